"""The page on cards of one's own: its file is read, and its lists are those of the rules."""

from __future__ import annotations

from artemia import Game, preset, read_corrections
from artemia.rules.correction_checks import PARTS
from artemia.texts.sheets import all_sheets
from tests.docs.pages import blocks, named, page, rows, section

PAGE = "docs/own-cards.md"


def test_a_game_can_be_played_with_the_file_of_the_page() -> None:
    (file,) = blocks(page(PAGE), "toml")
    cards = read_corrections(file.text)
    game = Game.new(preset("everything", players=3, side="A", seed=1, cards=cards))
    assert len(game.state.cards.corrections) == 4


def test_the_table_says_what_can_be_put_right() -> None:
    table = section(page(PAGE), "## What can be put right")
    listed = {named(row[0])[0]: named(row[1]) for row in rows(table)}
    assert {kind: [part for part in parts if part in PARTS[kind]] for kind, parts in listed.items()} == {
        kind: [*parts] for kind, parts in PARTS.items()
    }


def test_so_many_cards_are_ours() -> None:
    ours = [sheet for sheet in all_sheets() if sheet.card.provenance == "original"]
    assert f"{len(ours)} places, cards and survivors" in page(PAGE)
