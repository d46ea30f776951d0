"""What can be said with one touch: a phrase, or one with the place it names, as `going:river`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from artemia.bots.talk import CLAIM, SEPARATOR, THREAT

PHRASES: Final = (
    "hello",
    "good_luck",
    "thinking",
    "hurry",
    "together",
    "apart",
    "follow_me",
    "trust_me",
    "i_have_a_plan",
    "help",
    "resist",
    "i_smell_you",
    "no_way_out",
    "close_call",
    "well_played",
    "good_game",
)
"""Quick phrases by id; the page has their words."""
OF_PLACES: Final = (CLAIM, THREAT)
"""Those that name a place."""


def can_be_said(phrase: str, planet: Collection[str]) -> bool:
    """Whether there is such a phrase, with a place of this planet if it names one."""
    id, named, place = phrase.partition(SEPARATOR)
    return id in OF_PLACES and place in planet if named else id in PHRASES
