"""`artemia fuzz`: nonsense by the million, for whatever reads what strangers send."""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections import Counter
from typing import Annotated

import typer

__all__ = ["app"]

app = typer.Typer(add_completion=False)
LONGEST_LINE = 2000


@app.command()
def fuzz(
    *,
    minutes: Annotated[float, typer.Option(min=0, help="How long.")] = 1.0,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same inputs.", show_default=False)
    ] = None,
) -> None:
    """Send nonsense to a server of its own, and to what reads records, saves, cards, messages and cookies.

    Nothing of it may do more than be refused: no traceback, no status of 500, no hang, no change of a game.

    Examples:  artemia fuzz --minutes 30    nice -n 19 artemia fuzz --minutes 60 --seed 7
    """
    from artemia.lab.fuzz.run import fuzz

    seed = secrets.randbelow(2**32) if seed is None else seed
    print(f"seed {seed}", flush=True)
    found = asyncio.run(fuzz(60 * minutes, seed, every(100_000)))
    for name, count in found.inputs.most_common():
        print(f"{count:>12,}  {name}")
    print(f"{found.inputs.total():>12,}  inputs", flush=True)
    if found.finding:
        print(f"broken: {found.finding.where}, with the seed “{found.finding.seed}”")
        lines = traceback.format_exception(found.finding.error)
        print("".join(line[:LONGEST_LINE] + "\n" * (len(line) > LONGEST_LINE) for line in lines))
        raise typer.Exit(1)


class every:  # noqa: N801
    """Tells how far it is, each time so many more have gone in."""

    def __init__(self, step: int) -> None:
        self.step, self.next = step, step

    def __call__(self, inputs: Counter[str]) -> None:
        if inputs.total() >= self.next:
            print(f"{inputs.total():>12,}", flush=True)
            self.next += self.step
