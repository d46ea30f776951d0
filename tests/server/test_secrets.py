"""Whatever reaches one's socket tells nothing that one's seat may not know, in every phase."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from artemia.engine.spelling import spell
from artemia.game import Game
from artemia.rules.catalog import HUNT_BY_BIT, SURVIVAL_BY_BIT
from artemia.rules.knowledge import ONLOOKER, eyes_of
from artemia.rules.view import numbers
from artemia.server.tables import requests
from artemia.server.tables.table import LiveTable
from artemia.server.views import differences
from artemia.server.wire.messages import Change
from tests.server.kit import Person, Socket, any_key, people, serving, views_in
from tests.server.test_resume import caught_up


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "new_seed", lambda: "the same each time")


SETUPS = {
    "base": {"players": 4, "side": "A"},
    "everything": {
        "players": 4,
        "side": "B",
        "boxes": ["base", "exploration", "sanctuary"],
    },
}


def hidden_words(game: Game, seat: int | None) -> set[str]:
    """Ids of cards that somebody else holds, or that lie in a deck, and that this seat has no way to know."""
    g, seen = game.state, game.view(seat)
    words = {HUNT_BY_BIT[card].id for card in g.hunt_deck}
    words |= {SURVIVAL_BY_BIT[card].id for card in g.survival_deck}
    if seat != 0:
        words |= set(game.view(0).hunt_hand or ())
    for me in g.hunted_seats():
        if me != seat:
            words |= set(game.view(me).hunted[me - 1].survival or ())
    exploration = seen.exploration
    known = set(exploration.hunt_seen or ()) if exploration else set()
    bit = 1 << eyes_of(seat)
    for event in g.log or ():  # cards it once saw, such as those the Creature lost to Strike Back
        if event.witnesses & bit:
            known |= set(re.split(r"[ +]", spell(event.step)))
    return words - known - {*seen.hunt_discard, *seen.hunt_played, *seen.survival_discard}


def fresh_text(socket: Socket, since: int) -> str:
    """What came as data; sentences are looked at by their keys, and card texts name other cards."""
    return "\n".join(re.sub(r'"(text|prompt|name)":"(\\.|[^"\\])*"', "", raw) for raw in socket.raw[since:])


def leaks(game: Game, socket: Socket, since: int, view: dict[str, Any]) -> Iterator[str]:
    """What came since this message, when the socket had this view."""
    seat, text = socket.you["eyes"], fresh_text(socket, since)
    for word in hidden_words(game, seat):
        if re.search(rf'[" +]{word}["+ ]', text):
            yield f"seat {seat} was sent {word}"
    for frame in socket.heard[since:]:
        if frame["type"] == "moved":
            views = list(views_in(frame, view))
            view = views[-1]
            for each in views:
                yield from shown(each, seat)
    for hunted in game.view(None).hunted:
        others = hunted.seat != seat and not hunted.at
        for place in numbers(game.state.hunted[hunted.seat].played) if others else ():
            if re.search(rf'"commit(_two)? {hunted.seat} \S*\b{place}\b', text):
                yield f"seat {seat} was told where {hunted.seat} goes"


def shown(view: dict[str, Any], seat: int | None) -> Iterator[str]:
    """What a view shows of others, be it only while a line is told."""
    for hunted in view["hunted"]:
        private = {name: hunted[name] for name in ("hand", "survival", "drawn")}
        if hunted["seat"] != seat and any(value is not None for value in private.values()):
            yield f"seat {seat} sees {private}"
        if hunted["seat"] != seat and not hunted["at"] and hunted["played"] is not None:
            yield f"seat {seat} sees what {hunted['seat']} has laid"
    if seat != 0 and view["hunt_hand"] is not None:
        yield f"seat {seat} sees the Hunt cards"


def public_face(game: Game, onlooker: Socket) -> tuple[Any, ...]:
    """All an onlooker has."""
    seen = [event for event in game.state.log or () if event.noticed or event.witnesses >> ONLOOKER & 1]
    return game.view(None), len(seen), list(onlooker.waiting)


async def sit_all(table: LiveTable, persons: list[Person], code: str) -> list[Socket]:
    first = await persons[0].open(code)
    sockets = [first]
    for n, person in enumerate(persons[1:], 1):
        socket = await person.open(code)
        if n < len(table.settings.chairs):
            await socket.do("sit", chair=n, name=person.name)
            await socket.do("introduce", chair=n, ready=True)
        sockets.append(socket)
    await first.do("begin")
    for socket in sockets:
        await socket.until(lambda socket: socket.view)
    return sockets


async def play_and_search(
    tmp_path: Path, options: dict[str, Any], answers: int
) -> tuple[set[int], list[str]]:
    """Four people and an onlooker play; after each answer everything everybody got is searched."""
    found: list[str] = []
    dice = random.Random(11)
    phases: set[int] = set()
    async with (
        serving(tmp_path / "t.db") as server,
        people(server, "Ada", "Bo", "Cy", "Di", "Eve") as crowd,
    ):
        code = await crowd[0].table(options=options)
        table = await server.services.tables.get(code)
        sockets = await sit_all(table, crowd, code)
        assert table.play
        game = table.play.game
        secretly = 0
        for _ in range(answers):
            asked = [s for s in sockets if s.ask and not s.ask["optional"]]
            if game.over or not asked:
                break
            marks = {socket: len(socket.raw) for socket in sockets}
            views = {socket: socket.view or {} for socket in sockets}
            public = public_face(game, sockets[-1])
            who = dice.choice(asked)
            await who.answer(any_key(who.ask or {}, dice))
            for socket in sockets:
                await caught_up(socket)
            phases.add(game.state.phase)
            if public_face(game, sockets[-1]) == public:
                secretly += 1
                for socket in sockets:
                    if socket is not who and '"moved"' in "".join(socket.raw[marks[socket] :]):
                        found.append(f"{socket.you['eyes']} heard of a secret of {who.you['eyes']}")
            for socket in sockets:
                found += leaks(game, socket, marks[socket], views[socket])
        assert secretly > 5, "some answers were secret"
    return phases, found


@pytest.mark.parametrize("name", SETUPS)
def test_no_frame_carries_another_seats_secret(tmp_path: Path, name: str) -> None:
    phases, found = asyncio.run(play_and_search(tmp_path, SETUPS[name], 90))
    assert found == []
    assert phases >= {1, 2, 3}


@pytest.mark.parametrize("hole", ["hand", "hunt", "commit", "line"])
def test_the_search_finds_a_leak(tmp_path: Path, hole: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each hole is made on purpose, where it would be made by mistake."""
    real = differences.Views.changes
    whole = differences.Views.look

    def changes(self: differences.Views, seat: int | None, lang: str) -> differences.Delta | None:
        delta = real(self, seat, lang)
        if hole == "commit":  # as if one numbering served all: others hear that something happened
            return delta or differences.Delta(
                view={}, hunted=[], ask=whole(self, seat, lang).ask, log=[], waiting=self.waiting()
            )
        if delta is None:
            return None
        if hole == "hand":
            return replace(delta, hunted=[{"seat": 1, "hand": self.game.view(1).hunted[0].hand}])
        if hole == "line":  # only while it is told: the frame takes it back
            change = Change(view={"hunt_hand": []}, hunted=[])
            told = [replace(line, change=change) for line in delta.log]
            return replace(delta, view={**delta.view, "hunt_hand": None}, log=told) if seat else delta
        return replace(delta, view={**delta.view, "hunt_seen_by_mistake": self.game.view(0).hunt_hand})

    monkeypatch.setattr(differences.Views, "changes", changes)
    _, found = asyncio.run(play_and_search(tmp_path, SETUPS["base"], 25))
    assert found
