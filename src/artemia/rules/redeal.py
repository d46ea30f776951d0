"""Another deal of what a seat can't see: a full state this seat could not tell from the real one."""

from __future__ import annotations

from typing import Final

from artemia.engine.chance import key_of
from artemia.engine.step import Seat, members
from artemia.rules.constants import CREATURE, EXPLORATION
from artemia.rules.effects.places import face_down
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.modifiers import HIDDEN_DISCARDS
from artemia.rules.phases.exploration import cards_to_play, playable_places
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State, exploration_of

TRIES: Final = 20
"""For a deal of hidden discards in which he could have laid what he laid; nearly always the first one is."""

ONLOOKER: Final = 7
"""Sits nowhere, and knows what everybody knows."""


def redeal(g: State, seat: Seat, seed: int | str) -> State:
    """Hidden cards are dealt anew, secret choices of the others drawn anew, and chance starts afresh."""
    new = g.copy()
    new.key = key_of(f"redeal {seed}")
    new.drawn = 0
    new.answers = ()
    if seat == CREATURE:
        known = new.hunt_deck[: new.hunt_known_below]
        new.hunt_deck = known + in_new_order(new, new.hunt_deck[new.hunt_known_below :])
    else:
        redeal_hunt_cards(new)
    redeal_survival_cards(new, seat)
    if new.exploration is not None:
        redeal_exploration(new, new.exploration)
    if new.sanctuary is not None:
        redeal_sanctuary(new, new.sanctuary, seat)
    for me in new.hunted_seats():
        if me != seat:
            h = new.hunted[me]
            on_the_table = h.aside & h.played > 0
            if seat == CREATURE and new.modifiers & HIDDEN_DISCARDS:
                redeal_fog(new, me)
            else:
                redeal_places(new, me, seat)
            h.aside = some_of(new, h.played if on_the_table else h.hand, h.aside.bit_count())
    return new


