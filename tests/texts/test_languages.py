"""The languages say the same things, each in its own words and type."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from artemia.texts import LANGUAGES
from tests.texts.ftl import entries, files, messages

NBSP = "\u00a0"
SAME_IN_BOTH = {
    "Ada",
    "Anticipation",
    "Artemia",
    "Assimilation",
    "Assimilation +1",
    "Avatar",
    "Avatars",
    "Barricade",
    "Base",
    "Bo",
    "Camouflage",
    "Chronophage",
    "Clone",
    "Contagion",
    "Dara",
    "Drone",
    "Emi",
    "Endurance",
    "Exploration",
    "Finn",
    "Flashback",
    "Gargantua",
    "Guide",
    "Mirage",
    "Mode",
    "Mutation",
    "Parasite",
    "Pause",
    "Phase",
    "Prescient",
    "Sabotage",
    "Sacrifice",
    "Sanctuary",
    "Spectral",
    "Table",
    "Territorial",
    "Viral",
    "Virus",
    "Vortex",
    "bonus",
    "bot",
}
ENGLISH = re.compile(r"\b(the|you|your|and|of|with|is|are|which|what|this|to|card|cards|will)\b", re.I)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_are_sound(lang: str) -> None:
    """Fluent drops what it can't parse, and a second message with the same id, without a word."""
    ids: Counter[str] = Counter()
    for file in files(lang):
        for entry in entries(file):
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                ids[entry.id.name] += 1
    assert [id for id, n in ids.items() if n > 1] == []


def test_both_languages_have_the_same_messages_and_files() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    assert [file.name for file in files("en")] == [file.name for file in files("fr")]


def test_both_languages_use_the_same_variables() -> None:
    for id, text in messages("en").items():
        assert messages("fr")[id].variables == text.variables, id


def test_nothing_is_left_in_english() -> None:
    for id, text in messages("fr").items():
        english = messages("en")[id]
        spoken = "".join(text.words).strip()
        alike = spoken in SAME_IN_BOTH or id.startswith("survivor-")  # people keep their names
        if re.search(r"[^\W\d]", spoken) and not alike:
            assert text.words != english.words, f"{id} is the same in both languages"
        assert not ENGLISH.search(spoken), f"{id} has an English word: {spoken}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotes_are_typographic(lang: str) -> None:
    for id, text in messages(lang).items():
        assert not re.search("['\"]", "".join(text.words)), id


def test_french_spaces() -> None:
    """High punctuation keeps to the word before it, guillemets to what they hold."""
    for file in files("fr"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            at = f"{file.name}:{number}"
            assert not re.search(r" [:;!?»]|« ", line), f"{at} has a plain space"
            assert not re.search(rf"[^{NBSP}]([;!?»]|:\s)|«[^{NBSP}]", line), f"{at} lacks a space"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_place_names_begin_with_an_article(lang: str) -> None:
    """Within a sentence their first letter becomes small."""
    articles = {"en": ("The ",), "fr": ("Le ", "La ", "Les ", "L’")}[lang]
    for id, text in messages(lang).items():
        if re.fullmatch(r"place-\w+", id):
            assert "".join(text.words).startswith(articles), id
