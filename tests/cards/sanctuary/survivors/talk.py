"""Phrases for whoever meets a survivor."""

from typing import Any

from artemia.testing import Table, slow_table
from tests.cards.sanctuary.city_talk import survivors


def meets(
    who: str,
    *hunt: str,
    creature: str = "rover",
    target: str = "",
    city: dict[str, Any] | None = None,
    planet: str = "",
    reserve: dict[str, int] | None = None,
    **ripley: Any,
) -> Table:
    """Ripley in the Jungle, the city over the River next to it, and one survivor in sight."""
    wishes = {"token": "river", "faceup": [who], **(city or {})}
    t = slow_table(*hunt, city=wishes, planet=planet, reserve=reserve, ripley={"plays": "jungle", **ripley})
    for card in hunt:
        t.creature.plays(card)
    t.creature.puts(creature=creature)
    if target:
        t.creature.puts(target=target)
    t.reckon("ripley")
    return t


def rescues(who: str, *hunt: str, **wishes: Any) -> Table:
    """The same, and she rescues the survivor. What that asks is still to be answered."""
    t = meets(who, *hunt, **wishes)
    t.ripley.chooses(f"rescue {who}")
    assert who in survivors(t.ripley)
    return t
