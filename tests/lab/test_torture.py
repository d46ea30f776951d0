"""Torture finds nothing where all is well, and each promise that is broken on purpose."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import artemia
from artemia.lab.torture.evening import TorturePlan, TortureReport, torture
from artemia.lab.torture.host import command_of
from artemia.lab.torture.verdict import Fault

pytestmark = pytest.mark.slow
SOON = 120.0
"""Seconds; the machine may be busy."""
EARLY_KILLS = "161"
"""A seed with which servers are killed soon."""
PLANTED = Path(__file__).with_name("planted.py")


def tortured(folder: Path, seed: str, seconds: float, *bug: str, **ways: Any) -> TortureReport:
    command = (sys.executable, "-P", str(PLANTED), *bug) if bug else TorturePlan.command
    ways = {"patience": 5.0 if bug else 120.0} | ways
    plan = TorturePlan(seed, seconds, tables=4, folder=folder, command=command, **ways)
    return asyncio.run(torture(plan))


@pytest.mark.parametrize("processes", [1, 2], ids=["on a file", "two on PostgreSQL"])
def test_a_storm_breaks_nothing(processes: int, tmp_path: Path) -> None:
    folder = tmp_path / "storm"
    report = tortured(folder, EARLY_KILLS, 15, processes=processes)
    assert report.verdict.violations == [] and report.clean
    assert report.verdict.games >= 4, "each table was judged"
    assert report.verdict.acknowledged > 50 and report.verdict.frames > 200
    assert report.faults["kill"] > 0
    assert not folder.exists(), "nothing is left to look into"


@pytest.mark.parametrize(
    ("bug", "fault"),
    [("drop", "lost"), ("double", "doubled"), ("leak", "leak"), ("leak_in_the_log", "leak")],
)
def test_what_is_broken_is_found(bug: str, fault: Fault, tmp_path: Path) -> None:
    report = tortured(tmp_path, "found", 6, bug)
    assert report.verdict.found[fault] > 0, report.verdict
    assert any(each.fault == fault and each.about for each in report.verdict.violations)
    assert {file.suffix for file in report.kept} == {".spool", ".json"} and all(map(Path.exists, report.kept))


def test_tables_that_never_get_going_are_a_verdict(tmp_path: Path) -> None:
    report = tortured(tmp_path, "found", 6, "unwelcoming", to_get_going=0.5, patience=0.5)
    assert report.faults.get("kill", 0) == 0, "no storm rages where nothing could come of it"
    stuck = [each for each in report.verdict.violations if each.fault == "stuck"]
    assert "no answer got through" in stuck[0].about and not stuck[0].code
    assert report.verdict.found["stuck"] > 4, "it, and each of the tables"


def test_a_server_that_doesn_t_heed_leases_is_found(tmp_path: Path) -> None:
    report = tortured(tmp_path, "found", 12, "stale_lease", processes=2, peace=1000)
    assert report.verdict.found["lease"] > 0, report.verdict
    assert "had the lease" in report.verdict.violations[-1].about


def test_ctrl_c_ends_all_that_was_started(tmp_path: Path) -> None:
    command = (sys.executable, "-P", "-m", "artemia.cli", "torture", "--minutes", "9", "--tables", "2")
    env = {**os.environ, "PYTHONPATH": str(Path(artemia.__file__).parents[1])}
    with subprocess.Popen([*command, "--folder", str(tmp_path)], env=env, start_new_session=True) as process:
        try:
            while not list(tmp_path.glob("*.spool")):  # a server runs, and tables are laid
                assert process.poll() is None
                time.sleep(0.05)
            family = descendants(process.pid)
            assert any(b"serve" in command_of(pid) for pid in family)
            process.send_signal(signal.SIGINT)
            assert process.wait(SOON) == 130
        finally:
            process.kill()
    end = time.monotonic() + SOON
    while left := [command_of(pid) for pid in family if b"artemia" in command_of(pid)]:
        assert time.monotonic() < end, left
        time.sleep(0.05)


def descendants(pid: int) -> list[int]:
    found = list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))
    return [each for child in found for each in (child, *descendants(child))]
