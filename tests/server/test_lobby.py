"""Before the game: chairs, names, colours, bots, who is host and who begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.kit import Person, Socket, people, serving

Story = Callable[..., Awaitable[None]]


def told(tmp_path: Path, story: Story, *names: str) -> None:
    async def tell() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, *names) as crowd:
            await story(*crowd)

    asyncio.run(tell())


async def at_one_table(host: Person, *guests: Person, **wish: Any) -> list[Socket]:
    """All have the page open, in the lobby of the host's table."""
    code = await host.table(**wish)
    return [await person.open(code) for person in (host, *guests)]


def names(socket: Socket) -> list[str]:
    return [chair["name"] for chair in socket.table["chairs"]]


def test_friends_sit_down_get_ready_and_begin(tmp_path: Path) -> None:
    async def story(ada: Person, bo: Person) -> None:
        a, b = await at_one_table(ada, bo)
        assert a.you == {**a.you, "chairs": [0], "host": True} and b.you["chairs"] == []
        await b.do("sit", chair=1, name="  Bo\u0007  the  Brave ", colour=5)
        await a.until(lambda a: a.table["chairs"][1]["kind"] == "person")
        assert names(a)[1] == "Bo the Brave" and a.table["chairs"][1]["colour"] == 5
        assert await a.refused("begin") == "not-now"
        await a.do("bot", chair=2, level="chance")
        answer = await a.request("begin")
        assert answer["code"] == "not-now" and "Bo the Brave" in answer["text"]
        assert await b.refused("begin") == "not-host"
        await b.do("introduce", chair=1, ready=True)
        await a.do("begin")
        await b.until(lambda b: b.view)
        assert b.you["eyes"] == 1 and b.view and b.view["seat"] == 1 and a.view and a.view["seat"] == 0
        assert a.table["commitment"] and a.table["seed"] is None
        assert await b.refused("introduce", chair=1, ready=False) == "not-now"

    told(tmp_path, story, "Ada", "Bo")


def test_names_and_colours_are_told_apart(tmp_path: Path) -> None:
    async def story(ada: Person, bo: Person) -> None:
        a, b = await at_one_table(ada, bo)
        colour = a.table["chairs"][0]["colour"]
        await b.do("sit", chair=2, name="aDA", colour=colour)
        assert names(b)[2] == "aDA 2"
        colours = [chair["colour"] for chair in b.table["chairs"]]
        assert len(set(colours)) == 3 and colours[0] == colour
        assert await b.refused("introduce", chair=2, colour=colour) == "full"
        await b.do("introduce", chair=2, name="Zoé")
        assert names(b)[2] == "Zoé"
        for bad in ("", " \t ", "x" * 21, "\u2063"):
            assert await b.refused("introduce", chair=2, name=bad) == "bad-message"
        assert await b.refused("sit", chair=0, name="Bo") == "full"
        assert await b.refused("sit", chair=3, name="Bo") == "bad-message"
        assert await b.refused("introduce", chair=0, name="Eve") == "not-yours"

    told(tmp_path, story, "Ada", "Bo")


def test_the_host_puts_bots_kicks_and_hands_over(tmp_path: Path) -> None:
    async def story(ada: Person, bo: Person) -> None:
        a, b = await at_one_table(ada, bo)
        await b.do("sit", chair=1, name="Bo")
        assert await b.refused("bot", chair=2, level="chance") == "not-host"
        assert await b.refused("kick", chair=0) == "not-host"
        assert await a.refused("bot", chair=2, level="godlike") == "bad-message"
        await a.do("bot", chair=2, level="instinct")
        first = names(a)[2]
        assert first and a.table["chairs"][2]["level"] == "instinct"
        await a.do("bot", chair=2, level=None)
        assert a.table["chairs"][2]["kind"] == "open"
        await a.do("kick", chair=1)
        await b.until(lambda b: b.you["chairs"] == [])
        await a.do("let_in", name="Bo")
        await b.do("sit", chair=1, name="Bo")
        await a.do("hand_over", chair=1)
        assert not a.you["host"] and a.table["chairs"][1]["host"]
        assert await a.refused("kick", chair=1) == "not-host"
        await b.do("rise", chair=1)
        assert b.you == {**b.you, "chairs": [], "host": False, "link": None}
        await a.until(lambda a: a.you["host"])

    told(tmp_path, story, "Ada", "Bo")


