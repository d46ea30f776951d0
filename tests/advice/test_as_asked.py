"""Nobody can tell from a hint who has answered what several are asked in secret."""

from __future__ import annotations

import pytest

from artemia import Game
from artemia.advice.as_asked import as_asked
from artemia.engine import kernel
from artemia.engine.step import OP, OP_BY_NAME, OPS, Seat
from artemia.rules.constants import EXPLORATION
from artemia.rules.redeal import redeal
from artemia.rules.view import view
from tests.properties.compare import differences
from tests.properties.drive import Hat, Move, at_the_door, tables

ROUNDS = 12
MOST = 3
"""Moments looked at of each kind: each plays the game again."""
LATER = {op.name for op in OP_BY_NAME.values() if op.secret} - {"explore"}


@pytest.mark.slow
def test_what_others_answer_in_secret_changes_nothing_a_hint_is_made_of() -> None:
    met = dict.fromkeys(LATER, 0)
    for param in tables(ROUNDS):
        game = Game.new(param.values[0])
        for move in at_the_door(game, Hat(game.setup)):
            question = kernel.question_for(game.state, move.seat)
            kind = OPS[question & OP].name if question else ""
            if game.state.phase == EXPLORATION or met.get(kind, MOST) >= MOST:
                continue
            for eyes in asked_the_same(game, move):
                met[kind] += 1
                compare(game, move, eyes)
    assert [kind for kind, count in met.items() if not count] == []


def asked_the_same(game: Game, move: Move) -> list[Seat]:
    """Who else is, and still will be when this has been answered; one of them is enough."""
    later, asked = answered(game, move), kernel.question_for(game.state, move.seat)
    seats = range(game.setup.players)
    others = [seat for seat in seats if not (kernel.question_for(game.state, seat) ^ asked) & OP]
    return [
        seat
        for seat in others
        if seat != move.seat
        and kernel.question_for(later.state, seat) == kernel.question_for(game.state, seat)
    ][:1]


def answered(game: Game, move: Move) -> Game:
    later = game.copy()
    later.answer(move.seat, move.key)
    return later


def compare(game: Game, move: Move, eyes: Seat) -> None:
    later = answered(game, move)
    news = (later.state.log or [])[len(game.state.log or []) :]
    if any(event.noticed or event.witnesses >> eyes & 1 for event in news):
        return  # it was no secret: a card was played, and all have seen it
    before, after = (redeal(as_asked(each, eyes), eyes, 1) for each in (game, later))
    assert differences(before, after) == []
    assert view(as_asked(later, eyes), eyes) == later.view(eyes)
