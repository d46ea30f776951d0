"""Every game ends, soon enough, with a winner, and then nothing more happens."""

from __future__ import annotations

import pytest

from artemia import Game, NotOffered, Setup
from artemia.engine import kernel
from artemia.rules.constants import CREATURE_WINS, HUNTED_WIN
from tests.properties.compare import fields
from tests.properties.drive import MODES, Hat, Move, at_the_door, in_turn, start, tables

MOST_ANSWERS = 2500
MOST_TURNS = 50
"""Rescue moves every turn but for Stasis, of which there is one card and its copy, and for Chronophage."""


@pytest.mark.parametrize("setup", tables(2, 8))
def test_in_turn(setup: Setup) -> None:
    g = start(setup)
    answers = sum(1 for _ in in_turn(g, Hat(setup)))
    assert 20 < answers < MOST_ANSWERS
    assert g.turn < MOST_TURNS
    assert g.winner in (CREATURE_WINS, HUNTED_WIN)
    assert g.agenda == []


@pytest.mark.parametrize("setup", tables(1, 4))
def test_at_the_door(setup: Setup) -> None:
    game = Game.new(setup)
    moves: list[Move] = []
    for move in at_the_door(game, Hat(setup)):
        assert game.winner is None and game.questions() != []
        moves.append(move)
        assert len(moves) < MOST_ANSWERS
    assert game.winner in ("creature", "hunted")
    assert game.questions() == []
    before = fields(game.state)
    for seat in range(setup.players):
        assert game.question(seat) is None
        for move in moves[-30:]:
            with pytest.raises(NotOffered, match="The game is over"):
                game.answer(seat, move.key)
    kernel.settle(game.state)
    assert kernel.ask(game.state) == 0
    assert fields(game.state) == before


@pytest.mark.parametrize("mode", MODES)
def test_either_side_can_win(mode: str) -> None:
    winners = set()
    for n in range(60):
        g = start(Setup(players=2 + n % 6, seed=n, **MODES[mode]))
        for _ in in_turn(g, Hat(g.setup)):
            pass
        winners.add(g.winner)
        if len(winners) == 2:
            break
    assert winners == {CREATURE_WINS, HUNTED_WIN}


def test_the_city_can_win() -> None:
    """Defense arrives before the other two, in some games."""
    for n in range(200):
        g = start(Setup(players=2 + n % 6, seed=n, **MODES["sanctuary"]))
        for _ in in_turn(g, Hat(g.setup)):
            pass
        assert g.sanctuary is not None
        if g.sanctuary.defense == 0:
            assert g.winner == HUNTED_WIN and g.rescue and g.assimilation
            return
    raise AssertionError("Defense never arrived")
