"""Small phrases for a Creature that has evolved."""

from typing import Any

from artemia.testing import Table, table
from tests.cards.talk import offered


def evolved(*evolutions: str, dna: int = 0, city: dict[str, Any] | None = None, **wishes: Any) -> Table:
    """The city, and these Evolutions at work. No Hunt cards to draw, no bonus on the next Defense space."""
    wishes = {"hunt_deck": [], **wishes}
    return table(city={"developed": list(evolutions), "dna": dna, "defense": 6, **(city or {})}, **wishes)


def light(evolution: str, **wishes: Any) -> Table:
    """The light variant, with one Evolution."""
    return table(light=True, city={"developed": [evolution]}, **wishes)


def can_use(t: Table, evolution: str) -> bool:
    """Whether the Creature is offered this Evolution right now."""
    return evolution in offered(t.creature, "use_evolution")


def uses(t: Table, evolution: str, *choices: str) -> None:
    """The Creature uses an Evolution, then makes choices."""
    t.creature.chooses(f"use_evolution {evolution}")
    for choice in choices:
        t.creature.chooses(choice)


def dna(t: Table) -> int:
    assert t.state.sanctuary is not None
    return t.state.sanctuary.dna


def defense(t: Table) -> int:
    """Spaces left to Victory."""
    assert t.state.sanctuary is not None
    return t.state.sanctuary.defense


def city(t: Table) -> str:
    """The place the city is over."""
    assert t.state.sanctuary is not None
    return t.spell_places(t.state.sanctuary.token)


def next_turn(t: Table, turn: int = 2) -> None:
    """On to this turn, unless it has begun by itself."""
    if t.state.turn < turn:
        t.finish_turn()
    assert t.state.turn == turn
