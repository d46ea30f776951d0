"""Behind a proxy: whose word is taken on who asks, and never without being told so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from aiohttp import WSServerHandshakeError

from artemia.server.web.middleware import household
from artemia.server.web.security import Limits
from artemia.server.wire.messages import PROTOCOL
from tests.server.kit import Person, Server, people, serving


def through(address: str, scheme: str = "https") -> dict[str, str]:
    """What a proxy adds, after what the guest has written themselves."""
    return {"X-Forwarded-For": f"198.51.100.1, {address}", "X-Forwarded-Proto": scheme}


async def asked(person: Person, headers: dict[str, str]) -> set[str]:
    found = [await person.get("/api/tables/NOPE", headers=headers) for _ in range(20)]
    return {each["code"] for each in found}


async def given_to_a_newcomer(server: Server, headers: dict[str, str]) -> tuple[str, str]:
    """The cookie, and what the page may load from where."""
    async with people(server, "Eve") as (eve,), eve.session.get(server.url + "/", headers=headers) as home:
        return home.headers["Set-Cookie"], home.headers["Content-Security-Policy"]


def test_each_guest_has_the_limits_of_his_own_address(tmp_path: Path) -> None:
    limits = Limits(sockets_of_address=1, requests=(0, 15))

    async def story() -> None:
        async with (
            serving(tmp_path / "t.db", limits=limits, behind_proxy=True) as server,
            people(server, "Ada", "Bo") as (ada, bo),
        ):
            code = await ada.table()
            socket = f"{server.url}/t/{code}/socket"
            first = await ada.session.ws_connect(socket, headers=through("203.0.113.1"))
            second = await bo.session.ws_connect(socket, headers=through("203.0.113.1"))
            assert (await second.receive_json())["code"] == "full"
            third = await bo.session.ws_connect(socket, headers=through("2001:db8::1"))
            await third.send_json({"type": "hello", "v": PROTOCOL, "lang": "en"})
            assert (await third.receive_json())["type"] == "welcome"
            neighbour = await ada.session.ws_connect(socket, headers=through("2001:db8::2:3"))
            assert (await neighbour.receive_json())["code"] == "full"
            await first.close()
            assert await asked(ada, through("203.0.113.1")) == {"no-table", "too-fast"}
            assert (await bo.get("/api/me", headers=through("203.0.113.2")))["games"] == []
            for nonsense in ("", "unknown", "203.0.113.1:99"):
                await bo.get("/api/me", headers=through(nonsense))
            assert set(server.services.limits._asked) == {
                "127.0.0.1",
                "203.0.113.1",
                "203.0.113.2",
                "2001:db8::/64",
            }

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.1", "203.0.113.1"),
        ("::ffff:203.0.113.1", "203.0.113.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
    ],
)
def test_of_ipv6_a_whole_network_is_counted(address: str, counted: str) -> None:
    assert household(address) == counted


def test_what_is_secure_stays_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "t.db", behind_proxy=True) as server,
            people(server, "Ada") as (ada,),
        ):
            code = await ada.table()
            host = {"Host": "play.example.org"}
            secure = {**host, **through("203.0.113.1")}
            cookie, policy = await given_to_a_newcomer(server, secure)
            assert cookie.endswith("; Secure") and "wss://play.example.org;" in policy
            cookie, policy = await given_to_a_newcomer(server, {**host, **through("203.0.113.1", "http")})
            assert "Secure" not in cookie and "ws://play.example.org;" in policy
            told = await ada.get(f"/api/tables/{code}", headers=secure)
            assert told["link"] == f"https://play.example.org/t/{code}"
            socket = f"{server.url}/t/{code}/socket"
            wish = {"name": "Ada", "colour": 1}
            own = {**secure, "Origin": "https://play.example.org"}
            assert await ada.post("/api/me", wish, headers=own) == {}
            await ada.session.ws_connect(socket, headers=own)
            for origin in ("http://play.example.org", "https://evil.example", "null"):
                headers = {**secure, "Origin": origin}
                assert (await ada.post("/api/me", wish, headers=headers))["code"] == "elsewhere"
                with pytest.raises(WSServerHandshakeError):
                    await ada.session.ws_connect(socket, headers=headers)

    asyncio.run(story())


def test_nobody_is_believed_who_was_not_announced(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            headers = through("203.0.113.1")
            cookie, policy = await given_to_a_newcomer(server, headers)
            assert "Secure" not in cookie and "wss:" not in policy
            told = await ada.get(f"/api/tables/{code}", headers=headers)
            assert told["link"].startswith("http://")
            assert set(server.services.limits._asked) == set(server.services.limits._made) == {"127.0.0.1"}
            own = {**headers, "Host": "play.example.org", "Origin": "https://play.example.org"}
            assert await ada.post("/api/me", {"name": "Ada"}, headers=own) == {}, "TLS before a server untold"

    asyncio.run(story())
