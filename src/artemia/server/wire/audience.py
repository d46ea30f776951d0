"""Those who look through the same eyes in the same language: one numbering, one encoding of what they get."""

from __future__ import annotations

import secrets
import time
from collections import deque
from typing import Final, Literal, NamedTuple

from artemia.server.wire.connection import Connection, encode
from artemia.server.wire.messages import Clock, Lang, You

MOST_FRAMES: Final = 120
MOST_BYTES: Final = 8 * 1024


class Frame(NamedTuple):
    """An encoded message; `open` names what is still to be filled in when it goes out."""

    n: int
    head: bytes
    open: Literal["", "you", "clock"]


class Audience:
    """Frames are numbered per audience: a gap in common numbers would tell of somebody's secret."""

    def __init__(self, eyes: int | None, lang: Lang) -> None:
        self.eyes = eyes
        self.lang = lang
        self.stream = secrets.token_urlsafe(9)
        self.n = 0
        self.connections: set[Connection] = set()
        self.left = time.monotonic()
        self._frames: deque[Frame] = deque()
        self._size = 0

    def moved(self, delta: bytes) -> Frame:
        """Numbers it; the clock is filled in when it is sent."""
        return self._keep(b'{"type":"moved","n":%d,%b,"clock":' % (self.n + 1, delta[1:-1]), "clock")

    def changed_table(self, table: bytes) -> Frame:
        return self._keep(b'{"type":"table","n":%d,"table":%b,"you":' % (self.n + 1, table), "you")

    def spoke(self, said: bytes) -> Frame:
        return self._keep(b'{"type":"said","n":%d,"said":%b}' % (self.n + 1, said), "")

    def since(self, stream: str | None, n: int | None) -> list[Frame] | None:
        """What somebody missed who had frame n of this stream; None if that is no longer known."""
        if stream != self.stream or n is None or not 0 <= n <= self.n:
            return None
        missed = [frame for frame in self._frames if frame.n > n]
        return missed if len(missed) == self.n - n else None

    def _keep(self, head: bytes, open: Literal["", "you", "clock"]) -> Frame:
        self.n += 1
        frame = Frame(self.n, head, open)
        self._frames.append(frame)
        self._size += len(head)
        while len(self._frames) > MOST_FRAMES or self._size > MOST_BYTES:
            self._size -= len(self._frames.popleft().head)
        return frame


def completed(frame: Frame, you: You, clock: Clock | None) -> bytes:
    """The frame as it goes out to one reader now."""
    if frame.open == "clock":
        return frame.head + encode(clock) + b"}"
    if frame.open == "you":
        return frame.head + encode(you) + b"}"
    return frame.head
