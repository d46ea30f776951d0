"""How many tables a server bears is found by asking it more and more."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from artemia.cli import app
from artemia.lab.drawing.svg import svg
from artemia.lab.load.capacity import CapacityTest, Growth, Step, borne, capacity, growth
from artemia.lab.load.capacity_chart import capacity_chart

STEP = Step(250, 900, 30.0, 1.0, 5.0, 20.0, 0.1, 0.1, 90.0, 4.0)
STEPS = [STEP, replace(STEP, tables=500, p99_ms=80.0), replace(STEP, tables=750, p99_ms=130.0)]


def test_what_is_borne_is_what_stays_within_the_limit() -> None:
    assert borne(STEPS, 100.0) == 500
    assert borne(STEPS, 1.0) == 0
    assert STEP.answers_a_second == 30.0


def test_growth_is_what_more_tables_and_answers_took() -> None:
    later = replace(STEP, tables=500, memory_mb=140.0, stored_mb=10.0, kept=1000)
    assert growth([STEP, later]) == Growth(memory_of_table_kb=200.0, stored_for_100_answers_kb=600.0)
    assert growth([STEP]) is None


def test_the_plot_shows_both_curves_and_the_limit() -> None:
    drawn = svg(capacity_chart(STEPS, 100.0))
    assert all(word in drawn for word in ("p99", "p50", "limit", "750", "Memory"))


@pytest.mark.slow
def test_people_at_their_pace_are_answered() -> None:
    """Games end and others begin; a limit that nothing holds ends it after the first step."""
    told: list[Step] = []
    steps = asyncio.run(capacity(CapacityTest(2, 1, 4, pace=1.0, seconds=5.0, limit_ms=0.0), told.append))
    assert steps == told and len(steps) == 1
    assert steps[0].tables == 2 and steps[0].answers > 2
    assert 0 < steps[0].p50_ms <= steps[0].p99_ms <= steps[0].longest_ms


@pytest.mark.slow
def test_two_servers_share_the_tables_of_scattered_people() -> None:
    """Each of a table's people is a guest of the other server than the one before; all are answered."""
    test = CapacityTest(2, 1, 2, pace=1.0, seconds=3.0, limit_ms=1e6, processes=2, scattered=True)
    (step,) = asyncio.run(capacity(test, lambda step: None))
    assert step.tables == 2 and step.answers > 2
    assert step.stored_mb > 1  # a database is never empty
    assert step.database_cpu is None or step.database_cpu > 0


@pytest.mark.slow
def test_the_command_prints_and_draws(tmp_path: Path) -> None:
    plot = tmp_path / "load.html"
    words = ["load", "--first", "1", "--tables", "1", "--pace", "1", "--seconds", "3", "--json"]
    printed = CliRunner().invoke(app, [*words, "--out", str(plot)]).stdout
    assert json.loads(printed)["steps"][0]["tables"] == 1
    assert "<svg" in plot.read_text("utf-8")
