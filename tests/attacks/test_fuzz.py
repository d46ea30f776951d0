"""The long run, for some seconds; and that it would find what it looks for."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from artemia.lab.fuzz import guests
from artemia.lab.fuzz.readers import Readers
from artemia.lab.fuzz.run import fuzz
from artemia.server.web import socket
from artemia.server.web.identity import Identity

READERS = ("record", "save", "cards", "plain cards", "message", "answer", "cookie")


def test_one_round_finds_nothing() -> None:
    found = asyncio.run(fuzz(0.1, 3))
    assert found.finding is None
    assert set(found.inputs) == {*READERS, "HTTP", "socket"}
    assert found.inputs.total() > 5000


@pytest.mark.parametrize("name", READERS)
def test_the_same_seed_gives_the_same_inputs(name: str) -> None:
    first, second, third = (Random(seed) for seed in (1, 1, 2))
    read = Readers().all[name]
    same = [(read(first), read(second)) for _ in range(20)]
    assert all(one == other for one, other in same)
    assert any(read(third) != one for one, _ in same)


def test_what_reads_badly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: a cookie in no UTF-8 was no text to sign."""

    def user(self: Identity, cookie: str | None) -> str | None:
        return None if (cookie or "").encode() else "nobody"

    monkeypatch.setattr(Identity, "user", user)
    found = asyncio.run(fuzz(60, 3))
    assert found.finding is not None and found.finding.where == "cookie"


def test_a_socket_that_is_cut_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: deep JSON, and text in no UTF-8."""
    monkeypatch.setattr(socket, "understood", socket.read)
    found = asyncio.run(only_guests("over_a_socket"))
    assert isinstance(found, guests.Broken)


def test_a_change_of_a_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def anybody(table: Any, connection: Any, request: Any) -> None:
        table.settings.chairs[0].name = "Eve"

    monkeypatch.setattr(socket, "carry_out", anybody)
    found = asyncio.run(only_guests("over_a_socket"))
    assert str(found) == "the game of others has changed"


async def only_guests(name: str) -> BaseException | None:
    async with guests.guests() as crowd:
        for turn in range(40):
            try:
                await getattr(crowd, name)(Random(turn))
            except guests.Broken as error:
                return error
    return None
