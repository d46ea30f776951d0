"""Phase 1: one shared, secret window. Everybody acts as they like until the last one is done."""

from __future__ import annotations

from artemia.engine.step import (
    DISCARDS,
    NO,
    NOBODY,
    SECRET,
    Answers,
    Seat,
    effect,
    exactly,
    one_of,
    question,
    up_to,
)
from artemia.rules.catalog import SURVIVAL_IN_PHASE
from artemia.rules.effects.tracks import advance_assimilation
from artemia.rules.fog import leave_discard
from artemia.rules.state import State
from artemia.rules.windows import (
    play_survival,
    playable_survival,
    prepare,
    reopen_for_creature,
)
from artemia.rules.words import CREATURE, EXPLORATION, FULL_WILL, Places


@effect(NOBODY)
def exploration(g: State) -> None:
    g.phase = EXPLORATION
    g.window = explore(0)
    for me in range(g.seats - 1, 0, -1):
        g.then(explore(me))
    if g.creature_may_play():
        g.then(prepare(CREATURE))
    else:
        g.done |= 1


def cards_to_play(g: State, me: Seat) -> int:
    return 2 if (g.river_now | g.artefact_now) >> me & 1 else 1


def playable_places(g: State, me: Seat) -> Places:
    """The cards in hand he may play. If even a full hand held too few, what bars them is ignored."""
    h = g.hunted[me]
    if g.inaccessible:
        open_places = ~g.inaccessible
        if ((h.hand | h.discard) & open_places).bit_count() >= cards_to_play(g, me):
            return h.hand & open_places
    return h.hand


@question(always=True)
def explore(g: State, me: Seat) -> Answers:
    h = g.hunted[me]
    places = playable_places(g, me) if g.inaccessible else h.hand
    to_play = exactly(cards_to_play(g, me), commit(me, places))
    to_play_card = NO
    if h.survival & SURVIVAL_IN_PHASE[EXPLORATION]:
        cards = playable_survival(g, me, SURVIVAL_IN_PHASE[EXPLORATION])
        to_play_card = one_of(play_survival(me, cards))
    may_give_up = not g.gave_up >> me & 1
    if not h.discard:
        return to_play, to_play_card, give_up(me) if may_give_up and h.will < FULL_WILL else NO
    if g.resisted >> me & 1:
        return to_play, to_play_card, give_up(me) if may_give_up else NO
    return (
        to_play,
        to_play_card,
        up_to(2, resist(me, h.discard, 1)),
        up_to(4, resist(me, h.discard, 2)) if h.will > 1 and h.discard.bit_count() > 2 else NO,
        give_up(me) if may_give_up else NO,
    )


@effect(SECRET)
def commit(g: State, me: Seat, places: Places) -> None:
    """Lays Place cards face down. They are no longer in hand."""
    h = g.hunted[me]
    h.played = places
    h.hand &= ~places
    g.done |= 1 << me


@effect(DISCARDS)
def resist(g: State, me: Seat, places: Places, cost: int) -> None:
    """Pays 1 or 2 Will to take back Place cards; with the last Will he gives up at once."""
    h = g.hunted[me]
    g.resisted |= 1 << me
    h.will -= cost
    leave_discard(g, me, places)
    reopen_for_creature(g)
    if h.will <= 0:
        g.then(give_up(me))
    else:
        g.then(explore(me))


@effect()
def give_up(g: State, me: Seat) -> None:
    """All Will and all Place cards come back, and Assimilation moves."""
    h = g.hunted[me]
    if h.will > 0:  # not forced by Resist
        g.gave_up |= 1 << me
    h.will = FULL_WILL
    leave_discard(g, me, h.discard)
    reopen_for_creature(g)
    g.then(explore(me))
    g.then(advance_assimilation(me, 1))


@effect(SECRET)
def withdraw(g: State, me: Seat) -> None:
    """Changes his mind before the window closes."""
    g.done &= ~(1 << me)
    if me == CREATURE:
        g.then(prepare(CREATURE))
        return
    take_back_commitment(g, me)
    g.then(explore(me))


def take_back_commitment(g: State, me: Seat) -> None:
    h = g.hunted[me]
    h.hand |= h.played
    h.played = 0


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
    if me == CREATURE and not g.creature_may_play():
        return ()
    return (withdraw(me),)
