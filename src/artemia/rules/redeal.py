"""Another deal of what a seat can't see: a full state this seat could not tell from the real one."""

from __future__ import annotations

from typing import Final, cast

from artemia.engine.chance import key_of
from artemia.engine.step import Seat, Set, Step, members
from artemia.rules.constants import CREATURE
from artemia.rules.effects.places import face_down
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.knowledge import (
    ONLOOKER,
    Eyes,
    HiddenPile,
    discards_hidden,
    evolutions_seen,
    exposed_to,
    hunt_cards_seen,
    may_lie_face_down,
    possible,
    seen_in_hand,
    survival_cards_seen,
    survivors_seen,
)
from artemia.rules.phases.exploration import (
    cards_to_play,
    explore,
    playable_places,
    take_back_commitment,
)
from artemia.rules.phases.hunting import hunting
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State
from artemia.rules.windows import prepare

TRIES: Final = 20
"""For a deal of hidden discards in which they could have laid what they laid; nearly always the first is."""


def redeal(g: State, eyes: Eyes, seed: int | str) -> State:
    """Hidden cards are dealt anew, secret choices of the others drawn anew, and chance starts afresh."""
    new = g.copy()
    new.key = key_of(f"redeal {seed}")
    new.drawn = 0
    new.answers = ()
    if new.window == explore(0) and not new.winner:
        redeal_commitments(new, eyes)
    redeal_hunt_cards(new, eyes)
    redeal_survival_cards(new, eyes)
    if new.exploration is not None:
        redeal_exploration(new, new.exploration)
    if new.sanctuary is not None:
        redeal_sanctuary(new, new.sanctuary, eyes)
    hidden = discards_hidden(new, eyes)
    for me in new.hunted_seats():
        if me != eyes:
            h = new.hunted[me]
            on_the_table = h.aside & h.played > 0
            if hidden:
                redeal_fog(new, me, eyes)
            elif new.fjord_now >> me & 1:
                redeal_fjord(new, me, eyes)
            elif h.played and not h.at:
                redeal_laid(new, me, eyes)
            if eyes != CREATURE:
                h.shown = some_of(new, h.hand, h.shown.bit_count())
            h.aside = some_of(new, h.played if on_the_table else h.hand, h.aside.bit_count())
    return new


def in_new_order(g: State, cards: tuple[Set, ...]) -> tuple[Set, ...]:
    """These cards in an order that owes nothing to the old one."""
    return g.shuffled(tuple(sorted(cards)))


def some_of(g: State, cards: Set, n: int) -> Set:
    """A random set of n of these cards."""
    return cast(Set, sum(g.shuffled(members(cards))[:n]))


def redeal_commitments(g: State, eyes: Eyes) -> None:
    """In phase 1 nobody can tell who else is done: here no other Hunted is, and the Creature has passed.

    Their questions lie where they did before anybody answered, for their order would tell as well.
    """
    others: list[Step] = []
    for me in range(g.seats - 1, 0, -1):
        if me != eyes:
            if g.done >> me & 1:
                take_back_commitment(g, me)
            elif explore(me) not in g.agenda and ~explore(me) not in g.agenda:
                continue  # just being asked
            others.append(explore(me))
    g.agenda[:] = [step for step in g.agenda if step not in others and ~step not in others]
    if eyes != CREATURE and (
        others or not g.done >> eyes & 1
    ):  # else the table waits for it, as all can tell
        g.withdraw_questions(prepare(CREATURE))
        g.done |= 1
    g.done &= 1 | 1 << eyes
    above = g.agenda.index(hunting()) + 1
    g.agenda[above:above] = others


def redeal_hunt_cards(g: State, eyes: Eyes) -> None:
    """All but those these eyes have seen: in the hand, or going under the deck."""
    seen, below = hunt_cards_seen(g, eyes), g.hunt_known_below if eyes == CREATURE else 0
    unseen = g.hunt_hand & ~seen
    pile, n = in_new_order(g, g.hunt_deck[below:] + members(unseen)), unseen.bit_count()
    g.hunt_hand, g.hunt_deck = seen | sum(pile[:n]), g.hunt_deck[:below] + pile[n:]
    w = g.exploration
    if w is not None and eyes == ONLOOKER:
        w.hunt_seen = some_of(g, g.hunt_hand, (w.hunt_seen & unseen).bit_count())
    elif w is not None and eyes != CREATURE:
        w.hunt_seen = seen


def redeal_exploration(g: State, w: ExplorationState) -> None:
    known = w.sites[: w.sites_known_below]
    w.sites = known + in_new_order(g, w.sites[w.sites_known_below :])


