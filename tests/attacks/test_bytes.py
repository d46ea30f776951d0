"""Bytes that are no message, no request, no record: each gets its refusal and at most one line in the log."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from tests.attacks.kit import BINARY, CLOSE, HELLO, PING, TEXT, UPGRADE, Wire, framed, log_lines
from tests.server.kit import Server, people, serving

JSON = b"Content-Type: application/json"
SETUP = {"players": 2, "side": "A", "expert": False, "seed": 1, "boxes": ["base"], "places": []}
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"


def record(**strange: Any) -> bytes:
    return json.dumps({"artemia": 2, "setup": {**SETUP, **strange}, "answers": []}).encode()


REQUESTS: dict[str, tuple[int, str, str, tuple[bytes, ...], bytes, bytes]] = {
    "deep JSON": (400, "POST", "/api/tables", (), b'{"options":{"cards":' + b'{"a":' * 5000, b"x"),
    "deep options": (400, "POST", "/api/check", (), b'{"cards":' + b'{"a":' * 5000, b"x"),
    "a deep record": (400, "POST", "/api/records", (), b"[" * 100_000, b"x"),
    "deep cards": (200, "POST", "/api/cards", (), b'"a = ' + b"[" * 30_000 + b'"', b"x"),
    "a body in no UTF-8": (400, "POST", "/api/me", (), b'{"name":"\xff\xfe"}', b"x"),
    "a record in no UTF-8": (400, "POST", "/api/records", (), b'{"artemia":"\xff\xfe"}', b"x"),
    "a cookie in no UTF-8": (200, "GET", "/api/me", (b"Cookie: artemia=\xff\xfe.\xff",), b"", b"x"),
    "a cookie for the page": (200, "GET", "/api/version", (b"Cookie: artemia=a.\xe9",), b"", b"x"),
    "a language in no UTF-8": (200, "GET", "/api/me", (b"Accept-Language: \xff\xfe",), b"", b"x"),
    "no gzip": (400, "POST", "/api/me", (b"Content-Encoding: gzip",), b"nonsense", b"x"),
    "a bomb": (400, "POST", "/api/me", (b"Content-Encoding: gzip",), gzip.compress(bytes(10**7)), b"x"),
    "a packing nobody knows": (400, "POST", "/api/me", (b"Content-Encoding: br",), b"xxx", b"x"),
    "a port that is none": (400, "GET", "/api/tables/CODE", (), b"", b"a:b"),
    "a port too high": (400, "GET", "/api/tables/CODE", (), b"", b"a:99999"),
    "half an address": (400, "GET", "/api/tables/CODE/qr", (), b"", b"[::1"),
    "a host in no UTF-8": (400, "GET", "/api/tables/CODE", (), b"", b"\xff\xfe"),
    "a host with a header in it": (400, "GET", "/api/tables/CODE", (), b"", b"a; script-src *"),
    "a host for a whole QR code": (400, "GET", "/api/tables/CODE/qr", (), b"", b"a" * 4000),
    "an origin that is none": (403, "POST", "/api/check", (b"Origin: http://[bad",), b"{}", b"x"),
    "an origin in no UTF-8": (403, "POST", "/api/check", (b"Origin: \xff",), b"{}", b"x"),
    "a half for a place": (400, "POST", "/api/records", (), record(places=[0.5]), b"x"),
    "a list for a box": (400, "POST", "/api/records", (), record(boxes=[["base"]]), b"x"),
    "text for places": (400, "POST", "/api/records", (), record(places="lair"), b"x"),
    "a seed of 950 kB": (400, "POST", "/api/records", (), record(seed="x" * 950_000), b"x"),
    "a number for a card": (400, "POST", "/api/records", (), record(cards={"hunt": {"tracking": 1}}), b"x"),
    "no path": (400, "GET", "nothing", (), b"", b"x"),
    "no method": (400, "G\x00T", "/", (), b"", b"x"),
    "a line without end": (400, "GET", "/" + "a" * 9000, (), b"", b"x"),
    "a header without end": (400, "GET", "/", (b"X: " + b"a" * 9000,), b"", b"x"),
    "headers without end": (400, "GET", "/", tuple(b"X%d: 1" % n for n in range(300)), b"", b"x"),
    "no length": (400, "POST", "/api/me", (b"Content-Length: x",), b"", b"x"),
    "a chunk that is none": (
        400,
        "POST",
        "/api/me",
        (CHUNKED,),
        b"",
        b"x",
    ),
    "no key for a socket": (400, "GET", "/t/CODE/socket", (*UPGRADE, b"Sec-WebSocket-Key: x"), b"", b"x"),
    "an upgrade in no UTF-8": (400, "GET", "/t/CODE/socket", (b"Upgrade: \xff", UPGRADE[1]), b"", b"x"),
    "a code of all signs": (404, "GET", "/api/tables/%ff%00%F0%9F%98%80", (), b"", b"x"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", REQUESTS)
def test_requests(tmp_path: Path, name: str) -> None:
    status, method, path, headers, body, host = REQUESTS[name]

    async def story() -> None:
        async with (
            serving(tmp_path / "t.db") as server,
            people(server, "Ada") as (ada,),
            Wire.to(server) as wire,
        ):
            path_now = path.replace("CODE", await ada.table())
            with log_lines() as lines:
                reply = await wire.ask(method, path_now, *headers, body=body, host=host)
            assert reply.status == status, reply
            if status >= 400:
                assert set(reply.words) == {"code", "text"} and len(reply.body) < 300
            assert len(lines) <= 1 and not any(line.exc_info for line in lines)
            assert not any("CODE" in line.getMessage() or "\n" in line.getMessage() for line in lines)
            assert (await ada.get("/api/version"))["protocol"]

    asyncio.run(story())


FRAMES: dict[str, tuple[tuple[bytes, ...], int]] = {
    "text in no UTF-8": ((framed(TEXT, b'{"type":"ping","id":"\xff"}'),), 0),
    "deep JSON": ((framed(TEXT, b'{"type":"arrange","id":"1","options":{"cards":' + b'{"a":' * 1500),), 0),
    "deep JSON for an id": ((framed(TEXT, b'{"id":' * 1300),), 0),
    "bytes": ((framed(BINARY, b"\xff"),), 0),
    "reserved bits": ((framed(TEXT, b"x", rsv=4),), 1002),
    "a kind nobody knows": ((framed(3, b"x"),), 1002),
    "half a ping": ((framed(PING, b"", fin=0),), 1002),
    "a long ping": ((framed(PING, b"x" * 126),), 1002),
    "the rest of nothing": ((framed(0, b""),), 1002),
    "a frame of 9 exabytes": ((framed(TEXT, b"x", size=2**63 - 1),), 1009),
    "a frame of 18 exabytes": ((framed(TEXT, b"x", size=2**64 - 1),), 1009),
    "a message in too many pieces": ((framed(TEXT, b"x" * 4000, fin=0), framed(0, b"x" * 5000)), 1009),
    "closed with no code": ((framed(CLOSE, b"\x03"),), 1002),
    "closed with code 1": ((framed(CLOSE, b"\x00\x01"),), 1002),
    "closed in no UTF-8": ((framed(CLOSE, b"\x03\xe8\xff"),), 1007),
}


@pytest.mark.parametrize("name", FRAMES)
def test_frames(tmp_path: Path, name: str) -> None:
    frames, code = FRAMES[name]

    async def story() -> None:
        async with (
            serving(tmp_path / "t.db") as server,
            people(server, "Ada") as (ada,),
            Wire.to(server) as wire,
        ):
            a = await ada.open(await ada.table())
            await wire.upgrade(a.table["code"])
            await wire.send(framed(TEXT, HELLO))
            await wire.message()
            with log_lines() as lines:
                await wire.send(b"".join(frames))
                if code:
                    assert await wire.closed() == code
                else:
                    assert (await wire.until("refused"))["code"] == "bad-message"
                    await wire.send(framed(TEXT, b'{"type":"ping"}'))
                    await wire.until("pong")
                await a.do("speak", text="And so do we")
            assert len(lines) <= 1 and not any(line.exc_info for line in lines)

    asyncio.run(story())


@pytest.mark.parametrize("first", [b"\xff", b"[" * 8000, b"{}", b'{"type":"ping"}'])
def test_first_words(tmp_path: Path, first: bytes) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "t.db") as server,
            people(server, "Ada") as (ada,),
            Wire.to(server) as wire,
        ):
            await wire.upgrade(await ada.table())
            await wire.send(framed(TEXT, first))
            assert (await wire.message())["code"] == "bad-message"
            assert await wire.closed() == 1008

    asyncio.run(story())


def test_a_flood_of_nonsense_is_no_flood_of_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(server: Server) -> None:
        for _ in range(100):
            async with Wire.to(server) as wire:
                assert (await wire.ask("GET", "nothing")).status == 400

    async def all_of_it() -> None:
        async with serving(tmp_path / "t.db") as server:
            await story(server)
            server.services.limits._odd.drain(-100)
            await story(server)

    with caplog.at_level(logging.WARNING):
        asyncio.run(all_of_it())
    told = [line.getMessage() for line in caplog.records]
    assert 20 <= len(told) < 100
    assert any("more since" in line for line in told)
