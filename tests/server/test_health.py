"""Those who watch over a server: is it alive, does it want guests, what does it do and write down."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, web

from artemia.cli.log import JsonLines
from artemia.server.metrics import REGISTRY
from artemia.server.web.numbers import numbers_app
from tests.server.kit import SOON, Person, Server, people, serving
from tests.server.test_resume import caught_up, play_a_little, real_server, two_at_a_table


async def asked(url: str) -> tuple[int, Any]:
    async with ClientSession() as session, session.get(url) as response:
        return response.status, await response.json()


async def until_ready(url: str, wanted: int) -> Any:
    async with asyncio.timeout(SOON):
        while True:
            status, words = await asked(f"{url}/api/ready")
            if status == wanted:
                return words
            await asyncio.sleep(0.02)


@pytest.mark.slow
def test_a_server_is_ready_when_it_can_write_and_think(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server:
            assert await asked(f"{server.url}/api/health") == (200, {"alive": True})
            assert (await asked(f"{server.url}/api/ready"))[1]["thinkers"] is False, "none has started yet"
            await server.services.warm()
            good = {"ready": True, "store": True, "thinkers": True, "staying": True}
            assert await asked(f"{server.url}/api/ready") == (200, good)
            await server.file.do(
                lambda db: db.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'full'); END"
                )
            )
            assert await asked(f"{server.url}/api/ready") == (503, {**good, "ready": False, "store": False})
            await server.file.do(lambda db: db.execute("DROP TRIGGER full"))
            server.services.draining = True
            assert await asked(f"{server.url}/api/ready") == (503, {**good, "ready": False, "staying": False})
            assert (await asked(f"{server.url}/api/health"))[0] == 200, "whoever leaves is still alive"

    asyncio.run(story())


async def numbers(server: Server) -> dict[str, float]:
    """What Prometheus would read."""
    runner = web.AppRunner(numbers_app(server.services))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        url = f"http://127.0.0.1:{runner.addresses[0][1]}/metrics"
        async with ClientSession() as session, session.get(url) as response:
            text = await response.text()
    finally:
        await runner.cleanup()
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_numbers_tell_what_was_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            before = Counter(await numbers(server))
            a, b = await two_at_a_table(ada, bo)
            await play_a_little(a, b, answers=6)
            assert await a.refused("answer", ask=1, key="ready 0") == "too-late"
            assert (await ada.get("/api/tables/NOSUCH22"))["code"] == "no-table"
            now = await numbers(server)
            done = {name: value - before[name] for name, value in now.items()}
            given = done['artemia_answers_total{by="person"}']
            assert given == done["artemia_telling_seconds_count"] >= 6
            assert done['artemia_request_seconds_count{type="answer"}'] == given + 1
            assert done['artemia_refusals_total{code="too-late"}'] == 1
            assert done['artemia_refusals_total{code="no-table"}'] == 1
            assert done["artemia_storage_batch_seconds_count"] >= 6 <= done["artemia_storage_batch_size_sum"]
            there = ("tables", "tables_playing", "tables_watched", "sockets", "thinkers_waiting", "draining")
            assert [now[f"artemia_{name}"] for name in there] == [1, 1, 1, 2, 0, 0]
            assert now["process_open_fds"] > 2

    asyncio.run(story())


def test_guests_do_not_see_the_numbers(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, ClientSession() as session:
            for path in ("/metrics", "/api/metrics"):
                async with session.get(server.url + path) as response:
                    assert "artemia_" not in await response.text()

    asyncio.run(story())


def test_numbers_name_nobody(tmp_path: Path) -> None:
    """What a number is about is one of a few words, never what somebody has sent."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Zenobia", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await play_a_little(a, b, answers=4)
            await a.refused("answer", ask=1, key="Zenobia")
            told = " ".join(await numbers(server))
            for secret in ("Zenobia", a.table["code"]):
                assert secret not in told

    asyncio.run(story())
    labels = {label for metric in REGISTRY.collect() for sample in metric.samples for label in sample.labels}
    assert labels <= {"type", "by", "code", "level", "le", "generation"}


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.mark.slow
def test_whoever_is_told_to_stop_says_so_first(tmp_path: Path) -> None:
    """The balancer hears it while everybody still plays; then pages are sent away, and nothing is lost."""
    port = free_port()

    async def story(process: subprocess.Popen[str], url: str) -> tuple[Any, ...]:
        await until_ready(url, 200)
        async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as response:
            assert "artemia_draining 0.0" in await response.text()
        ada, bo = Person(url, "Ada"), Person(url, "Bo")
        a, b = await two_at_a_table(ada, bo)
        process.send_signal(signal.SIGTERM)
        assert (await until_ready(url, 503))["staying"] is False
        await play_a_little(a, b, answers=6)
        await caught_up(a)
        before = list(a.log)
        process.send_signal(signal.SIGTERM)  # it needn't wait any longer
        for one in (a, b):
            with pytest.raises(ConnectionError):
                while True:
                    await one.next()
            assert one.heard[-1] == {"type": "bye", "again_in": 0.25}
        await bo.close()
        return ada, a.table["code"], before

    async def afterwards(url: str, ada: Person, code: str, before: list[Any]) -> None:
        ada.url = url
        assert (await ada.open(code)).log == before
        await ada.close()

    async def whole() -> None:
        ways = ["--metrics", str(port), "--drain", "1000", "--log", "json"]
        with real_server(tmp_path / "t.db", ways=ways, stderr=subprocess.PIPE) as (process, url):
            kept = await story(process, url)
            _, told = process.communicate(timeout=SOON)
            assert process.returncode == 0
            lines = [json.loads(line) for line in told.splitlines()]
            assert [line["message"] for line in lines] == ["serving", "draining", "stopped"]
        with real_server(tmp_path / "t.db") as (process, url):
            await afterwards(url, *kept)

    asyncio.run(whole())


