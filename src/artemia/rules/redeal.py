"""Another deal of what a seat can't see: a full state this seat could not tell from the real one."""

from __future__ import annotations

from artemia.engine.chance import key_of
from artemia.engine.step import Seat, members
from artemia.rules.exploration import playable_places
from artemia.rules.modifiers import HIDDEN_DISCARDS
from artemia.rules.state import Hunted, State
from artemia.rules.words import CREATURE, Places


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
    for me in new.hunted_seats():
        if me != seat:
            h = new.hunted[me]
            if seat == CREATURE and new.modifiers & HIDDEN_DISCARDS:
                redeal_fog(new, h)
            redeal_places(new, me, seat)
    return new


def in_new_order(g: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """These cards in an order that owes nothing to the old one."""
    return g.shuffled(tuple(sorted(cards)))


def some_of(g: State, cards: int, n: int) -> int:
    """A random set of n of these cards."""
    return sum(g.shuffled(members(cards))[:n])


def redeal_hunt_cards(g: State) -> None:
    n = g.hunt_hand.bit_count()
    pile = in_new_order(g, g.hunt_deck + members(g.hunt_hand))
    g.hunt_hand, g.hunt_deck = sum(pile[:n]), pile[n:]


def redeal_survival_cards(g: State, seat: Seat) -> None:
    others = [g.hunted[me] for me in g.hunted_seats() if me != seat]
    pile = g.survival_deck
    for h in others:
        pile += members(h.survival) + members(h.drawn)
    pile = in_new_order(g, pile)
    for h in others:
        n, drawn = h.survival.bit_count(), h.drawn.bit_count()
        h.survival, h.drawn, pile = sum(pile[:n]), sum(pile[n : n + drawn]), pile[n + drawn :]
        h.plan = 0
    g.survival_deck = pile


def redeal_fog(g: State, h: Hunted) -> None:
    """While discards are hidden the Creature knows how many cards lie there, not which of the moved ones."""
    table = 0 if h.at else h.played & ~h.exposed
    pool = (h.hand | h.discard | table) & h.fog & ~h.shown
    gone = some_of(g, pool, (h.discard & h.fog).bit_count())
    n = table.bit_count()
    held = (h.hand | h.discard | table) & ~gone & ~(h.discard & ~h.fog)
    h.discard = h.discard & ~h.fog | gone
    if n:
        table_now = some_of(g, held & ~h.shown, n)
        h.played = h.played & h.exposed | table_now
        held &= ~table_now
    h.hand = held


def redeal_places(g: State, me: Seat, seat: Seat) -> None:
    """The card he laid face down could be any he might have laid."""
    h = g.hunted[me]
    if h.played and not h.at:
        known = known_on_table(g, h, seat)
        h.hand |= h.played
        free = playable_places(g, me) & ~known
        if seat == CREATURE:
            free &= ~h.shown
        h.played = known | some_of(g, free, h.played.bit_count() - known.bit_count())
        h.hand &= ~h.played
    if seat != CREATURE:
        h.shown = some_of(g, h.hand, h.shown.bit_count())
    h.aside = some_of(g, h.hand, h.aside.bit_count())


def known_on_table(g: State, h: Hunted, seat: Seat) -> Places:
    if seat == CREATURE and g.modifiers & HIDDEN_DISCARDS:
        return 0
    return h.exposed
