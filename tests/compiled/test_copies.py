"""Games, questions, answers, events and views can be pickled and copied, plain and compiled alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from artemia.rules.presets import PRESETS
from tests.compiled import copies
from tests.compiled.kit import PLAIN, run


@pytest.mark.slow
@pytest.mark.parametrize("mode", PRESETS)
def test_plain_games_pickle_and_copy(mode: str) -> None:
    assert copies.check(mode) > 1


def test_a_state_that_was_asked_pickles_and_copies() -> None:
    copies.check_in_turn()


def test_a_pickle_of_another_build_is_refused() -> None:
    copies.check_another_build()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_compiled_games_pickle_and_copy_as_plain_ones_do(compiled: Path) -> None:
    kind, looks = run("copies.py", compiled)
    assert kind == "so"
    assert ["py", looks] == run("copies.py", PLAIN)
