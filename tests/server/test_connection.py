"""A slow reader holds up nobody, and every message is framed as browsers expect it."""

from __future__ import annotations

import pytest

from artemia.server.wire import connection as module
from artemia.server.wire.connection import Connection, framed


class Pipe:
    """A socket whose other end hasn't read yet, as asyncio gives it to us."""

    def __init__(self) -> None:
        self.closed = self.aborted = False
        self.got = b""

    def get_write_buffer_size(self) -> int:
        return len(self.got)

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def write(self, data: bytes) -> None:
        assert not self.closed and not self.aborted
        self.got += data


def line_through(pipe: Pipe) -> Connection:
    return Connection(pipe, pipe, "me", "en")  # type: ignore[arg-type]


def test_who_never_reads_is_cut_off() -> None:
    pipe = Pipe()
    line = line_through(pipe)
    for _ in range(module.MOST_HELD // 40_000):
        line.send(b"x" * 40_000)
    assert not pipe.aborted
    for _ in range(3):
        line.send(b"x" * 40_000)
    assert pipe.aborted


def test_nothing_follows_a_close() -> None:
    pipe = Pipe()
    line = line_through(pipe)
    line.gather()
    line.send(b"one")
    pipe.closed = True
    line.let_go()
    line.send(b"two")
    assert pipe.got == b""


def test_what_is_gathered_goes_out_in_one_go_and_in_order() -> None:
    pipe = Pipe()
    line = line_through(pipe)
    line.gather()
    line.send(b"one")
    line.send(b"two")
    assert pipe.got == b""
    line.let_go()
    line.send(b"three")
    assert pipe.got == framed(b"one") + framed(b"two") + framed(b"three")


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 100_000])
def test_frames_are_those_of_the_websocket_protocol(size: int) -> None:
    """The length follows in 0, 2 or 8 more bytes; no mask, no compression, one frame a message."""
    frame = framed(b"x" * size)
    kind, length = frame[0], frame[1]
    more = {126: 2, 127: 8}.get(length, 0)
    assert kind == 0b1000_0001
    assert (int.from_bytes(frame[2 : 2 + more], "big") if more else length) == size
    assert more == (0 if size < 126 else 2 if size < 65_536 else 8)
    assert frame[2 + more :] == b"x" * size
