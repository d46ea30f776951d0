"""The read of a game: what it finds, in which words, and again the same."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache

import pytest

from artemia import Game, preset
from artemia.advice import Reading, read, told
from artemia.advice.judging import Case
from artemia.advice.reading import case_of, replaced
from artemia.bots import bot_named
from artemia.bots.instinct import Instinct
from artemia.cards.base.places import BEACH, LAIR
from artemia.engine.kernel import answers_to
from artemia.engine.spelling import Reply
from artemia.errors import ArtemiaError
from artemia.rules.constants import CREATURE_TOKEN
from artemia.rules.deal import new_state
from artemia.rules.effects.tokens import put_token
from artemia.rules.setup import Setup
from artemia.texts import LANGUAGES
from tests.bots.driving import until

pytestmark = pytest.mark.slow  # bots think in all of them

QUICK = 3
PROGRESS: list[tuple[int, int]] = []


def played(mode: str, players: int, seed: int) -> Game:
    game = Game.new(preset(mode, players=players, seed=seed))
    policies = {seat: bot_named("instinct", seat) for seat in range(players)}
    game.play(policies)
    return game


@cache
def reading() -> Reading:
    return read(
        played("first_night", 2, 16), rehearsals=QUICK, progress=lambda done, of: PROGRESS.append((done, of))
    )


def test_the_same_game_the_same_reading_from_its_record_too() -> None:
    again = read(json.loads(json.dumps(reading().game.record)), rehearsals=QUICK)
    for lang in LANGUAGES:
        assert told(again, lang) == told(reading(), lang)


def test_every_turn_says_who_was_where() -> None:
    found, game = told(reading(), "en"), reading().game
    assert [turn.turn for turn in found.turns] == list(range(1, game.state.turn + 1))
    for turn in found.turns[:-1]:
        assert [each.seat for each in turn.hunted] == [1]
        assert turn.creature and all(each.places for each in turn.hunted)
        assert turn.looks and turn.text.startswith("Looking ")
        assert 0 < sum(look.share for look in turn.looks) <= 1.0 + 1e-9
        assert all(0.0 <= look.catch <= 1.0 for look in turn.looks)
    catches = [event for event in game.events(None) if event.kind == "catch"]
    assert sum(each.caught for turn in found.turns for each in turn.hunted) == len(catches)


def test_mistakes_are_told_the_biggest_first() -> None:
    for lang in LANGUAGES:
        found = told(reading(), lang, ["Beast", "Lena"]).mistakes
        assert found
        assert [each.loss for each in found] == sorted((each.loss for each in found), reverse=True)
        given = reading().game.given
        for each in found:
            assert given[each.n - 1] == str(Reply(each.seat, each.key))
            assert ["Beast", "Lena"][each.seat] in each.text
            assert 0 < each.loss <= 1 and 0 <= each.chance <= 1
            assert each.chosen != each.best and each.chosen in each.text and each.best in each.text


def test_it_is_plain_data() -> None:
    assert json.loads(json.dumps(asdict(told(reading(), "fr"))))


def test_progress_is_told_up_to_the_end() -> None:
    reading()
    assert sorted(PROGRESS) == PROGRESS and len({of for _, of in PROGRESS}) == 1
    assert PROGRESS[-1][0] == PROGRESS[-1][1]


def test_a_game_that_goes_on_is_not_read() -> None:
    with pytest.raises(ArtemiaError, match="over"):
        read(Game.new(preset("first_night", players=3, seed=1)))


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["everything", "labyrinth"])
def test_other_modes_can_be_read(mode: str) -> None:
    game = played(mode, 2, 6)
    found = told(read(game, rehearsals=1), "fr")
    assert len(found.turns) == game.state.turn


def test_giving_up_on_the_last_space_is_the_biggest_mistake() -> None:
    """A planted blunder: both camps are about to win, and a Hunted gives up though nothing forces them."""
    game = planted()
    assert game.winner == "creature"
    found = told(read(game, rehearsals=QUICK), "en").mistakes
    assert found[0].n == len(game.given)
    assert found[0].key == "give_up 1" and found[0].best_key != "give_up 1"
    assert found[0].chance == 0.0 and found[0].loss > 0.3


def planted() -> Game:
    for seed in range(1, 100):
        game = Game.new(preset("first_night", players=3, seed=seed))
        policies = {seat: bot_named("instinct", seat) for seat in range(3)}
        while not game.over:
            question = game.question(1)
            gives_up = question and any(answer.key == "give_up 1" for answer in question.answers)
            if gives_up and game.state.assimilation == 1 and game.state.rescue <= 2:
                game.answer(1, "give_up 1")
                return game
            game.play(policies, most=1)
    raise AssertionError("no game came to that")


def test_a_choice_that_was_taken_back_does_not_count() -> None:
    game = Game.new(preset("first_night", players=3, side="A", seed=3))
    first = case_of(game.state, 1, "commit 1 1", "seed")
    other = case_of(game.state, 2, "commit 2 1", "seed")
    game.answer(1, "commit 1 1")
    assert case_of(game.state, 1, "withdraw 1", "seed") is None, "nothing is decided by that"
    game.answer(1, "withdraw 1")
    again = case_of(game.state, 1, "commit 1 2", "seed")
    assert first and again and other
    assert replaced(first, again) and not replaced(other, again)


def test_looking_where_nobody_can_be_is_a_mistake() -> None:
    """The only Hunted had one card in hand, as everybody knows, and has laid it."""
    g = new_state(Setup(players=2, side="A", seed=1))
    question = until(g, [Instinct(0), Instinct(1)], "hunt_choice")
    h = g.hunted[1]
    h.played, h.hand, h.discard = BEACH, 0, h.hand | h.played & ~BEACH
    g.hunt_left = 0  # a card might be even better
    answers = answers_to(g, question)
    case = Case(g, question, answers, put_token(0, LAIR, CREATURE_TOKEN), "seed")
    case.look(24, None)
    assert case.best == put_token(0, BEACH, CREATURE_TOKEN) and case.by_place
    case.confirm(20)
    assert case.loss > 0.03
    right = Case(g, question, answers, case.best, "seed")
    right.look(24, None)
    right.confirm(20)
    assert right.loss == 0.0
