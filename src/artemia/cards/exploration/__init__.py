"""EXPLORATION: 10 places, 13 Hunt cards, 15 Survival cards, and the Labyrinth variant."""

from artemia.cards.exploration.labyrinth import check_labyrinth, lay_out_sites
from artemia.rules.boxes import BASE, Box
from artemia.rules.exploration_state import new_exploration_state

BOX = Box(
    "exploration",
    provenance="published",
    picture="fungi",
    variants=("labyrinth",),
    presets={
        "exploration": {"boxes": (BASE, "exploration")},
        "labyrinth": {
            "boxes": (BASE, "exploration"),
            "places": ("nexus", "jungle", "river", "dome", "labyrinth"),  # as fair as the base game
            "labyrinth": True,
        },
    },
    check=check_labyrinth,
    state=new_exploration_state,
    setup=lay_out_sites,
)
