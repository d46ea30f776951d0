"""A slow reader holds up nobody, and every message is framed as browsers expect it."""

from __future__ import annotations

import asyncio
import socket
import struct
from pathlib import Path

import pytest
from aiohttp import WSMsgType

from artemia.server.wire.backlog import MOST_HELD, Backlog
from artemia.server.wire.connection import Connection, framed
from artemia.server.wire.messages import PROTOCOL
from tests.server.kit import SOON, people, serving


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
    return Connection(pipe, pipe, "me", "en", Backlog())  # type: ignore[arg-type]


def test_who_never_reads_is_cut_off() -> None:
    pipe = Pipe()
    line = line_through(pipe)
    for _ in range(MOST_HELD // 40_000 + 1):
        line.send(b"x" * 40_000)
    assert not pipe.aborted
    line.send(b"x")
    assert pipe.aborted


def test_one_message_may_be_as_large_as_it_is() -> None:
    """A welcome to a long game is larger than what may wait; its reader gets the chance to take it."""
    pipe = Pipe()
    line_through(pipe).send(b"x" * 4 * MOST_HELD)
    assert not pipe.aborted


def test_all_that_waits_together_has_an_end() -> None:
    """Who holds most of it goes first; who has read it all isn't meant."""
    backlog = Backlog(most=300_000)
    pipes = [Pipe() for _ in range(6)]
    lines = [Connection(pipe, pipe, "me", "en", backlog) for pipe in pipes]  # type: ignore[arg-type]
    for n, line in enumerate(lines[:5]):
        line.send(b"x" * (50_000 + 1000 * n))
    assert backlog.total < 300_000 and not any(pipe.aborted for pipe in pipes)
    pipes[4].got = b""
    lines[5].send(b"x" * 90_000)
    assert not any(pipe.aborted for pipe in pipes), "the fifth has read what it was sent"
    lines[4].send(b"x" * 60_000)
    assert [pipe.aborted for pipe in pipes] == [False] * 5 + [True]
    assert backlog.total <= 300_000


def test_who_hasn_t_caught_up_for_long_is_cut_off() -> None:
    backlog = Backlog(patience=-1)
    slow, quick = Pipe(), Pipe()
    for pipe in (slow, quick):
        Connection(pipe, pipe, "me", "en", backlog).send(b"x" * 20_000)  # type: ignore[arg-type]
    quick.got = b""
    backlog.look_through()
    assert slow.aborted and not quick.aborted and backlog.total == 0


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


def test_who_is_gone_before_they_are_greeted_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            for _ in range(20):
                with socket.socket() as guest:
                    guest.connect(("127.0.0.1", server.port))
                    guest.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    guest.sendall(
                        f"GET /t/{code}/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
                        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                    )
                assert await ada.get("/api/version")

    asyncio.run(story())
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_page_that_falls_silent_is_no_attack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A closed laptop answers no heartbeat: its socket ends, and the log says nothing of a refused frame."""
    monkeypatch.setattr("artemia.server.web.socket.HEARTBEAT", 0.1)

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            wire = await ada.session.ws_connect(f"{ada.url}/t/{code}/socket", autoping=False)
            await wire.send_json({"type": "hello", "v": PROTOCOL, "lang": "en"})
            while (await wire.receive()).type in (WSMsgType.TEXT, WSMsgType.PING):
                pass

    with caplog.at_level("WARNING"):
        asyncio.run(asyncio.wait_for(story(), SOON))
    assert not any("refused" in line.getMessage() for line in caplog.records)
