"""Every question, answer, event, place and card has its words, and no words are left over."""

from __future__ import annotations

import pytest

import artemia.cards  # noqa: F401 - fills the catalogue
from artemia.engine.step import DISCARDS, NOBODY, OPS, OWNER, QUESTION
from artemia.rules.boxes import BOXES
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.presets import PRESETS
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTIONS, SURVIVOR_EFFECTS, SURVIVORS
from artemia.texts import LANGUAGES
from tests.texts.ftl import messages
from tests.texts.walk import met

QUESTIONS = {op.name for op in OPS.values() if op.number & QUESTION}
EVENTS = {op.name for op in OPS.values() if not op.number & QUESTION and op.seen != NOBODY}
HALF_SEEN = {op.name for op in OPS.values() if op.seen in (OWNER, DISCARDS)}
RARE_ANSWERS = {"withdraw"}  # a standing offer, not an answer to a question


def ids(lang: str, prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages(lang) if id.startswith(prefix)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_in_words(lang: str) -> None:
    assert ids(lang, "ask-") == QUESTIONS | {"think_again"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_every_answer_has_a_label(lang: str) -> None:
    _, answers, _ = met()
    assert answers <= ids(lang, "answer-")
    assert ids(lang, "answer-") <= answers | RARE_ANSWERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_logged_effect_has_its_line(lang: str) -> None:
    assert ids(lang, "event-") == EVENTS | {f"{name}.noticed" for name in HALF_SEEN}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_and_card_has_a_name_and_a_text(lang: str) -> None:
    wanted = {f"place-{id}{part}" for id in PLACES for part in ("", ".text", ".at")}
    wanted |= {f"hunt-{id}{part}" for id in HUNT for part in ("", ".text")}
    wanted |= {f"survival-{id}{part}" for id in SURVIVAL for part in ("", ".text")}
    wanted |= {f"avatar-{id}{part}" for id in AVATARS for part in ("", ".text")}
    wanted |= {f"evolution-{id}{part}" for id in EVOLUTIONS for part in ("", ".text")}
    wanted |= {f"survivor-{id}" for id in SURVIVORS}
    kinds = ("place-", "hunt-", "survival-", "avatar-", "evolution-", "survivor-")
    assert {id for id in messages(lang) if id.startswith(kinds)} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_bonuses_presets_and_boxes_are_told(lang: str) -> None:
    assert ids(lang, "effect-") == set(SURVIVOR_EFFECTS)
    assert ids(lang, "bonus-") == set(BONUSES)
    assert ids(lang, "preset-") == {f"{name}{part}" for name in PRESETS for part in ("", ".text")}
    assert ids(lang, "box-") == set(BOXES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_provenance_has_a_label(lang: str) -> None:
    decks = (PLACES, HUNT, SURVIVAL, AVATARS, EVOLUTIONS, SURVIVORS, SURVIVOR_EFFECTS, BONUSES)
    used = {each.provenance for deck in decks for each in deck.values()}
    assert used <= ids(lang, "provenance-")


@pytest.mark.slow
def test_random_games_meet_nearly_everything() -> None:
    """Otherwise the tests here would prove little."""
    asked, _, logged = met()
    assert asked >= QUESTIONS - {"flashback"}  # Flashback puts the question of the card it copies
    assert logged >= EVENTS - RARE_ANSWERS
