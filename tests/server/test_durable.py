"""What an answer survives is what was chosen: whether the disk has it when somebody hears of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.kit import SOON

ROOT = Path(__file__).resolve().parents[2]
COUNT = 20
PLAY = f"""
import asyncio, sys
from pathlib import Path
from artemia.server.storage.sqlite import SqliteStore
from artemia.server.storage.statements import TableEntry, StoredAnswer

async def play():
    store = SqliteStore(sys.argv[1], sys.argv[2])
    await store.open()
    for n in range({COUNT}):
        sys.stderr.write(f"begin {{n}}\\n")
        await store.append("A", n, TableEntry(answer=(n, StoredAnswer("0:key"))))
        sys.stderr.write(f"told {{n}}\\n")
    await asyncio.sleep(0)
    import os; os._exit(0)

asyncio.run(play())
"""


@pytest.mark.skipif(shutil.which("strace") is None, reason="there is no strace here to watch the process")
@pytest.mark.parametrize(("durable", "synced"), [("process", False), ("disk", True)])
def test_each_answer_is_on_the_disk_before_it_is_told_or_none(
    tmp_path: Path, durable: str, synced: bool
) -> None:
    """Between the beginning of a write and its being told the log is synced, as the system saw it."""
    trace = tmp_path / "trace"
    command = ["strace", "-f", "-y", "-s", "40", "-o", str(trace), "-e", "trace=fsync,fdatasync,write"]
    program = [sys.executable, "-c", PLAY, str(tmp_path / "t.db"), durable]
    ran = subprocess.run(
        [*command, *program],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        timeout=SOON,
        capture_output=True,
        check=False,
    )
    if b"Operation not permitted" in ran.stderr and b"PTRACE" in ran.stderr:
        pytest.skip("strace may not watch here")
    assert ran.returncode == 0, ran.stderr[-500:]
    syncs, within, counts = 0, False, []
    for line in trace.read_text(errors="replace").splitlines():
        if '"begin ' in line:
            syncs, within = 0, True
        elif '"told ' in line:
            counts.append(syncs)
            within = False
        elif within and "sync(" in line and "t.db-wal" in line:
            syncs += 1
    assert len(counts) == COUNT
    assert all(counts) if synced else not any(counts[1:]), counts
