"""`why` while playing: a sentence for what can't be chosen."""

from __future__ import annotations

import pytest

from tests.cli.player import artemia

GAME = ("play", "--seat", "1", "--players", "3", "--side", "A", "--seed", "4", "--bots", "instinct")


@pytest.mark.parametrize(
    ("lang", "keys", "said"),
    [
        ("en", ["why 9"], "You don’t have the Source: the reserve holds 2 more."),
        ("en", ["why 9"], "More about it: artemia rules reserve"),
        ("en", ["why resist"], "Your discard is empty: resisting would bring no card back."),
        ("en", ["why target"], "The Target token is the Creature’s to place."),
        ("en", ["why 1"], "You can choose it now."),
        ("en", ["why me"], "Nothing you see is called “me”."),
        ("fr", ["pourquoi 9"], "Vous n’avez pas la Source : il en reste 2 cartes en réserve."),
    ],
)
def test_the_terminal_says_why(lang: str, keys: list[str], said: str) -> None:
    run = artemia(*GAME, "--lang", lang, keys=keys)
    assert run.code == 0
    assert said in " ".join(run.out.replace("\u00a0", " ").split())
