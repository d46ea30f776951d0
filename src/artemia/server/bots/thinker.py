"""A process that thinks for bots: a line of JSON in, a line of JSON out, until its input ends.

It plays every game it is asked about along, from the answers it is sent: only what is new has to travel.
"""

from __future__ import annotations

import traceback
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec

from artemia.advice import Suggestion, hint
from artemia.bots import bot_named
from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import Seat
from artemia.game import Game
from artemia.rules.setup import Setup
from artemia.server.bots.child_process import give_way, run_for_the_server
from artemia.server.bots.game_with_bots import GameWithBots
from artemia.server.views.labels import NAME_HOLES
from artemia.session import asked_of

MOST_GAMES: Final = 200
"""Kept in mind; the one asked about longest ago goes first."""
HINT_SECONDS: Final = 1.5
SECOND: Final = 4
"""How much less urgent than the server a thought is: a move must not wait for it."""


class Wish(msgspec.Struct, frozen=True):
    """What is to be thought about: the answer of a bot; or, with a language, a hint."""

    level: str
    seat: Seat
    seed: str
    hint: str | None = None
    seconds: float | None = None  # at most, if a clock decides; else as long as the bot wants


class ThinkerTask(msgspec.Struct, frozen=True):
    """A wish, the game by a number, and what has been answered in it from `known` answers on."""

    game: int
    setup: dict[str, Any] | None  # with the whole record
    known: int
    answers: list[str]
    wish: Wish
    forget: list[int] = []
    """Games that are over, or that no table plays any more."""


class ThinkerReply(msgspec.Struct, frozen=True):
    """The key of an answer; or None, and how many answers of that game are known here.

    With a hint the key is that of the answer it prefers. It is "" where nothing is asked any more, or where
    something unforeseen has `failed`: that is told in full, and the game is forgotten.
    """

    key: str | None
    known: int
    hint: Suggestion | None = None
    failed: str | None = None


def replied(games: OrderedDict[int, GameWithBots], task: ThinkerTask) -> ThinkerReply:
    """Whatever is wrong with one game, the process goes on for the others."""
    try:
        return thought(games, task)
    except Exception:
        games.pop(task.game, None)
        return ThinkerReply("", 0, failed=traceback.format_exc())


def thought(games: OrderedDict[int, GameWithBots], task: ThinkerTask) -> ThinkerReply:
    for number in task.forget:
        games.pop(number, None)
    if task.setup is not None:
        games[task.game] = GameWithBots(Setup.from_dict(task.setup, allow_code=True))  # as the server was
    kept = games.get(task.game)
    if kept is None or len(kept.game.given) != task.known:
        return ThinkerReply(None, 0 if kept is None else len(kept.game.given))
    games.move_to_end(task.game)
    if len(games) > MOST_GAMES:
        games.popitem(last=False)
    for line in task.answers:
        kept.give(line)
    game, wish = kept.game, task.wish
    if not kernel.question_for(game.state, wish.seat):
        return ThinkerReply("", len(game.given))
    if wish.hint is None:
        key = kept.choose(wish.level, wish.seat, wish.seed, wish.seconds)
        return ThinkerReply(key, len(game.given))
    seconds = HINT_SECONDS if wish.seconds is None else min(wish.seconds, HINT_SECONDS)
    found = hint(game, wish.seat, seed=wish.seed, seconds=seconds, lang=wish.hint, names=NAME_HOLES)
    return ThinkerReply(found.answers[0].key, len(game.given), found)


def chosen(game: Game, level: str, seat: Seat, seed: str) -> str:
    """What a bot made for this one question answers; the same moment and seed, the same answer."""
    bot = bot_named(level, f"{seed} {seat} {len(game.given)}")
    return spell(bot.choose(game.state, *asked_of(game.state, seat)))


def think(lines: BinaryIO, out: BinaryIO) -> None:
    games: OrderedDict[int, GameWithBots] = OrderedDict()
    for line in lines:
        if not line.endswith(b"\n"):
            return  # whoever asks was ended in the middle of it
        out.write(msgspec.json.encode(replied(games, msgspec.json.decode(line, type=ThinkerTask))) + b"\n")
        out.flush()


if __name__ == "__main__":
    give_way(SECOND)
    run_for_the_server(think)
