"""What things are worth to bots: all of ours are entered, any other counts as such things do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from artemia.bots.habits.drivers.playing_survival_cards import readiness
from artemia.bots.habits.registry import (
    AVATAR_WORTH,
    BONUS_WORTH,
    EVOLUTION_WORTH,
    HABITS,
    HUNT_WORTH,
    PLACE_WORTH,
    SURVIVAL_WORTH,
    SURVIVOR_EFFECT_WORTH,
    VERB_WORTH,
)
from artemia.engine.step import OP_BY_NAME, QUESTION
from artemia.rules.boxes import BOXES
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTIONS, SURVIVOR_EFFECTS
from artemia.testing import table

STRANGERS = Path(__file__).with_name("strangers.py")


@pytest.mark.parametrize(
    ("worths", "catalogue"),
    [
        (PLACE_WORTH, PLACES),
        (HUNT_WORTH, HUNT),
        (SURVIVAL_WORTH, SURVIVAL),
        (EVOLUTION_WORTH, EVOLUTIONS),
        (AVATAR_WORTH, AVATARS),
        (SURVIVOR_EFFECT_WORTH, SURVIVOR_EFFECTS),
        (BONUS_WORTH, BONUSES),
    ],
)
def test_all_that_was_printed_is_entered(worths: dict[str, Any], catalogue: dict[str, Any]) -> None:
    printed = {id for id, each in catalogue.items() if not BOXES[each.box].is_ours}
    assert printed <= worths.keys() <= catalogue.keys()


def test_habits_are_for_questions_and_verbs_answer_them() -> None:
    assert all(OP_BY_NAME[name].number & QUESTION for name in HABITS)
    assert not [name for name in VERB_WORTH if OP_BY_NAME[name].number & QUESTION]


def test_a_card_says_when_it_is_played_or_what_it_gains_instead_of_a_place() -> None:
    entered = [card for card in SURVIVAL.values() if card.id in SURVIVAL_WORTH]
    unready = [card for card in entered if SURVIVAL_WORTH[card.id].ready is None]
    assert unready == [card for card in entered if card.instead_of_power]


def test_a_survival_card_nobody_has_entered_is_played_for_what_it_promises(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = SURVIVAL["sixth_sense"].bit
    monkeypatch.delitem(SURVIVAL_WORTH, "sixth_sense")
    needed = table(ripley={"survival": ["sixth_sense"], "hand": "lair", "discard": "beach river rover"})
    idle = table(ripley={"survival": ["sixth_sense"], "hand": "lair jungle river rover", "discard": "beach"})
    assert readiness(needed.state, 1, card) > 2 * readiness(idle.state, 1, card) > 0


def test_instinct_plays_with_cards_and_places_it_has_never_heard_of() -> None:
    done = subprocess.run([sys.executable, STRANGERS], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    met = set(done.stdout.split())
    assert {"quarry", "bivouac", "shortcut", "growl_choice", "rumble", "whisper", "cook", "s_song"} <= met
