"""The page on running a server: its numbers, and that its backup can be used."""

from __future__ import annotations

import asyncio
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from artemia.cli import serve
from artemia.server.storage.sqlite import LOCK, SqliteStore
from artemia.server.storage.statements import CHAT_KEPT
from artemia.server.tables import clock, registry, retention, seating
from artemia.server.tables.names import LETTERS, new_code
from artemia.server.web import security, socket
from artemia.server.wire import messages as m
from tests.docs.pages import blocks, page

OPERATIONS = page("docs/operations.md")


def test_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    limits = security.Limits()
    told = [
        f"at least {clock.LEAST_AFTER_A_RESTART:.0f} seconds left",
        f"{limits.sockets_of_address} sockets",
        f"quiet for {socket.HEARTBEAT:.0f} seconds",
        f"the last {CHAT_KEPT} lines",
        f"there are {security.MOST_ADDRESSES}",
        f"after {serve.KEPT_DAYS} days, those at which no game was begun after {retention.LOBBY_DAYS}",
        f"are removed; {serve.KEPT_DAYS}, and 0 for never",
        f"{retention.MOST_A_DAY} a day at most and {retention.AT_ONCE} at a time",
        f"locks `tables.db{LOCK}` beside it",
        f"one of {len(LETTERS)}{'⁰¹²³⁴⁵⁶⁷⁸⁹'[len(new_code())]}",
        f"after {'five' if registry.IDLE == 300 else '?'} minutes",
        serve.usual_file().as_posix().removeprefix(Path.home().as_posix()),
    ]
    words = " ".join(OPERATIONS.split())
    assert [each for each in told if each not in words] == []
    assert (limits.requests[0], limits.made[0]) == (30, 0.5)
    assert "30 requests a second and a new table every two seconds" in words


def test_the_backup_of_the_page_works_while_the_file_is_in_use(tmp_path: Path) -> None:
    (command,) = (block.text for block in blocks(OPERATIONS, "sh") if "VACUUM INTO ?" in block.text)
    program = shlex.split(command)
    assert program[0] == "python3"
    kept = seating.new_settings("Ada", m.Options(players=2))

    async def story() -> None:
        store, copy = SqliteStore(tmp_path / "tables.db"), SqliteStore(tmp_path / "backup.db")
        await store.open()
        await store.add(kept)
        subprocess.run([sys.executable, *program[1:]], cwd=tmp_path, check=True)
        await store.close()
        await copy.open()
        assert await copy.load(kept.code) is not None
        await copy.close()

    asyncio.run(story())
