"""Effects in Python: those of whoever runs the server are played with, and no visitor brings any."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from artemia import Game, preset
from artemia.rules import own_code
from artemia.server.bots.thinker_pool import ThinkerPool
from tests.own_code import PLAGUE, the_plague
from tests.server.kit import people, serving

pytestmark = pytest.mark.usefixtures("forgetful")
REFUSED = "is Python: it runs only where it is allowed"
TABLE = {"players": 2, "side": "A", "boxes": ["base", "exploration"]}


@pytest.mark.slow
def test_no_visitor_brings_code_by_any_door(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    text = f"import pathlib\npathlib.Path({str(trace)!r}).touch()\n{PLAGUE}"
    hunt = {"telepathy": {"effect": "plague", "text": "Cough."}}
    brought: dict[str, Any] = {"effects": {"plague.py": text}, "hunt": hunt}
    files = (
        f"[effects]\n\"plague.py\" = '''\n{text}'''\n",
        f'effects = "{tmp_path / "plague.py"}"\n',
        'effects = "plague.py"\n',
    )
    (tmp_path / "plague.py").write_text(text, encoding="utf-8")

    async def story() -> None:
        ours = the_plague(tmp_path)  # of whoever runs the server: another text
        (tmp_path / "plague.py").write_text(text, encoding="utf-8")
        async with serving(tmp_path / "t.db", cards=ours) as server, people(server, "Ada") as (ada,):
            for file in files:
                assert REFUSED in (await ada.post("/api/cards", file))["refused"]
            options = {**TABLE, "cards": brought}
            assert REFUSED in (await ada.post("/api/check", options))["refused"]
            assert REFUSED in (await ada.post("/api/tables", {"options": options, "name": "Ada"}))["text"]
            socket = await ada.open(await ada.table())
            assert await socket.refused("arrange", options=options) == "bad-setup"
            finished = await ada.open(await ada.table(bots=1, options={**TABLE}, start=True))
            await finished.play_to_the_end()
            record = await ada.get(f"/api/tables/{finished.table['code']}/record")
            record["setup"]["cards"] = brought
            assert REFUSED in (await ada.post("/api/records", record))["text"]

    asyncio.run(story())
    assert not trace.exists()
    assert [*own_code.KNOWN] == [PLAGUE]


@pytest.mark.slow
def test_whoever_runs_the_server_brings_effects_and_visitors_choose_all_else(tmp_path: Path) -> None:
    async def story() -> None:
        ours = the_plague(tmp_path)
        async with serving(tmp_path / "t.db", cards=ours) as server, people(server, "Ada") as (ada,):
            code = await ada.table(bots=1, options={**TABLE})
            socket = await ada.open(code)
            await socket.do("arrange", options={**socket.table["options"], "expert": True})
            await socket.do("begin")
            assert [card["name"] for card in await ada.get(f"/api/tables/{code}/cards")] == ["Plague"]
            await socket.play_to_the_end()
            record = await ada.get(f"/api/tables/{code}/record")
            assert record["setup"]["expert"] and record["setup"]["cards"]["effects"] == {"plague.py": PLAGUE}
            again = (await ada.post("/api/records", record))["code"]
            assert (await ada.get(f"/api/tables/{again}/story"))["answers"] == len(record["answers"])

    asyncio.run(story())


def test_a_table_with_effects_the_server_no_longer_brings_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        ours = the_plague(tmp_path)
        async with serving(tmp_path / "t.db", cards=ours) as server, people(server, "Ada") as (ada,):
            code = await ada.table(bots=1, options={**TABLE}, start=True)
            await server.stop()
            own_code.KNOWN.clear()
            await server.start()
            assert REFUSED in (await ada.get(f"/api/tables/{code}"))["text"]

    asyncio.run(story())


def test_the_processes_of_bots_know_them_too(tmp_path: Path) -> None:
    async def story() -> None:
        pool = ThinkerPool()
        game = Game.new(preset("exploration", players=2, side="A", seed=1, cards=the_plague(tmp_path)))
        try:
            assert (await pool.hint(game, 0, 1, "en")).answers
        finally:
            await pool.close()

    asyncio.run(story())
