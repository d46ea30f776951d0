"""Every word a player reads, in English and French."""

from artemia.texts.loader import LANGUAGES, say
from artemia.texts.names import LONGEST_NAME, card_name, card_text, place_name, seat_names
from artemia.texts.phrases import answer, event, prompt

__all__ = [
    "LANGUAGES",
    "LONGEST_NAME",
    "answer",
    "card_name",
    "card_text",
    "event",
    "place_name",
    "prompt",
    "say",
    "seat_names",
]
