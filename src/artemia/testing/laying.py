"""Lays out a table: only what matters for the test is said."""

from __future__ import annotations

from typing import Any

import artemia.cards  # noqa: F401 - fills the catalogue
from artemia.engine import kernel
from artemia.engine.step import QUESTION, Seat
from artemia.rules.catalog import HUNT, SURVIVAL, Card, card_named, deck_of
from artemia.rules.setup import Setup, new_state
from artemia.rules.spelling import TOKENS
from artemia.rules.state import State
from artemia.rules.words import Places
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
    **hunted: dict[str, Any],
) -> Table:
    """A table in phase 1 of a turn.

    Each Hunted is a keyword with what matters about him: `plays`, `hand`, `discard` (place names in a string;
    if `hand` is left out he holds the places 1 to 5 not named otherwise), `survival` (card ids),
    `will`, `river`, `artefact`. `hunt` is the Creature's hand, decks are given top card first, `artemia` puts
    the Artemia symbol under the Rescue counter, `limit` is how many Hunt cards may be played.
    """
    names = list(hunted) or ["ripley"]
    state = new_state(Setup(players=len(names) + 1, side=side, expert=expert, seed=seed))
    state.log = []
    t = Table(state, names, {})
    kernel.settle(state)
    state.rescue = rescue if rescue is not None else EXTRA_ROOM
    state.assimilation = assimilation if assimilation is not None else EXTRA_ROOM
    state.hunt_left, state.next_limit = limit, 1
    state.marker = marker
    state.due = TOKENS["creature"] | (TOKENS["artemia"] if artemia else 0)
    _deal_hunt(state, hunt or [], hunt_deck, hunt_discard or [])
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
