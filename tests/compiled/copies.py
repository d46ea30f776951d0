"""Pickles and copies games and what they hand out, at many moments, and plays on: `copies.py`."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

from artemia import ArtemiaError, Game, Setup
from artemia.engine import core, kernel
from artemia.engine.step import numbering
from artemia.rules.presets import PRESETS

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
}
APART = ("pickle", "deepcopy")
"""These give a game of its own; `copy` gives one that shares what is in it."""


def a_while(game: Game, answers: int, seed: int) -> None:
    """Plays on, by chance."""
    rng = Random(seed)
    for _ in range(answers):
        if game.over:
            return
        question = rng.choice(game.questions())
        game.answer(question.seat, rng.choice(question.answers))


def told(game: Game) -> list[object]:
    """All that a game says to the outside."""
    seats = [None, *range(game.state.seats)]
    return [game.save(), [game.view(seat) for seat in seats], [game.events(seat) for seat in seats]]


def check(mode: str) -> int:
    """Looks at one game from time to time; returns how often."""
    game = Game.new(Setup(players=4, side="A", seed=5, **PRESETS[mode]))
    looks = 0
    while not game.over:
        for name, way in WAYS.items():
            again = way(game)
            assert type(again) is Game
            assert told(again) == told(game), (mode, name)
            for seat in range(game.state.seats):
                assert way(game.view(seat)) == game.view(seat)
                assert way(game.events(seat)) == game.events(seat)
                question = game.question(seat)
                if question is not None:
                    other = way(question)
                    assert (other.kind, other.prompt) == (question.kind, question.prompt)
                    assert [(a.key, a.step, a.text) for a in map(way, other.answers)] == [
                        (a.key, a.step, a.text) for a in question.answers
                    ]
            assert again.state.planet is game.state.planet
            if name in APART:
                mine = game.copy()
                a_while(again, 10, looks)
                a_while(mine, 10, looks)
                assert told(again) == told(mine), (mode, name)
                assert told(game) != told(mine) or game.over
        a_while(game, 60, looks)
        looks += 1
    return looks


def check_in_turn() -> None:
    """A state as simulations drive it, with the answers it was asked about."""
    g = Game.new(Setup(players=3, side="B", seed=1)).state.copy()
    kernel.ask(g)
    for way in WAYS.values():
        other = way(g)
        assert other.answers == g.answers
        assert other.agenda == g.agenda
        assert other.log is None


def check_another_build() -> None:
    """Steps are numbers: a pickle of a build that numbers them otherwise is refused."""
    state = Game.new(Setup(players=3, seed=1)).state
    try:
        core.restored(type(state), numbering() ^ 1, state.__getstate__())
    except ArtemiaError as error:
        assert "another build" in str(error)
    else:
        raise AssertionError("a pickle of another build was read")


if __name__ == "__main__":
    check_in_turn()
    check_another_build()
    print(kernel.__file__.rpartition(".")[2], sum(check(mode) for mode in PRESETS))
