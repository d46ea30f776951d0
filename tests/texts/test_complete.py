"""Every question, answer, event, place, card, box and preset has its words, and no words are left over."""

from __future__ import annotations

import pytest

from artemia.rules.boxes import BOXES
from artemia.texts import LANGUAGES
from tests.texts.ftl import homes, messages
from tests.texts.walk import met
from tests.texts.wanted import DECKS, EVENTS, KINDS, QUESTIONS, wanted

RARE_ANSWERS = {"withdraw"}  # a standing offer, not an answer to a question


def ids(lang: str, prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages(lang) if id.startswith(prefix)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_missing(lang: str) -> None:
    missing = [
        f"Write {id} in src/artemia/texts/{lang}/{file}.ftl."
        for id, file in wanted().items()
        if id not in messages(lang)
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(lang: str) -> None:
    written = [id for id in messages(lang) if id.startswith(KINDS)]
    assert [id for id in written if id not in wanted()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_box_stand_in_its_own_files(lang: str) -> None:
    """So that a box comes and goes as a whole."""
    elsewhere = [
        f"{id} is in {lang}/{homes(lang)[id]}.ftl, not in {box}.ftl."
        for id, box in wanted().items()
        if box in BOXES and homes(lang)[id] != box and not homes(lang)[id].startswith(f"{box}_")
    ]
    assert not elsewhere, "\n".join(elsewhere)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_every_answer_has_a_label(lang: str) -> None:
    _, answers, _ = met()
    assert answers <= ids(lang, "answer-")
    assert ids(lang, "answer-") <= answers | RARE_ANSWERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_provenance_has_a_label(lang: str) -> None:
    used = {each.provenance for _, deck, _ in DECKS for each in deck.values()}
    assert used <= ids(lang, "provenance-")


@pytest.mark.slow
def test_random_games_meet_nearly_everything() -> None:
    """Otherwise the tests here would prove little."""
    asked, _, logged = met()
    assert asked >= QUESTIONS - {"flashback"}  # Flashback puts the question of the card it copies
    assert logged >= EVENTS - RARE_ANSWERS