def redeal_sanctuary(g: State, s: SanctuaryState, eyes: Eyes) -> None:
    """Survivors nobody else has seen, Avatars nobody has shown yet, the Creature's Evolutions."""
    others = [me for me in g.hunted_seats() if me != eyes]
    pile = s.survivor_pile
    for me in others:
        pile += members(s.unseen[me])
    pile = in_new_order(g, pile)
    for me in others:
        n = s.unseen[me].bit_count()
        s.survivors[me] = survivors_seen(s, me, eyes) | sum(pile[:n])
        s.unseen[me], pile = sum(pile[:n]), pile[n:]
    s.survivor_pile = pile
    redeal_avatars(g, s, eyes)
    for level in (1, 2):
        redeal_evolutions(g, s, eyes, level)


def redeal_avatars(g: State, s: SanctuaryState, eyes: Eyes) -> None:
    if sum(s.avatars_dealt):
        mine = s.avatars_dealt[eyes] if eyes < g.seats else 0
        left = in_new_order(g, tuple([each for each in g.cards.avatar if not each & mine]))
        for me in g.hunted_seats():
            if me != eyes:
                n = s.avatars_dealt[me].bit_count()
                s.avatars_dealt[me], left = sum(left[:n]), left[n:]
                if s.avatars[me]:
                    s.avatars[me] = some_of(g, s.avatars_dealt[me], 1)


def redeal_evolutions(g: State, s: SanctuaryState, eyes: Eyes, level: int) -> None:
    """The Creature knows its hand and what it saw go under the pile; the Hunted know the backs, and some."""
    pile, below = s.piles[level - 1], s.known_below[level - 1]
    if eyes == CREATURE:
        s.piles[level - 1] = pile[:below] + in_new_order(g, pile[below:])
        return
    unseen = s.evolutions & ~evolutions_seen(s, eyes)
    held = [card for card in members(unseen) if g.cards.evolution[card].level == level]
    pile = in_new_order(g, (*pile, *held))
    n = len(held)
    s.evolutions = s.evolutions & ~sum(held) | sum(pile[:n])
    s.piles[level - 1] = pile[n:]


def redeal_survival_cards(g: State, eyes: Eyes) -> None:
    """All but those everybody saw them take who hold them."""
    others = [g.hunted[me] for me in g.hunted_seats() if me != eyes]
    seen = survival_cards_seen(g)
    if g.exploration is not None:
        g.exploration.survival_seen = seen
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


def redeal_fog(g: State, me: Seat, eyes: Eyes) -> None:
    """While discards are hidden one knows how many cards lie there, not which of the moved ones."""
    h, pile, seen = g.hunted[me], HiddenPile(g, me, eyes), seen_in_hand(g, me, eyes)
    hand, discard = h.hand, h.discard
    table, laid_from_pile = face_down(g, me), pile.laid.bit_count()
    from_hand = table.bit_count() - laid_from_pile
    for _ in range(TRIES):
        h.discard = pile.known | some_of(g, pile.lost, pile.gone)
        h.hand = pile.held & ~h.discard
        free = (h.hand & (h.fog | table) if h.at else playable_places(g, me)) & ~seen
        second = h.discard & ~g.inaccessible
        if free.bit_count() >= from_hand and second.bit_count() >= laid_from_pile:
            break
    else:
        h.hand, h.discard = hand, discard
        return
    if table:
        laid = some_of(g, free, from_hand)
        from_discard = some_of(g, second, laid_from_pile) if laid_from_pile else 0
        h.hand &= ~laid
        h.discard &= ~from_discard
        h.played = h.played & ~table | laid | from_discard
        if not g.fjord_now >> me & 1:
            h.exposed = some_of(g, h.played, h.exposed.bit_count())
        else:
            h.exposed = h.exposed & ~table | (laid if h.at and h.exposed & table else from_discard)


def redeal_laid(g: State, me: Seat, eyes: Eyes) -> None:
    """The cards they laid face down could be any they might have laid."""
    h = g.hunted[me]
    n = h.played.bit_count()
    known = exposed_to(g, me, eyes) if n == cards_to_play(g, me) else 0  # they may have kept either of two
    laid = known | some_of(g, possible(g, me, eyes) & ~known, n - known.bit_count())
    h.hand, h.played = (h.hand | h.played) & ~laid, laid


def redeal_fjord(g: State, me: Seat, eyes: Eyes) -> None:
    """Which discarded card they laid is known when the first phase is over; after the reveal, both may be."""
    h = g.hunted[me]
    if h.at:
        down = face_down(g, me)
        laid = some_of(g, may_lie_face_down(g, me, eyes), down.bit_count())
        h.hand |= down
        h.played = h.played & ~down | laid
    else:
        n = (h.played & ~h.exposed).bit_count()
        h.hand |= h.played & ~h.exposed
        laid = some_of(g, playable_places(g, me) & ~seen_in_hand(g, me, eyes), n)
        h.played = h.exposed | laid
    h.hand &= ~laid
