"""A process that thinks for bots: a line of JSON in, a line of JSON out, until its input ends.

It plays every game it is asked about along, from the answers it is sent: only what is new has to travel.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec

from artemia.advice import Suggestion, hint
from artemia.bots import bot_named
from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import Seat
from artemia.game import Game
from artemia.questions import asked_of
from artemia.rules.setup import Setup
from artemia.server.bots.child_process import run_for_the_server
from artemia.server.views.labels import NAME_HOLES

MOST_GAMES: Final = 200
"""Kept in mind; the one asked about longest ago goes first."""
HINT_SECONDS: Final = 1.5


class HintWish(msgspec.Struct, frozen=True):
    """What is to be thought about: the answer of a bot; or, with a language, a hint."""

    level: str
    seat: Seat
    seed: str
    hint: str | None = None


class ThinkerTask(msgspec.Struct, frozen=True):
    """A wish, the game by a number, and what has been answered in it from `known` answers on."""

    game: int
    setup: dict[str, Any] | None  # with the whole record
    known: int
    answers: list[str]
    wish: HintWish


class ThinkerReply(msgspec.Struct, frozen=True):
    """The key of an answer; or None, and how many answers of that game are known here.

    With a hint the key is that of the answer it prefers; without one where there should be one, "".
    """

    key: str | None
    known: int
    hint: Suggestion | None = None


def thought(games: OrderedDict[int, Game], task: ThinkerTask) -> ThinkerReply:
    if task.setup is not None:
        games[task.game] = Game.new(Setup.from_dict(task.setup))
    game = games.get(task.game)
    if game is None or len(game.given) != task.known:
        return ThinkerReply(None, 0 if game is None else len(game.given))
    games.move_to_end(task.game)
    if len(games) > MOST_GAMES:
        games.popitem(last=False)
    for line in task.answers:
        game.give(line)
    wish = task.wish
    if wish.hint is None:
        return ThinkerReply(chosen(game, wish.level, wish.seat, wish.seed), len(game.given))
    if not kernel.question_for(game.state, wish.seat):
        return ThinkerReply("", len(game.given))
    found = hint(game, wish.seat, seed=wish.seed, seconds=HINT_SECONDS, lang=wish.hint, names=NAME_HOLES)
    return ThinkerReply(found.answers[0].key, len(game.given), found)


def chosen(game: Game, level: str, seat: Seat, seed: str) -> str:
    """What a bot answers to the open question of its seat; the same moment and seed, the same answer."""
    bot = bot_named(level, f"{seed} {seat} {len(game.given)}")
    return spell(bot.choose(game.state, *asked_of(game.state, seat)))


def think(lines: BinaryIO, out: BinaryIO) -> None:
    games: OrderedDict[int, Game] = OrderedDict()
    for line in lines:
        if not line.endswith(b"\n"):
            return  # whoever asks was ended in the middle of it
        out.write(msgspec.json.encode(thought(games, msgspec.json.decode(line, type=ThinkerTask))) + b"\n")
        out.flush()


if __name__ == "__main__":
    run_for_the_server(think)
