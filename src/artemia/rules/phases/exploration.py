"""Phase 1: one shared, secret window. Everybody acts as they like until the last one is done."""

from __future__ import annotations

from artemia.engine.step import (
    DISCARDS,
    NO,
    NOBODY,
    SECRET,
    Answers,
    Seat,
    Step,
    effect,
    exactly,
    members,
    one_of,
    question,
    up_to,
)
from artemia.engine.traits import Facts
from artemia.rules.amounts import RESIST_CARDS, amount
from artemia.rules.bars import Bar, Barred
from artemia.rules.constants import CREATURE, EXPLORATION, FULL_WILL, Places
from artemia.rules.discard_piles import leave_discard
from artemia.rules.effects.tracks import advance_assimilation
from artemia.rules.effects.will import regain
from artemia.rules.modifiers import RESIST_HALVED, RESIST_ONE_FEWER
from artemia.rules.offers import HUNTED_EXPLORES, with_offers
from artemia.rules.state import State
from artemia.rules.windows import (
    creature_may_act,
    play_survival,
    playable_survival,
    prepare,
    reopen_for_creature,
)


@effect(NOBODY)
def exploration(g: State) -> None:
    g.window = explore(0)
    agenda = g.agenda
    for me in range(g.seats - 1, 0, -1):
        agenda.append(explore(me))
    if creature_may_act(g):
        g.then(prepare(CREATURE))
    else:
        g.done |= 1


def cards_to_play(g: State, me: Seat) -> int:
    """From the hand: the Fjord's second card comes from the discard."""
    return 2 if (g.river_now | g.artefact_now) >> me & 1 else 1


def playable_places(g: State, me: Seat) -> Places:
    """The cards in hand they may play."""
    return playable_among(g, me, g.hunted[me].hand)


def playable_among(g: State, me: Seat, cards: Places) -> Places:
    """Those of these cards they may play. If even all they own were too few, what bars them is ignored."""
    if g.inaccessible:
        open_places = ~g.inaccessible
        if (g.hunted[me].owned & open_places).bit_count() >= cards_to_play(g, me):
            return cards & open_places
    return cards


def how_many_and_why(g: State, me: Seat) -> Facts:
    if playable_places(g, me).bit_count() < cards_to_play(g, me):
        return {"cause": "stuck"}
    if g.river_now >> me & 1:
        return {"cause": "keeps_one"}
    if g.fjord_now >> me & 1 and g.hunted[me].discard & ~g.inaccessible:
        return {"cause": "one_from_discard"}
    return {"cause": "plays_both" if g.artefact_now >> me & 1 else "plain"}


def what_they_cannot_regain(g: State, me: Seat) -> Barred:
    """Resisting and giving up, while they bring nothing or have been used."""
    h, found = g.hunted[me], []
    if not h.discard:
        found.append((resist(me, 0, 1), Bar("resist/nothing-back")))
    elif g.resisted >> me & 1:
        found.append((resist(me, 0, 1), Bar("resist/once")))
    if g.gave_up >> me & 1:
        found.append((give_up(me), Bar("give-up/once")))
    elif not h.discard and h.will == FULL_WILL:
        found.append((give_up(me), Bar("give-up/nothing-lost")))
    return tuple(found)


@question(
    always=True,
    secret=True,
    at_leisure=True,
    facts=how_many_and_why,
    barred=what_they_cannot_regain,
    book="lay",
)
def explore(g: State, me: Seat) -> Answers:
    h = g.hunted[me]
    places = playable_places(g, me) if g.inaccessible else h.hand
    n = cards_to_play(g, me)
    to_play = one_of(commit(me, places)) if n == 1 else exactly(n, commit(me, places))
    to_play_card = NO
    cards = g.cards.survival_in_phase[EXPLORATION]
    if h.survival & cards:
        cards = playable_survival(g, me, cards)
        to_play_card = one_of(play_survival(me, cards))
    answers: Answers
    if not h.discard:
        answers = to_play, to_play_card, NO if g.gave_up >> me & 1 or h.will == FULL_WILL else give_up(me)
    elif g.resisted >> me & 1:
        answers = to_play, to_play_card, NO if g.gave_up >> me & 1 else give_up(me)
    else:
        for_one = cards_for_will(g, me, 1)
        answers = (
            to_play,
            to_play_card,
            up_to(for_one, resist(me, h.discard, 1)),
            up_to(cards_for_will(g, me, 2), resist(me, h.discard, 2))
            if h.will > 1 and h.discard.bit_count() > for_one
            else NO,
            NO if g.gave_up >> me & 1 else give_up(me),
        )
    if g.fjord_now >> me & 1:
        answers = (*ways_to_commit_two(g, me, places, to_play), *answers[1:])
    return with_offers(g, HUNTED_EXPLORES, me, answers)


