"""Lays out the city of a test table."""

from __future__ import annotations

from typing import Any, Final

from artemia.engine.step import NO, Step, members
from artemia.rules.active_evolutions import wake_evolutions
from artemia.rules.sanctuary_catalog import BONUSES, EVOLUTIONS, SURVIVORS
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.testing.possible import check_left_over, check_once, known
from artemia.testing.table import Table

BOARDS: Final = (
    {7: "survival_if_none", 6: "range_1_10", 4: "discard_evolution", 3: "discard_dna", 2: "all_take_back"},
    {
        10: "place_if_none",
        9: "range_1_10",
        7: "discard_evolution",
        5: "all_survival",
        4: "discard_dna",
        2: "all_will",
    },
)
"""Boards of our own, with every bonus: no test hangs on the numbers of the real ones."""


def board_for(seats: int) -> tuple[Step, ...]:
    """For 2 to 4 players or for more; they begin 6 spaces and 1 a player from Victory."""
    at = BOARDS[0 if seats <= 4 else 1]
    return tuple(BONUSES[at[d]].step if d in at else NO for d in range(7 + seats))


def found_city(t: Table, s: SanctuaryState, wishes: dict[str, Any]) -> None:
    """No Evolutions, no DNA, nobody rescued, and a long way to go, unless said otherwise."""
    check_once("survivor", wishes.get("faceup", []), wishes.get("pile") or [])
    known_piles = wishes.get("evolution_piles") or []
    check_once("Evolution", wishes.get("developed", []), wishes.get("evolutions", []), *known_piles)
    if s.token:
        s.token = t.places(wishes.pop("token", "lair"))
        s.bonuses = board_for(t.state.seats)
        s.defense = wishes.pop("defense", 6 + t.state.seats)
        s.full_route = wishes.pop("full_route", False)
    s.survivors = [0] * t.state.seats
    s.unseen = [0] * t.state.seats
    s.avatars = [0] * t.state.seats
    everybody = sum(t.state.cards.rescue_ask)
    s.faceup = sum(known(SURVIVORS, id, "survivor").bit for id in wishes.pop("faceup", []))
    pile = wishes.pop("pile", None)
    if pile is None:
        s.survivor_pile = members(everybody & ~s.faceup)
    else:
        s.survivor_pile = tuple(known(SURVIVORS, id, "survivor").bit for id in reversed(pile))
    s.dna = wishes.pop("dna", 0)
    s.developed = sum(known(EVOLUTIONS, id, "Evolution").bit for id in wishes.pop("developed", []))
    s.evolutions = sum(known(EVOLUTIONS, id, "Evolution").bit for id in wishes.pop("evolutions", []))
    piles = wishes.pop("evolution_piles", None)
    for level in (1, 2):
        if piles is not None:
            s.piles[level - 1] = tuple(
                known(EVOLUTIONS, id, "Evolution").bit for id in reversed(piles[level - 1])
            )
        else:
            left = sum(bit for bit, each in t.state.cards.evolution.items() if each.level == level)
            s.piles[level - 1] = members(left & ~s.developed & ~s.evolutions)
        s.discards[level - 1] = ()
    t.state.modifiers = 0
    wake_evolutions(t.state)
    check_left_over("A city", wishes)
