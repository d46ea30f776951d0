"""The page on running a server: its numbers, and that its clean-up cleans up."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from artemia.cli.serve import usual_file
from artemia.server import chairs, clock, security, shelf, socket, tables
from artemia.server import messages as m
from artemia.server.furniture import LETTERS, Kept, new_code
from artemia.server.store import opened
from tests.docs.pages import blocks, page

OPERATIONS = page("docs/operations.md")


def test_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    limits = security.Limits()
    told = [
        f"at least {clock.LEAST_AFTER_A_RESTART:.0f} seconds left",
        f"{security.MOST_SOCKETS_PER_ADDRESS} sockets",
        f"quiet for {socket.HEARTBEAT:.0f} seconds",
        f"the last {shelf.CHAT_KEPT} lines",
        f"there are {security.MOST_ADDRESSES}",
        f"one of {len(LETTERS)}{'⁰¹²³⁴⁵⁶⁷⁸⁹'[len(new_code())]}",
        f"after {'five' if tables.IDLE == 300 else '?'} minutes",
        usual_file().as_posix().removeprefix(Path.home().as_posix()),
    ]
    words = " ".join(OPERATIONS.split())
    assert [each for each in told if each not in words] == []
    limits.asks("here")
    limits.makes("here")
    assert (limits._asked["here"].rate, limits._made["here"].rate) == (30, 0.5)
    assert "30 requests a second and a new table every two seconds" in words


def table(user: str) -> Kept:
    kept = chairs.new_kept(user, m.Options(players=2))
    chairs.sit(kept, user, m.Sit(id="", chair=0, name=user))
    return kept


def test_the_clean_up_leaves_what_is_young(tmp_path: Path) -> None:
    db = opened(str(tmp_path / "tables.db"))
    old, young = table("Ada"), table("Bo")
    for kept in (old, young):
        user = kept.maker
        said = m.Said(n=1, chair=0, name=user, text="Hello", phrase=None, at=0.0)
        for work in (
            shelf.save_kept(kept),
            shelf.save_person(user, user, 1),
            shelf.append_answers(kept.code, ["0:ready 0"]),
            shelf.append_said(kept.code, said),
        ):
            work(db)
    db.execute("UPDATE tables SET updated = ? WHERE code = ?", (time.time() - 400 * 86400, old.code))
    (sql,) = (block.text for block in blocks(OPERATIONS, "sql"))
    db.executescript(sql)
    assert shelf.shelved(old.code)(db) is None
    found = shelf.shelved(young.code)(db)
    assert found is not None and len(found.given) == len(found.chat) == 1
    assert counts(db) == [1, 1, 1, 1, 1]
    db.close()


def counts(db: sqlite3.Connection) -> list[int]:
    names = ("tables", "answers", "chat", "members", "users")
    return [db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names]
