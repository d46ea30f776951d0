"""Phrases for whoever explores a place of SANCTUARY."""

from typing import Any

from artemia.testing import Table, slow_table

AWAY = "beach"
"""Where the Creature token lies when it matters to nobody."""


def visit(place: str, creature: str = AWAY, city: dict[str, Any] | None = None, **ripley: Any) -> Table:
    """Ripley alone on the planet, about to use the place she explores. The city is over the Lair."""
    t = slow_table(city=city or {}, ripley={"plays": place, **ripley})
    t.creature.puts(creature=creature)
    t.reckon("ripley")
    return t
