"""What a seat sees: a whitelist. What isn't written here never leaves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from artemia.engine.fields import facts, facts_by_seat
from artemia.engine.step import Seat, members
from artemia.rules.catalog import HUNT_BY_BIT, SURVIVAL_BY_BIT
from artemia.rules.constants import (
    ALL_PLACES,
    CREATURE,
    CREATURE_WINS,
    EXPLORATION,
    GROUND,
    SEAT,
    TABLE,
    Places,
)
from artemia.rules.hunted import Hunted
from artemia.rules.knowledge import (
    Eyes,
    discard_of,
    discards_hidden,
    exposed_to,
    eyes_of,
    hand_count,
    possible,
    seen_on_the_table,
)
from artemia.rules.modifiers import HIDDEN_DISCARDS
from artemia.rules.state import State
from artemia.rules.view_boxes import (
    ExplorationView,
    SanctuaryView,
    hunt_cards,
    view_exploration,
    view_sanctuary,
)


@dataclass  # not frozen: it is made several times a move, and would take half as long again
class HuntedView:
    """A Hunted as others see him; the fields of the last group are None for whoever may not know."""

    seat: Seat
    will: int
    owned: list[int]
    hand_count: int
    survival_count: int
    at: list[int]
    may_be_at: list[int]
    survival_used: bool
    river: bool
    artefact: bool
    spent: bool
    dodging: bool
    detecting: bool
    discard_count: int
    discard: list[int] | None
    exposed: list[int] | None
    shown: list[int] | None
    hand: list[int] | None
    played: list[int] | None
    survival: list[str] | None
    drawn: list[str] | None


@dataclass(frozen=True)
class View:
    """The whole table through one pair of eyes. Places are numbers, cards are ids."""

    seat: Seat | None
    players: int
    winner: str | None
    won_by: str | None  # which counter reached Victory: rescue, defense, assimilation
    turn: int
    phase: int
    rescue: int
    assimilation: int
    artemia_spaces: list[int]
    planet: list[str | None]  # by number; None: that one is still hidden
    hidden: list[int]  # spots whose number is unknown; what stands for it tells only where they lie
    order: list[int]  # the numbers as they lie, row by row
    neighbours: list[list[int]]
    reserve: dict[int, int]
    marker: bool
    creature: list[int]
    target: list[int]
    artemia: list[int]
    ineffective: list[int]
    inaccessible: list[int]
    hunt_left: int
    hunt_count: int
    hunt_deck_count: int
    hunt_discard: list[str]
    hunt_played: list[str]
    hunt_hand: list[str] | None
    survival_deck_count: int
    survival_discard: list[str]
    anticipated: list[int]
    hunted: list[HuntedView]
    boxes: list[str]
    replaced: dict[str, str]  # cards of this game, and those of an expansion that replace them
    exploration: ExplorationView | None
    sanctuary: SanctuaryView | None


def view(g: State, seat: Seat | None) -> View:
    """What this seat sees; None is an onlooker, who sees what is public."""
    return View(
        seat=seat,
        hunt_hand=hunt_hand_for(g, seat),
        hunted=[hunted_view(g, me, seat) for me in g.hunted_seats()],
        exploration=view_exploration(g, seat),
        sanctuary=view_sanctuary(g, seat),
        **ground(g),
        **table(g),
    )


# What is the same for everybody


def ground(g: State) -> dict[str, Any]:
    """The fields that hardly ever change: only with what `ground_facts` says."""
    return {
        "players": g.seats,
        "artemia_spaces": [d for d in range(g.artemia_spaces.bit_length()) if g.artemia_spaces >> d & 1],
        "planet": [None if g.planet.hidden >> i & 1 else name for i, name in enumerate(g.planet.names)],
        "hidden": numbers(g.planet.hidden),
        "order": list(g.planet.order),
        "neighbours": [numbers(places) for places in g.planet.neighbours],
        "boxes": list(g.setup.boxes),
        "replaced": replaced_cards(g),
    }


ground_facts: Final = facts(State, GROUND)


def table(g: State) -> dict[str, Any]:
    """The other fields that are the same for everybody."""
    return {
        "winner": winner_name(g),
        "won_by": counter_that_won(g),
        "turn": g.turn,
        "phase": g.phase,
        "rescue": g.rescue,
        "assimilation": g.assimilation,
        "reserve": {n: copies_in_reserve(g, 1 << n - 1) for n in numbers(g.reserve & ALL_PLACES)},
        "marker": g.marker,
        "creature": numbers(g.creature),
        "target": numbers(g.target),
        "artemia": numbers(g.artemia),
        "ineffective": numbers(g.ineffective),
        "inaccessible": numbers(g.inaccessible),
        "hunt_left": g.hunt_left,
        "hunt_count": g.hunt_hand.bit_count(),
        "hunt_deck_count": len(g.hunt_deck),
        "hunt_discard": [HUNT_BY_BIT[card].id for card in g.hunt_discard],
        "hunt_played": [HUNT_BY_BIT[card].id for card in g.hunt_played],
        "survival_deck_count": len(g.survival_deck),
        "survival_discard": [SURVIVAL_BY_BIT[card].id for card in g.survival_discard],
        "anticipated": [n - 1 for n in numbers(g.anticipated)],
    }


table_facts: Final = facts(State, TABLE)
"""All that the fields of ground and table are made of: while it stays the same, so do they."""


def replaced_cards(g: State) -> dict[str, str]:
    decks = (g.cards.hunt, g.cards.survival)
    return {card.replaces: card.id for deck in decks for card in deck.values() if card.replaces}


# What depends on who looks


def hunt_hand_for(g: State, seat: Seat | None) -> list[str] | None:
    return hunt_cards(g.hunt_hand) if seat == CREATURE else None


def hunted_view(g: State, me: Seat, seat: Seat | None) -> HuntedView:
    return HuntedView(**hunted_fields(g, me, eyes_of(seat)))


def hunted_fields(g: State, me: Seat, eyes: Eyes) -> dict[str, Any]:
    """A Hunted as these eyes see them."""
    h, bit = g.hunted[me], 1 << me
    own = eyes == me
    hidden = discards_hidden(g, eyes)
    discard = discard_of(g, me, eyes)
    return {
        "seat": me,
        "will": h.will,
        "owned": numbers(h.owned),
        "hand_count": hand_count(g, me, eyes),
        "survival_count": h.survival.bit_count(),
        "at": numbers(h.at),
        "may_be_at": numbers(possible(g, me, eyes)),
        "survival_used": g.survival_used & bit > 0,
        "river": (g.river | g.river_now) & bit > 0,
        "artefact": (g.artefact | g.artefact_now) & bit > 0,
        "spent": g.spent & bit > 0,
        "dodging": g.dodging & bit > 0,
        "detecting": g.detecting & bit > 0,
        "discard_count": discard.bit_count(),
        "discard": None if hidden else numbers(discard),
        "exposed": None if hidden or g.phase <= EXPLORATION else numbers(exposed_to(g, me, eyes)),
        "shown": numbers(h.shown) if own or eyes == CREATURE else None,
        "hand": numbers(h.hand) if own else None,
        "played": numbers(h.played if own else seen_on_the_table(g, me, eyes)) if own or h.at else None,
        "survival": survival_cards(h.survival) if own else None,
        "drawn": survival_cards(h.drawn) if own else None,
    }


_of_a_hunted: Final = facts(Hunted, SEAT)
_of_a_seat: Final = facts_by_seat(State, SEAT)


def hunted_facts(g: State, me: Seat) -> tuple[int, ...]:
    """All that the views of a Hunted are made of: while it stays the same, so do they."""
    return (
        _of_a_seat(g, me),
        g.phase <= EXPLORATION,
        g.modifiers & HIDDEN_DISCARDS,
        g.inaccessible,
        *_of_a_hunted(g.hunted[me]),
    )


def winner_name(g: State) -> str | None:
    if not g.winner:
        return None
    return "creature" if g.winner == CREATURE_WINS else "hunted"


def counter_that_won(g: State) -> str | None:
    if not g.winner:
        return None
    if g.winner == CREATURE_WINS:
        return "assimilation"
    return "defense" if g.rescue else "rescue"


def copies_in_reserve(g: State, place: Places) -> int:
    return sum(1 for layer in range(3) if g.reserve >> 10 * layer & place)


def numbers(places: Places) -> list[int]:
    return [*numbers_in(places)]


@cache
def numbers_in(places: Places) -> tuple[int, ...]:
    return tuple([one.bit_length() for one in members(places)])


def survival_cards(cards: int) -> list[str]:
    return [SURVIVAL_BY_BIT[card].id for card in members(cards)]