def in_new_order(g: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """These cards in an order that owes nothing to the old one."""
    return g.shuffled(tuple(sorted(cards)))


def some_of(g: State, cards: int, n: int) -> int:
    """A random set of n of these cards."""
    return sum(g.shuffled(members(cards))[:n])


def redeal_hunt_cards(g: State) -> None:
    """All but those the Hunted have seen."""
    seen = 0
    if g.exploration is not None:
        seen = g.exploration.hunt_seen = g.hunt_hand & g.exploration.hunt_seen
    n = (g.hunt_hand & ~seen).bit_count()
    pile = in_new_order(g, g.hunt_deck + members(g.hunt_hand & ~seen))
    g.hunt_hand, g.hunt_deck = seen | sum(pile[:n]), pile[n:]


def redeal_exploration(g: State, w: ExplorationState) -> None:
    known = w.sites[: w.sites_known_below]
    w.sites = known + in_new_order(g, w.sites[w.sites_known_below :])


def redeal_sanctuary(g: State, s: SanctuaryState, seat: Seat) -> None:
    """Survivors nobody else has seen, Avatars nobody has shown yet, the Creature's Evolutions."""
    others = [me for me in g.hunted_seats() if me != seat]
    pile = s.survivor_pile
    for me in others:
        pile += members(s.unseen[me])
    pile = in_new_order(g, pile)
    for me in others:
        n = s.unseen[me].bit_count()
        s.survivors[me] = s.survivors[me] & ~s.unseen[me] | sum(pile[:n])
        s.unseen[me], pile = sum(pile[:n]), pile[n:]
    s.survivor_pile = pile
    redeal_avatars(g, s, seat)
    for level in (1, 2):
        redeal_evolutions(g, s, seat, level)


def redeal_avatars(g: State, s: SanctuaryState, seat: Seat) -> None:
    if sum(s.avatars_dealt):
        mine = 0 if seat == ONLOOKER else s.avatars_dealt[seat]
        left = in_new_order(g, tuple([each for each in g.cards.avatar if not each & mine]))
        for me in g.hunted_seats():
            if me != seat:
                n = s.avatars_dealt[me].bit_count()
                s.avatars_dealt[me], left = sum(left[:n]), left[n:]
                if s.avatars[me]:
                    s.avatars[me] = some_of(g, s.avatars_dealt[me], 1)


def redeal_evolutions(g: State, s: SanctuaryState, seat: Seat, level: int) -> None:
    """The Creature knows its hand and what it saw go under the pile; the Hunted know the backs, and some."""
    pile, below = s.piles[level - 1], s.known_below[level - 1]
    if seat == CREATURE:
        s.piles[level - 1] = pile[:below] + in_new_order(g, pile[below:])
        return
    unseen = s.evolutions & ~s.evolutions_seen
    held = [card for card in members(unseen) if g.cards.evolution[card].level == level]
    pile = in_new_order(g, (*pile, *held))
    n = len(held)
    s.evolutions = s.evolutions & ~sum(held) | sum(pile[:n])
    s.piles[level - 1] = pile[n:]


def redeal_survival_cards(g: State, seat: Seat) -> None:
    """All but those everybody saw him take who holds them."""
    others = [g.hunted[me] for me in g.hunted_seats() if me != seat]
    seen = 0
    if g.exploration is not None:
        held = sum([h.survival for h in g.hunted])
        seen = g.exploration.survival_seen = g.exploration.survival_seen & held
    pile = g.survival_deck
    for h in others:
        pile += members(h.survival & ~seen) + members(h.drawn)
    pile = in_new_order(g, pile)
    for h in others:
        n, drawn = (h.survival & ~seen).bit_count(), h.drawn.bit_count()
        h.survival = h.survival & seen | sum(pile[:n])
        h.drawn, pile = sum(pile[n : n + drawn]), pile[n + drawn :]
        h.plan = 0
    g.survival_deck = pile


def redeal_fog(g: State, me: Seat) -> None:
    """While discards are hidden the Creature knows how many cards lie there, not which of the moved ones."""
    h = g.hunted[me]
    hand, discard = h.hand, h.discard
    table, fjord = face_down(g, me), g.fjord_now >> me & 1
    left = h.exposed & table if fjord and not h.at else 0  # the discard, and may be any card that lay there
    gone, known = ((discard | left) & h.fog).bit_count(), (discard | left) & ~h.fog
    held = (hand | discard | table) & ~known
    from_hand = table.bit_count() - left.bit_count()
    for _ in range(TRIES):
        h.discard = known | some_of(g, held & h.fog & ~h.shown, gone)
        h.hand = held & ~h.discard
        free = (h.hand & (h.fog | table) if h.at else playable_places(g, me)) & ~h.shown
        second = h.discard & ~g.inaccessible
        if free.bit_count() >= from_hand and second.bit_count() >= left.bit_count():
            break
    else:
        h.hand, h.discard = hand, discard
        return
    if table:
        laid = some_of(g, free, from_hand)
        from_discard = some_of(g, second, left.bit_count()) if left else 0
        h.hand &= ~laid
        h.discard &= ~from_discard
        h.played = h.played & ~table | laid | from_discard
        if not fjord:
            h.exposed = some_of(g, h.played, h.exposed.bit_count())
        else:
            h.exposed = h.exposed & ~table | (laid if h.at and h.exposed & table else from_discard)


def redeal_places(g: State, me: Seat, seat: Seat) -> None:
    """The card he laid face down could be any he might have laid."""
    h = g.hunted[me]
    if g.fjord_now >> me & 1:
        redeal_fjord(g, me, seat)
    elif h.played and not h.at:
        n = h.played.bit_count()
        known = h.exposed if n == cards_to_play(g, me) else 0  # he may have kept either of two
        h.hand |= h.played
        free = playable_places(g, me) & ~known
        if seat == CREATURE:
            free &= ~h.shown
        h.played = known | some_of(g, free, n - known.bit_count())
        h.hand &= ~h.played
    if seat != CREATURE:
        h.shown = some_of(g, h.hand, h.shown.bit_count())


def redeal_fjord(g: State, me: Seat, seat: Seat) -> None:
    """Which discarded card he laid is known when the first phase is over; after the reveal, both may be."""
    h = g.hunted[me]
    known = h.shown if seat == CREATURE else 0
    if h.at:
        down = face_down(g, me)
        h.hand |= down
        free = (h.hand & exploration_of(g).veiled >> 10 * (me - 1) | down) & ~known
        laid = some_of(g, free, down.bit_count())
        h.played = h.played & ~down | laid
    else:
        n = (h.played & ~h.exposed).bit_count()
        h.hand |= h.played & ~h.exposed
        if g.phase <= EXPLORATION:
            h.discard |= h.exposed
            h.exposed = some_of(g, h.discard & ~g.inaccessible, h.exposed.bit_count())
            h.discard &= ~h.exposed
        laid = some_of(g, playable_places(g, me) & ~known, n)
        h.played = h.exposed | laid
    h.hand &= ~laid