def test_a_line_of_the_log_is_an_object_without_the_words_of_errors() -> None:
    try:
        try:
            int("place of Ada")
        except ValueError as error:
            raise RuntimeError("she plays the Lair") from error
    except RuntimeError:
        made = logging.LogRecord(
            "artemia.x", logging.ERROR, __file__, 1, "table %s failed", ("ABC",), sys.exc_info()
        )
    line = JsonLines().format(made)
    told = json.loads(line)
    assert (told["level"], told["from"], told["message"]) == ("error", "artemia.x", "table ABC failed")
    assert [each["kind"] for each in told["error"]] == ["RuntimeError", "ValueError"]
    assert "test_health.py" in told["error"][0]["stack"][0]
    assert "Ada" not in line and "Lair" not in line


def test_a_log_tells_no_secrets(tmp_path: Path) -> None:
    """Whatever is logged while people play, talk and fail, at whatever level."""
    lines: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Zenobia", "Quentin") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await a.do("speak", text="abracadabra")
            await play_a_little(a, b, answers=6)
            await server.file.do(
                lambda db: db.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'disk full'); END"
                )
            )
            asking = next(each for each in (a, b) if each.ask)
            assert asking.ask
            keys = [str(choice["key"]) for choice in asking.ask["choices"]]
            await asking.request("answer", ask=asking.ask["id"], key=keys[0])
            cookies = [cookie.value for person in (ada, bo) for cookie in person.session.cookie_jar]
            told = "\n".join(lines)
            assert told, "the failure was logged"
            for secret in ("Zenobia", "Quentin", "abracadabra", *cookies, *keys):
                assert secret not in told

    listener, root = Listener(), logging.getLogger()
    before = root.level
    root.addHandler(listener)
    root.setLevel(logging.DEBUG)
    try:
        asyncio.run(story())
    finally:
        root.setLevel(before)
        root.removeHandler(listener)
