"""Why something that is shown isn't offered: one reason, from public facts and what its seat holds."""

from artemia.whynot.asking import BUTTON, Thing, Unknown, WhyNot, barred_of, read_thing, why_not
from artemia.whynot.shown import shown_to
from artemia.whynot.telling import Reason, button_names, name_of, told

__all__ = [
    "BUTTON",
    "Reason",
    "Thing",
    "Unknown",
    "WhyNot",
    "barred_of",
    "button_names",
    "name_of",
    "read_thing",
    "shown_to",
    "told",
    "why_not",
]
