"""Bots by their names: options, classes of one's own, and clear words about mistakes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from artemia.bots import BOTS, bot_named
from artemia.bots.chance import Chance
from artemia.bots.cunning.bot import Cunning
from artemia.bots.ismcts import Ismcts
from artemia.bots.spec import specs_in
from artemia.errors import ArtemiaError
from artemia.texts import say

MINE = """
from artemia.bots.policy import Policy

class Mine(Policy):
    def __init__(self, seed, mood="calm", depth=3, share=0.5):
        super().__init__(seed)
        self.options = mood, depth, share

    def choose(self, g, question, answers):
        return self.uniform(answers)

class Stranger:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody keeps a bot, and stands."""
    (tmp_path / "my_own_bots.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "my_own_bots", raising=False)
    return tmp_path


def test_every_bot_has_a_name() -> None:
    assert list(BOTS)[:3] == ["chance", "newcomer", "instinct"]
    assert isinstance(bot_named("chance", 1), Chance)


def test_options_have_the_type_of_what_is_usual() -> None:
    bot = bot_named("ismcts:iterations=20,seconds=1,playout=chance", 1)
    assert isinstance(bot, Ismcts) and isinstance(bot.playout, Chance)
    assert (bot.iterations, bot.seconds, bot.turns) == (20, 1.0, 1)
    assert isinstance(bot.seconds, float)


def test_a_bot_of_ones_own(folder: Path) -> None:
    assert vars(bot_named("my_own_bots:Mine", 1))["options"] == ("calm", 3, 0.5)
    bot = bot_named("my_own_bots:Mine:mood=wild, depth=7,share=1", 1)
    assert vars(bot)["options"] == ("wild", 7, 1.0)


def test_a_bot_in_a_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "deep").mkdir()
    (folder / "deep" / "other-bots.py").write_text("from near import Mine\n", encoding="utf-8")
    (folder / "deep" / "near.py").write_text(MINE, encoding="utf-8")
    monkeypatch.delitem(sys.modules, "near", raising=False)
    bot = bot_named("deep/other-bots.py:Mine:depth=7,share=1", 1)
    assert vars(bot)["options"] == ("calm", 7, 1.0)
    assert type(bot_named(f"{folder}/deep/other-bots.py:Mine", 1)) is type(bot)
    assert specs_in("deep/other-bots.py:Mine:depth=7,share=1,my_own_bots.py:Mine") == [
        "deep/other-bots.py:Mine:depth=7,share=1",
        "my_own_bots.py:Mine",
    ]


def test_a_file_that_fails_is_read_again(folder: Path) -> None:
    (folder / "late.py").write_text("import no_such_module_anywhere\n", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        bot_named("late.py:Mine", 1)
    (folder / "late.py").write_text(MINE, encoding="utf-8")
    assert vars(bot_named("late.py:Mine", 1))["options"] == ("calm", 3, 0.5)


def test_what_a_module_lacks_is_not_hidden(folder: Path) -> None:
    (folder / "broken_bots.py").write_text("import no_such_module_anywhere\n", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        bot_named("broken_bots:Mine", 1)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("luck", "There is no bot called “luck”; there are chance, newcomer, instinct"),
        ("luck:iterations=3", "There is no bot called “luck”"),
        ("ismcts:fast", "There is no bot called “ismcts:fast”"),
        ("", "There is no bot called “”"),
        ("no_such:Bot", "There is no module “no_such” to take the bot “Bot” from."),
        ("artemia.nowhere:Bot", "There is no module “artemia.nowhere”"),
        ("moon.py:Bot", "There is no file “moon.py” to take the bot “Bot” from."),
        ("my_own_bots.py:Yours", "The module “my_own_bots.py” has no bot “Yours”"),
        ("my_own_bots:Yours", "The module “my_own_bots” has no bot “Yours”"),
        ("my_own_bots:Stranger", "has no bot “Stranger”: a bot is a class made from Policy"),
        ("my_own_bots:Mine:luck=1", "has no option “luck”; its options: mood, depth, share."),
        ("chance:depth=1", "The bot “chance” has no option “depth”; its options: –."),
        ("ismcts:iterations=many", "“many” isn’t a value for the option “iterations” of the bot “ismcts”."),
        ("ismcts:iterations=0", "“0” isn’t a value for the option “iterations”"),
        ("ismcts:iterations=9,seconds", "“” isn’t a value for the option “seconds”"),
    ],
)
def test_mistakes_are_told_in_one_sentence(folder: Path, spec: str, says: str) -> None:
    with pytest.raises(ArtemiaError) as caught:
        bot_named(spec, 1)
    error = caught.value
    assert says in str(error)
    assert say("en", f"error-{error.code}", **error.details) == str(error)
    assert say("fr", f"error-{error.code}", **error.details) != str(error)


def test_lists_of_bots() -> None:
    assert specs_in("chance") == ["chance"]
    assert specs_in(" chance , a.b:C,ismcts:iterations=2, turns=1 ,instinct,") == [
        "chance",
        "a.b:C",
        "ismcts:iterations=2,turns=1",
        "instinct",
    ]
    assert specs_in("a.b:C:depth=2,mood=calm,chance") == ["a.b:C:depth=2,mood=calm", "chance"]


def test_a_level_is_a_bot_with_options_of_its_own() -> None:
    level = bot_named("merciless", 1)
    assert isinstance(level, Cunning)
    assert (level.rehearsals, level.seconds) == (4000, 0.8)
    other = bot_named("merciless:seconds=0", 1)
    assert isinstance(other, Cunning)
    assert (other.rehearsals, other.seconds) == (4000, 0.0)


def test_whoever_asks_for_nobody_is_told_the_levels_too() -> None:
    with pytest.raises(ArtemiaError, match="merciless"):
        bot_named("genius", 1)
