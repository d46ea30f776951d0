"""What a seat sees of an expansion. A whitelist, like the rest of the view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from artemia.engine.fields import facts
from artemia.engine.step import OP, OPS, Seat, members
from artemia.rules.catalog import HUNT_BY_BIT, SITES
from artemia.rules.constants import CREATURE, EXPANSION
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.knowledge import (
    ANY_HUNTED,
    ONLOOKER,
    avatar_seen,
    evolutions_seen,
    eyes_of,
    hunt_cards_seen,
    survivors_seen,
)
from artemia.rules.modifiers import TARGET_HOLDS
from artemia.rules.sanctuary_catalog import AVATAR_BY_BIT, EVOLUTION_BY_BIT, SURVIVOR_BY_BIT
from artemia.rules.sanctuary_state import DNA_COUNTERS, SanctuaryState
from artemia.rules.state import State


@dataclass(frozen=True)
class ExplorationView:
    """EXPLORATION: the Shield, Will on the Rescue track, the places to be discovered."""

    shield: int | None  # the place it is on, if there is one
    fungi: list[int]  # distances from Victory
    hunt_seen: list[str] | None  # Hunt cards the Hunted have seen in the Creature's hand
    fjord: list[Seat]  # who plays two cards after the Fjord, this turn or the next
    camouflaged: list[Seat]
    enduring: list[Seat]
    stuck: list[Seat]
    sites_left: int
    sites_drawn: list[str]
    sites_discard: list[str]


@dataclass(frozen=True)
class SanctuaryView:
    """SANCTUARY: the city, survivors, Avatars, DNA and Evolutions."""

    token: int | None  # the place it is on; None in the light variant
    full_route: bool
    defense: int
    defense_spaces: int  # of this table's board
    bonuses: dict[int, str]  # by distance from Victory
    faceup: list[str]
    survivor_pile_count: int
    survivor_counts: list[int]  # by seat, the Creature's is 0
    survivors: list[list[str]]  # all of one's own; of others' those everybody saw them rescue
    avatars: list[str | None]
    avatars_dealt: list[str] | None  # for one's own seat, to choose from
    dna: int
    supply: int
    developed: list[str]
    active: list[str]
    latent: list[str]
    used: list[str]
    evolution_counts: list[int]  # in the Creature's hand, by level
    evolutions: list[str] | None
    evolutions_seen: list[str]  # those of them everybody has seen
    pile_counts: list[int]
    discards: list[list[str]]
    fortified: bool


def view_exploration(g: State, seat: Seat | None) -> ExplorationView | None:
    w = g.exploration
    if w is None:
        return None
    return ExplorationView(
        shield=w.shield if g.planet.shield else None,
        fungi=[space.bit_length() - 1 for space in members(w.fungi)],
        hunt_seen=hunt_cards(hunt_cards_seen(g, ANY_HUNTED)) if seat is not None else None,
        fjord=seats(g.fjord | g.fjord_now),
        camouflaged=seats(g.camouflaged),
        enduring=seats(g.enduring),
        stuck=[me for me in g.hunted_seats() if g.modifiers & TARGET_HOLDS and g.stuck(me)],
        sites_left=len(w.sites),
        sites_drawn=sites(w.sites_drawn),
        sites_discard=sites(w.sites_discard),
    )


_explored: Final = facts(ExplorationState, EXPANSION)
_explored_by_all: Final = facts(State, EXPANSION)


def exploration_facts(g: State) -> tuple[Any, ...]:
    """All that the views of EXPLORATION are made of: while it stays the same, so do they."""
    if g.exploration is None:
        return ()
    stuck = g.all_stuck() if g.modifiers & TARGET_HOLDS else 0
    return stuck, *_explored_by_all(g), *_explored(g.exploration)


def view_sanctuary(g: State, seat: Seat | None) -> SanctuaryView | None:
    s, eyes = g.sanctuary, eyes_of(seat)
    if s is None:
        return None
    return SanctuaryView(
        token=s.token.bit_length() or None,
        full_route=s.full_route,
        defense=s.defense,
        defense_spaces=max(len(s.bonuses) - 1, 0),
        bonuses={d: OPS[step & OP].name for d, step in enumerate(s.bonuses) if step},
        faceup=survivors(s.faceup),
        survivor_pile_count=len(s.survivor_pile),
        survivor_counts=[cards.bit_count() for cards in s.survivors],
        survivors=[survivors(survivors_seen(s, me, eyes)) for me in range(g.seats)],
        avatars=[avatar(avatar_seen(s, me, eyes)) for me in range(g.seats)],
        avatars_dealt=avatars_to_choose(s, seat),
        dna=s.dna,
        supply=DNA_COUNTERS - s.dna,
        developed=evolutions(s.developed),
        active=evolutions(s.active),
        latent=evolutions(s.latent),
        used=evolutions(s.used),
        evolution_counts=[
            sum(1 for card in members(s.evolutions) if g.cards.evolution[card].level == level)
            for level in (1, 2)
        ],
        evolutions=evolutions(s.evolutions) if seat == CREATURE else None,
        evolutions_seen=evolutions(evolutions_seen(s, ONLOOKER)),
        pile_counts=[len(pile) for pile in s.piles],
        discards=[[EVOLUTION_BY_BIT[card].id for card in pile] for pile in s.discards],
        fortified=s.fortified,
    )


_of_the_city: Final = facts(SanctuaryState, EXPANSION)


def sanctuary_facts(g: State) -> tuple[Any, ...]:
    """All that the views of SANCTUARY are made of: while it stays the same, so do they."""
    return () if g.sanctuary is None else _of_the_city(g.sanctuary)


def sees_more_of_the_city(g: State, seat: Seat | None) -> bool:
    """Whether this seat has a view of SANCTUARY that isn't an onlooker's."""
    s = g.sanctuary
    if s is None or seat is None:
        return False
    return seat == CREATURE or (s.unseen[seat] | s.avatars_dealt[seat]) > 0


def avatars_to_choose(s: SanctuaryState, seat: Seat | None) -> list[str] | None:
    if seat is None or not s.avatars_dealt[seat]:
        return None
    return [AVATAR_BY_BIT[bit].id for bit in members(s.avatars_dealt[seat])]


def avatar(card: int) -> str | None:
    return AVATAR_BY_BIT[card].id if card else None


def hunt_cards(cards: int) -> list[str]:
    return [HUNT_BY_BIT[card].id for card in members(cards)]


def survivors(cards: int) -> list[str]:
    return [SURVIVOR_BY_BIT[card].id for card in members(cards)]


def evolutions(cards: int) -> list[str]:
    return [EVOLUTION_BY_BIT[card].id for card in members(cards)]


def sites(cards: int) -> list[str]:
    return [SITES[card.bit_length() - 1] for card in members(cards)]


def seats(mask: int) -> list[Seat]:
    return [one.bit_length() - 1 for one in members(mask)]
