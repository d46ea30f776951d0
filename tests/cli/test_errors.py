"""Mistakes are told in the language of the command, in one sentence, with exit code 2."""

from __future__ import annotations

import subprocess
import sys

import pytest

from artemia import ArtemiaError, Setup
from artemia.bots import bot_named
from artemia.game import checked
from artemia.lab.simulate import Order
from artemia.texts import say


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "artemia.cli", *words], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "artemia: A game has 2 to 7 players, the Creature included, not 9."),
        ("fr", "artemia: Une partie réunit de 2 à 7 joueurs, la Créature comprise, et non 9."),
    ],
)
def test_the_library_s_errors_follow_the_language(lang: str, sentence: str) -> None:
    ended = run("simulate", "--players", "9", "--lang", lang)
    assert (ended.returncode, ended.stderr.strip()) == (2, sentence)


@pytest.mark.parametrize(
    "mistake",
    [
        lambda: Setup(players=1),
        lambda: Setup(side="C"),
        lambda: bot_named("monolith", 1),
        lambda: Order(players=(3,), games=0),
        lambda: checked({}),
        lambda: checked({"artemia": 99}),
        lambda: checked({"artemia": 0}),
    ],
)
def test_the_english_text_is_what_the_code_says(mistake: object) -> None:
    assert callable(mistake)
    with pytest.raises(ArtemiaError) as caught:
        mistake()
    error = caught.value
    assert error.code
    assert say("en", f"error-{error.code}", **error.details) == str(error)
    assert say("fr", f"error-{error.code}", **error.details) != str(error)
