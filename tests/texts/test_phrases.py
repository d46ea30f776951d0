"""Sentences as players read them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from artemia import texts
from artemia.cards.base.places import ARTEFACT, JUNGLE, LAIR, RIVER, ROVER
from artemia.cards.base.survival import calm_creature
from artemia.engine.core import EVERYBODY
from artemia.engine.step import Step
from artemia.errors import ArtemiaError
from artemia.rules.constants import TARGET_TOKEN
from artemia.rules.deal import new_state
from artemia.rules.effects.places import exchange, push, show_to_creature, take_back
from artemia.rules.effects.powers import use_power
from artemia.rules.effects.tokens import put_token
from artemia.rules.effects.will import heal
from artemia.rules.phases.exploration import commit, explore, resist, withdraw
from artemia.rules.phases.hunting import plan
from artemia.rules.phases.resolving_places import place_choice
from artemia.rules.phases.token_strikes import catch
from artemia.rules.presets import PRESETS
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.texts import loader
from tests.texts.walk import events, moments, table

RAW = re.compile(r"[{}_$]|\b(None|ask|answer|event)-")


def few_and_more(few: int, more: int) -> list[Any]:
    """Games for `parametrize`, of which most are slow."""
    return [pytest.param(n, marks=pytest.mark.slow if n >= few else ()) for n in range(few + more)]


@pytest.fixture
def g() -> State:
    return new_state(Setup(players=4, side="A", seed=1))


@pytest.mark.parametrize("number", few_and_more(2, 10))
@pytest.mark.parametrize("name", PRESETS)
def test_whole_games_read_well_in_both_languages(name: str, number: int) -> None:
    g = table(number, name)
    for _, question, answers in moments(g, number):
        for lang in texts.LANGUAGES:
            assert_readable(texts.prompt(g, question, lang), ".?")
            labels = [texts.answer(g, answer, lang) for answer in answers]
            assert len(set(labels)) == len(labels), labels
            for label in labels:
                assert_readable(label)
    for event in events(g):
        for lang in texts.LANGUAGES:
            assert_readable(texts.event(g, event.step, True, lang), ".")
            if event.witnesses != EVERYBODY and event.noticed:
                assert_readable(texts.event(g, event.step, False, lang), ".")


def assert_readable(text: str, ends: str = "") -> None:
    assert not RAW.search(text), text
    assert text[0].isupper(), text
    assert text == text.strip() and "  " not in text and " ." not in text, text
    assert not ends or text[-1] in ends, text


@pytest.mark.parametrize(
    ("step", "english", "french"),
    [
        (commit(1, LAIR), "Explore the Lair", "Explorer l’Antre"),
        (commit(1, LAIR | RIVER), "Lay the Lair and the River", "Poser l’Antre et la Rivière"),
        (withdraw(1), "Change your mind", "Changer d’avis"),
        (take_back(1, LAIR | RIVER, JUNGLE), "Take back the Lair, the Jungle and the River", None),
        (take_back(1, LAIR | RIVER), None, "Reprendre l’Antre et la Rivière"),
        (resist(1, LAIR, 1), "Resist: pay 1 Will, take back the Lair", None),
        (resist(1, LAIR, 3), "Resist with your last Will for the Lair, and so give up", None),
        (plan(1, 0), "Play nothing", "Ne rien jouer"),
        (heal(1, 1 << 1), "Regain 1 Will", "Récupérer 1 Volonté"),
        (heal(1, 1 << 2), "Give 1 Will back to Bo", "Rendre 1 Volonté à Bo"),
        (exchange(1, LAIR, ROVER), "Swap the Rover for the Lair", "Échanger le Rover contre l’Antre"),
        (push(2, LAIR, JUNGLE), "Push Bo from the Jungle to the Lair", None),
        (put_token(0, ROVER, TARGET_TOKEN), None, "Poser le jeton Cible sur le Rover"),
    ],
)
def test_answers(g: State, step: Step, english: str | None, french: str | None) -> None:
    assert english is None or texts.answer(g, step, "en") == english
    assert french is None or texts.answer(g, step, "fr") == french


def test_a_copied_place_is_called_so(g: State) -> None:
    g.resolving = LAIR
    assert texts.answer(g, use_power(1, LAIR), "en") == "Use the Lair"
    assert texts.answer(g, use_power(1, JUNGLE), "fr") == "Copier la Jungle"


def test_prompts_tell_why(g: State) -> None:
    assert texts.prompt(g, 0, "en") == "Your choice stands, but you can still change your mind."
    aboard = texts.prompt(g, place_choice(1, ROVER), "fr")
    assert aboard == "Vous êtes à bord du Rover\u00a0: que faites-vous\u00a0?"
    g.river_now = 1 << 1
    assert "River" in texts.prompt(g, explore(1), "en")
    assert texts.prompt(g, explore(2), "en") == "Where do you go this turn?"


def test_events(g: State) -> None:
    names = ["Nox", "Pia", "Quim", "Rae"]
    caught = catch(2, LAIR | ARTEFACT)
    assert texts.event(g, caught, True, "en") == "The Creature catches Bo in the Lair and by the Artefact."
    assert texts.event(g, caught, True, "fr", names) == "Nox attrape Quim dans l’Antre et près de l’Artefact."
    shown = show_to_creature(0, LAIR, 3)
    assert texts.event(g, shown, True, "en") == "Cleo shows the Lair."


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_who_only_notices_learns_no_names(g: State, lang: str) -> None:
    for step in (calm_creature(1, LAIR), exchange(1, LAIR, RIVER), take_back(1, LAIR, RIVER)):
        line = texts.event(g, step, False, lang)
        assert not re.search("Lair|Antre|River|Rivière", line), line
    assert "2" in texts.event(g, take_back(1, LAIR, RIVER), False, lang)


def test_cards_have_names_and_texts() -> None:
    assert texts.place_name("lair", "fr") == "L’Antre"
    assert texts.card_name("hunt", "scream", "fr") == "Hurlements"
    assert texts.card_text("survival", "adrenaline", "en") == "You regain 1 Will."
    assert texts.card_text("place", "wreck", "en").startswith("Rescue +1")


def test_gaps() -> None:
    with pytest.raises(ArtemiaError, match="no texts in “de”"):
        texts.say("de", "seat-1")
    with pytest.raises(ArtemiaError, match="no-such-text"):
        texts.say("fr", "no-such-text")
    with pytest.raises(ArtemiaError, match="filled in"):
        texts.say("en", "event-give_up")


def test_a_gap_in_french_is_filled_from_english(monkeypatch: pytest.MonkeyPatch) -> None:
    real = loader.written

    def gappy(lang: str, id: str, args: dict[str, str | int]) -> str:
        return real(lang, "missing" if lang == "fr" else id, args)

    monkeypatch.setattr(loader, "written", gappy)
    loader.plain.cache_clear()
    with pytest.raises(ArtemiaError):
        texts.say("fr", "phase-1")
    monkeypatch.setattr(loader, "strict", False)
    assert texts.say("fr", "phase-2") == "Hunting"
