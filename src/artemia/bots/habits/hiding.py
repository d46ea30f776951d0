"""The habits of the Hunted before the reveal: a full hand, a place worth its risk, not the obvious one."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.guess import guess_of, prudent
from artemia.bots.habits.sampling import chance, draw, settle_one, settled
from artemia.bots.habits.scale import at_hand
from artemia.bots.habits.survival_cards import card_if_ready, readiness
from artemia.bots.habits.tokens import danger, safe_weights
from artemia.bots.habits.worth import worths
from artemia.engine.step import NO, OP, OP_BY_NAME, Answers, Step, first_of, second_of
from artemia.rules.catalog import SURVIVAL, card_named
from artemia.rules.constants import Places
from artemia.rules.effects.tokens import catching
from artemia.rules.phases.exploration import cards_to_play
from artemia.rules.state import State

VORTEX: Final = card_named(SURVIVAL, "vortex").bit

COMMIT: Final = OP_BY_NAME["commit"].number
GIVE_UP: Final = OP_BY_NAME["give_up"].number
PLAY_SURVIVAL: Final = OP_BY_NAME["play_survival"].number
RESIST: Final = OP_BY_NAME["resist"].number

EVEN: Final = [1] * 64
ALL_TEN: Final = list(range(10))


def explore(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A Survival card if it helps now, cards back if the hand got small, then a place."""
    commit = cards = little = much = all_back = NO
    for answer in answers:
        op = answer & OP
        if op == COMMIT:
            commit = answer
        elif op == PLAY_SURVIVAL:
            cards = answer
        elif op == GIVE_UP:
            all_back = answer
        elif op == RESIST:
            if second_of(answer) == 1:
                little = answer
            else:
                much = answer
    if cards:
        step = card_if_ready(rng, g, me, cards)
        if step:
            return step
    if little or all_back:
        step = refresh(rng, g, me, commit, little, much, all_back)
        if step:
            return step
    return settled(rng, commit, place_weights(g, me))


# Resist, Give Up


def refresh(rng: Random, g: State, me: int, commit: Step, little: Step, much: Step, all_back: Step) -> Step:
    """Takes cards back before the hand gives him away; 0 to go on with what he has."""
    h = g.hunted[me]
    choice = first_of(commit).bit_count() - cards_to_play(g, me) + 1 if commit else 0
    discarded = h.discard.bit_count()
    # A Give Up that ends the game is no way out, unless there is no other.
    last = g.assimilation <= 1
    if choice >= 3:
        if h.will > 1 and choice == 3 and little and discarded >= 3 and chance(rng, 12 * (h.will - 1)):
            return settled(rng, little, take_back_weights(g, me))
        return 0
    if h.will > 1 and little:
        if not choice or chance(rng, 90 if choice == 1 else 55 if h.will == 3 else 35):
            if much and h.will > 2 and discarded >= 4 and chance(rng, 35):
                return settled(rng, much, take_back_weights(g, me))
            return settled(rng, little, take_back_weights(g, me))
        return 0
    if not choice:
        return all_back or settled(rng, little, take_back_weights(g, me))
    if all_back and not last and h.will == 1 and discarded >= 2 and chance(rng, 75 if choice == 1 else 30):
        return all_back
    return 0


def take_back_weights(g: State, me: int) -> list[int]:
    """The better a place will serve him, the likelier he takes it back."""
    weights = worths(g, me)
    for i in range(10):
        weights[i] = (weights[i] + 20) * (weights[i] + 20)
    return weights


def loss_weights(g: State, me: int) -> list[int]:
    """The less a place will serve him, the likelier he parts with it."""
    weights = worths(g, me)
    for i in range(10):
        weights[i] = 100000 // ((weights[i] + 15) * (weights[i] + 15)) + 1
    return weights


# The place


def place_weights(g: State, me: int) -> list[int]:
    guess = guess_of(g, me)
    worth = guess.worth[me][:]
    shared = shared_places(g)
    for i in range(10):
        if shared >> i & 1:
            worth[i] = worth[i] * 3 // (3 + rivals(g, me, 1 << i))
    return prudent(ALL_TEN, worth, guess.costs[me], guess.risk)


def shared_places(g: State) -> Places:
    """Where a second Hunted finds nothing more to do."""
    return g.planet.once_a_turn | (g.sanctuary.token if g.sanctuary is not None else 0)


def rivals(g: State, me: int, place: Places) -> int:
    """How many others may go there too; the place serves only the first of them."""
    found = 0
    for seat in range(1, g.seats):
        if seat != me and at_hand(g, seat) & place:
            found += 1
    return found


# Phase 2, and the two cards of the River


def counter_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Vortex if a token lies on his place and a better one lies in his discard."""
    wanted = chance(rng, readiness(g, me, VORTEX))
    for answer in answers:
        if answer and (first_of(answer) > 0) == wanted:
            return settled(rng, answer, EVEN)
    return NO


def vortex(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card under a token goes, a safe one comes."""
    outgoing: list[int] = []
    for answer in answers:
        place = second_of(answer)
        outgoing.append(0 if not answer else 100 if place & catching(g) else 20 if place & danger(g) else 1)
    return settled(rng, answers[draw(rng, outgoing)], safe_weights(g, me))


def which_to_explore(rng: Random, g: State, me: int, answers: Answers) -> Step:
    return settle_one(rng, answers, safe_weights(g, me))
