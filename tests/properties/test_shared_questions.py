"""A question that several seats have before them at once says whether they answer in secret."""

from __future__ import annotations

from dataclasses import replace

import pytest

from artemia import Game
from artemia.engine import kernel
from artemia.engine.core import Core
from artemia.engine.step import OP, OP_BY_NAME, OPS, Step
from artemia.testing import table
from artemia.testing.shared_questions import check_shared, shared_questions
from tests.properties.drive import Hat, at_the_door, tables

ROUNDS = 40
SECRET = [op.name for op in OP_BY_NAME.values() if op.secret]


@pytest.fixture(scope="module")
def asked_together() -> set[str]:
    """Random games of every mode, looked at before each step: what settles by itself might not have."""
    perform, met = kernel.perform, set[str]()

    def look_and_perform(g: Core, step: Step) -> None:
        met.update(OPS[op].name for op in shared_questions(g))
        perform(g, step)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "perform", look_and_perform)
        for param in tables(ROUNDS):
            game = Game.new(param.values[0])
            for move in at_the_door(game, Hat(game.setup), rich=True):
                check_answer(game, move.seat, move.key)
    return met


def check_answer(game: Game, seat: int, key: str) -> None:
    """Whoever answers an open question while others still have it is seen to do so by all."""
    asked = kernel.question_for(game.state, seat) & OP
    if asked in shared_questions(game.state) and OPS[asked].secret is False:
        other = game.copy()
        before = len(other.state.log or ())
        other.answer(seat, key)
        assert any(event.noticed for event in (other.state.log or [])[before:]), key


def test_each_says_whether_it_is_secret(asked_together: set[str]) -> None:
    assert [name for name in asked_together if OP_BY_NAME[name].secret is None] == []


@pytest.mark.parametrize("name", SECRET)
def test_the_games_meet_each_that_is(asked_together: set[str], name: str) -> None:
    """So none can be forgotten without being missed."""
    assert name in asked_together


def test_a_card_s_own_test_misses_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(hunt=["forbidden_zone"], ripley={}, freddy={})
    t.creature.plays("forbidden_zone")
    asked = OP_BY_NAME["which_to_give"]
    monkeypatch.setitem(OPS, asked.number, replace(asked, secret=None))
    with pytest.raises(AssertionError, match="several seats are asked which_to_give at once"):
        check_shared(t.state)
