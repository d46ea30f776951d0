"""Removed from a table: the seat is kept, changes hands in the open, and nobody sees what was laid."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from artemia.server.tables import presence
from artemia.server.tables.names import distinct
from artemia.server.tables.presence import Presence
from tests.server.kit import Person, Server, Socket, people, serving
from tests.server.test_absence import chair, into_the_hunt, three_at_a_table
from tests.server.test_resume import two_at_a_table

Story = Callable[[Server, Person, Person, Person], Awaitable[None]]


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence, "grace", 0.1)
    monkeypatch.setattr(presence, "HOST_MISSED", 0.0)


def told(tmp_path: Path, story: Story, *names: str) -> None:
    async def tell() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo", "Cleo") as (a, b, c):
            await story(server, a, b, c)

    asyncio.run(tell())


def notices(socket: Socket) -> list[tuple[Any, ...]]:
    return [
        (said["notice"], said["chair"], said["name"], said["text"]) for said in socket.chat if said["notice"]
    ]


async def plays_on(*sockets: Socket) -> None:
    """These answer whatever they are asked until a turn begins."""
    first = sockets[0]
    assert first.view is not None
    turn = first.view["turn"]
    while first.view["turn"] == turn:
        for socket in sockets:
            await socket.do("look", eyes=socket.you["eyes"])
            if socket.ask and not socket.ask["optional"] and first.view["turn"] == turn:
                answer = await socket.request("answer", ask=socket.ask["id"], key=plainest(socket.ask))
                assert answer["type"] == "done" or answer["code"] in ("too-late", "not-now"), answer


def plainest(ask: dict[str, Any]) -> str:
    """Passing where one can, or the first answer there is."""
    plain = ("ready", "pass_window", "plan")
    choice = next((each for each in ask["choices"] if each["op"] in plain and not each["most"]), None)
    choice = choice or ask["choices"][0]
    return str(choice["key"]).replace("\ufffc", "+".join(choice["of"][: choice["most"]]))


def test_where_people_take_days_nobody_becomes_host_by_absence(tmp_path: Path) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        for pace, follows in (("days", False), ("none", False), ("relaxed", True)):
            a, b, _ = await three_at_a_table(ada, bo, cleo, pace=pace)
            await a.close()
            await b.until(lambda b: not chair(b, 0)["online"])
            await server.services.tables.sweep()
            live = server.services.tables.live[b.table["code"]]
            assert live.settings.is_host(user_of(live, 1)) == follows

    told(tmp_path, story)


def user_of(table: Any, n: int) -> str:
    user: str = table.settings.chairs[n].owners[0]
    return user


def test_a_second_browser_under_the_same_name_sees_no_card(tmp_path: Path) -> None:
    """The theft: the host removes a player who has committed, and sits there from another browser."""

    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b, c = await three_at_a_table(ada, bo, cleo, pace="days")
        await b.answer("commit 1 3")
        await a.do("kick", chair=1)
        assert chair(a, 1)["kind"] == "open" and chair(a, 1)["level"], "a bot plays on"
        async with people(server, "Bo") as (thief,):
            t = await thief.open(a.table["code"])
            await t.do("sit", chair=1, name="B\u043e")  # with a Cyrillic o
            assert t.you["chairs"] == [] and t.view and t.view["seat"] is None and t.ask is None
            assert chair(t, 1)["heir"] == "B\u043e 2", "the other name is taken, and so is what looks like it"
            assert all(each["hand"] is None and each["played"] is None for each in t.view["hunted"])
            assert not any("commit 1" in words for words in t.raw)
            await plays_on(c, a)
            await t.until(lambda t: t.you["chairs"] == [1])
            taken = t.heard[-1]
            assert taken["type"] == "welcome" and taken["view"]["seat"] == 1 and taken["view"]["turn"] == 2
            await c.until(lambda c: len(notices(c)) == 3)
            assert notices(c) == [
                ("replaced", 1, "Bo", None),
                ("takes_over", 1, "B\u043e 2", "Bo"),
                ("took_over", 1, "B\u043e 2", "Bo"),
            ]

    told(tmp_path, story)


def test_who_was_removed_comes_back_to_their_own_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b, _ = await three_at_a_table(ada, bo, cleo)
        await b.answer("commit 1 3")
        await a.do("kick", chair=1)
        await b.until(lambda b: b.you["chairs"] == [])
        async with people(server, "Dora", "Eve") as (dora, eve):
            d, e = await dora.open(a.table["code"]), await eve.open(a.table["code"])
            await d.do("sit", chair=1, name="Dora")
            assert await e.refused("sit", chair=1, name="Eve") == "full"
            assert await d.refused("sit", chair=1, name="Dora") == "not-now"
            assert "10 minutes" in (await b.request("sit", chair=1, name="Bo"))["text"]
            assert a.table["removed"] == ["Bo"]
            assert [game["code"] for game in (await bo.get("/api/me"))["games"]] == [a.table["code"]]
            assert await d.refused("let_in", name="Bo") == "not-host"
            await a.do("let_in", name="Bo")
            assert await a.refused("let_in", name="Bo") == "not-now"
            await b.do("sit", chair=1, name="Boris")
            assert b.you["chairs"] == [1] and chair(b, 1)["name"] == "Bo" and chair(b, 1)["heir"] is None
            assert b.view and b.view["hunted"][0]["played"] == [3], "their own card"
            assert [kind for kind, *_ in notices(b)] == ["replaced", "takes_over", "let_in", "came_back"]

    told(tmp_path, story)


def test_an_heir_who_is_gone_or_thinks_again_gets_nothing(tmp_path: Path) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, _, c = await three_at_a_table(ada, bo, cleo)
        await a.do("kick", chair=1)
        async with people(server, "Dora", "Eve") as (dora, eve):
            d, e = await dora.open(a.table["code"]), await eve.open(a.table["code"])
            await d.do("sit", chair=1, name="Dora")
            await d.do("rise", chair=1)
            assert chair(d, 1)["heir"] is None
            await e.do("sit", chair=1, name="Eve")
            await e.close()
            await a.until(lambda a: a.table["watching"] == 2)  # Bo and Dora
            while (
                not server.services.tables.live[a.table["code"]]
                .presence.present()
                .isdisjoint({server.services.tables.live[a.table["code"]].settings.chairs[1].heir_user})
            ):
                await asyncio.sleep(0.02)
            await into_the_hunt(a, c)
            await plays_on(c, a)
            assert chair(a, 1)["kind"] == "open" and chair(a, 1)["heir"] is None

    told(tmp_path, story)


def test_in_the_lobby_too_nobody_sits_down_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a = await ada.open(await ada.table())
        b = await bo.open(a.table["code"])
        await b.do("sit", chair=1, name="Bo")
        await a.do("kick", chair=1)
        await b.until(lambda b: b.table["removed"] == ["Bo"])
        assert await b.refused("sit", chair=2, name="Boris") == "not-now"
        live = server.services.tables.live[a.table["code"]]
        live.settings.removed[0].until = 0.0  # ten minutes later
        await b.do("sit", chair=2, name="Bo")
        assert b.table["removed"] == [] and b.you["chairs"] == [2]
        assert notices(a) == [("removed", 1, "Bo", None)]

    told(tmp_path, story)


def test_four_devices_have_one_vote(tmp_path: Path) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        async with people(server, "Dora", *["Bo"] * 3) as (dora, *twins):
            a = await ada.open(await ada.table(options={"players": 4, "side": "A"}))
            sockets = []
            for n, person in enumerate((bo, cleo, dora), 1):
                socket = await person.open(a.table["code"])
                await socket.do("sit", chair=n, name=person.name)
                await socket.do("introduce", chair=n, ready=True)
                sockets.append(socket)
            await a.do("begin")
            b, c, d = sockets
            await b.until(lambda b: b.view)
            devices = [b]
            for twin in twins:
                told = await twin.post(
                    f"/api/tables/{a.table['code']}/claim", {"link": devices[-1].you["link"]}
                )
                assert told["chairs"] == [1]
                devices.append(await twin.open(a.table["code"]))
            await d.close()
            await c.until(lambda c: chair(c, 3)["kind"] == "person" and not chair(c, 3)["online"])
            for device in devices:
                await device.do("vote", chair=3, wanted=True)
            assert chair(b, 3)["votes"] == 1 and not chair(b, 3)["stand_in"], "one of three people"
            await devices[-1].do("vote", chair=3, wanted=False)
            assert chair(devices[-1], 3)["votes"] == 0, "it was theirs to take back, on any device"
            await b.do("vote", chair=3, wanted=True)
            await c.do("vote", chair=3, wanted=True)
            await a.until(lambda a: chair(a, 3)["stand_in"])

    told(tmp_path, story)


def test_a_link_of_ones_own_opens_the_chair_once(tmp_path: Path) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a = await ada.open(await ada.table())
        link = a.you["link"]
        assert (await bo.post(f"/api/tables/{a.table['code']}/claim", {"link": link}))["chairs"] == [0]
        again = await cleo.post(f"/api/tables/{a.table['code']}/claim", {"link": link})
        assert again["code"] == "not-yours"
        await a.until(lambda a: a.you["link"] != link)
        told = await cleo.post(f"/api/tables/{a.table['code']}/claim", {"link": a.you["link"]})
        assert told["chairs"] == [0]

    told(tmp_path, story)


def test_a_seat_may_change_its_mind_only_so_often(tmp_path: Path) -> None:
    """Or a record could be made as long as anybody likes."""

    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        a, b, c = await three_at_a_table(ada, bo, cleo)
        for _ in range(8):
            await b.answer("commit 1 3")
            await b.answer("withdraw 1")
        await b.answer("commit 1 4")
        assert b.ask and b.ask["optional"]
        no = await b.request("answer", ask=b.ask["id"], key="withdraw 1")
        assert no["code"] == "not-now" and "8 times" in no["text"]
        await c.answer("commit 2 3")
        await c.answer("withdraw 2")
        await c.answer("commit 2 3")
        await a.answer("ready 0")
        await plays_on(a, b, c)
        assert b.ask
        await b.answer(plainest(b.ask))
        await b.answer("withdraw 1")

    told(tmp_path, story)


def test_hints_are_given_while_one_person_plays_or_where_the_table_says_so(tmp_path: Path) -> None:
    async def story(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
        for wish, alone, together in (
            ("alone", True, False),
            ("always", True, True),
            ("never", False, False),
        ):
            a = await ada.open(await ada.table(options={"players": 2, "side": "A", "hints": wish}))
            assert a.table["options"]["hints"] == wish and a.table["hints"] == alone
            b = await bo.open(a.table["code"])
            await b.do("sit", chair=1, name="Bo")
            await a.until(lambda a: chair(a, 1)["kind"] == "person")
            assert a.table["hints"] == b.table["hints"] == together, "all are told"
            await b.do("introduce", chair=1, ready=True)
            await a.do("begin")
            await b.until(lambda b: b.ask)
            assert b.ask
            if not together:
                answer = await b.request("hint", ask=b.ask["id"])
                assert answer["code"] == "not-now" and "hints" in answer["text"]

    told(tmp_path, story)


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("Bo", "bo"),
        ("Bo", "B o"),
        ("Bo", "B\u043e"),  # Cyrillic
        ("Bo", "\uff22\uff4f"),  # wide
        ("Bo", "B0"),
        ("Zoé", "Zoe\u0301"),
        ("Zoé", "Zoe."),
        ("Ian", "lan"),
        ("Anna", "\u0410nna"),
        ("Nora", "\u039dora"),  # Greek
        ("!!", "!!"),
    ],
)
def test_names_that_look_alike_get_a_number(name: str, like: str) -> None:
    assert distinct(like, [name]) == f"{like} 2"
    assert distinct("Vera", [name]) == "Vera"


def test_a_removal_is_kept_with_what_is_said_of_it(tmp_path: Path) -> None:
    """Both or neither: else nobody would ever hear of it."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, _b = await two_at_a_table(ada, bo)
            await server.file.do(
                lambda db: db.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON chat BEGIN SELECT RAISE(ABORT, 'disk full'); END"
                )
            )
            assert await a.refused("kick", chair=1, id="k") == "busy"
            assert a.table["chairs"][1]["kind"] == "person"
            await server.file.do(lambda db: db.execute("DROP TRIGGER full"))
            await a.do("kick", chair=1, id="k")
            assert a.table["chairs"][1]["kind"] == "open" and notices(a) == [("replaced", 1, "Bo", None)]

    asyncio.run(story())
