"""Lays out a table: only what matters for the test is said."""

from __future__ import annotations

from typing import Any

from artemia.cards.sanctuary.founding import SANCTUARY
from artemia.engine import kernel
from artemia.engine.step import QUESTION, Seat, members, seat_of
from artemia.rules.boxes import BASE, BOXES
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL, Card, card_named, deck_of, places_of
from artemia.rules.constants import Places
from artemia.rules.corrections import corrections
from artemia.rules.deal import new_state
from artemia.rules.sanctuary_catalog import AVATARS, SURVIVORS
from artemia.rules.setup import Setup
from artemia.rules.spelling import TOKENS
from artemia.rules.state import State
from artemia.rules.view import copies_in_reserve
from artemia.testing.founding import found_city
from artemia.testing.possible import (
    check_hunted,
    check_left_over,
    check_names,
    check_once,
    check_reserve,
    check_tracks,
    ids_of,
    known,
)
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
    artemia: bool | None = None,
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
    cards: dict[str, Any] | None = None,
    **hunted: dict[str, Any],
) -> Table:
    """A table in phase 1 of a turn.

    Each Hunted is a keyword with what matters of them: `plays`, `hand`, `discard` (place names in a string;
    if `hand` is left out they hold the places 1 to 5 not named otherwise), `survival` (card ids), `will`,
    `river`, `artefact`, `fjord`, `avatar`, `survivors` (ids). The reserve lacks what the Hunted hold, unless
    `reserve` says what is there. `hunt` is the Creature's hand, decks are given top card first, `limit` is
    how many Hunt cards may be played. `rescue` and `assimilation` are the spaces left, twenty unless told
    otherwise; under the Rescue counter is what `side` has there, or as `artemia` says: the symbol, or none.

    What can't be is refused in one sentence.

    The planet is the base game's, with places 6 to 10 of SANCTUARY if that box is in the game; `planet` names
    places that lie there instead, each under its number. The boxes in the game are those of all cards and
    places named, and `boxes`. `shield` and `fungi` (distances from Victory) are EXPLORATION's. `city` brings
    SANCTUARY with what matters about it: `token` (a place), `full_route`, `defense`, `faceup` and `pile`
    (survivors, top one first), `dna`, `developed` (Evolutions that act this turn), `evolutions` (in the
    Creature's hand), `evolution_piles` (two lists, top card first). With `light` it only names Evolutions.
    `cards` are put right as a file of cards would say it.
    """
    names = list(hunted) or ["ripley"]
    check_names(names, ["creature", *dir(Table)])
    in_game = _boxes_of(
        boxes, planet, [hunt, hunt_discard, hunt_deck], [survival_deck, survival_discard], hunted
    )
    if city is not None and not light:
        in_game |= {SANCTUARY}
    all_boxes = tuple(box for box in BOXES if box in in_game)
    places = _places(planet, SANCTUARY in all_boxes)
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
            cards=corrections(cards or {}),
        )
    )
    state.log = []
    t = Table(state, names, {})
    _answer_the_set_up(state)
    state.rescue = rescue if rescue is not None else EXTRA_ROOM
    state.assimilation = assimilation if assimilation is not None else EXTRA_ROOM
    state.hunt_left, state.next_limit = limit, 1
    state.marker = marker
    check_tracks(state)
    if artemia is not None:
        symbol = 1 << state.rescue
        state.artemia_spaces = state.artemia_spaces | symbol if artemia else state.artemia_spaces & ~symbol
    state.due = TOKENS["creature"]
    _deal_hunt(state, hunt or [], hunt_deck, hunt_discard or [])
    if state.exploration is not None:
        state.exploration.shield = shield
        state.exploration.fungi = sum(1 << distance for distance in fungi)
    if state.sanctuary is not None:
        found_city(t, state.sanctuary, dict(city or {}))
    for me, (name, wishes) in enumerate(hunted.items(), 1):
        t.plans[name] = _seat_hunted(t, me, dict(wishes))
    if state.sanctuary is not None:
        check_once("Avatar", [wishes["avatar"] for wishes in hunted.values() if "avatar" in wishes])
    _deal_survival(state, survival_deck, survival_discard or [])
    _lay_reserve(t, reserve)
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
    found = {BASE, *boxes}
    found |= {PLACES[name].box for name in planet.split() if name in PLACES}
    found |= {card_named(HUNT, name).box for cards in hunt for name in cards or []}
    cards = [*survival, *(wishes.get("survival", []) for wishes in hunted.values())]
    return found | {card_named(SURVIVAL, name).box for names in cards for name in names or []}


def _places(planet: str, city: bool) -> tuple[str, ...]:
    places = list(places_of(BASE))
    if city:
        places[5:] = places_of(SANCTUARY)
    for name in planet.split():
        places[known(PLACES, name, "place").number - 1] = name
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
        s.avatars[me] = known(AVATARS, avatar, "Avatar").bit if avatar else 0
        s.survivors[me] = sum(known(SURVIVORS, id, "survivor").bit for id in wishes.pop("survivors", []))
        s.survivor_pile = tuple(card for card in s.survivor_pile if not card & s.survivors[me])
    check_left_over("A Hunted", wishes)
    check_hunted(t.names[me], t.state.planet.names, h.hand | plays, h.discard, h.will)
    return plays or h.hand & -h.hand


def _lay_reserve(t: Table, reserve: dict[str, int] | None) -> None:
    """The copies wished for, or what the Hunted have left of the usual ones."""
    g = t.state
    if reserve is not None:
        g.reserve = 0
        for name, copies in reserve.items():
            for layer in range(copies):
                g.reserve |= t.places(name) << 10 * layer
    else:
        for h in g.hunted:
            for one in members(h.hand | h.discard):
                copies = copies_in_reserve(g, one)
                if copies:
                    g.reserve &= ~(one << 10 * (copies - 1))
    check_reserve(g)


def _deal_hunt(state: State, hand: list[str], deck: list[str] | None, discard: list[str]) -> None:
    check_once("Hunt card", hand, discard, deck or [])
    state.hunt_hand = sum(card_named(HUNT, name).bit for name in hand)
    state.hunt_discard = tuple(card_named(HUNT, name).bit for name in discard)
    state.hunt_deck = _deck(HUNT, state, deck, state.hunt_hand | sum(state.hunt_discard))


def _deal_survival(state: State, deck: list[str] | None, discard: list[str]) -> None:
    check_once("Survival card", *(ids_of(SURVIVAL, h.survival) for h in state.hunted), discard, deck or [])
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
