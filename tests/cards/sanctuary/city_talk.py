"""Phrases for tables at which the city of Sanctuary is in the game.

The planet: Lair, Jungle, River, Beach, Rover; below them Canyon, Camp, Monolith, Infirmary, Ark.
"""

from artemia.rules.constants import EVOLUTION
from artemia.rules.sanctuary_catalog import EVOLUTIONS, SURVIVORS
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.testing import Player, Table


def city(t: Table) -> SanctuaryState:
    assert t.state.sanctuary is not None
    return t.state.sanctuary


def city_at(t: Table) -> str:
    return t.spell_places(city(t).token)


def survivors(player: Player) -> list[str]:
    cards = city(player.table).survivors[player.seat]
    return [each.id for each in SURVIVORS.values() if each.bit & cards]


def faceup(t: Table) -> list[str]:
    return [each.id for each in SURVIVORS.values() if each.bit & city(t).faceup]


def evolutions(cards: int) -> list[str]:
    return [each.id for each in EVOLUTIONS.values() if each.bit & cards]


def last_phase(t: Table) -> None:
    """On to phase 5; all before it is passed and declined."""
    t.until("end_of_turn")
    t.skip_windows(until=EVOLUTION)


def creature_grows(t: Table) -> None:
    """On to the Creature's choice in phase 5."""
    last_phase(t)
    while "creature: growth" not in t.asked:
        asked = t.asked[0]
        getattr(t, asked.split(":")[0]).chooses("pass_window")
