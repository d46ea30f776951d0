"""A process that reads one game that is over: a record in, lines of progress out, and the read at the end."""

from __future__ import annotations

from typing import Any, BinaryIO, Final

import msgspec

from artemia.advice import GameRead, read, told
from artemia.rules.setup import Setup
from artemia.server.bots.child_process import give_way, run_for_the_server
from artemia.server.views.labels import NAME_HOLES
from artemia.texts import LANGUAGES

LAST: Final = 10
"""How much less urgent than the server it is; the thoughts of bots are in between."""
STEPS: Final = 50
"""Lines of progress."""


class Read(msgspec.Struct, frozen=True):
    """How far it is; and at the end what was found, in every language, with holes for names."""

    done: int
    of: int
    found: dict[str, GameRead] | None = None


def read_line(lines: BinaryIO, out: BinaryIO) -> None:
    line = lines.readline()
    if line.endswith(b"\n"):  # else whoever asks was ended in the middle of it
        read_game(msgspec.json.decode(line), out)


def read_game(record: dict[str, Any], out: BinaryIO) -> None:
    def tell(news: Read) -> None:
        out.write(msgspec.json.encode(news) + b"\n")
        out.flush()

    def progress(done: int, of: int) -> None:
        if done * STEPS // of > (done - 1) * STEPS // of:
            tell(Read(done, of))

    Setup.from_dict(record["setup"], allow_code=True)  # as the server was
    reading = read(record, progress=progress)
    tell(Read(1, 1, {lang: told(reading, lang, NAME_HOLES) for lang in LANGUAGES}))


if __name__ == "__main__":
    give_way(LAST)
    run_for_the_server(read_line)
