"""The cards as the page gets them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from artemia.rules.boxes import BOXES
from artemia.rules.catalog import PLACES
from artemia.texts import LANGUAGES
from artemia.texts.sheets import all_sheets
from build_tools.page_catalogue import write_catalogue
from tests.texts.ftl import messages

LONGEST_GLANCE = {"en": 30, "fr": 36}
LONGEST_TILE = 100


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("catalogue")
    write_catalogue(folder)
    return folder


def read(folder: Path, lang: str) -> Any:
    return json.loads((folder / f"{lang}.json").read_text("utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_box_is_there_with_its_name(folder: Path, lang: str) -> None:
    boxes = read(folder, lang)["boxes"]
    assert list(boxes) == list(BOXES)
    assert boxes["base"] == {"en": "Base game", "fr": "Jeu de base"}[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_there_under_an_id_of_its_own(folder: Path, lang: str) -> None:
    cards = read(folder, lang)["cards"]
    assert [card["id"] for card in cards] == [sheet.card.id for sheet in all_sheets()]
    assert len({card["id"] for card in cards}) == len(cards)
    assert all(card["name"] and card["text"] for card in cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_have_words_that_fit(folder: Path, lang: str) -> None:
    places = [card for card in read(folder, lang)["cards"] if card["kind"] == "place"]
    assert len(places) == len(PLACES)
    assert [card["glance"] for card in places if len(card["glance"]) > LONGEST_GLANCE[lang]] == []
    assert [card["tile"] for card in places if len(card["tile"]) > LONGEST_TILE] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_are_about_cards_and_reach_them(folder: Path, lang: str) -> None:
    written = {
        id.removeprefix("ruling-").partition(".")[0] for id in messages(lang) if id.startswith("ruling-")
    }
    assert {card["id"] for card in read(folder, lang)["cards"] if card["rulings"]} == written
    assert len(written) > 50
