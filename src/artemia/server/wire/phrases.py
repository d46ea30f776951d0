"""What can be said with one touch."""

from __future__ import annotations

from typing import Final

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
