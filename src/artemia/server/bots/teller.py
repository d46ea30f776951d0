"""The process that tells of games that are over, and reads what strangers upload: what takes long."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache
from typing import Any, BinaryIO, Final, Literal

import msgspec
from msgspec import Struct

from artemia.errors import ArtemiaError
from artemia.game import Game, checked
from artemia.riddle import Riddle, day_of, riddle_of
from artemia.riddle.telling import told as riddle_told
from artemia.rules.corrections import corrections, read_corrections
from artemia.rules.setup import Setup
from artemia.server.bots.child_process import run_for_the_server
from artemia.server.views.played import played
from artemia.server.views.replays import Eyes, at, moments
from artemia.server.views.story import story
from artemia.server.wire.bounds import UNREADABLE
from artemia.server.wire.messages import Lang, Options
from artemia.server.wire.refusal import ExplainedRefusal, Refusal, told

MOST_ANSWERS: Final = 5000
MOST_RIDDLES: Final = 32
SIZE: Final = 4
"""Bytes that say how long a message is."""
LAST: Final = 10
"""How much less urgent than the server it is."""


class Errand(Struct):
    what: Literal["own", "story", "moments", "at", "played", "record", "cards", "riddle"]
    body: bytes = b""  # a record, a file of cards, or a day
    lang: Lang = "en"
    names: list[str] = []
    cut: str = ""  # why these rules can't tell it to its end
    n: int = 0
    eyes: Eyes = "onlooker"


class ErrandDone(Struct):
    """What was found, in JSON, or the code and the sentence of a refusal."""

    found: bytes = b""
    refused: str = ""
    text: str = ""
    why: str = ""  # it failed, for the log


class Uploaded(Struct):
    """A game somebody has sent, as a table needs it."""

    options: Options
    seed: str | int
    answers: list[str]
    names: dict[str, str]


def own(errand: Errand) -> None:
    """The cards of this server, whose code was allowed where it was started."""
    corrections(msgspec.json.decode(errand.body), allow_code=True)


def told_story(errand: Errand) -> Any:
    return story(trusted(errand.body), errand.names, errand.lang, errand.cut)


def told_moments(errand: Errand) -> Any:
    return moments(trusted(errand.body))


def told_moment(errand: Errand) -> Any:
    return at(trusted(errand.body), errand.n, errand.eyes, errand.lang)


def told_played(errand: Errand) -> Any:
    return played(trusted(errand.body))


def trusted(body: bytes) -> dict[str, Any]:
    """A record of a table, whose cards were allowed when it was made."""
    record: dict[str, Any] = msgspec.json.decode(body)
    Setup.from_dict(record["setup"], allow_code=True)
    return record


def uploaded(errand: Errand) -> Uploaded:
    """A record from elsewhere, which may be anything."""
    try:
        words = msgspec.json.decode(errand.body)
        setup, answers = checked(words)
        if len(answers) > MOST_ANSWERS:
            raise Refusal("too-long", "record-answers", most=MOST_ANSWERS)
        game = Game.replay(words)
    except ArtemiaError as error:
        raise ExplainedRefusal("bad-message", "record", error) from error
    except UNREADABLE as error:
        raise Refusal("bad-message", "record") from error
    if not game.over:
        raise Refusal("not-now", "record-not-over")
    options = Options(
        players=setup.players,
        boxes=list(setup.boxes),
        places=list(setup.places),
        light=setup.light,
        labyrinth=setup.labyrinth,
        expert=setup.expert,
        cards=setup.cards.to_dict(),
        side="A" if setup.side == "A" else "B" if setup.side == "B" else None,
    )
    return Uploaded(options, setup.seed, list(game.given), names_in(words.get("table")))


def names_in(table: object) -> dict[str, str]:
    names = table.get("names") if isinstance(table, dict) else None
    found = names if isinstance(names, dict) else {}
    return {str(seat): name[:100] for seat, name in found.items() if isinstance(name, str)}


def cards_in(errand: Errand) -> dict[str, Any]:
    """What a file of cards puts right, for the options of a table; or all that is wrong with it."""
    try:
        cards = read_corrections(errand.body.decode())
    except ArtemiaError as error:
        return {"refused": told(error, errand.lang), "cards": {}}
    return {"refused": None, "cards": cards.to_dict()}


@lru_cache(maxsize=MOST_RIDDLES)
def riddle(day: str) -> Riddle:
    """Made once for all languages."""
    return riddle_of(day_of(day))


def told_riddle(errand: Errand) -> Any:
    return riddle_told(riddle(errand.body.decode()), errand.lang)


WAYS: Final[dict[str, Callable[[Errand], Any]]] = {
    "own": own,
    "story": told_story,
    "moments": told_moments,
    "at": told_moment,
    "played": told_played,
    "record": uploaded,
    "cards": cards_in,
    "riddle": told_riddle,
}


def answer(errand: Errand) -> ErrandDone:
    try:
        return ErrandDone(found=msgspec.json.encode(WAYS[errand.what](errand)))
    except Refusal as no:
        return ErrandDone(refused=no.code, text=no.text(errand.lang))
    except Exception as error:  # the next one asks for something else
        return ErrandDone(refused="failed", text=Refusal("failed").text(errand.lang), why=repr(error))


def answer_all(lines: BinaryIO, out: BinaryIO) -> None:
    decode, encode = msgspec.msgpack.Decoder(Errand).decode, msgspec.msgpack.Encoder().encode
    while len(size := lines.read(SIZE)) == SIZE:
        message = lines.read(int.from_bytes(size, "big"))
        if len(message) < int.from_bytes(size, "big"):
            return  # whoever asks was ended in the middle of it
        words = encode(answer(decode(message)))
        out.write(len(words).to_bytes(SIZE, "big") + words)
        out.flush()


if __name__ == "__main__":
    os.nice(LAST)
    run_for_the_server(answer_all)
