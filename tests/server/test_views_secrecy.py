"""Frames tell nobody what others decided in secret: not by what they say, not by coming or not coming."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from artemia import Game, Setup
from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import Seat, seat_of
from artemia.rules.constants import END_OF_TURN
from artemia.server.views.differences import Views
from tests.properties.drive import Hat, at_the_door, tables

Frames = dict[Seat | None, Any]


def frames_after(game: Game, sight: Views, seat: Seat, key: str) -> tuple[Game, Frames, list[Seat]]:
    """What everybody would be sent after this answer; the game itself stays where it is."""
    other = game.copy()
    there = sight_like(sight, other)
    eyes: list[Seat | None] = [*range(game.setup.players), None]
    for each in eyes:
        there.look(each, "en")
    other.answer(seat, key)
    there.after_answer()
    return other, {each: plain(there.changes(each, "en")) for each in eyes}, there.waiting()


def sight_like(sight: Views, other: Game) -> Views:
    """A sight of a copy that has seen what this one has: a window that is open keeps its members."""
    there = Views(other)
    assert there.waiting() == sight.waiting(), "a restart forgets whom the window was for"
    return there


def plain(words: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(words))


def pairs(game: Game, rng: Random) -> Iterator[tuple[Seat, str, str]]:
    """For every seat that is asked, two of its answers."""
    for question in kernel.open_questions(game.state):
        answers = kernel.all_answers(kernel.answers_to(game.state, question))
        if len(answers) > 1:
            one, other = rng.sample(answers, 2)
            yield seat_of(question), spell(one), spell(other)


def comes_to_light(before: Game, after: Game) -> bool:
    """What lay face down after the Fjord does with the clean-up, what Smokescreen hid with the next turn."""
    g, then = before.state, after.state
    return then.turn > g.turn or g.phase <= END_OF_TURN < then.phase


@pytest.mark.parametrize("setup", tables(1, 3))
def test_secret_answers_look_the_same_to_all_others(setup: Setup) -> None:
    """Two answers are tried at many questions: who reads the same lines gets the same frames."""
    game, rng, compared = Game.new(setup), Random(setup.seed), 0
    sight = Views(game)
    for number, _ in enumerate(at_the_door(game, Hat(setup))):
        if number:
            sight.after_answer()
        if number % 6:
            continue
        for who, one, other in pairs(game, rng):
            first, frames, waiting = frames_after(game, sight, who, one)
            second, others, still = frames_after(game, sight, who, other)
            if comes_to_light(game, first) or comes_to_light(game, second):
                continue
            for seat in frames:
                if seat != who and lines(frames[seat]) == lines(others[seat]):
                    compared += 1
                    assert frames[seat] == others[seat], f"{one} or {other}, as seat {seat} sees it"
                    assert waiting == still
    assert compared > 5


def lines(frame: Any) -> Any:
    return frame and frame["log"]


@pytest.mark.parametrize("setup", tables(1, 3))
def test_while_a_window_is_open_an_answer_sends_nothing_to_others(setup: Setup) -> None:
    """Whoever sees nothing happen while the others are still asked gets no frame at all."""
    game, silent = Game.new(setup), 0
    sight = Views(game)
    eyes: list[Seat | None] = [*range(setup.players), None]
    for each in eyes:
        sight.look(each, "en")
    asked: dict[Seat, int] = {}
    phase, who = 0, 0
    for number, move in enumerate(at_the_door(game, Hat(setup))):
        now = {seat_of(step): step for step in kernel.open_questions(game.state)}
        if number:
            sight.after_answer()
            waiting = {seat: step for seat, step in asked.items() if seat != who}
            open_still = waiting and all(now.get(seat) == step for seat, step in waiting.items())
            for each in eyes:
                frame = sight.changes(each, "en")
                if open_still and game.state.phase == phase and each != who and frame is not None:
                    assert frame.log, "a frame came though nothing happened"
                elif frame is None and each != who:
                    silent += 1
        asked, phase, who = now, game.state.phase, move.seat
    assert silent > 5


def test_in_the_first_phase_all_are_waited_for_until_the_last_is_done() -> None:
    game = Game.new(Setup(players=4, side="A", seed=1))
    sight = Views(game)
    for seat in (2, 1):
        game.answer(seat, f"commit {seat} 3")
        sight.after_answer()
        assert sight.waiting() == [0, 1, 2, 3]
        assert not sight.asked(seat)
    game.answer(0, "ready 0")
    sight.after_answer()
    assert sight.waiting() == [0, 1, 2, 3]
    game.answer(3, "commit 3 1")
    sight.after_answer()
    assert sight.waiting() == [0]


def test_who_has_passed_stays_listed_until_the_window_closes() -> None:
    """And after a restart too."""
    seen = 0
    for param in tables(1):
        game = Game.new(param.values[0])
        sight = Views(game)
        for number, _ in enumerate(at_the_door(game, Hat(game.setup))):
            if number:
                sight.after_answer()
            asked = [seat for seat in range(game.setup.players) if sight.asked(seat)]
            assert set(asked) <= set(sight.waiting())
            if set(asked) < set(sight.waiting()) and game.state.phase > 1:
                seen += 1
            if seen % 20 == 1:
                assert Views(Game.replay(game.record)).waiting() == sight.waiting()
    assert seen > 3
