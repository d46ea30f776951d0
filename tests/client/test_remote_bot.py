"""A bot that knows only what its socket tells it: it imagines the rest, and answers with what is offered."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from artemia import Game, Setup
from artemia.client.bot import RemoteBot, setup_of, step_of
from artemia.client.determinization import determinized
from artemia.engine.kernel import all_answers, answers_to, open_questions
from artemia.engine.step import expand, seat_of
from artemia.rules.view import view
from artemia.server.views.differences import Views
from artemia.server.wire.messages import Ask, Options
from tests.properties.drive import Hat, at_the_door, tables


def options_of(setup: Setup) -> Options:
    words = setup.to_dict()
    del words["seed"], words["rulings"]
    return Options(**words)


@pytest.mark.parametrize("setup", tables(1, 2))
def test_the_imagined_table_looks_like_the_real_one(setup: Setup) -> None:
    """Seen from the same seat; and it needs no more than the view and the options."""
    game = Game.new(setup)
    for number, _ in enumerate(at_the_door(game, Hat(setup), rich=True)):
        for seat in range(number % 3, setup.players, 3):
            seen = game.view(seat)
            assert view(determinized(seen, setup_of(options_of(setup)), Random(number)), seat) == seen


@pytest.mark.parametrize("setup", tables(1, 2))
def test_choices_are_read_back_as_the_answers_they_were_made_of(setup: Setup) -> None:
    game = Game.new(setup)
    sight = Views(game)
    for number, _ in enumerate(at_the_door(game, Hat(setup))):
        if number:
            sight.after_answer()
        for question in open_questions(game.state):
            seat = seat_of(question)
            ask = sight.look(seat, "en").ask
            assert ask is not None
            offered = all_answers(answers_to(game.state, question))
            assert [step for each in ask.choices for step in expand(step_of(each))] == offered


@pytest.mark.slow
@pytest.mark.parametrize("level", ["chance", "instinct"])
@pytest.mark.parametrize("setup", tables(1, 1))
def test_remote_bots_play_whole_games_by_what_they_are_told(setup: Setup, level: str) -> None:
    """Everything goes through JSON, as it does over a socket."""
    game = Game.new(setup)
    sight, bots = Views(game), [RemoteBot(level, seat) for seat in range(setup.players)]
    options = options_of(setup)
    while not game.over:
        seat = game.questions()[0].seat
        look = msgspec.json.decode(msgspec.json.encode(sight.look(seat, "fr")))
        ask = msgspec.convert(look["ask"], Ask)
        game.answer(seat, bots[seat].key_for(ask, look["view"], options))
        sight.after_answer()


def test_the_same_seed_chooses_alike() -> None:
    game = Game.new(Setup(players=4, side="A", seed=2))
    look = Views(game).look(1, "en")
    assert look.ask is not None
    keys = {RemoteBot("instinct", 7).key_for(look.ask, look.view, options_of(game.setup)) for _ in range(3)}
    assert len(keys) == 1
