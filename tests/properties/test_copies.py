"""A copy, a loaded save and the original are the same game, at every question and ever after."""

from __future__ import annotations

import json

import pytest

from artemia import Event, Game, Setup
from artemia.engine import kernel
from artemia.engine.spelling import read
from artemia.engine.step import Seat
from artemia.rules.phases.exploration import standing_offer
from artemia.rules.save import from_words, to_words
from artemia.rules.state import State
from tests.properties.compare import differences
from tests.properties.drive import Hat, at_the_door, in_turn, next_move, start, tables


def saved_and_loaded(g: State) -> State:
    words = to_words(g)
    loaded = from_words(g.setup, json.loads(json.dumps(words)))
    assert to_words(loaded) == words
    return loaded


@pytest.mark.parametrize("setup", tables(1, 6))
def test_in_turn(setup: Setup) -> None:
    """Copies of copies and saves of saves: whatever gets lost once is missed for the rest of the game."""
    g = start(setup)
    copied, loaded = g.copy(), saved_and_loaded(g)
    for moment in in_turn(g, Hat(setup)):
        for other in (copied, loaded):
            assert kernel.ask(other) == moment.question
            assert kernel.all_answers(other.answers) == moment.answers
            other.agenda.append(moment.question)
        copied, loaded = copied.copy(), saved_and_loaded(loaded)
        assert differences(g, copied) == differences(g, loaded) == []
        for other in (copied, loaded):
            other.agenda.pop()
            kernel.take(other, moment.answer)
    for other in (copied, loaded):
        assert kernel.ask(other) == 0
        assert differences(g, other) == []


@pytest.mark.parametrize("setup", tables(1, 4))
def test_at_the_door(setup: Setup) -> None:
    game = Game.new(setup)
    copied, loaded = game.state.copy(), saved_and_loaded(game.state)
    for move in at_the_door(game, Hat(setup)):
        copied, loaded = copied.copy(), saved_and_loaded(loaded)
        assert differences(game.state, copied) == differences(game.state, loaded) == []
        for other in (copied, loaded):
            assert kernel.answer(other, move.seat, read(move.key), standing_offer(other, move.seat))
    assert differences(game.state, copied) == differences(game.state, loaded) == []


@pytest.mark.parametrize("setup", tables(1, 2))
def test_whole_games_are_saved_and_copied_with_their_past(setup: Setup) -> None:
    """Each time the game goes on from what was saved or copied; the one left behind stays as it was."""
    game, hat, number = Game.new(setup), Hat(setup), 0
    while not game.over:
        move = next_move(game.state, hat)
        number += 1
        if number % 17:
            game.answer(move.seat, move.key)
            continue
        before = game.save()
        other = Game.load(before) if number % 2 else game.copy()
        assert other.save() == before
        for seat in range(setup.players):
            assert other.view(seat) == game.view(seat)
            assert asked(other, seat) == asked(game, seat)
            assert last_events(other, seat) == last_events(game, seat) != []
        other.answer(move.seat, move.key)
        assert game.save() == before != other.save()
        game = other
    assert Game.load(game.save()).winner == game.winner


def asked(game: Game, seat: Seat) -> tuple[str, list[str]]:
    question = game.question(seat)
    return (question.kind, [answer.key for answer in question.answers]) if question else ("", [])


def last_events(game: Game, seat: Seat) -> list[Event]:
    game.events(seat, since=10**6)  # a loaded game recalls its past now
    seen = [event for event in game.state.log or [] if event.noticed or event.witnesses >> seat & 1]
    return game.events(seat, since=max(0, len(seen) - 4))
