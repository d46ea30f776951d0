"""What holds for every game holds where cards are put right, whatever is said of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from artemia import ArtemiaError, Setup
from artemia.rules.correction_checks import EFFECTS, KINDS, NUMBERS, PARTS, SYMBOLS, WORDS
from artemia.rules.corrections import AS_THEY_ARE, Corrections, corrections
from tests.properties import (
    test_conservation,
    test_copies,
    test_endings,
    test_questions,
    test_records,
    test_redeal,
    test_secrecy,
)
from tests.properties.drive import MODES

Holds = Callable[[Setup], None]
HOLDING: list[Holds] = [
    test_conservation.test_in_turn,
    test_conservation.test_at_the_door,
    test_copies.test_in_turn,
    test_copies.test_whole_games_are_saved_and_copied_with_their_past,
    test_endings.test_in_turn,
    test_questions.test_every_question_has_answers_and_each_its_own_key,
    test_records.test_a_record_replays_to_the_same_game,
    test_records.test_asked_in_turn_or_all_at_once_it_is_the_same_game,
    test_redeal.test_in_turn_the_seat_asked_sees_the_same_and_is_offered_the_same,
    test_redeal.test_at_the_door_no_seat_can_tell,
    test_redeal.test_in_turn_it_can_be_played_to_its_end,
    test_secrecy.test_what_others_don_t_see_happen_changes_nothing_they_see,
    test_secrecy.test_while_a_window_is_open_nobody_sees_who_has_answered,
    test_secrecy.test_hidden_cards_don_t_decide_who_is_asked,
    test_secrecy.test_a_view_doesn_t_depend_on_what_is_hidden,
    test_secrecy.test_no_event_names_a_card_that_is_hidden,
]


def said_of(rng: Random, kind: str) -> dict[str, Any]:
    """Anything that can be said of a card, right or wrong."""
    said: dict[str, Any] = {}
    for part in PARTS[kind]:
        if rng.random() < (0.7 if part == "effect" else 0.3):
            if part in WORDS:
                said[part] = f"Anything {rng.randrange(100)}"
            elif part in NUMBERS:
                said[part] = rng.randint(*NUMBERS[part])
            else:
                said[part] = rng.choice([*(SYMBOLS if part == "symbol" else EFFECTS[kind])])
    return said


def put_right(rng: Random, mode: dict[str, Any], players: int) -> Corrections:
    """Every third card, as far as what is drawn from the hat makes sense."""
    found: dict[str, dict[str, Any]] = {}
    for kind, cards in KINDS.items():
        for id in cards:
            said = said_of(rng, kind)
            more = {**found, kind: {**found.get(kind, {}), id: said}}
            if said and rng.random() < 0.35 and makes_sense(more, mode, players):
                found = more
    return corrections(found) if found else AS_THEY_ARE


def makes_sense(words: dict[str, Any], mode: dict[str, Any], players: int) -> bool:
    try:
        Setup(players=players, seed=0, cards=corrections(words), **mode)
    except ArtemiaError:
        return False
    return True


def tables(few: int, more: int) -> list[Any]:
    found = []
    for n in range(few + more):
        mode, players = list(MODES)[n % len(MODES)], 2 + n % 6
        cards = put_right(Random(n), MODES[mode], players)
        setup = Setup(players=players, seed=f"own cards {n}", cards=cards, **MODES[mode])
        words = f"{n}-{mode}-{players}"
        found.append(pytest.param(setup, id=words, marks=pytest.mark.slow if n >= few else ()))
    return found


@pytest.mark.parametrize("holds", HOLDING, ids=lambda holds: f"{holds.__module__[-12:]}-{holds.__name__}")
@pytest.mark.parametrize("setup", tables(1, 15))
def test_what_holds_without_them_holds_with_them(setup: Setup, holds: Holds) -> None:
    holds(setup)
