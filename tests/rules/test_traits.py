"""What is known of a verb stands in its decorator, and is what it was."""

from __future__ import annotations

from typing import Final

import pytest

import artemia.cards  # noqa: F401 - enters all verbs
from artemia.engine.step import OP_BY_NAME

KNOWN: Final = {
    "passes": "pass_window ready plan nothing end_hunt stay",
    "due": "put_token spread_token",
    "window": "prepare forestall_choice hunt_choice counter_choice reaction growth",
    "one_by_one": "reaction",
    "at_leisure": "explore",
    "facts": "explore hunt_choice reaction resist use_power which_levels draw_by_level growth evolve nest"
    " shape draw_evolution develop",
}


@pytest.mark.parametrize("trait", KNOWN)
def test_what_is_known_of_a_verb_is_said_by_it(trait: str) -> None:
    """More may be said of more of them."""
    assert {op.name for op in OP_BY_NAME.values() if getattr(op, trait)} >= set(KNOWN[trait].split())
