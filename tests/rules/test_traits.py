"""What is known of a verb stands in its decorator, and is what it was."""

from __future__ import annotations

from typing import Final

import pytest

import artemia.cards  # noqa: F401 - enters all verbs
from artemia.engine.step import OP_BY_NAME, SECRET

KNOWN: Final = {
    "passes": "pass_window ready plan nothing end_hunt stay",
    "leaves": "nothing withdraw give_up",
    "due": "put_token spread_token",
    "dear": "give_up",
    "costs": "resist give_up lose_will",
    "window": "prepare forestall_choice hunt_choice counter_choice reaction growth",
    "one_by_one": "reaction",
    "at_leisure": "explore",
    "facts": "explore hunt_choice reaction resist use_power which_levels draw_by_level growth evolve nest"
    " shape draw_evolution develop",
}
WORDS: Final = {
    ("uses", "hunt"): "play_hunt",
    ("uses", "survival"): "play_survival plan",
    ("uses", "place"): "use_power",
    ("uses", "evolution"): "develop begin_evolved",
    ("uses", "evolution-used"): "use_evolution",
    ("uses", "avatar-used"): "use_avatar",
    ("uses", "survivor"): "rescue",
    ("look", "turn"): "turn_began",
    ("look", "reveal"): "revealed",
    ("look", "power"): "use_power",
    ("look", "move"): "push ride fly",
    ("look", "catch"): "catch",
    ("look", "dodged"): "dodge_creature",
    ("look", "will"): "lost_will",
    ("look", "cards"): "take_back pick_up take_from_reserve",
    ("look", "lost_cards"): "discard",
    ("look", "survival"): "drew_survival keep_survival",
    ("look", "rescue"): "advance_rescue",
    ("look", "assimilation"): "advance_assimilation",
    ("sound", "card"): "play_hunt play_survival use_power take_back discard",
    ("sound", "token"): "put_token spread_token move_token swap_tokens",
    ("sound", "reveal"): "revealed",
    ("sound", "catch"): "catch",
    ("sound", "will"): "lost_will",
    ("sound", "rescue"): "advance_rescue",
    ("sound", "assimilation"): "advance_assimilation",
    ("icon", "cards"): "take_from_reserve",
    ("icon", "claw"): "play_hunt",
    ("icon", "dna"): "use_evolution",
    ("icon", "flag"): "give_up",
    ("icon", "resist"): "resist",
    ("icon", "surv"): "play_survival plan fortify",
    ("icon", "undo"): "take_back withdraw",
    ("icon", "user"): "use_avatar",
    ("icon", "users"): "rescue",
}
SILENT: Final = "commit commit_two withdraw plan explore_only set_aside keep_two choose_avatar rethink"


@pytest.mark.parametrize("trait", KNOWN)
def test_what_is_known_of_a_verb_is_said_by_it(trait: str) -> None:
    """More may be said of more of them."""
    assert {op.name for op in OP_BY_NAME.values() if getattr(op, trait)} >= set(KNOWN[trait].split())


@pytest.mark.parametrize(("trait", "word"), WORDS)
def test_how_a_verb_looks_and_sounds_is_said_by_it(trait: str, word: str) -> None:
    assert {op.name for op in OP_BY_NAME.values() if getattr(op, trait) == word} >= set(
        WORDS[trait, word].split()
    )


def test_what_others_never_see_is_not_told_by_itself() -> None:
    assert {op.name for op in OP_BY_NAME.values() if op.seen == SECRET} >= set(SILENT.split())
