"""`artemia torture`: servers are killed and frozen while people play, and every game is judged."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from artemia.cli.options import AsJson

if TYPE_CHECKING:
    from artemia.lab.torture.evening import TortureReport

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command(name="torture")
def run_torture(
    minutes: Annotated[float, typer.Option(min=0.1, max=600, help="How long the storm lasts.")] = 1.0,
    seed: Annotated[str, typer.Option(help="Tables, choices and faults follow from it.")] = "1",
    tables: Annotated[int, typer.Option(min=1, max=200, help="Tables at a time.")] = 8,
    processes: Annotated[
        int,
        typer.Option(
            min=1, max=8, help="Servers: one on a file, or several on a PostgreSQL that is started for them."
        ),
    ] = 1,
    peace: Annotated[
        float,
        typer.Option(min=0.1, max=600, help="Seconds a server is left alone after a fault, on average."),
    ] = 2.0,
    folder: Annotated[
        Path | None,
        typer.Option(help="Where broken games are kept to be looked into.", show_default=False),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Kill servers while simulated people play, and check that nothing is lost, doubled or told to others.

    Only this machine is touched, and only processes started here. The exit code is 1 if a promise was broken.

    Examples:  artemia torture --minutes 30 --seed 7    artemia torture --tables 20 --processes 2
    """
    from artemia.lab.torture.evening import TorturePlan, torture
    from artemia.lab.torture.verdict import FAULTS

    console = Console(stderr=True)
    told = count()

    def tell(words: str) -> None:
        """Where nobody looks on, a line a minute is enough."""
        if console.is_terminal:
            status.update(words)
        elif next(told) % 60 == 0:
            console.print(words, highlight=False, soft_wrap=True)

    home = folder or Path(mkdtemp(prefix="artemia-torture-"))
    plan = TorturePlan(seed, minutes * 60, tables, home, processes=processes, peace=peace)
    with console.status("starting") as status:
        report = asyncio.run(torture(plan, tell))
    if as_json:
        print(json.dumps(as_words(report), indent=1))
    else:
        verdict = report.verdict
        print(f"seed {report.seed}, {report.seconds:.0f} s")
        print(", ".join(f"{name}: {count}" for name, count in sorted(report.faults.items())))
        print(
            f"{verdict.games} tables, {verdict.over} played to the end; {verdict.answers} answers kept, "
            f"{verdict.acknowledged} acknowledged to people; {verdict.frames} messages checked"
        )
        for fault, what in FAULTS.items():
            print(f"{verdict.found[fault]:6} {fault}: {what}")
        for each in verdict.violations:
            print(f"{each.fault} at {each.code}: {each.about}")
        for file in report.kept:
            print(file)
    if not report.clean:
        raise typer.Exit(1)


def as_words(report: TortureReport) -> dict[str, object]:
    words = asdict(report)
    words["kept"] = [str(file) for file in report.kept]
    words["verdict"]["violations"] = [each._asdict() for each in report.verdict.violations]
    return words
