"""Plays a lesson through as its data tell it: every awaited answer must be offered, every step come."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Final

from artemia.bots.newcomer import Newcomer
from artemia.engine.step import Seat
from artemia.errors import ArtemiaError
from artemia.game import Game
from artemia.lessons.lesson import Lesson, LessonStep, offers
from artemia.session import asked_of

MOST_SEEDS: Final = 1_000_000


def rehearse(lesson: Lesson, choice: int = 0) -> tuple[Game, list[LessonStep]]:
    """The game at the first question after the rails that is put to whoever learns, and the steps met.

    Where several answers are awaited the one of this number is given, so all can be tried.
    """
    check_deal(lesson)
    game, bot, met = Game.new(lesson.setup), Newcomer(0), list[LessonStep]()
    while not game.over:
        seat = game.session.waiting()[0]
        asked = asked_of(game.state, seat)
        learns = seat == lesson.seat
        if learns and (moment := lesson.moment(game.state, asked)) is not None:
            met += moment.steps
            if not lesson.on_rails(game.state):
                break
            keys = (moment.passes,) if moment.passes else moment.keys
            game.answer(seat, keys[choice % len(keys)])
        elif learns and lesson.is_free(game.state):
            keys = offers(asked)
            game.answer(seat, keys[choice % len(keys)])
        elif not learns and (key := lesson.reply(game.state, seat, asked)) is not None:
            game.answer(seat, key)
        elif not learns and not lesson.on_rails(game.state):
            game.let(seat, bot)
        else:
            raise derailed(lesson, game, seat)
    missed = [step for step in lesson.steps if step not in met]
    if missed:
        raise ArtemiaError(f"The lesson “{lesson.id}” never comes to its step “{missed[0].id}”.")
    return game, met


def derailed(lesson: Lesson, game: Game, seat: Seat) -> ArtemiaError:
    asked = asked_of(game.state, seat)
    return ArtemiaError(
        f"In turn {game.state.turn}, phase {game.state.phase} of the lesson “{lesson.id}” nothing says what "
        f"seat {seat} answers to {asked.kind}. Offered: {', '.join(offers(asked))}."
    )


def check_deal(lesson: Lesson) -> None:
    """A seed stands for a deal; should it deal something else one day, another one is found that deals it."""
    if not deals(lesson, lesson.setup.seed):
        raise ArtemiaError(
            f"The seed of the lesson “{lesson.id}” doesn’t deal what it should; {seed_for(lesson)} does."
        )


def seed_for(lesson: Lesson) -> int:
    for seed in count():
        if deals(lesson, seed):
            return seed
        if seed == MOST_SEEDS:
            break
    raise ArtemiaError(f"No seed was found that deals what the lesson “{lesson.id}” wants.")


def deals(lesson: Lesson, seed: int | str) -> bool:
    """Whether everybody is dealt the cards they need."""
    game = Game.new(replace(lesson.setup, seed=seed))
    for seat, cards in lesson.deal.items():
        view = game.view(seat)
        held = view.hunted[seat - 1].survival if seat else view.hunt_hand
        if not set(cards) <= set(held or ()):
            return False
    return True
