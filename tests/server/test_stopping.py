"""Whoever is told to stop stops, and says nothing: in the middle of a thought, of a line, of a game."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from artemia import Setup
from artemia.server.bots.thinker import ThinkerReply, ThinkerTask, Wish
from tests.server.kit import Person
from tests.server.test_advice import short_game
from tests.server.test_resume import ROOT, real_server

THINKER, READER = "artemia.server.bots.thinker", "artemia.server.bots.reader"
TASK = ThinkerTask(1, Setup(players=3, side="A", seed=1).to_dict(), 0, [], Wish("chance", 1, "1"))
pytestmark = pytest.mark.slow


@contextmanager
def child(module: str) -> Iterator[subprocess.Popen[bytes]]:
    """As the server starts one."""
    with subprocess.Popen(
        [sys.executable, "-P", "-m", module],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def ask(process: subprocess.Popen[bytes], words: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(words)
    process.stdin.flush()


def ended(process: subprocess.Popen[bytes]) -> tuple[int, bytes]:
    """Its code, and what it said about it."""
    assert process.stderr is not None
    said = process.stderr.read()
    return process.wait(), said


LINES = {THINKER: msgspec.json.encode(TASK) + b"\n", READER: msgspec.json.encode(short_game().record) + b"\n"}


@pytest.mark.parametrize("module", LINES)
def test_nobody_listens_any_more(module: str) -> None:
    with child(module) as process:
        assert process.stdout is not None
        process.stdout.close()
        ask(process, LINES[module])
        assert ended(process) == (0, b"")


@pytest.mark.parametrize("module", LINES)
def test_whoever_asks_is_ended_in_the_middle_of_a_line(module: str) -> None:
    with child(module) as process:
        assert process.stdin is not None
        ask(process, LINES[module][:50])
        process.stdin.close()
        assert ended(process) == (0, b"")


def test_ctrl_c_is_for_the_server() -> None:
    with child(THINKER) as process:
        assert process.stdin is not None and process.stdout is not None
        for _ in range(2):
            ask(process, LINES[THINKER])
            assert msgspec.json.decode(process.stdout.readline(), type=ThinkerReply).key is not None
            process.send_signal(signal.SIGINT)
        process.stdin.close()
        assert ended(process) == (0, b"")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=lambda how: how.name)
@pytest.mark.parametrize("whom", [os.kill, os.killpg], ids=lambda whom: whom.__name__)
def test_a_server_is_stopped_while_its_bots_think(
    tmp_path: Path, how: signal.Signals, whom: Callable[[int, int], None]
) -> None:
    """A terminal and a service manager tell all processes of a command, a person tells one."""

    async def story(url: str) -> None:
        ada = Person(url, "Ada")
        a = await ada.open(await ada.table(bots=6, level="merciless", start=True, options={"players": 7}))
        await a.until(lambda a: a.ask)
        whom(process.pid, how)
        with pytest.raises(ConnectionError):
            while True:
                await a.next()
        assert a.heard[-1]["type"] == "bye"
        await ada.close()

    with real_server(tmp_path / "t.db", stderr=subprocess.PIPE, start_new_session=True) as (process, url):
        asyncio.run(story(url))
        out, err = process.communicate()  # its thinkers hold the other end of this pipe too
        assert (process.returncode, err) == (0, "")
        assert "Traceback" not in out
