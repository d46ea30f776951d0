"""A process that thinks for bots: a line of JSON in, a line of JSON out, until its input ends.

It plays every game it is asked about along, from the answers it is sent: only what is new has to travel.
"""

from __future__ import annotations

import signal
import sys
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec

from artemia.bots import bot_named
from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import Seat
from artemia.game import Game

MOST_GAMES: Final = 200
"""Kept in mind; the one asked about longest ago goes first."""


class Task(msgspec.Struct, frozen=True):
    """A bot's question: the game by a number, and what has been answered in it from `known` answers on."""

    game: int
    setup: dict[str, Any] | None  # with the whole record
    known: int
    answers: list[str]
    level: str
    seat: Seat
    seed: str


class Thought(msgspec.Struct, frozen=True):
    """The key of an answer; or None, and how many answers of that game are known here."""

    key: str | None
    known: int


def thought(games: OrderedDict[int, Game], task: Task) -> Thought:
    if task.setup is not None:
        games[task.game] = Game.replay({"artemia": 2, "setup": task.setup, "answers": []})
    game = games.get(task.game)
    if game is None or len(game.given) != task.known:
        return Thought(None, 0 if game is None else len(game.given))
    games.move_to_end(task.game)
    if len(games) > MOST_GAMES:
        games.popitem(last=False)
    for line in task.answers:
        game.answer(int(line[0]), line[2:])
    return Thought(chosen(game, task.level, task.seat, task.seed), len(game.given))


def chosen(game: Game, level: str, seat: Seat, seed: str) -> str:
    """What a bot answers to the open question of its seat; the same moment and seed, the same answer."""
    question = kernel.question_for(game.state, seat)
    bot = bot_named(level, f"{seed} {seat} {len(game.given)}")
    return spell(bot.choose(game.state, question, kernel.answers_to(game.state, question)))


def think(lines: BinaryIO, out: BinaryIO) -> None:
    games: OrderedDict[int, Game] = OrderedDict()
    for line in lines:
        out.write(msgspec.json.encode(thought(games, msgspec.json.decode(line, type=Task))) + b"\n")
        out.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop, by closing the input
    think(sys.stdin.buffer, sys.stdout.buffer)
