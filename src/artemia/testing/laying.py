"""Lays out a table: only what matters for the test is said."""

from __future__ import annotations

from typing import Any

import artemia.cards  # noqa: F401 - fills the catalogue
from artemia.engine import kernel
from artemia.engine.step import QUESTION, Seat, seat_of
from artemia.rules.boxes import BASE_PLACES, BOXES, SANCTUARY_BOX, SANCTUARY_PLACES
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL, Card, card_named, deck_of
from artemia.rules.constants import Places
from artemia.rules.deal import new_state
from artemia.rules.sanctuary_catalog import AVATARS, SURVIVORS
from artemia.rules.setup import Setup
from artemia.rules.spelling import TOKENS
from artemia.rules.state import State
from artemia.testing.founding import found_city
from artemia.testing.table import Table

EXTRA_ROOM = 20
"""Tracks are long by default, so that no test ends by surprise."""


def table(
    *,
    hunt: list[str] | None = None,
    hunt_deck: list[str] | None = None,
    hunt_discard: list[str] | None = None,
    survival_deck: list[str] | None = None,
    survival_discard: list[str] | None = None,
    side: str = "A",
    expert: bool = False,
    rescue: int | None = None,
    assimilation: int | None = None,
    artemia: bool = False,
    marker: bool = False,
    reserve: dict[str, int] | None = None,
    limit: int = 1,
    seed: int = 1,
    planet: str = "",
    boxes: tuple[str, ...] = (),
    light: bool = False,
    labyrinth: bool = False,
    shield: int = 1,
    fungi: tuple[int, ...] = (),
    city: dict[str, Any] | None = None,
    **hunted: dict[str, Any],
) -> Table:
    """A table in phase 1 of a turn.

    Each Hunted is a keyword with what matters about him: `plays`, `hand`, `discard` (place names in a string;
    if `hand` is left out he holds the places 1 to 5 not named otherwise), `survival` (card ids), `will`,
    `river`, `artefact`, `fjord`, `avatar`, `survivors` (ids). `hunt` is the Creature's hand, decks are given
    top card first, `artemia` puts the Artemia symbol under the Rescue counter, `limit` is how many Hunt cards
    may be played.

    The planet is the base game's, with places 6 to 10 of SANCTUARY if that box is in the game; `planet` names
    places that lie there instead, each under its number. The boxes in the game are those of all cards and
    places named, and `boxes`. `shield` and `fungi` (distances from Victory) are EXPLORATION's. `city` brings
    SANCTUARY with what matters about it: `token` (a place), `full_route`, `defense`, `faceup` and `pile`
    (survivors, top one first), `dna`, `developed` (Evolutions that act this turn), `evolutions` (in the
    Creature's hand), `evolution_piles` (two lists, top card first). With `light` it only names Evolutions.
    """
    names = list(hunted) or ["ripley"]
    in_game = _boxes_of(
        boxes, planet, [hunt, hunt_discard, hunt_deck], [survival_deck, survival_discard], hunted
    )
    if city is not None and not light:
        in_game |= {SANCTUARY_BOX}
    all_boxes = tuple(box for box in BOXES if box in in_game)
    places = _places(planet, SANCTUARY_BOX in all_boxes)
    state = new_state(
        Setup(
            players=len(names) + 1,
            side=side,
            expert=expert,
            seed=seed,
            boxes=all_boxes,
            places=places[:5] if labyrinth else places,
            light=light,
            labyrinth=labyrinth,
        )
    )
    state.log = []
    t = Table(state, names, {})
    _answer_the_set_up(state)
    state.rescue = rescue if rescue is not None else EXTRA_ROOM
    state.assimilation = assimilation if assimilation is not None else EXTRA_ROOM
    state.hunt_left, state.next_limit = limit, 1
    state.marker = marker
    state.due = TOKENS["creature"] | (TOKENS["artemia"] if artemia else 0)
    _deal_hunt(state, hunt or [], hunt_deck, hunt_discard or [])
    if state.exploration is not None:
        state.exploration.shield = shield
        state.exploration.fungi = sum(1 << distance for distance in fungi)
    if state.sanctuary is not None:
        found_city(t, state.sanctuary, dict(city or {}))
    for me, (name, wishes) in enumerate(hunted.items(), 1):
        t.plans[name] = _seat_hunted(t, me, dict(wishes))
    _deal_survival(state, survival_deck, survival_discard or [])
    if reserve is not None:
        state.reserve = 0
        for name, copies in reserve.items():
            for layer in range(copies):
                state.reserve |= t.places(name) << 10 * layer
    state.agenda = [step for step in state.agenda if step >= 0 and not step & QUESTION]
    state.agenda.append(state.phases[-1])
    state.done = 0
    kernel.settle(state)
    state.log.clear()
    return t


