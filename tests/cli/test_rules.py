"""`artemia rules`: the book of rules in the terminal."""

from __future__ import annotations

from artemia.texts import LANGUAGES, card_name
from artemia.texts.book import book
from tests.cli.player import artemia


def test_all_chapters_are_listed() -> None:
    for lang in LANGUAGES:
        run = artemia("rules", "--lang", lang)
        assert (run.code, run.err) == (0, "")
        assert all(chapter.id in run.out and chapter.title in run.out for chapter in book(lang))


def test_a_chapter_is_read_by_its_id_or_that_of_a_section() -> None:
    whole, section = artemia("rules", "explore"), artemia("rules", "resist")
    assert whole.out == section.out
    assert "1 Will for 2 cards" in whole.out
    assert ":creature:" not in artemia("rules", "hunt").out


def test_a_deck_shows_its_cards() -> None:
    run = artemia("rules", "survivors-all", "--lang", "fr")
    assert card_name("survivor", "survivor_18", "fr") in run.out


def test_an_unknown_chapter_is_told_with_those_there_are() -> None:
    run = artemia("rules", "nope")
    assert run.code != 0
    assert "reckoning" in run.err
