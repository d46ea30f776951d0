"""`artemia riddle`: thought about at the keyboard, or as JSON."""

from __future__ import annotations

import json

from artemia.riddle import MARKS
from artemia.texts import LANGUAGES
from tests.cli.player import artemia

DAY = "2026-10-07"


def test_a_riddle_is_answered_from_both_sides() -> None:
    data = json.loads(artemia("riddle", DAY, "--json").out)
    best = {
        side: [str(each["place"]) for each in data[side]["choices"] for _ in range(each["marks"])]
        for side in ("creature", "hunted")
    }
    run = artemia("riddle", DAY, keys=["1 2 3", " ".join(best["creature"]), "?"])
    assert (run.code, run.err) == (0, "")
    assert "That isn’t ten of these places" in run.out
    assert f"{MARKS} of 10 marks" in run.out
    for side in ("creature", "hunted"):
        assert data[side]["why"][0].split()[0] in run.out


def test_one_side_only_in_every_language() -> None:
    for lang in LANGUAGES:
        run = artemia("riddle", DAY, "--side", "hunted", "--lang", lang, keys=["q"])
        assert (run.code, run.err) == (0, "")


def test_a_day_that_is_none_is_told() -> None:
    for lang in LANGUAGES:
        run = artemia("riddle", "yesterday", "--lang", lang)
        assert run.code == 2
        assert "yesterday" in run.err
