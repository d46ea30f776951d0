"""Records and saves under a fuzzer that sees which lines they reach.

`python tests/attacks/atheris_records.py -max_total_time=600 FOLDER` begins with the records in a folder;
whatever libFuzzer takes may follow. It needs `pip install atheris`, which isn't among our tools: there are
wheels for Linux alone, and not for every Python we run on.
"""

from __future__ import annotations

import sys
from contextlib import suppress

import atheris  # type: ignore[import-untyped]

with atheris.instrument_imports(include=["artemia"]):
    import msgspec

    from artemia.errors import ArtemiaError
    from artemia.game import Game
    from artemia.server.wire.bounds import UNREADABLE


def read(data: bytes) -> None:
    """Anything but a refusal is a finding."""
    with suppress(ArtemiaError):
        Game.load(data)
    with suppress(ArtemiaError, *UNREADABLE):
        Game.replay(msgspec.json.decode(data))


if __name__ == "__main__":
    atheris.Setup(sys.argv, read)
    atheris.Fuzz()
