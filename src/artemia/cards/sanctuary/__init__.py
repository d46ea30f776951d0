"""SANCTUARY: 5 places, 15 Hunt and 15 Survival cards, Avatars, Evolutions, survivors, Defense bonuses."""

from artemia.cards.sanctuary.founding import SANCTUARY, check_city, lay_out_city
from artemia.rules.boxes import BASE, Box
from artemia.rules.phases.evolution import evolution_phase
from artemia.rules.sanctuary_state import new_sanctuary_state

FAIR = ("lair", "oasis", "fjord", "beach", "rover", "canyon", "camp", "monolith", "infirmary", "ark")
"""Some of all boxes, chosen so that the game is as fair as the base game."""

BOX = Box(
    SANCTUARY,
    provenance="published",
    picture="ark",
    variants=("light",),
    presets={
        "sanctuary": {"boxes": (BASE, SANCTUARY)},
        "everything": {"boxes": (BASE, "exploration", SANCTUARY), "places": FAIR},
        "light": {"boxes": (BASE,), "light": True},
    },
    check=check_city,
    state=new_sanctuary_state,
    setup=lay_out_city,
    phases=(evolution_phase(),),
)
