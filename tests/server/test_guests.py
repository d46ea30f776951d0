"""Guests who never sat are forgotten in time; nobody else is, and nobody notices."""

from __future__ import annotations

import asyncio
import time

import pytest

from artemia import Game, Setup
from artemia.bots import bot_named
from artemia.server.storage.days import DAY, spelled
from artemia.server.storage.statements import SETTING, Statement
from artemia.server.tables import retention
from tests.server.kit import Person, Server, people, serving
from tests.server.test_resume import caught_up, two_at_a_table

AGE = Statement("UPDATE users SET seen = $1", (0.0,))


async def known(server: Server) -> set[str]:
    return {name for (name,) in await server.services.store.rows("SELECT name FROM users")}


async def lived(server: Server, days: int) -> None:
    """As if a server had run every day for so long."""
    today = int(time.time() // DAY)
    seen = spelled(list(range(today - days, today + 1)))
    await server.services.store.write([Statement(SETTING, ("days", seen))])


async def everybody_was_last_here(server: Server, days_ago: float) -> None:
    await server.services.store.write([Statement(AGE.sql, (time.time() - days_ago * DAY,))])


async def guest(server: Server, name: str) -> Person:
    person = Person(server.url, name)
    await person.get("/api/me")
    await person.post("/api/me", {"name": name, "colour": 2})
    return person


def test_who_never_sat_is_forgotten_when_not_seen_for_long(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "GUESTS_AT_ONCE", 2)

    async def story() -> None:
        async with serving(place) as server, people(server, "Ada", "Bo") as (ada, bo):
            guests = [await guest(server, f"Guest {n}") for n in range(5)]
            await ada.table()
            code = await bo.table(options={"players": 2})
            b = await bo.open(code)
            await b.do("rise", chair=0)
            looker = guests[0]
            watching = await looker.open(code)
            await caught_up(watching)
            everybody = {"Ada", "Bo", *(each.name for each in guests)}
            await lived(server, 400)
            for age in (0.0, 89.0):
                await everybody_was_last_here(server, age)
                await retention.clean(server.services.tables, 365)
                assert await known(server) == everybody
            await everybody_was_last_here(server, 91)
            assert (await guests[1].get("/api/me"))["name"] == "Guest 1", "who comes back has been seen"
            await retention.clean(server.services.tables, 365)
            left = {"Ada", "Bo", "Guest 0", "Guest 1"}
            assert await known(server) == left, "who sits, made a table, looks on or was just here stays"
            assert (await guests[2].get("/api/me")) == {"name": "", "colour": 0, "games": []}
            again = await guests[2].open(code)
            await again.do("sit", chair=1, name="Guest 2")
            assert (await guests[2].get("/api/me"))["name"] == "Guest 2", "the cookie is as good as before"
            for person in guests:
                await person.close()

    asyncio.run(story())


def test_nobody_is_forgotten_where_tables_are_kept_for_good_or_days_are_few(place: str) -> None:
    async def story() -> None:
        async with serving(place) as server:
            person = await guest(server, "Guest")
            await everybody_was_last_here(server, 5000)
            await retention.clean(server.services.tables, 365)
            assert await known(server) == {"Guest"}, "the clock alone makes nobody old"
            await lived(server, 31)
            await everybody_was_last_here(server, 31)
            await retention.clean(server.services.tables, 365)
            assert await known(server) == {"Guest"}
            await retention.clean(server.services.tables, 30)
            assert await known(server) == set()
            await person.close()

    asyncio.run(story())


def test_who_made_a_table_or_played_keeps_their_name(place: str) -> None:
    game = Game.new(Setup(players=2, seed=7))
    game.play({seat: bot_named("chance", seat) for seat in range(2)})

    async def story() -> None:
        async with serving(place) as server, people(server, "Ada", "Bo", "Cleo") as (ada, bo, cleo):
            await two_at_a_table(ada, bo)
            sent = await cleo.post("/api/records", game.record)
            assert len(sent["code"]) == 8, sent
            await cleo.post("/api/me", {"name": "Cleo"})
            await server.stop()  # nobody is there any more
            await server.start()
            await lived(server, 400)
            await everybody_was_last_here(server, 364)
            await retention.clean(server.services.tables, 365)
            assert await known(server) == {"Ada", "Bo", "Cleo"}

    asyncio.run(story())


def test_guests_of_before_there_were_dates_are_new_from_now_on(place: str) -> None:
    async def story() -> None:
        async with serving(place) as server:
            person = await guest(server, "Guest")
            await lived(server, 400)
            await server.services.store.write([Statement("UPDATE users SET seen = NULL", ())])
            await retention.clean(server.services.tables, 365)
            ((seen,),) = await server.services.store.rows("SELECT seen FROM users")
            assert abs(time.time() - seen) < DAY and await known(server) == {"Guest"}
            await person.close()

    asyncio.run(story())
