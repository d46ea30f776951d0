"""Set-up and answers make the game: the same ones give the same game, whoever asks the questions."""

from __future__ import annotations

import json

import pytest

from artemia import Game, Setup
from artemia.engine import kernel
from artemia.engine.core import LoggedStep
from artemia.engine.spelling import spell
from artemia.engine.step import Seat, Step, seat_of
from artemia.rules.deal import new_state
from artemia.rules.state import State
from tests.properties.compare import differences
from tests.properties.drive import Hat, at_the_door, in_turn, start, tables


@pytest.mark.parametrize("setup", tables(2, 5))
def test_a_record_replays_to_the_same_game(setup: Setup) -> None:
    game = Game.new(setup)
    for _ in at_the_door(game, Hat(setup)):
        pass
    again = Game.replay(json.loads(json.dumps(game.record)))
    assert differences(game.state, again.state) == []
    assert written(game.state) == written(again.state)
    assert again.record == game.record


@pytest.mark.parametrize("setup", tables(2, 5))
def test_asked_in_turn_or_all_at_once_it_is_the_same_game(setup: Setup) -> None:
    """The same questions to the same seats, in the order of the table; and all see the same things happen."""
    g, game = start(setup), Game.new(setup)
    for moment in in_turn(g, Hat(setup)):
        assert kernel.open_questions(game.state)[0] == moment.question
        question = game.question(moment.seat)
        assert question is not None and [each.step for each in question.answers] == moment.answers
        game.answer(moment.seat, spell(moment.answer))
    assert game.over
    assert differences(g, game.state) == []
    for seat in range(setup.players):
        assert seen_by(g, seat) == seen_by(game.state, seat)


@pytest.mark.parametrize("setup", tables(1, 2))
def test_any_part_of_a_record_replays(setup: Setup) -> None:
    game = Game.new(setup)
    words = []
    for _ in at_the_door(game, Hat(setup)):
        words.append(game.state.copy())
    record = game.record
    for upto in range(0, len(words), 23):
        assert differences(Game.replay(record, upto).state, words[upto]) == []


@pytest.mark.parametrize("setup", tables(1, 4))
def test_in_turn_the_same_answers_give_the_same_game_with_and_without_a_log(setup: Setup) -> None:
    g, other = start(setup), new_state(setup)
    for moment in in_turn(g, Hat(setup)):
        assert kernel.ask(other) == moment.question
        kernel.take(other, moment.answer)
    assert kernel.ask(other) == 0
    assert differences(g, other) == []


def test_another_seed_is_another_game() -> None:
    decks = {new_game(seed).state.hunt_deck for seed in range(50)}
    assert len(decks) == 50
    assert new_game(1).state.hunt_deck == new_game("1").state.hunt_deck != new_game("01").state.hunt_deck


def new_game(seed: int | str) -> Game:
    return Game.new(Setup(players=3, side="A", seed=seed))


def written(g: State) -> list[tuple[Step, int, bool]]:
    return [line(event) for event in g.log or []]


def seen_by(g: State, seat: Seat) -> list[list[tuple[Step, int, bool]]]:
    """What each seat did, one after the other. A forced choice is made sooner if all are asked at once."""
    seen = [event for event in g.log or [] if event.noticed or event.witnesses >> seat & 1]
    return [[line(event) for event in seen if seat_of(event.step) == who] for who in range(g.seats)]


def line(event: LoggedStep) -> tuple[Step, int, bool]:
    return event.step, event.witnesses, event.noticed
