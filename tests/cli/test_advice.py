"""Hints while playing, and the read of a record."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from artemia import Game, preset
from artemia.advice import hint
from artemia.bots import bot_named
from artemia.texts import LANGUAGES, say
from tests.cli.player import artemia

pytestmark = pytest.mark.slow  # bots think in all of them


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_while_playing(lang: str) -> None:
    game = Game.new(preset("first_night", players=3, side="A", seed=4))
    policies = {seat: bot_named("chance", seat) for seat in (0, 2)}
    while bots := [question for question in game.questions() if question.seat != 1]:
        game.let(bots[0].seat, policies[bots[0].seat])
    wanted = ["play", "--players", "3", "--side", "A", "--seed", "4", "--bots", "chance", "--lang", lang]
    run = artemia(*wanted, keys=["t", "hint", "t 1"])
    assert run.code == 0
    words, names = unwrapped(run.out), [say(lang, f"seat-{seat}") for seat in range(3)]
    assert say(lang, "hint-often") in words
    found = hint(game, 1, seed=len(game.given), lang=lang, names=names)
    assert words.count(unwrapped(found.why)) == 2, "the same question, the same hint; and `t 1` is no command"
    assert all(each.text in words for each in found.answers)


@pytest.fixture(scope="module")
def game() -> Game:
    game = Game.new(preset("first_night", players=2, seed=16))
    policies = {seat: bot_named("instinct", seat) for seat in range(2)}
    game.play(policies)
    return game


def test_the_read_of_a_record(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_text(json.dumps({**game.record, "table": {"names": {"1": "Lena"}}}), "utf-8")
    run = artemia("replay", str(path), "--read", "--lang", "en")
    assert (run.code, run.err) == (0, "")
    assert re.findall(r"^Turn (\d+)$", run.out, re.M) == [str(n + 1) for n in range(game.state.turn)]
    turns, _, mistakes = run.out.partition("The biggest mistakes")
    assert "Lena " in turns and "Looking " in turns
    assert "Lena" in mistakes or "the Creature" in mistakes
    one = artemia("replay", str(path), "--read", "--turn", "2", "--seat", "1", "--lang", "fr")
    assert re.findall(r"^Tour (\d+)$", one.out, re.M) == ["2"]
    assert "la Créature :" not in one.out.replace("\u00a0", " ")


def test_a_game_that_goes_on_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_text(json.dumps(Game.new(preset("first_night", players=3, seed=1)).record), "utf-8")
    assert "over" in artemia("replay", str(path), "--read", "--lang", "en").sentence
