"""Where a Hunted goes: a full hand, a place worth its risk, not the obvious one."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.drivers.playing_survival_cards import card_if_ready
from artemia.bots.habits.guess import INDEXES, guess_of, prudent
from artemia.bots.habits.ops import COMMIT, COMMIT_TWO, GIVE_UP, PLAY_SURVIVAL, RESIST, USE_AVATAR
from artemia.bots.habits.registry import avatar_worth
from artemia.bots.habits.sampling import chance, settle_each, settled
from artemia.bots.habits.worth import take_back_weights
from artemia.engine.step import NO, OP, Answers, Step, first_of, members, second_of
from artemia.rules.knowledge import held_by
from artemia.rules.phases.exploration import cards_to_play
from artemia.rules.state import State


def explore(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card or the Avatar if it helps now, cards back if the hand got small, then a place, or two."""
    commit = cards = avatar = little = much = all_back = NO
    for answer in answers:
        op = answer & OP
        if op == COMMIT:
            commit = answer
        elif op == PLAY_SURVIVAL:
            cards = answer
        elif op == GIVE_UP:
            all_back = answer
        elif op == COMMIT_TWO:
            commit = answer
        elif op == USE_AVATAR:
            avatar = answer
        elif op == RESIST:
            if second_of(answer) == 1:
                little = answer
            else:
                much = answer
    if cards:
        step = card_if_ready(rng, g, me, cards)
        if step:
            return step
    if avatar and chance(rng, avatar_worth(g, first_of(avatar)).ready(g, me)):
        return avatar
    if little or all_back:
        step = resist(rng, g, me, commit, little, much, all_back)
        if step:
            return step
    if commit & OP == COMMIT:
        return settled(rng, commit, place_weights(g, me))
    return commit_two(rng, g, me, answers) if commit else all_back


def commit_two(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """After the Fjord: one from the hand, and one from the discard, which all see leave it."""
    weights = place_weights(g, me)
    pairs = tuple([answer for answer in answers if answer & OP == COMMIT_TWO])
    return settle_each(
        rng, pairs, lambda _: weights, lambda step: 1 + weights[second_of(step).bit_length() - 1]
    )


def resist(rng: Random, g: State, me: int, commit: Step, little: Step, much: Step, all_back: Step) -> Step:
    """Resists or gives up before the hand gives them away; NO to go on with what they have."""
    h = g.hunted[me]
    choice = first_of(commit).bit_count() - cards_to_play(g, me) + 1 if commit else 0
    discarded = h.discard.bit_count()
    # A Give Up that ends the game is no way out, unless there is no other.
    last = g.assimilation <= 1
    if choice >= 3:
        if h.will > 1 and choice == 3 and little and discarded >= 3 and chance(rng, 12 * (h.will - 1)):
            return settled(rng, little, take_back_weights(g, me))
        return NO
    if h.will > 1 and little:
        if not choice or chance(rng, 90 if choice == 1 else 55 if h.will == 3 else 35):
            if much and h.will > 2 and discarded >= 4 and chance(rng, 35):
                return settled(rng, much, take_back_weights(g, me))
            return settled(rng, little, take_back_weights(g, me))
        return NO
    if not choice:
        return all_back or settled(rng, little, take_back_weights(g, me))
    if all_back and not last and h.will == 1 and discarded >= 2 and chance(rng, 75 if choice == 1 else 30):
        return all_back
    return NO


def place_weights(g: State, me: int) -> list[int]:
    """For each place they may lay: its worth against where they expect the Creature."""
    h = g.hunted[me]
    cards = h.hand | h.discard if g.fjord_now >> me & 1 else h.hand
    guess = guess_of(g, me)
    worth = guess.worth[me][:]
    # Where a second Hunted finds nothing more to do, the place serves only the first of them.
    shared = g.planet.once_a_turn | (g.sanctuary.token if g.sanctuary is not None else 0)
    for place in members(shared & cards):
        rivals = 0
        for seat in range(1, g.seats):
            if seat != me and held_by(g, seat) & place:
                rivals += 1
        i = place.bit_length() - 1
        worth[i] = worth[i] * 3 // (3 + rivals)
    places = INDEXES[cards]
    weights = [0] * 10
    for n, weight in enumerate(prudent(places, worth, guess.costs[me], guess.risk)):
        weights[places[n]] = weight
    return weights
