"""The boxes: their places, and which planet they usually make."""

from __future__ import annotations

from typing import Final

BASE: Final = "base"
EXPLORATION_BOX: Final = "exploration"
SANCTUARY_BOX: Final = "sanctuary"
BOXES: Final = (BASE, EXPLORATION_BOX, SANCTUARY_BOX)

BASE_PLACES: Final = (
    "lair",
    "jungle",
    "river",
    "beach",
    "rover",
    "swamp",
    "shelter",
    "wreck",
    "source",
    "artefact",
)
EXPLORATION_PLACES: Final = (
    "nexus",
    "oasis",
    "fjord",
    "dome",
    "labyrinth",
    "mangrove",
    "archipelago",
    "pole",
    "fungi",
    "portal",
)
SANCTUARY_PLACES: Final = ("canyon", "camp", "monolith", "infirmary", "ark")
SITES: Final = BASE_PLACES[5:] + EXPLORATION_PLACES[5:]
"""The places to discover in the Labyrinth variant."""


def usual_places(boxes: tuple[str, ...], labyrinth: bool) -> tuple[str, ...]:
    """The places of a planet nobody has chosen: the newest. The variant leaves out the second row."""
    names = EXPLORATION_PLACES if EXPLORATION_BOX in boxes else BASE_PLACES
    if labyrinth:
        return (*names[:4], "labyrinth")
    return names[:5] + SANCTUARY_PLACES if SANCTUARY_BOX in boxes else names
