"""Strangers, floods and nonsense are kept out, and told why."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import WSMsgType, WSServerHandshakeError

from artemia.server.web.security import Limits
from artemia.server.wire import token_bucket
from artemia.server.wire.messages import PROTOCOL
from tests.server.kit import people, serving


def test_other_sites_may_not_speak_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            wish = {"options": {}, "name": "Eve"}
            for origin in ("http://evil.example", "null", server.url.replace("127.0.0.1", "localhost")):
                headers = {"Origin": origin}
                assert (await ada.post("/api/tables", wish, headers=headers))["code"] == "elsewhere"
                with pytest.raises(WSServerHandshakeError) as refused:
                    await ada.session.ws_connect(f"{server.url}/t/{code}/socket", headers=headers)
                assert refused.value.status == 403
            own = {"Origin": server.url}
            assert "code" in await ada.post("/api/tables", wish, headers=own)
            await ada.session.ws_connect(f"{server.url}/t/{code}/socket", headers=own)

    asyncio.run(story())


def test_every_answer_carries_its_guards_and_the_cookie_is_ours(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Eve") as (ada, eve):
            async with ada.session.get(server.url + "/") as response:
                policy = response.headers["Content-Security-Policy"]
                assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
                assert f"connect-src 'self' ws://127.0.0.1:{server.port};" in policy
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                assert response.headers["Cache-Control"] == "no-cache"
                cookie = response.headers["Set-Cookie"]
                assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Max-Age=31536000" in cookie
            async with ada.session.get(server.url + "/api/me") as response:
                assert "Set-Cookie" not in response.headers, "she is known"
            await ada.table()
            value = next(iter(ada.session.cookie_jar)).value
            forged = value.partition(".")[0] + ".AAAAAAAAAAAAAAAAAAAAAA"
            for cookie, games in ((value, 1), (forged, 0), ("nonsense", 0)):
                mine = await eve.get("/api/me", headers={"Cookie": f"artemia={cookie}"})
                assert len(mine["games"]) == games

    asyncio.run(story())


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For buckets, which fill again: on a slow machine nobody would ask too often."""
    monkeypatch.setattr(token_bucket, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.mark.usefixtures("no_time_passes")
def test_messages_too_large_too_many_or_not_understood(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(messages=(1, 10))
        async with serving(tmp_path / "t.db", limits=limits) as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            a = await ada.open(code)
            await a.wire.send_str("nonsense")
            assert (await a.next())["code"] == "bad-message"
            await a.send(type="begin", id="mine", more=1)
            assert await a.next() == {**a.heard[-1], "id": "mine", "code": "bad-message"}
            await a.send(type="hello", v=PROTOCOL, lang="en")
            assert (await a.next())["code"] == "bad-message"
            await a.wire.send_bytes(b"x")
            assert (await a.next())["code"] == "bad-message"
            await a.send(type="begin", id="x" * 65)
            assert (await a.next())["code"] == "bad-message"
            answers = [await a.request("begin") for _ in range(12)]
            assert answers[0]["code"] == "not-now" and answers[-1]["code"] == "too-fast"
            with pytest.raises(ConnectionError):
                for _ in range(100):
                    await a.request("begin")
            b = await ada.open(code)
            await b.send(type="speak", id="1", text="x" * 9000)
            words = await b.wire.receive()
            assert words.type is WSMsgType.CLOSE and words.data == 1009

    asyncio.run(story())


def test_the_first_words_are_hello(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            for first in ({"type": "ping"}, {"type": "hello", "v": PROTOCOL, "lang": "de"}, "x"):
                wire = await ada.session.ws_connect(f"{server.url}/t/{code}/socket")
                await wire.send_json(first)
                assert (await wire.receive_json())["code"] == "bad-message"
                assert (await wire.receive()).type is WSMsgType.CLOSE
            nowhere = await ada.open("NOSUCHTABLE")
            assert nowhere.heard[0]["code"] == "no-table"
            assert (await nowhere.wire.receive()).data == 4404

    asyncio.run(story())


def test_old_pages_are_told_to_reload(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            page = tmp_path / "page"
            page.mkdir()
            (page / "build.json").write_text('{"build": "newest"}', encoding="utf-8")
            server.services.site.folder = page
            code = await ada.table()
            old = await ada.open(code, v=PROTOCOL - 1)
            assert old.heard[0] == {"type": "reload", "build": "newest"}
            assert (await old.wire.receive()).type is WSMsgType.CLOSE
            stale = await ada.open(code, build="older")
            assert stale.heard[0]["type"] == "reload" and (await stale.next())["type"] == "welcome"
            for build in ("newest", "dev", None):
                assert (await ada.open(code, build=build)).heard[0]["type"] == "welcome"
            version = await ada.get("/api/version")
            assert version == {"build": "newest", "protocol": PROTOCOL}

    asyncio.run(story())


@pytest.mark.usefixtures("no_time_passes")
def test_how_much_one_person_and_one_address_may_ask_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(messages=(1e6, 1e6), sockets_of_person=2)
    monkeypatch.setattr("artemia.server.tables.registry.MOST_UNFINISHED", 3)

    async def story() -> None:
        async with serving(tmp_path / "t.db", limits=limits) as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            first = await ada.open(code)
            second = await ada.open(code)
            for lang, words in (("en", "close a tab"), ("fr", "fermez un onglet")):
                third = await ada.session.ws_connect(f"{server.url}/t/{code}/socket?lang={lang}")
                no = await third.receive_json()
                assert no["code"] == "full" and words in no["text"]
                assert (await third.receive()).data == 4429, "another code than that of no table"
            await first.close()
            while sum(server.services.limits.sockets.values()) > 1:
                await asyncio.sleep(0.01)
            assert (await ada.open(code)).heard[0]["type"] == "welcome"
            assert not second.wire.closed
            wish = {"options": {}, "name": "Ada"}
            answers = [await ada.post("/api/tables", wish) for _ in range(3)]
            assert [answer.get("text") is not None for answer in answers] == [False, False, True]
            server.services.limits.sockets_of_address = 1
            async with people(server, "Eve") as (eve,):
                assert (await eve.open(code)).heard[0]["code"] == "full"
            found = [await ada.get("/api/tables/NOPE") for _ in range(200)]
            assert {each["code"] for each in found} == {"no-table", "too-fast"}

    asyncio.run(story())


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"options": {}, "name": ""},
        {"options": {"players": 9}, "name": "Ada"},
        {"options": {"players": "5"}, "name": "Ada"},
        {"options": {}, "name": "Ada", "bots": [{"chair": 77, "level": "chance"}]},
        {"options": {}, "name": "Ada", "bots": [{"chair": 0, "level": "nobody"}]},
        {"options": {"places": ["x"] * 100}, "name": "Ada"},
        {"options": {"boxes": ["nothing"]}, "name": "Ada", "start": True, "bots": []},
        {"options": {"players": 2}, "name": "Ada", "bots": [{"chair": n, "level": "chance"} for n in (0, 1)]},
    ],
)
def test_nonsense_makes_no_table(tmp_path: Path, body: Any) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            async with ada.session.post(server.url + "/api/tables?lang=fr", json=body) as response:
                assert 400 <= response.status < 500
                assert set(await response.json()) == {"code", "text"}
            assert (await ada.get("/api/me"))["games"] == []

    asyncio.run(story())


def test_files_of_the_page_and_only_those(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            page = tmp_path / "page"
            (page / "assets").mkdir(parents=True)
            (page / "index.html").write_text("<p>Hi", encoding="utf-8")
            (page / "assets" / "a-1.js").write_text("let a", encoding="utf-8")
            (page / "assets" / "a-1.js.br").write_bytes(b"packed")
            (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
            site = server.services.site
            site.folder = tmp_path / "nowhere"
            async with ada.session.get(f"{server.url}/t/ABC") as response:
                assert response.status == 503 and "./artemia serve" in await response.text()
            site.folder = page
            for path in (
                "/",
                "/new",
                "/%00",
                "/" + "x" * 400,
                "/t/ABCDEFGH",
                "/replay/ABCDEFGH",
                "/%2e%2e/secret.txt",
            ):
                async with ada.session.get(server.url + path) as response:
                    assert await response.text() == "<p>Hi"
                    assert response.headers["Cache-Control"] == "no-cache"
            async with ada.session.get(f"{server.url}/assets/a-1.js", headers={"Accept-Encoding": ""}) as js:
                assert await js.text() == "let a" and "immutable" in js.headers["Cache-Control"]
                assert "javascript" in js.headers["Content-Type"]
            async with ada.session.get(
                f"{server.url}/assets/a-1.js", headers={"Accept-Encoding": "br"}, auto_decompress=False
            ) as js:
                assert await js.read() == b"packed" and js.headers["Content-Encoding"] == "br"
            for path in ("/assets/none.js", "/api/nothing", "/assets/..%2f..%2fsecret.txt"):
                async with ada.session.get(server.url + path) as response:
                    assert response.status == 404, path

    asyncio.run(story())


def test_wrong_addresses_and_methods_are_told_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            for method, path, status, name in (
                ("POST", "/api/nothing", 404, "no-table"),
                ("PUT", "/api/nothing/at/all", 404, "no-table"),
                ("GET", "/api/nothing", 404, "no-table"),
                ("PUT", "/api/tables", 405, "wrong-method"),
                ("POST", f"/api/tables/{code}", 405, "wrong-method"),
                ("DELETE", "/api/me", 405, "wrong-method"),
                ("POST", "/", 405, "wrong-method"),
                ("POST", "/new", 405, "wrong-method"),
                ("POST", f"/t/{code}/socket", 405, "wrong-method"),
                ("GET", f"/t/{code}/socket", 400, "bad-message"),
            ):
                told = {}
                for lang in ("en", "fr"):
                    headers = {"Accept-Language": f"{lang};q=0.9"}
                    async with ada.session.request(method, server.url + path, headers=headers) as response:
                        assert response.status == status, (method, path)
                        answer = await response.json()
                        assert answer["code"] == name
                        assert ("Allow" in response.headers) == (status == 405)
                        assert response.headers["X-Content-Type-Options"] == "nosniff"
                        told[lang] = answer["text"]
                assert told["en"] and told["fr"] and told["en"] != told["fr"]
            async with ada.session.put(f"{server.url}/api/tables") as response:
                assert response.headers["Allow"] == "GET, HEAD, POST"

    asyncio.run(story())
