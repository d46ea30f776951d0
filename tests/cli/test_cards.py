"""`artemia cards`: everything in the catalogue, in words and as JSON."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from rich.cells import cell_len

from artemia.cli.sheets import find
from artemia.rules.boxes import BOXES
from artemia.rules.sanctuary_catalog import BONUSES, SURVIVORS
from artemia.texts import LANGUAGES, card_name, card_text, say
from artemia.texts.sheets import DECKS, all_sheets
from tests.cli.player import artemia

DEFINITIONS = json.loads(Path(__file__).with_name("definitions.json").read_text(encoding="utf-8"))
"""All cards of the three boxes as they are to be, in short: a card that changes by mistake is noticed."""


def test_json_is_what_the_boxes_hold() -> None:
    run = artemia("cards", "--json")
    assert (run.code, run.err) == (0, "")
    boxes = {card["box"] for card in DEFINITIONS}  # somebody may have made a box of their own
    found = {(card["kind"], card["id"]): card for card in json.loads(run.out) if card["box"] in boxes}
    wanted = {(card["kind"], card["id"]): card for card in DEFINITIONS}
    assert len(wanted) == 178
    assert found.keys() == wanted.keys()
    for key, card in wanted.items():
        assert {name: found[key][name] for name in card} == card
    assert Counter((card["box"], card["kind"]) for card in found.values()) == {
        ("base", "place"): 10,
        ("base", "hunt"): 20,
        ("base", "survival"): 15,
        ("exploration", "place"): 10,
        ("exploration", "hunt"): 13,
        ("exploration", "survival"): 15,
        ("sanctuary", "place"): 5,
        ("sanctuary", "hunt"): 15,
        ("sanctuary", "survival"): 15,
        ("sanctuary", "avatar"): 12,
        ("sanctuary", "evolution"): 30,
        ("sanctuary", "survivor"): 18,
    }


def test_json_has_the_words_of_both_languages() -> None:
    for words in json.loads(artemia("cards", "--json").out):
        kind, id = words["kind"], words["id"]
        assert words["names"] == {lang: card_name(kind, id, lang) for lang in LANGUAGES}
        for lang in LANGUAGES:
            text = (
                say(lang, f"effect-{SURVIVORS[id].effect}")
                if kind == "survivor"
                else card_text(kind, id, lang)
            )
            assert words["texts"][lang] == text
        assert words["texts"]["en"] != words["texts"]["fr"]


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_show_every_name_and_fit(lang: str, columns: int) -> None:
    run = artemia("cards", "--lang", lang, columns=columns)
    assert run.code == 0
    for kind, deck in DECKS.items():
        for id in deck:
            assert card_name(kind, id, lang) in run.out, id
    read = " ".join(run.out.split())
    for id in BONUSES:
        assert say(lang, f"bonus-{id}") in read, id
    assert max(map(cell_len, run.out.splitlines())) <= columns


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_mark_what_is_not_known_from_print(lang: str) -> None:
    run = artemia("cards", "--lang", lang, columns=120)
    marks = {"published": "", "rulebook": "", "reconstructed": "°", "original": "*", "house": ""}
    for sheet in all_sheets():
        assert f"{sheet.name(lang)}{marks[sheet.card.provenance]}  " in run.out, sheet.card.id
    for word in {
        "en": ("don’t know its printed text", "this one is ours"),
        "fr": ("texte imprimé nous est inconnu", "est donc de nous"),
    }[lang]:
        assert word in run.out
    assert "°" not in artemia("cards", "--box", "base", "--lang", lang).out


@pytest.mark.parametrize(
    ("arguments", "kinds"),
    [
        (("--deck", "places"), {"place"}),
        (("--deck", "hunt"), {"hunt"}),
        (("--deck", "survival", "--box", "base"), {"survival"}),
        (("--box", "base"), {"place", "hunt", "survival"}),
        (("--box", "exploration"), {"place", "hunt", "survival"}),
        (("--box", "sanctuary"), set(DECKS)),
        (("--deck", "avatars"), {"avatar"}),
        (("--deck", "evolutions", "--box", "sanctuary"), {"evolution"}),
        (("--deck", "survivors"), {"survivor"}),
        (("--deck", "survivors", "--box", "base"), set()),
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
        ("michelle west", "survivor_01"),
        ("Chronophage", "chronophage"),
        ("intendante", "quartermaster"),
    ],
)
def test_a_card_is_found_by_any_of_its_names(name: str, id: str) -> None:
    assert [sheet.card.id for sheet in find(name, "en")] == [id]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("interference", ["interference", "exp_interference"]),
        ("drone", ["drone", "exp_drone"]),
        ("ingenuity", ["ingenuity", "exp_ingenuity"]),
        ("amplifier", ["amplifier", "exp_amplifier"]),
        ("ampli", ["amplifier", "exp_amplifier"]),
        ("portail", ["portal", "gate"]),
        ("exp_drone", ["exp_drone"]),
    ],
)
def test_cards_that_share_a_name_are_all_shown(name: str, ids: list[str]) -> None:
    assert [sheet.card.id for sheet in find(name, "en")] == ids
    assert artemia("cards", name, "--lang", "fr").out.count("╭") == len(ids)


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheets_of_the_expansions(lang: str) -> None:
    names = ("nexus", "pole", "canyon", "exp_drone", "captain", "fast", "survivor_02", "latent_gene")
    run = artemia("cards", "--lang", lang, *names, columns=120)
    assert run.code == 0
    for words in {
        "en": (
            "the Exploration expansion",
            "the Sanctuary expansion",
            "Reconstructed: We don’t know its printed text",
            "Original: We don’t know the printed card",
            "Rulebook: What a rulebook says",
            "the card of this name in the base game",
            "I, 3 DNA",
            "in French: Tomasz Wilk",
            "also in the light variant",
        ),
        "fr": (
            "l’extension Exploration",
            "l’extension Sanctuary",
            "Reconstituée\u00a0: Son texte imprimé nous est inconnu",
            "Originale\u00a0: La carte imprimée nous est inconnue",
            "Livret\u00a0: Ce qu’un livret",
            "la carte du même nom du jeu de base",
            "I, 3 ADN",
            "en anglais\u00a0: Tomasz Wilk",
            "variante légère",
        ),
    }[lang]:
        assert words in run.out, words


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
        (("--box", "moon"), f"no box called “moon”; there are {', '.join(BOXES)}."),
        (("--box", "lune", "--lang", "fr"), "Aucune boîte ne s’appelle «\u00a0lune\u00a0»"),
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
    assert (run.code, run.out) == (0, "No card matches all of that.\n")
