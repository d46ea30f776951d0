"""After the game: another one, its story, its record."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from artemia import Game
from artemia.cli import replay
from artemia.texts import LONGEST_NAME
from tests.server.kit import Person, Server, Socket, people, serving
from tests.server.test_resume import two_at_a_table


async def finished(server: Server, code: str, *sockets: Socket) -> None:
    await asyncio.gather(*[socket.play_to_the_end() for socket in sockets])


def test_a_rematch_with_roles_rotated(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo", "Eve") as (ada, bo, eve):
            a, b = await two_at_a_table(ada, bo)
            assert await a.refused("again") == "not-now"
            await finished(server, a.table["code"], a, b)
            onlooker = await eve.open(a.table["code"])
            assert await onlooker.refused("again") == "not-yours"
            await asyncio.gather(a.do("again"), b.do("again"))
            assert a.table["rematch"] == b.table["rematch"]
            a2, b2 = await ada.open(a.table["rematch"]), await bo.open(a.table["rematch"])
            assert a2.table["status"] == "lobby"
            assert [(c["name"], c["creature"]) for c in a2.table["chairs"]] == [("Bo", True), ("Ada", False)]
            host, guest = (a2, b2) if a2.you["host"] else (b2, a2)
            await guest.do("introduce", chair=guest.you["chairs"][0], ready=True)
            await host.do("begin")
            await b2.until(lambda b2: b2.view)
            assert b2.you["chairs"] == [0]

    asyncio.run(story())


def test_the_deal_can_be_verified_and_the_record_played_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            code, promised = a.table["code"], a.table["commitment"]
            for path in ("story", "at/3", "record", "moments"):
                assert (await ada.get(f"/api/tables/{code}/{path}"))["code"] == "not-now"
            await finished(server, code, a, b)
            assert sha256(a.table["seed"].encode()).hexdigest() == promised == a.table["commitment"]
            record = await bo.get(f"/api/tables/{code}/record")
            game = Game.replay(record)
            assert a.view and game.winner == a.view["winner"]
            assert record["table"] == {"people": [0, 1], "names": {"0": "Ada", "1": "Bo"}}
            told = await bo.get(f"/api/tables/{code}/story?lang=fr")
            assert told["winner"] == game.winner
            last = len(record["answers"])
            at = await bo.get(f"/api/tables/{code}/at/{last}?eyes=all")
            assert at["n"] == at["of"] == last and at["view"]["winner"] == game.winner
            assert (await bo.get(f"/api/tables/{code}/at/0?eyes=1"))["view"]["seat"] == 1
            for bad in ("at/x", f"at/{last + 1}", "at/0?eyes=2", "at/0?eyes=god"):
                assert (await bo.get(f"/api/tables/{code}/{bad}"))["code"] == "bad-message"
            assert await bo.get(f"/api/tables/{code}/moments")

            await refused_with_a_sentence(bo, record)
            sent = await bo.post("/api/records", record)
            looked = await bo.open(sent["code"])
            assert looked.table["record"] and looked.table["status"] == "over"
            assert [chair["name"] for chair in looked.table["chairs"]] == ["Ada", "Bo"]
            assert await looked.refused("again") == "not-now"
            assert (await ada.get(f"/api/tables/{sent['code']}/story"))["winner"] == game.winner

    asyncio.run(story())


async def refused_with_a_sentence(person: Person, record: dict[str, Any]) -> None:
    """Whatever is wrong with a file is said in words that help, and in the language of who sends it."""
    whole, answers = json.dumps(record), record["answers"]
    spoilt = [*answers[:7], "1:commit 1 9", *answers[8:]]
    for body, english, french in (
        ("\x89PNG\r\n", "n’t a game record", "enregistrement d’une partie"),
        (whole[: len(whole) // 2], "only part of one", "incomplet"),
        (json.dumps({"recipes": 3}), "isn’t a game of Artemia", "pas une partie d’Artemia"),
        (json.dumps({**record, "artemia": 99}), "a newer version", "version plus récente"),
        (json.dumps({**record, "answers": spoilt}), "Answer 8 of this record, “1:commit 1 9”", "réponse 8"),
        (json.dumps({**record, "answers": ["x" * 900]}), "x…”, doesn’t fit", "x…"),
        (json.dumps({**record, "answers": answers[:-9]}), "a finished game", "partie finie"),
        (json.dumps({**record, "answers": (answers * 999)[:5001]}), "5,000 answers", "000 réponses"),
        (" " * 1_100_000, "1 MB at most", "1 Mo au plus"),
    ):
        for lang, words in (("en", english), ("fr", french)):
            address = f"{person.url}/api/records?lang={lang}"
            async with person.session.post(address, data=BytesIO(body.encode())) as response:
                text = (await response.json())["text"]
                assert response.status in (400, 413) and len(text) < 200 and words in text, text


def test_a_record_with_long_names_is_told_in_the_terminal(tmp_path: Path) -> None:
    longest = "Ada Lovelace, Byron."
    assert len(longest) == LONGEST_NAME

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, longest) as (ada,):
            code = await ada.table(bots=1, options={"players": 2}, start=True)
            await (await ada.open(code)).play_to_the_end()
            record = await ada.get(f"/api/tables/{code}/record")
            (tmp_path / "record.json").write_text(json.dumps(record), encoding="utf-8")

    asyncio.run(story())
    told = CliRunner().invoke(replay.app, [str(tmp_path / "record.json"), "--lang", "en"])
    assert told.exit_code == 0 and longest in told.output


def test_what_is_no_record_of_a_finished_game_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            setup = {"players": 2, "side": "A", "expert": False, "seed": 1, "boxes": ["base"], "places": []}
            good = {"artemia": 2, "setup": setup, "answers": []}
            cases: dict[str, list[Any]] = {
                "not-now": [good],
                "bad-message": [
                    [],
                    {},
                    {"artemia": 99, "setup": setup, "answers": []},
                    {**good, "answers": ["1:commit 1 9"]},
                    {**good, "answers": ["x"]},
                    {**good, "setup": {"players": 2}},
                ],
                "too-long": [{**good, "answers": ["0:ready 0"] * 6000}],
            }
            for code, records in cases.items():
                for record in records:
                    assert (await ada.post("/api/records", record))["code"] == code
            heavy = BytesIO(b"x" * 1_100_000)
            async with ada.session.post(server.url + "/api/records", data=heavy) as response:
                assert response.status == 413 and (await response.json())["code"] == "too-long"

    asyncio.run(story())