def cards_for_will(g: State, me: Seat, will: int) -> int:
    """How many Place cards come back for Resisting."""
    cards = will if g.modifiers & RESIST_HALVED else 2 * will
    if g.modifiers & RESIST_ONE_FEWER:
        cards -= 1
    return amount(RESIST_CARDS, g, me, cards)


def ways_to_commit_two(g: State, me: Seat, places: Places, to_play: Step) -> Answers:
    """After the Fjord: a card from the hand with each of the discard."""
    second = g.hunted[me].discard & ~g.inaccessible
    return tuple([one_of(commit_two(me, places, one)) for one in members(second)]) or (to_play,)


@effect(SECRET)
def commit_two(g: State, me: Seat, places: Places, from_discard: Places) -> None:
    """After the Fjord: one card from the hand and one from the discard, which all can see leave it."""
    h = g.hunted[me]
    h.played = places | from_discard
    h.exposed = from_discard
    h.hand &= ~places
    h.discard &= ~from_discard
    g.done |= 1 << me


@effect(SECRET)
def commit(g: State, me: Seat, places: Places) -> None:
    """Lays Place cards face down. They are no longer in hand."""
    h = g.hunted[me]
    h.played = places
    h.hand &= ~places
    g.done |= 1 << me


def for_the_last_will(g: State, me: Seat, places: Places, cost: int) -> Facts:
    return {"last": "yes" if g.hunted[me].will <= cost else "no"}


@effect(DISCARDS, facts=for_the_last_will, costs=True, icon="resist", book="resist")
def resist(g: State, me: Seat, places: Places, cost: int) -> None:
    """Pays 1 or 2 Will to take back Place cards; with the last Will they give up at once."""
    h = g.hunted[me]
    g.resisted |= 1 << me
    h.will -= cost
    leave_discard(g, me, places)
    reopen_for_creature(g)
    if h.will <= 0:
        g.then(give_up(me))
    else:
        g.then(explore(me))


@effect(leaves=True, dear=True, costs=True, look="let_go", icon="flag", book="give-up")
def give_up(g: State, me: Seat) -> None:
    """All Will and all Place cards come back, and Assimilation moves."""
    h = g.hunted[me]
    if h.will > 0:  # not forced by Resist
        g.gave_up |= 1 << me
    leave_discard(g, me, h.discard)
    reopen_for_creature(g)
    g.then(explore(me))
    regain(g, me, FULL_WILL - (h.will if h.will > 0 else 0))
    g.then(advance_assimilation(me, 1))


@effect(SECRET, leaves=True, icon="undo")
def withdraw(g: State, me: Seat) -> None:
    """Changes their mind before the window closes."""
    g.done &= ~(1 << me)
    if me == CREATURE:
        g.then(prepare(CREATURE))
        return
    take_back_commitment(g, me)
    g.then(explore(me))


def take_back_commitment(g: State, me: Seat) -> None:
    h = g.hunted[me]
    h.hand |= h.played & ~h.exposed
    h.discard |= h.exposed
    h.played = h.exposed = 0


def recall_commitments(g: State) -> None:
    """The Creature changed the terms: all who had chosen choose again."""
    for me in range(g.seats - 1, 0, -1):
        if g.done >> me & 1:
            take_back_commitment(g, me)
            g.done &= ~(1 << me)
            g.then(explore(me))


def standing_offer(g: State, me: Seat) -> Answers:
    """Whoever is done may think again while the window is open."""
    if g.phase != EXPLORATION or not g.done >> me & 1 or g.winner:
        return ()
    if me == CREATURE and not creature_may_act(g):
        return ()
    return (withdraw(me),)