def slow_table(*hunt: str, **wishes: Any) -> Table:
    """The same; the Creature holds the cards named and Stasis besides, so the turn waits at its end."""
    return table(hunt=[*hunt, "stasis"], limit=len(hunt) + 1, **wishes)


def _boxes_of(
    boxes: tuple[str, ...],
    planet: str,
    hunt: list[list[str] | None],
    survival: list[list[str] | None],
    hunted: dict[str, dict[str, Any]],
) -> set[str]:
    """The base game, and the boxes of whatever is named."""
    found = {"base", *boxes}
    found |= {PLACES[name].box for name in planet.split() if name in PLACES}
    found |= {card_named(HUNT, name).box for cards in hunt for name in cards or []}
    cards = [*survival, *(wishes.get("survival", []) for wishes in hunted.values())]
    return found | {card_named(SURVIVAL, name).box for names in cards for name in names or []}


def _places(planet: str, city: bool) -> tuple[str, ...]:
    places = list(BASE_PLACES)
    if city:
        places[5:] = SANCTUARY_PLACES
    for name in planet.split():
        places[PLACES[name].number - 1] = name
    return tuple(places)


def _answer_the_set_up(state: State) -> None:
    """Whatever is asked before the first turn gets the first answer there is."""
    kernel.settle(state)
    while not state.turn:
        asked = kernel.open_questions(state)[0]
        kernel.answer(state, seat_of(asked), kernel.all_answers(kernel.answers_to(state, asked))[0])


def _seat_hunted(t: Table, me: Seat, wishes: dict[str, Any]) -> Places:
    h = t.state.hunted[me]
    plays = t.places(wishes.pop("plays", ""))
    h.discard = t.places(wishes.pop("discard", ""))
    if "hand" in wishes:
        h.hand = t.places(wishes.pop("hand")) | plays
    else:
        h.hand = (0b11111 | plays) & ~h.discard
    h.will = wishes.pop("will", 3)
    h.survival = sum(card_named(SURVIVAL, name).bit for name in wishes.pop("survival", []))
    if wishes.pop("river", False):
        t.state.river_now |= 1 << me
    if wishes.pop("artefact", False):
        t.state.artefact_now |= 1 << me
    if wishes.pop("fjord", False):
        t.state.fjord_now |= 1 << me
    s = t.state.sanctuary
    if s is not None:
        avatar = wishes.pop("avatar", None)
        s.avatars[me] = AVATARS[avatar].bit if avatar else 0
        s.survivors[me] = sum(SURVIVORS[id].bit for id in wishes.pop("survivors", []))
        s.survivor_pile = tuple(card for card in s.survivor_pile if not card & s.survivors[me])
    if wishes:
        raise TypeError(f"a Hunted has no {', '.join(wishes)}")
    return plays or h.hand & -h.hand


def _deal_hunt(state: State, hand: list[str], deck: list[str] | None, discard: list[str]) -> None:
    state.hunt_hand = sum(card_named(HUNT, name).bit for name in hand)
    state.hunt_discard = tuple(card_named(HUNT, name).bit for name in discard)
    state.hunt_deck = _deck(HUNT, state, deck, state.hunt_hand | sum(state.hunt_discard))


def _deal_survival(state: State, deck: list[str] | None, discard: list[str]) -> None:
    dealt = sum(card_named(SURVIVAL, name).bit for name in discard)
    for h in state.hunted:
        dealt |= h.survival
    state.survival_discard = tuple(card_named(SURVIVAL, name).bit for name in discard)
    state.survival_deck = _deck(SURVIVAL, state, deck, dealt)


def _deck(cards: dict[str, Card], state: State, deck: list[str] | None, dealt: int) -> tuple[int, ...]:
    """The deck wished for, top card first, or all cards of the table's boxes that are nowhere else."""
    if deck is not None:
        return tuple(card_named(cards, name).bit for name in reversed(deck))
    return tuple(bit for bit in reversed(deck_of(cards, state.setup.boxes)) if not bit & dealt)
