"""`artemia load`: how many tables one server bears, or several."""

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from artemia.cli.options import AsJson
from artemia.lab.drawing.files import check_file, write
from artemia.lab.load.capacity import CapacityTest, Step, borne, capacity, growth
from artemia.lab.load.capacity_chart import capacity_chart
from artemia.lab.load.ours import ALL_BOXES, BASE

__all__ = ["app"]

app = typer.Typer(add_completion=False)
COLUMNS = (
    "tables",
    "answers/s",
    "p50 ms",
    "p99 ms",
    "longest ms",
    "CPU %",
    "database %",
    "people's CPU %",
    "memory MB",
    "on disk MB",
)


@app.command(name="load")
def run_load(
    tables: Annotated[int, typer.Option(min=1, help="No more tables than this.")] = 3000,
    first: Annotated[int, typer.Option(min=1, help="Tables to begin with.")] = 250,
    by: Annotated[int, typer.Option(min=1, help="Tables added for each step.")] = 250,
    pace: Annotated[
        float, typer.Option(min=1, help="Seconds a person thinks about an answer, on average.")
    ] = 8.0,
    seconds: Annotated[float, typer.Option(min=1, help="Seconds each step is measured.")] = 30.0,
    limit: Annotated[float, typer.Option(min=1, help="Milliseconds of p99 at which to stop.")] = 100.0,
    all_boxes: Annotated[bool, typer.Option("--all-boxes", help="Tables with all three boxes.")] = False,
    processes: Annotated[
        int,
        typer.Option(
            min=1, max=8, help="Servers: one on a file, or several on a PostgreSQL that is started for them."
        ),
    ] = 1,
    scattered: Annotated[
        bool, typer.Option("--scattered", help="The people of each table are guests of different servers.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="Also write a plot (.html, .svg, .png) or all numbers (.json).")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Find how many tables of seven people one server on this machine bears, or several.

    Tables are added step by step; every person thinks for a while and answers at random. It ends when one
    answer in a hundred takes longer than the limit, from sending it to hearing that it is done. The people
    run in this process, beside the servers: where there is only one processor for all, they slow them.

    Examples:  artemia load    artemia load --first 1000 --out load.html    artemia load --processes 2
    """
    if out is not None:
        check_file(out)
    boxes = ALL_BOXES if all_boxes else BASE
    test = CapacityTest(first, by, tables, pace, seconds, limit, boxes, processes, scattered)
    console = Console(stderr=True)
    with console.status(f"{first} tables") as status:

        def tell(step: Step) -> None:
            status.update(f"{step.tables} tables: p99 {step.p99_ms:.0f} ms; {step.tables + by} tables")

        steps = asyncio.run(capacity(test, tell))
    found = {
        "pace": pace,
        "limit_ms": limit,
        "processes": processes,
        "scattered": scattered,
        "borne": borne(steps, limit),
        "slopes": (grown := growth(steps)) and asdict(grown),
        "steps": list(map(asdict, steps)),
    }
    numbers = json.dumps(found, indent=1)
    if out is not None:
        write(capacity_chart(steps, limit), numbers, out, "en")
    if as_json:
        print(numbers)
        return
    show(steps, test)


def show(steps: list[Step], test: CapacityTest) -> None:
    out = Console()
    servers = "one server" if test.processes == 1 else f"{test.processes} servers"
    table = Table(title=f"Tables of 7 on {servers}, {test.pace:g} s an answer")
    for title in COLUMNS:
        table.add_column(title, justify="right")
    for step in steps:
        table.add_row(
            str(step.tables),
            f"{step.answers_a_second:.0f}",
            f"{step.p50_ms:.1f}",
            f"{step.p99_ms:.1f}",
            f"{step.longest_ms:.0f}",
            "" if step.cpu is None else f"{100 * step.cpu:.0f}",
            "" if step.database_cpu is None else f"{100 * step.database_cpu:.0f}",
            f"{100 * step.own_cpu:.0f}",
            "" if step.memory_mb is None else f"{step.memory_mb:.0f}",
            f"{step.stored_mb:.0f}",
        )
    out.print(table)
    out.print(f"With {borne(steps, test.limit_ms)} tables p99 stays within {test.limit_ms:g} ms.")
    if grown := growth(steps):
        if grown.memory_of_table_kb is not None:
            out.print(f"A table more takes {grown.memory_of_table_kb:.0f} kB of memory.")
        out.print(f"A hundred answers more take {grown.stored_for_100_answers_kb:.0f} kB on disk.")
