"""`artemia report`: simulated games as a page of figures."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from artemia.cli.options import ReportLanguage
from artemia.cli.progress import games_played
from artemia.errors import ArtemiaError
from artemia.lab.drawing import png
from artemia.lab.report.comparison import Comparison
from artemia.lab.report.exhibits import exhibits_of
from artemia.lab.report.files import write_numbers, write_pictures
from artemia.lab.report.gathered import run_of
from artemia.lab.report.page import page
from artemia.lab.rows.formats import games_in, kind_of
from artemia.texts import say

__all__ = ["app"]

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(name="report")
def run_report(
    files: Annotated[
        list[Path], typer.Argument(help="Files of `artemia simulate --out`; several are one run.")
    ],
    against: Annotated[
        list[Path] | None,
        typer.Option(help="A file of another run to compare with; may be named repeatedly."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The page; usually the first file’s name with .html.")
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(help="Also write the numbers of each figure to this folder.")
    ] = None,
    pictures: Annotated[
        Path | None, typer.Option("--png", help="Also write the figures to this folder.")
    ] = None,
    lang: ReportLanguage = "en",
) -> None:
    """Make one page of figures of simulated games: who wins, how, where, and what each card does.

    The page needs nothing beside it, neither a network nor a script. Rates come with 95 % Wilson intervals;
    a card's effect compares games in which chance put it where it gets drawn as a rule with games in which it
    lay further down its deck. With --against, games alike in all but what the runs differ in are compared.

    \b
    Examples:
      artemia report games.parquet
      artemia report games.parquet --lang fr --csv numbers --png figures
      artemia report new.parquet --against old.parquet --out change.html
    """
    against = against or []
    for file in (*files, *against):
        kind_of(file)
    if pictures is not None:
        png.check()
    target = files[0].with_suffix(".html") if out is None else out
    if not target.absolute().parent.is_dir():
        folder = str(target.absolute().parent)
        raise ArtemiaError(f"There is no folder “{folder}” to write to.", "arena-folder", given=folder)
    with games_played(sum(map(games_in, (*files, *against))), lang) as progress:
        run = run_of(files, progress)
        other = run_of(against, progress) if against else None
    sections = exhibits_of(run, lang)
    if other is not None:
        sections = Comparison(run, other).sections(lang) + sections
    target.write_text(page(run, sections, lang), encoding="utf-8")
    if csv is not None:
        write_numbers(sections, csv)
    if pictures is not None:
        write_pictures(sections, pictures)
    print(say(lang, "report-written", file=str(target)), file=sys.stderr)
