"""The page on cards of one's own: its file is read, and its lists are those of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from artemia import Game, preset, read_corrections
from artemia.rules import own_effects
from artemia.rules.correction_checks import PARTS
from artemia.testing import table
from artemia.texts.sheets import all_sheets
from tests.docs.pages import ROOT, blocks, named, page, rows, section
from tests.docs.running import run

PAGE = "docs/own-cards.md"


def test_a_game_can_be_played_with_the_file_of_the_page() -> None:
    file = blocks(page(PAGE), "toml")[0]
    cards = read_corrections(file.text)
    game = Game.new(preset("everything", players=3, side="A", seed=1, cards=cards))
    assert len(game.state.cards.corrections) == 4


@pytest.mark.slow
def test_the_effect_of_the_page_is_played_as_each_of_its_commands_says(tmp_path: Path) -> None:
    night = section_of_code()
    for block in blocks(night):
        if block.file:
            (tmp_path / block.file).write_text(block.text, encoding="utf-8")
    commands = [line.split()[1:] for block in blocks(night, "sh") for line in block.text.splitlines()]
    assert [words[0] for words in commands] == ["cards", "simulate", "play"]
    told = run(tmp_path, "-m", "artemia.cli", *commands[0], "--lang", "en", home=ROOT)
    assert "Night Sense" in told and "but never the last" in told
    assert "Creature" in run(tmp_path, "-m", "artemia.cli", *commands[1], home=ROOT)


@pytest.mark.usefixtures("forgetful")
def test_the_effect_of_the_page_does_what_its_text_says(tmp_path: Path) -> None:
    toml, code = (blocks(section_of_code(), language)[0] for language in ("toml", "python"))
    (tmp_path / "night.py").write_text(code.text, encoding="utf-8")
    cards = read_corrections(toml.text, folder=tmp_path, allow_code=True).to_dict()
    ripley = {"plays": "jungle", "hand": "lair river"}
    t = table(cards=cards, hunt=["telepathy"], ripley=ripley, freddy={"plays": "beach", "hand": ""})
    t.creature.plays("telepathy")
    assert t.ripley.offered == ["lose_will 1", "discard lair", "discard river"]
    assert t.game.questions()[0].prompt == "You are stalked: do you lose 1 Will, or a Place card?"
    t.ripley.chooses("discard river")
    assert (t.ripley.hand, t.ripley.will) == ("lair", 3)


def section_of_code() -> str:
    text = page(PAGE)
    return text[text.index("## An effect that no card has") : text.index("## Mistakes")]


def test_the_table_of_decorators_is_complete() -> None:
    lines = {named(row[0])[0]: named(row[1])[0] for row in rows(section_of_code())}
    decorators = {kind: decorator.strip("@").partition("(")[0] for kind, decorator in lines.items()}
    assert decorators == {kind: f"{kind}_effect" for kind in PARTS}
    assert all(callable(getattr(own_effects, name)) for name in decorators.values())


def test_the_table_says_what_can_be_put_right() -> None:
    table = section(page(PAGE), "## What can be put right")
    listed = {named(row[0])[0]: named(row[1]) for row in rows(table)}
    assert {kind: [part for part in parts if part in PARTS[kind]] for kind, parts in listed.items()} == {
        kind: [*parts] for kind, parts in PARTS.items()
    }


def test_so_many_cards_are_ours() -> None:
    ours = [sheet for sheet in all_sheets() if sheet.card.provenance == "original"]
    assert f"{len(ours)} places, cards and survivors" in page(PAGE)
