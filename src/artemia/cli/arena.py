"""`artemia arena`: bots against bots on the same deals, as tables, a plot, or for machines."""

import json
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
from artemia.cli.setups import (
    AllowCode,
    Boxes,
    Cards,
    Expert,
    Labyrinth,
    Light,
    Places,
    Preset,
    agreed,
    options_of,
)
from artemia.cli.simulate import report_failures
from artemia.lab.arena import ArenaReport, Contest, contend
from artemia.lab.arena.chart import camp, chart, duration, speed, warnings
from artemia.lab.arena.report import Estimate, Foul, Thinker
from artemia.lab.arena.words import in_json
from artemia.lab.drawing.files import check_file, write
from artemia.lab.workers import default_jobs
from artemia.texts import say
from artemia.texts.numbers import decimal, signed

__all__ = ["app"]

app = typer.Typer(add_completion=False, rich_markup_mode=None)
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
    allow_code: AllowCode = False,
    jobs: Jobs = None,
    check: Annotated[
        bool, typer.Option("--check", help="Deal anew what bots can’t see, and demand the same answers.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="Also write a plot (.html, .svg, .png) or all numbers (.json).")
    ] = None,
    as_json: AsJson = False,
    lang: ReportLanguage = "en",
) -> None:
    """Let bots play each other and print who wins how often.

    Every Creature meets every team of Hunted, on the same deals and with the same luck, so that pairings can
    be compared game by game. Rates have 95 % Wilson intervals, gains over the baseline those of paired games
    (Bonett and Price); ± is half an interval. Where a bot tells the mixtures it draws places from, the same
    stands beside with the luck of its draws put aside: a game counts as won less that luck, and intervals are
    Student's. If that luck isn't nothing on average, somebody peeks, or tells other mixtures than it draws
    from: a warning says so, and only what was won counts. Times count decisions with a choice, in the process
    that made them: they tell most with as many processes as there are free processors.

    A bot that answers what it wasn't offered, or changes the state of the game, has its game stopped, which
    then counts for nobody. With --check so is one that peeks: what its seat can't see is dealt anew, and
    it must answer the same. That takes three times as long, and asks for bots without a clock (seconds=0).

    A bot is a name, with options if need be (ismcts:turns=2), or a class of one's own (my_bots.py:Mine).
    The exit code is 1 if a game broke or was stopped.

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
        check=check,
        wishes=agreed(preset, boxes, places, light, labyrinth, cards, allow_code),
    )
    report = play(contest, default_jobs() if jobs is None else jobs, lang)
    report_failures(report.failures, lang)
    report_fouls(report.fouls, lang)
    if as_json:
        print(in_json(report))
    else:
        print_tables(report, lang)
    if out is not None:
        write(chart(report, lang, which_game(report)), in_json(report), out, lang)
        print(say(lang, "arena-written", file=str(out)), file=sys.stderr)
    if report.failures or report.fouls:
        raise typer.Exit(1)


def report_fouls(fouls: list[Foul], lang: str) -> None:
    """Who broke the rules how often, and the first time each did."""
    kinds: dict[tuple[Thinker, str], list[Foul]] = {}
    for foul in fouls:
        kinds.setdefault((foul.who, foul.kind), []).append(foul)
    for (who, kind), found in kinds.items():
        first = found[0]
        words = {
            "bot": who[0],
            "camp": camp(who, lang),
            "question": first.question,
            "answer": first.answer,
            "about": first.about,
        }
        print(say(lang, f"arena-foul-{kind}", **words), file=sys.stderr)
        where = {
            "number": str(len(found)),
            "game": str(first.game),
            "setup": json.dumps(first.setup.to_dict()),
        }
        print(say(lang, "arena-fouls", **where), file=sys.stderr)


def play(contest: Contest, jobs: int, lang: str) -> ArenaReport:
    """Plays with a progress bar, if anybody is there to see it."""
    with games_played(contest.games_in_all, lang) as progress:
        return contend(contest, jobs=jobs, progress=progress)


# Files


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
    for warning in warnings(report, lang):
        out.print(warning)
    out.print(times(report, lang))
    out.print(speed(report, lang))


def rates(report: ArenaReport, lang: str) -> Table:
    """A matrix for each seat count: a row for every Creature, a column for every team of Hunted.

    Beside a column stands another with luck put aside, where any is known.
    """
    contest = report.contest
    title = say(lang, "arena-title", games=str(contest.games), seed=str(contest.seed))
    table = Table(title=title, caption=which_game(report) or None, box=SIMPLE)
    table.add_column(say(lang, "sim-players"), justify="right")
    table.add_column(say(lang, "arena-creature"), overflow="fold")
    creatures, hunted = (dict.fromkeys(bots) for bots in zip(*contest.pairings, strict=True))
    lucky = {pairing[1] for (pairing, _), match in report.matches.items() if match.lucky}
    for bot in hunted:
        table.add_column(say(lang, "arena-against", bot=bot), justify="right", overflow="fold")
        if bot in lucky:
            table.add_column(say(lang, "arena-less-luck"), justify="right", overflow="fold")
    for players in report.columns:
        for creature in creatures:
            words: list[str] = []
            for bot in hunted:
                match = report.match((creature, bot), players)
                words.append(plus_minus(match.rate, decimal, lang))
                if bot in lucky:
                    words.append(plus_minus(match.rate_less_luck, decimal, lang) + " *" * match.luck_is_off)
            table.add_row(seats(players, lang), creature, *words)
        table.add_section()
    return table


def gains(report: ArenaReport, lang: str) -> Table:
    table = Table(title=say(lang, "arena-gains", bot=str(report.contest.against)), box=SIMPLE)
    table.add_column(say(lang, "sim-players"), justify="right")
    lucky = [who for who in report.gainers if any(each.lucky for each in report.compared(who, None))]
    for who in report.gainers:
        table.add_column(f"{who[0]}, {camp(who, lang)}", justify="right", overflow="fold")
        if who in lucky:
            table.add_column(say(lang, "arena-less-luck"), justify="right", overflow="fold")
    for players in report.columns:
        words: list[str] = []
        for who in report.gainers:
            words.append(plus_minus(report.gain(who, players), signed, lang))
            if who in lucky:
                off = any(each.luck_is_off for each in report.compared(who, players))
                words.append(plus_minus(report.gain_less_luck(who, players), signed, lang) + " *" * off)
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
