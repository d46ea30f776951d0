"""`artemia arena`: bots against bots on the same deals, as tables, a plot, or for machines."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from artemia.bots import USUAL
from artemia.bots.spec import specs_in
from artemia.cli.options import AsJson, Jobs, ReportLanguage, SeatCounts, Seed, Sides, seat_counts, sides
from artemia.cli.progress import games_played
from artemia.cli.setups import Boxes, Cards, Expert, Labyrinth, Light, Places, Preset, agreed, options_of
from artemia.cli.simulate import report_failures
from artemia.errors import ArtemiaError
from artemia.lab.arena import ArenaReport, Contest, contend, png
from artemia.lab.arena.chart import camp, chart, duration, speed
from artemia.lab.arena.report import Estimate
from artemia.lab.arena.svg import page, svg
from artemia.lab.arena.words import in_json
from artemia.lab.workers import default_jobs
from artemia.texts import say
from artemia.texts.numbers import decimal, signed

__all__ = ["app"]

app = typer.Typer(add_completion=False, rich_markup_mode=None)
KINDS_OF_FILE = (".html", ".svg", ".png", ".json")
NO_BREAK = "\u00a0"


@app.command(name="arena")
def run_arena(
    creature: Annotated[
        str | None, typer.Option(help="Bots that play the Creature, separated by commas.")
    ] = None,
    hunted: Annotated[
        str | None, typer.Option(help="Bots that play the Hunted, all alike in a game.")
    ] = None,
    against: Annotated[
        str | None, typer.Option(help="A baseline: it joins both sides, and gains over it are told.")
    ] = None,
    players: SeatCounts = "3-7",
    games: Annotated[int, typer.Option(help="Games for each pairing and seat count.")] = 100,
    seed: Seed = "1",
    side: Sides = "both",
    expert: Expert = False,
    preset: Preset = None,
    boxes: Boxes = None,
    places: Places = None,
    light: Light = False,
    labyrinth: Labyrinth = False,
    cards: Cards = None,
    jobs: Jobs = None,
    out: Annotated[
        Path | None, typer.Option(help="Also write a plot (.html, .svg, .png) or all numbers (.json).")
    ] = None,
    as_json: AsJson = False,
    lang: ReportLanguage = "en",
) -> None:
    """Let bots play each other and print who wins how often.

    Every Creature meets every team of Hunted, on the same deals and with the same luck, so that pairings can
    be compared game by game. Rates have 95 % Wilson intervals, gains over the baseline those of paired games
    (Bonett and Price); ± is half an interval. Where a bot tells the mixtures it draws places from, the luck
    of its draws is put aside: a game counts as won less that luck, and intervals are Student's. Times count
    decisions with a choice, in the process that made them: they tell most with as many processes as there are
    free processors.

    A bot is a name, with options if need be (ismcts:turns=2), or a class of one's own (my_bots.py:Mine).
    The exit code is 1 if a game broke.

    \b
    Examples:
      artemia arena --creature instinct,chance --hunted instinct,chance --players 3-7
      artemia arena --creature ismcts:iterations=50 --against instinct --players 4 --games 40
      artemia arena --hunted my_bots:Mine --against instinct --out arena.html
    """
    if out is not None:
        check_file(out)
    usual = () if against is not None else (USUAL,)
    contest = Contest(
        creatures=usual if creature is None else tuple(specs_in(creature)),
        hunted=usual if hunted is None else tuple(specs_in(hunted)),
        players=seat_counts(players),
        games=games,
        seed=seed,
        sides=sides(side),
        expert=expert,
        against=against,
        wishes=agreed(preset, boxes, places, light, labyrinth, cards),
    )
    report = play(contest, default_jobs() if jobs is None else jobs, lang)
    report_failures(report.failures, lang)
    if as_json:
        print(in_json(report))
    else:
        print_tables(report, lang)
    if out is not None:
        write(report, out, lang)
        print(say(lang, "arena-written", file=str(out)), file=sys.stderr)
    if report.failures:
        raise typer.Exit(1)


def play(contest: Contest, jobs: int, lang: str) -> ArenaReport:
    """Plays with a progress bar, if anybody is there to see it."""
    with games_played(contest.games_in_all, lang) as progress:
        return contend(contest, jobs=jobs, progress=progress)


# Files


def check_file(file: Path) -> None:
    """Before hours of play, not after them."""
    if file.suffix not in KINDS_OF_FILE:
        known = ", ".join(KINDS_OF_FILE)
        raise ArtemiaError(f"“{file}” should end in {known}.", "arena-file", given=str(file), known=known)
    if not file.absolute().parent.is_dir():
        folder = str(file.absolute().parent)
        raise ArtemiaError(f"There is no folder “{folder}” to write to.", "arena-folder", given=folder)
    if file.suffix == ".png":
        png.check()


def write(report: ArenaReport, file: Path, lang: str) -> None:
    drawing = chart(report, lang, which_game(report))
    if file.suffix == ".png":
        png.save(drawing, file)
    elif file.suffix == ".json":
        file.write_text(in_json(report) + "\n", encoding="utf-8")
    else:
        text = page(drawing, lang) if file.suffix == ".html" else svg(drawing)
        file.write_text(text + "\n", encoding="utf-8")


def which_game(report: ArenaReport) -> str:
    """What is to be typed for it."""
    contest = report.contest
    order = contest.order(contest.pairings[0], contest.players[0])
    words = options_of(order.setup(order.cells[0], 0)) + ["--expert"] * contest.expert
    return " ".join(words if len(contest.sides) > 1 else [*words, "--side", *contest.sides])


# For people


def print_tables(report: ArenaReport, lang: str) -> None:
    out = Console(highlight=False)
    out.print(rates(report, lang))
    if report.gainers:
        out.print(gains(report, lang))
    if report.lucky:
        out.print(say(lang, "arena-luck"))
    out.print(times(report, lang))
    out.print(speed(report, lang))


def rates(report: ArenaReport, lang: str) -> Table:
    """A matrix for each seat count: a row for every Creature, a column for every team of Hunted."""
    contest = report.contest
    title = say(lang, "arena-title", games=str(contest.games), seed=str(contest.seed))
    table = Table(title=title, caption=which_game(report) or None, box=SIMPLE)
    table.add_column(say(lang, "sim-players"), justify="right")
    table.add_column(say(lang, "arena-creature"), overflow="fold")
    creatures, hunted = (dict.fromkeys(bots) for bots in zip(*contest.pairings, strict=True))
    for bot in hunted:
        table.add_column(say(lang, "arena-against", bot=bot), justify="right", overflow="fold")
    for players in report.columns:
        for creature in creatures:
            found = [report.match((creature, bot), players).rate for bot in hunted]
            words = [plus_minus(each, decimal, lang) for each in found]
            table.add_row(seats(players, lang), creature, *words)
        table.add_section()
    return table


def gains(report: ArenaReport, lang: str) -> Table:
    table = Table(title=say(lang, "arena-gains", bot=str(report.contest.against)), box=SIMPLE)
    table.add_column(say(lang, "sim-players"), justify="right")
    for who in report.gainers:
        table.add_column(f"{who[0]}, {camp(who, lang)}", justify="right", overflow="fold")
    for players in report.columns:
        found = [report.gain(who, players) for who in report.gainers]
        words = [plus_minus(each, signed, lang) for each in found]
        table.add_row(seats(players, lang), *words)
    return table


def seats(players: int | None, lang: str) -> str:
    return say(lang, "sim-all") if players is None else str(players)


def plus_minus(estimate: Estimate | None, written: Callable[[float, int, str], str], lang: str) -> str:
    if estimate is None:
        return "–"
    value, low, high = estimate
    half = decimal(50 * (high - low), 1, lang)
    return f"{written(100 * value, 1, lang)}{NO_BREAK}±{half:{NO_BREAK}>4}"


def times(report: ArenaReport, lang: str) -> Table:
    table = Table(title=say(lang, "arena-times"), box=SIMPLE)
    table.add_column(say(lang, "arena-bot"), overflow="fold")
    table.add_column(say(lang, "arena-camp"), no_wrap=True)
    for head in (say(lang, "sim-decisions"), "p50", "p99", say(lang, "arena-longest")):
        table.add_column(head, justify="right", no_wrap=True)
    for who in report.thinkers:
        found = report.thinking(who)
        spans = [found.quantile(0.5), found.quantile(0.99), found.longest]
        table.add_row(
            who[0], camp(who, lang), str(found.decisions), *[duration(each, lang) for each in spans]
        )
    return table
