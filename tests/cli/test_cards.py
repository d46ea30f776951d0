"""`artemia cards`: everything in the catalogue, in words and as JSON."""

from __future__ import annotations

import json

import pytest
from rich.cells import cell_len

from artemia.cli.sheets import find
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.spelling import TOKENS
from artemia.texts import LANGUAGES, card_name, card_text
from tests.cli.player import artemia


def test_json_is_the_catalogue() -> None:
    run = artemia("cards", "--json")
    assert (run.code, run.err) == (0, "")
    found = {(card["kind"], card["id"]): card for card in json.loads(run.out)}
    assert found.keys() == {
        *(("place", id) for id in PLACES),
        *(("hunt", id) for id in HUNT),
        *(("survival", id) for id in SURVIVAL),
    }
    for (kind, id), words in found.items():
        assert words["names"] == {lang: card_name(kind, id, lang) for lang in LANGUAGES}
        assert words["texts"] == {lang: card_text(kind, id, lang) for lang in LANGUAGES}
        if kind == "place":
            place = PLACES[id]
            assert (words["number"], words["once_per_turn"]) == (place.number, place.once_per_turn)
            assert words["copyable"] == place.copyable
            assert (words["box"], words["provenance"]) == (place.box, place.provenance)
        else:
            card = (HUNT if kind == "hunt" else SURVIVAL)[id]
            assert (words["phase"] or 0) == card.phase
            assert (TOKENS[words["symbol"]] if words["symbol"] else 0) == card.symbol
            assert (words["box"], words["provenance"]) == (card.box, card.provenance)


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_show_every_name_and_fit(lang: str, columns: int) -> None:
    run = artemia("cards", "--lang", lang, columns=columns)
    assert run.code == 0
    for kind, deck in (("place", PLACES), ("hunt", HUNT), ("survival", SURVIVAL)):
        for id in deck:
            assert card_name(kind, id, lang) in run.out, id
    assert max(map(cell_len, run.out.splitlines())) <= columns


@pytest.mark.parametrize(
    ("arguments", "kinds"),
    [
        (("--deck", "places"), {"place"}),
        (("--deck", "hunt"), {"hunt"}),
        (("--deck", "survival", "--box", "base"), {"survival"}),
        (("--box", "base"), {"place", "hunt", "survival"}),
        (("--deck", "hunt", "swamp"), set()),
    ],
)
def test_decks_and_boxes(arguments: tuple[str, ...], kinds: set[str]) -> None:
    run = artemia("cards", "--json", *arguments)
    assert {card["kind"] for card in json.loads(run.out)} == kinds


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("swamp", "swamp"),
        ("The Swamp", "swamp"),
        ("le marais", "swamp"),
        ("MARAIS", "swamp"),
        ("épave", "wreck"),
        ("epave", "wreck"),
        ("l'epave", "wreck"),
        ("force_field", "force_field"),
        ("Force Field", "force_field"),
        ("volte-face", "double_back"),
        ("ampli", "amplifier"),
    ],
)
def test_a_card_is_found_by_any_of_its_names(name: str, id: str) -> None:
    assert [sheet.card.id for sheet in find(name, "en")] == [id]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheets(lang: str) -> None:
    run = artemia("cards", "--lang", lang, "lair", "beach", "artefact", "clone", "flashback")
    assert run.code == 0
    for word in {
        "en": (
            "once per turn",
            "can’t be copied",
            "brings the Target token",
            "Any",
            "the base game",
            "Published",
        ),
        "fr": ("une fois par tour", "ne se copie pas", "amène le jeton Cible", "Variable", "le jeu de base"),
    }[lang]:
        assert word in run.out, word
    assert "Force Field" in artemia("cards", "force", "field", "--lang", "en").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("doge",), "There is no card called “doge”; did you mean Dodge"),
        (("zzzz",), "There is no card called “zzzz”."),
        (("swamp", "zzzz"), "“zzzz”"),
        (
            ("doge", "--lang", "fr"),
            "Aucune carte ne s’appelle «\u00a0doge\u00a0»\u00a0; cherchez-vous Esquive",
        ),
        (("--box", "moon"), "no box called “moon”; there is base"),
        (("--lang", "xx"), "no texts in “xx”"),
        (("--json", "doge"), "did you mean Dodge"),
    ],
)
def test_what_isnt_there_is_one_sentence(arguments: tuple[str, ...], words: str) -> None:
    run = artemia("cards", *arguments)
    assert words in run.sentence
    assert run.out == ""


def test_an_unknown_deck_or_option_is_refused() -> None:
    for arguments in (("--deck", "tarot"), ("--nonsense",)):
        run = artemia("cards", *arguments)
        assert run.code == 2
        assert "Traceback" not in run.err


def test_nothing_fits() -> None:
    run = artemia("cards", "swamp", "--deck", "hunt", "--lang", "en")
    assert (run.code, run.out) == (0, "No card fits all of that.\n")