def test_options_change_and_chairs_follow(tmp_path: Path) -> None:
    async def story(ada: Person, bo: Person) -> None:
        a, b = await at_one_table(ada, bo, bots=1)
        await b.do("sit", chair=1, name="Bo")
        await b.do("introduce", chair=1, ready=True)
        assert await b.refused("arrange", options={"players": 4}) == "not-host"
        await a.do("arrange", options={"players": 5, "boxes": ["base", "sanctuary"], "light": True})
        assert len(a.table["chairs"]) == 5 and "Sanctuary" in a.table["refused"]
        assert not a.table["chairs"][1]["ready"], "what they were ready for has changed"
        assert len({chair["colour"] for chair in a.table["chairs"]}) == 5
        await a.do("arrange", options={"players": 2})
        assert [chair["kind"] for chair in a.table["chairs"]] == ["person", "person"]
        await a.do("arrange", options={"players": 3})
        await b.do("sit", chair=2, name="Bo too")
        assert await a.refused("arrange", options={"players": 2}) == "bad-setup"
        for players in (1, 8, -3):
            assert await a.refused("arrange", options={"players": players}) == "bad-message"
        assert await a.refused("arrange", options={"players": 3, "cheat": True}) == "bad-message"

    told(tmp_path, story, "Ada", "Bo")


def test_who_is_the_creature(tmp_path: Path) -> None:
    async def story(ada: Person, bo: Person) -> None:
        a, b = await at_one_table(ada, bo)
        await b.do("sit", chair=1, name="Bo")
        await b.do("introduce", chair=1, ready=True, creature=True)
        assert [chair["creature"] for chair in b.table["chairs"]] == [False, True, False]
        assert await b.refused("introduce", chair=1, creature=False) == "not-now"
        await a.do("bot", chair=2, level="chance")
        await a.do("introduce", chair=2, creature=True)
        assert await b.refused("introduce", chair=0, creature=True) == "not-yours"
        await a.do("begin")
        assert [chair["kind"] for chair in a.table["chairs"]] == ["bot", "person", "person"]
        assert names(a)[1:] == ["Ada", "Bo"], "clockwise from the Creature"
        assert a.you["chairs"] == [1]

        options = {"players": 3, "creature_by": "volunteer"}
        a, b = await at_one_table(ada, bo, bots=1, options=options)
        await b.do("sit", chair=1, name="Bo")
        await b.do("introduce", chair=1, ready=True, creature=True)
        await a.do("begin")
        assert names(a)[0] == "Bo"

    told(tmp_path, story, "Ada", "Bo")


def test_a_table_for_one_needs_one_request(tmp_path: Path) -> None:
    async def story(ada: Person) -> None:
        code = await ada.table(bots=6, start=True, options={"players": 7}, creature_chair=3)
        socket = await ada.open(code.lower())
        assert socket.table["status"] == "playing" and len(socket.table["chairs"]) == 7
        assert socket.table["chairs"][0]["kind"] == "bot" and socket.you["chairs"] == [4]
        assert len({name[0] for name in names(socket)}) == 7, "initials tell them apart"
        assert {chair["colour"] for chair in socket.table["chairs"][1:]} == {1, 2, 3, 4, 5, 6}

    told(tmp_path, story, "Ada")


