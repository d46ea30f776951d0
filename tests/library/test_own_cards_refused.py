"""A file of cards with mistakes: each is told in a sentence, all of them at once, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from artemia import ArtemiaError, Setup, preset
from artemia.errors import SeveralErrors
from artemia.rules.corrections import corrections, read_corrections
from artemia.texts import say


def wrong(words: dict[str, Any]) -> list[str]:
    """The sentences that tell what is wrong."""
    with pytest.raises(SeveralErrors) as told:
        corrections(words)
    for each in told.value.mistakes:
        assert say("en", f"error-{each.code}", **each.details) == str(each)
        assert say("fr", f"error-{each.code}", **each.details) != str(each)
    return str(told.value).splitlines()


A_HUNT_CARD = [
    ({"cost": 3}, "hunt.tracking: “cost” isn’t one of name, text, phase, symbol, effect."),
    ({"name": 3}, "hunt.tracking: name is a text, or a text for each language."),
    ({"name": {"eng": "x"}}, "hunt.tracking: a language is written with two letters, en or fr, not “eng”."),
    ({"name": ""}, "hunt.tracking: name has 1 to 40 characters, not 0."),
    ({"name": "x" * 41}, "hunt.tracking: name has 1 to 40 characters, not 41."),
    ({"text": "\x1b[31m"}, "hunt.tracking: text has a character that can’t be shown."),
    ({"text": "a\u2063b"}, "hunt.tracking: text has a character that can’t be shown."),
    ({"text": "a\ufffcb"}, "hunt.tracking: text has a character that can’t be shown."),
    ({"phase": 6}, "hunt.tracking: phase is a number from 1 to 5, not 6."),
    ({"phase": True}, "hunt.tracking: phase is a number from 1 to 5, not True."),
    ({"phase": 5}, "hunt.tracking: its effect makes sense in phase 1, 2, 3, 4, not in 5."),
    ({"symbol": []}, "hunt.tracking: “[]” isn’t one of none, target, artemia."),
    ({"symbol": "target"}, "hunt.tracking: a token comes into play in phase 1 or 2, not in phase 4."),
    ({"effect": "dodge"}, "hunt.tracking: there is no effect called “dodge”."),
    ({"effect": "stasi"}, "hunt.tracking: there is no effect called “stasi”; did you mean stasis?"),
    ({"effect": "flashback", "phase": 1}, "hunt.tracking: its effect takes the phase of the card it copies."),
    ({"effect": "clone", "symbol": "none"}, "hunt.tracking: its effect is about the target token, and keeps"),
]
OTHERS = [
    ({"hunts": {}}, "There is no kind of card called “hunts”; there are place, hunt, survival"),
    ({"hunt": 3}, "“hunt” isn’t a table, like [hunt.tracking]."),
    ({"hunt": {"tracking": 3}}, "“hunt.tracking” isn’t a table, like [hunt.tracking]."),
    ({"hunt": {"traking": {}}}, "There is no card called “hunt.traking”; did you mean hunt.tracking?"),
    ({"hunt": {"zzz": {}}}, "There is no card called “hunt.zzz”."),
    ({"place": {"lair": {"effect": "dome"}}}, "place.lair: the effect “dome” is for place 4 only."),
    ({"evolution": {"sharp": {"phase": 2}}}, "evolution.sharp: its effect makes sense in phase 3, not in 2."),
    ({"evolution": {"sharp": {"cost": 0}}}, "evolution.sharp: cost is a number from 1 to 10, not 0."),
    ({"evolution": {"sharp": {"level": 3}}}, "evolution.sharp: level is a number from 1 to 2, not 3."),
    ({"bonus": {"all_will": {"effect": "discard_dna", "text": "x"}}}, "correct that instead."),
]


@pytest.mark.parametrize(
    ("words", "sentence"), [*OTHERS, *(({"hunt": {"tracking": said}}, told) for said, told in A_HUNT_CARD)]
)
def test_a_mistake_is_told_in_a_sentence(words: dict[str, Any], sentence: str) -> None:
    (told,) = wrong(words)
    assert sentence in told


def test_all_mistakes_are_told_at_once() -> None:
    clone = {"phase": 9, "name": ""}
    told = wrong({"hunts": {}, "hunt": {"traking": {}, "clone": clone}, "place": {"lair": 1}})
    assert len(told) == 5


def test_of_very_many_mistakes_the_first_are_told() -> None:
    told = wrong({"hunt": {f"no_{n}": {} for n in range(500)}})
    assert len(told) == 31 and told[-1] == "There are more mistakes."


def test_a_file_is_toml_and_not_too_long() -> None:
    with pytest.raises(SeveralErrors, match="Line 2 can’t be read as TOML"):
        read_corrections("[hunt.tracking]\nname = what")
    with pytest.raises(SeveralErrors, match="at most 64 kilobytes"):
        read_corrections("# " + "x" * 70_000)
    with pytest.raises(SeveralErrors, match="TOML"):
        read_corrections("a = " + "[" * 20_000)


def test_an_effect_needs_its_box_if_its_card_is_in_the_game() -> None:
    cards = corrections({"hunt": {"tracking": {"effect": "time_rift"}, "tornado": {"effect": "siege"}}})
    with pytest.raises(SeveralErrors, match="the effect “time_rift” needs the box exploration"):
        Setup(cards=cards)
    with pytest.raises(SeveralErrors, match="the effect “siege” needs the box sanctuary"):
        preset("exploration", cards=cards)
    assert preset("everything", cards=cards).cards == cards


@pytest.mark.parametrize("cards", [3, None, [], "telepathy", {"hunt": {"tracking": {"phase": 9}}}])
def test_a_set_up_takes_nothing_else_for_cards(cards: Any) -> None:
    with pytest.raises(ArtemiaError):
        Setup(cards=cards)
