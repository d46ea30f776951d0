"""The base game: 10 places, 20 Hunt cards, 15 Survival cards."""

from artemia.rules.boxes import BASE, Box

BOX = Box(
    BASE, needs=(), provenance="published", picture="jungle", presets={"first_night": {"boxes": (BASE,)}}
)