def test_several_chairs_on_one_device(tmp_path: Path) -> None:
    async def story(ada: Person) -> None:
        (a,) = await at_one_table(ada, bots=1)
        await a.do("sit", chair=1, name="Bea")
        await a.do("begin")
        assert a.you["chairs"] == [0, 1]
        first = a.you["eyes"]
        await a.do("look", eyes=1 - first)
        assert a.view and a.view["seat"] == a.you["eyes"] == 1 - first
        await a.do("look", eyes=None)
        assert a.view["seat"] is None and a.ask is None
        assert await a.refused("answer", ask=1, key="ready 0") == "not-yours"
        assert await a.refused("look", eyes=2) == "not-yours"
        other = await ada.open(a.table["code"], eyes=1)
        assert other.view and other.view["seat"] == 1, "another tab, other eyes"
        assert a.view["seat"] is None

    told(tmp_path, story, "Ada")


def test_another_device_takes_the_same_chairs(tmp_path: Path) -> None:
    async def story(ada: Person, phone: Person, eve: Person) -> None:
        (a,) = await at_one_table(ada)
        code, link = a.table["code"], a.you["link"]
        assert (await eve.post(f"/api/tables/{code}/claim", {"link": "guess"}))["code"] == "not-yours"
        assert (await phone.post(f"/api/tables/{code}/claim", {"link": link}))["chairs"] == [0]
        p = await phone.open(code)
        assert p.you["chairs"] == [0] and p.you["host"]
        await p.do("rise", chair=0)
        await p.do("sit", chair=0, name="Pat")
        await a.until(lambda a: a.you["chairs"] == [])
        assert p.you["link"] != link, "it has changed hands"
        assert (await eve.post(f"/api/tables/{code}/claim", {"link": link}))["code"] == "not-yours"

    told(tmp_path, story, "Ada", "Phone", "Eve")


def test_languages_can_be_switched(tmp_path: Path) -> None:
    async def story(ada: Person) -> None:
        code = await ada.table(bots=2, start=True)
        a = await ada.open(code, lang="fr")
        assert a.ask
        french = a.ask["prompt"]
        await a.do("lang", lang="en")
        assert a.ask["prompt"] != french
        await a.do("lang", lang="fr")
        assert a.ask["prompt"] == french
        answer = await a.request("begin")
        assert answer["text"] == "La partie a commencé."

    told(tmp_path, story, "Ada")


def test_chat_is_heard_by_all_and_kept(tmp_path: Path) -> None:
    async def story(ada: Person, bo: Person) -> None:
        a, b = await at_one_table(ada, bo)
        await bo.post("/api/me", {"name": "Bo", "colour": 2})
        late = await bo.open(a.table["code"])
        await a.do("speak", text="  Run!\u0000 ")
        await late.do("speak", phrase="good_luck")
        await b.until(lambda b: len(b.chat) == 2)
        assert [(said["name"], said["chair"], said["text"], said["phrase"]) for said in b.chat] == [
            ("Ada", 0, "Run!", None),
            ("Bo", None, None, "good_luck"),
        ]
        assert (await ada.open(a.table["code"])).chat == b.chat
        assert await a.refused("speak", text="x" * 301) == "too-long"
        for bad in ({}, {"text": "a", "phrase": "b"}, {"text": " "}, {"phrase": "<b>"}):
            assert await a.refused("speak", **bad) == "bad-message"
        answers = [await late.request("speak", text="spam") for _ in range(8)]
        assert answers[-1].get("code") == "too-fast"

    told(tmp_path, story, "Ada", "Bo")


def test_public_tables_are_listed_and_ones_own(tmp_path: Path) -> None:
    async def story(ada: Person, bo: Person) -> None:
        hidden = await ada.table()
        open = await ada.table(options={"players": 4, "public": True}, bots=1)
        host = await ada.open(open)
        assert await bo.get("/api/tables") == [
            {"code": open, "host": "Ada", "players": 4, "open": 2, "boxes": ["base"], "pace": "none"}
        ]
        mine = await ada.get("/api/me")
        assert mine["name"] == "Ada" and {game["code"] for game in mine["games"]} == {hidden, open}
        assert (await bo.get("/api/me"))["games"] == []
        info = await bo.get(f"/api/tables/{hidden}")
        assert info["status"] == "lobby" and info["yours"] == []
        assert "owners" not in str(info) and "secret" not in str(info)
        await host.close()

    told(tmp_path, story, "Ada", "Bo")
