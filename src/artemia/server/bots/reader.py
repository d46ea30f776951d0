"""A process that reads one game that is over: a record in, lines of progress out, and the read at the end."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO, Final

import msgspec

from artemia.advice import GameRead, read, told
from artemia.server.views.labels import NAME_HOLES
from artemia.texts import LANGUAGES

LAST: Final = 10
"""How much less urgent than the thoughts of bots it is."""
STEPS: Final = 50
"""Lines of progress."""


class Read(msgspec.Struct, frozen=True):
    """How far it is; and at the end what was found, in every language, with holes for names."""

    done: int
    of: int
    found: dict[str, GameRead] | None = None


def read_game(record: dict[str, Any], out: BinaryIO) -> None:
    def tell(news: Read) -> None:
        out.write(msgspec.json.encode(news) + b"\n")
        out.flush()

    def progress(done: int, of: int) -> None:
        if done * STEPS // of > (done - 1) * STEPS // of:
            tell(Read(done, of))

    reading = read(record, progress=progress)
    tell(Read(1, 1, {lang: told(reading, lang, NAME_HOLES) for lang in LANGUAGES}))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    os.nice(LAST)
    read_game(msgspec.json.decode(sys.stdin.buffer.read()), sys.stdout.buffer)
