"""Phrases for a Defense counter that is about to reach a bonus."""

from typing import Any

from artemia.testing import Table, slow_table

SMALL = ("ripley", "freddy", "newt")
LARGE = (*SMALL, "rick")


def before(
    distance: int,
    *hunt: str,
    large: bool = False,
    city: dict[str, Any] | None = None,
    deck: list[str] | None = None,
    reserve: dict[str, int] | None = None,
    target: str = "",
    planet: str = "",
    **hunted: dict[str, Any],
) -> Table:
    """Three Hunted, or four on the larger board; Ripley, on the city's place, can move Defense there."""
    wishes = {"token": "river", "defense": distance + 1, **(city or {})}
    seats: dict[str, Any] = {name: hunted.get(name, {}) for name in (LARGE if large else SMALL)}
    seats["ripley"] = {"plays": "river", **seats["ripley"]}
    t = slow_table(*hunt, city=wishes, planet=planet, survival_deck=deck, reserve=reserve, **seats)
    for card in hunt:
        t.creature.plays(card)
    t.creature.puts(creature="ark")
    if target:
        t.creature.puts(target=target)
    t.reckon("ripley")
    return t


def reaches(distance: int, *hunt: str, **wishes: Any) -> Table:
    """The same, and she fortifies Sanctuary."""
    t = before(distance, *hunt, **wishes)
    t.ripley.chooses("fortify")
    return t
