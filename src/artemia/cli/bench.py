"""`artemia bench`: how fast the rules run, beside named peers in the same run."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from artemia.cli.options import AsJson
from artemia.lab.bench import (
    COMPILED,
    DEFAULT_PEERS,
    ENVIRONMENT,
    HUNTED,
    MODES,
    PURE,
    SESSION,
    VECTOR,
    Contrast,
    Ratio,
    bench,
    contrasts,
    own_variants,
    ratios,
)
from artemia.lab.peers import PeerResult, find

__all__ = ["app"]

FIGURES = {"copy_us": "copy", "decisions_per_s": "decisions/s", "loop_per_s": "all compiled"}
SHORT = {
    PURE: "pure",
    COMPILED: "compiled",
    SESSION: "session",
    ENVIRONMENT: "PettingZoo",
    VECTOR: "vector",
}
WIDE = 150
"""Figures are no use in pieces: a narrower terminal wraps whole lines instead."""

app = typer.Typer(add_completion=False)


@app.command(name="bench")
def run_bench(
    against: Annotated[
        str, typer.Option(help="Peers separated by commas, `all` for the usual ones, `none` for us alone.")
    ] = "all",
    seconds: Annotated[float, typer.Option(help="Seconds a measure.")] = 1.5,
    rounds: Annotated[int, typer.Option(help="Rounds; the best counts, for noise only slows.")] = 3,
    seed: Annotated[int, typer.Option(help="Seed of the games.")] = 1,
    server: Annotated[
        bool,
        typer.Option(
            "--server", help="Measure the server of tables instead, beside a bare echo and boardgame.io."
        ),
    ] = False,
    budget: Annotated[
        float, typer.Option(help="With --server: seconds for all rounds; those that don’t fit are left out.")
    ] = 180.0,
    as_json: AsJson = False,
) -> None:
    """Measure decisions and games a second in random play, copies, saves and views.

    Each peer is compared in three ways: everything compiled on both sides, where it has such a loop; both
    played from Python, each through its documented interface; and our compiled loop beside theirs from
    Python, which flatters us. Forced is the share of decisions with one answer: they cost little.

    Peers are installed on demand into a cache of their own, the first time only.

    Examples:  artemia bench    artemia bench --against openspiel/hearts    artemia bench --against none
    """
    if server:
        bench_the_server(seconds, rounds, budget, as_json)
        return
    presets: dict[str, tuple[str, ...]] = {"all": DEFAULT_PEERS, "none": ()}
    names = presets.get(against, tuple(filter(None, against.split(","))))
    for name in names:
        find(name)
    console = Console(stderr=True)
    with console.status("measuring") as status:
        results = bench(names, seconds, rounds, seed, status.update)
    if as_json:
        rows = [asdict(result) for result in results]
        goals = [
            {**asdict(ratio.goal), "hunted": ratio.hunted, "ratio": ratio.value} for ratio in ratios(results)
        ]
        three = [
            {
                "peer": each.peer,
                "way": each.way,
                **{f"{mode}/{hunted}": ratio for (mode, hunted), ratio in each.ratios.items()},
            }
            for each in contrasts(results)
        ]
        print(json.dumps({"results": rows, "ratios": goals, "ways": three}, indent=1))
        return
    out = Console(width=max(WIDE, console.width))
    out.print(figures(results))
    if found := contrasts(results):
        out.print(three_ways(found))
    if goals_reached := ratios(results):
        out.print(goal_table(goals_reached))
    if COMPILED not in own_variants():
        out.print("The rules are not compiled here; `./artemia build --compiled` does it.")


def figures(results: list[PeerResult]) -> Table:
    table = Table(title="Random play, one run")
    table.add_column("", no_wrap=True)
    for title in (
        "decisions/s",
        "compiled/s",
        "forced %",
        "games/s",
        "copy µs",
        "save µs",
        "load µs",
        "view µs",
        "redeal µs",
    ):
        table.add_column(title, justify="right", no_wrap=True)
    for each in results:
        if not each.available:
            table.add_row(each.name, each.note)
            continue
        table.add_row(
            f"{each.name} {each.version}",
            f"{each.decisions_per_s:,.0f}",
            "" if each.loop_per_s is None else f"{each.loop_per_s:,.0f}",
            "" if each.forced is None else f"{100 * each.forced:.0f}",
            f"{each.games_per_s:,.0f}",
            *(
                "" if value is None else f"{value:,.2f}"
                for value in (each.copy_us, each.save_us, each.load_us, each.view_us, each.redeal_us)
            ),
        )
    return table


def three_ways(found: list[Contrast]) -> Table:
    """How many times as fast ours are: a row for each peer and way to compare."""
    table = Table(title="How many times as fast, decisions a second")
    table.add_column("peer", no_wrap=True)
    table.add_column("", no_wrap=True)
    for mode in MODES:
        for hunted in HUNTED:
            table.add_column(f"{mode}\n{hunted} Hunted", justify="right", no_wrap=True)
    for each in found:
        cells = ["" if ratio is None else f"{ratio:.2f} ×" for ratio in each.ratios.values()]
        table.add_row(each.peer, each.way, *cells)
    return table


def goal_table(found: list[Ratio]) -> Table:
    table = Table(title="Ratios in this run")
    for title in ("ours", "peer", "figure", "ratio", "floor", "aim", ""):
        table.add_column(title, no_wrap=True)
    for ratio in found:
        goal = ratio.goal
        sign = "≤" if goal.lower_is_better else "≥"
        table.add_row(
            f"{SHORT[goal.ours]}, {ratio.hunted} Hunted",
            goal.peer,
            FIGURES[goal.figure],
            f"{ratio.value:.2f}",
            f"{sign} {goal.floor}" if goal.floor else "",
            f"{sign} {goal.aim}",
            ratio.verdict,
        )
    return table


def bench_the_server(seconds: float, rounds: int, budget: float, as_json: bool) -> None:
    from artemia.lab.load import measure
    from artemia.lab.load.goals import goals

    console = Console(stderr=True)
    with console.status("measuring") as status:
        loads = measure.bench_servers(seconds, rounds, measure.TABLES, budget, status.update)
    reached = goals(loads)
    if as_json:
        rows = [asdict(goal) | {"verdict": goal.verdict} for goal in reached]
        print(json.dumps({"loads": [asdict(load) for load in loads], "goals": rows}, indent=1))
        return
    out = Console(width=max(WIDE, console.width))
    table = Table(title=f"{measure.TABLES} tables of 7, everybody looking on, one process")
    for title in ("", "moves/s", "CPU µs a move", "p50 ms", "p99 ms", "frames a move", "bytes a frame"):
        table.add_column(title, justify="right", no_wrap=True)
    for load in loads:
        if not load.moves_per_s:
            table.add_row(load.name, load.note)
            continue
        cost = "" if load.cpu_us is None else f"{load.cpu_us:,.0f}"
        sent = (f"{load.frames_per_move:.1f}", f"{load.bytes_per_frame:,.0f}") if load.frames_per_move else ()
        table.add_row(
            load.name, f"{load.moves_per_s:,.0f}", cost, f"{load.p50_ms:.2f}", f"{load.p99_ms:.2f}", *sent
        )
    out.print(table)
    for goal in reached:
        out.print(f"{goal.text}: {goal.value:.2f}, {goal.verdict}")
