"""The bench: figures of ours by the peers' recipe, and what ratios come to."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import artemia
from artemia.cli.bench import app, figures, three_ways
from artemia.errors import ArtemiaError
from artemia.lab import bench
from artemia.lab.peers import PeerResult


def result(name: str, decisions: float, copy: float) -> PeerResult:
    return PeerResult(name, "1", decisions, 1.0, copy, "")


@pytest.mark.slow
def test_ours_is_measured_as_plain_python_even_beside_compiled_modules() -> None:
    found = bench.measure_own(bench.PURE, 3, 0.05, 1)
    assert found.name == "artemia pure, 3 Hunted"
    for figure in (found.decisions_per_s, found.copy_us, found.save_us, found.load_us, found.view_us):
        assert figure is not None
        assert figure > 0
    assert found.forced is not None and 0 < found.forced < 1


@pytest.mark.slow
@pytest.mark.parametrize("variant", [bench.ENVIRONMENT, bench.VECTOR])
def test_the_environments_are_measured(variant: str) -> None:
    pytest.importorskip("pettingzoo")
    found = bench.measure_own(variant, 3, 0.05, 1)
    assert found.name == f"{variant}, 3 Hunted" and found.decisions_per_s
    assert (variant, 6, bench.BASE) in bench.own_rows()


def test_ratios_pair_ours_with_the_peer_of_each_goal() -> None:
    results = [result("artemia pure, 3 Hunted", 130.0, 3.0), result("openspiel/hanabi", 100.0, 1.0)]
    found = bench.ratios(results)
    assert [(each.goal.peer, each.hunted, each.value) for each in found] == [("openspiel/hanabi", 3, 1.3)]


def test_each_peer_is_compared_in_three_ways() -> None:
    ours = [result("artemia compiled, 3 Hunted", 900.0, 1.0), result("artemia session, 3 Hunted", 300.0, 1.0)]
    hearts = replace(result("openspiel/hearts", 100.0, 1.0), loop_per_s=450.0)
    found = bench.contrasts([*ours, hearts, result("rlcard/uno", 10.0, 1.0)])
    told = {(each.peer, each.way): each.ratios["first_night", 3] for each in found}
    assert told == {
        ("openspiel/hearts", bench.ALL_COMPILED): 2.0,
        ("openspiel/hearts", bench.FROM_PYTHON): 3.0,
        ("openspiel/hearts", bench.OURS_COMPILED): 9.0,
        ("rlcard/uno", bench.ALL_COMPILED): None,
        ("rlcard/uno", bench.FROM_PYTHON): 30.0,
        ("rlcard/uno", bench.OURS_COMPILED): 90.0,
    }
    assert {each.ratios["sanctuary", 6] for each in found} == {None}
    console = Console(width=150, record=True, file=StringIO())
    console.print(three_ways(found))
    assert "30.00 ×" in console.export_text()


def test_goals_all_compiled_take_the_loop_of_both() -> None:
    ours = replace(result("artemia compiled, 3 Hunted", 900.0, 1.0), loop_per_s=900.0)
    hearts = replace(result("openspiel/hearts", 100.0, 1.0), loop_per_s=450.0)
    found = {each.goal.figure: each.value for each in bench.ratios([ours, hearts])}
    assert found["loop_per_s"] == 2.0 and found["decisions_per_s"] == 9.0


@pytest.mark.parametrize(
    ("floor", "aim", "value", "verdict"),
    [
        (6.0, 15.0, 16.0, "aim reached"),
        (6.0, 15.0, 7.0, "floor reached"),
        (6.0, 15.0, 5.0, "missed"),
        (None, 1.2, 1.0, "aim missed"),
        (None, 1.2, 1.3, "aim reached"),
    ],
)
def test_more_decisions_are_better(floor: float | None, aim: float, value: float, verdict: str) -> None:
    goal = bench.Goal(bench.PURE, "a peer", "decisions_per_s", floor, aim)
    assert bench.Ratio(goal, 3, value).verdict == verdict


def test_a_quicker_copy_is_better() -> None:
    goal = bench.Goal(bench.PURE, "a peer", "copy_us", 2.0, 1.0)
    assert [bench.Ratio(goal, 3, value).verdict for value in (0.5, 1.5, 2.5)] == [
        "aim reached",
        "floor reached",
        "missed",
    ]


def test_a_bench_has_rounds() -> None:
    with pytest.raises(ArtemiaError, match="at least one round"):
        bench.bench((), 0.1, 0, 1, lambda _: None)


@pytest.mark.slow
def test_the_command_tells_all_figures() -> None:
    run = CliRunner().invoke(app, ["--against", "none", "--seconds", "0.05", "--rounds", "1", "--json"])
    assert run.exit_code == 0
    rows = json.loads(run.stdout)["results"]
    assert {"artemia pure, 3 Hunted", "artemia pure, 6 Hunted"} <= {row["name"] for row in rows}


def test_the_table_has_a_line_a_library_and_says_what_is_missing() -> None:
    missing = PeerResult("openspiel/hearts", "", None, None, None, "not available: no network")
    console = Console(width=150, record=True, file=StringIO())
    console.print(figures([result("artemia pure, 3 Hunted", 123456.0, 2.5), missing]))
    told = console.export_text()
    assert "123,456" in told
    assert "not available: no network" in told


def test_an_unknown_peer_is_named() -> None:
    run = CliRunner().invoke(app, ["--against", "monopoly"])
    assert isinstance(run.exception, ArtemiaError)
    assert "monopoly" in str(run.exception)


def test_a_compiled_copy_is_found_where_the_build_leaves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(artemia, "__file__", str(tmp_path / "src" / "artemia" / "__init__.py"))
    assert bench.COMPILED not in bench.own_variants()
    engine = tmp_path / "build" / "compiled" / "artemia" / "engine"
    engine.mkdir(parents=True)
    (engine / "kernel.cpython-311.so").touch()
    assert bench.own_variants()[bench.COMPILED] == tmp_path / "build" / "compiled"
