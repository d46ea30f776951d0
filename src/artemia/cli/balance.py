"""`artemia balance`: every mode beside the base game, and what each card does to its side's chances."""

import json
import sys
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from artemia.cli.arena import plus_minus
from artemia.cli.options import AsJson, Jobs, ReportLanguage, SeatCounts, Seed, seat_counts
from artemia.cli.progress import games_played
from artemia.cli.setups import modes_named
from artemia.lab.balance import YARDSTICK, BalanceReport, BalanceTrial, Row, measure
from artemia.lab.card_effects import CardEffect, effects
from artemia.lab.workers import default_jobs
from artemia.texts import card_name, say
from artemia.texts.numbers import decimal, signed

__all__ = ["app"]

app = typer.Typer(add_completion=False, rich_markup_mode=None)
CLOSE_ENOUGH = 0.05


@app.command(name="balance")
def run_balance(
    modes: Annotated[
        str, typer.Option(help="Presets to measure, separated by commas, or all of them.")
    ] = "all",
    players: SeatCounts = "3-7",
    games: Annotated[int, typer.Option(help="Games for each mode and seat count, half on each side.")] = 1000,
    seed: Seed = "1",
    jobs: Jobs = None,
    cards: Annotated[
        bool, typer.Option("--cards", help="Also tell what each card does to its side's chances.")
    ] = False,
    bots: Annotated[str, typer.Option(help="The bot on every seat.")] = "instinct",
    as_json: AsJson = False,
    lang: ReportLanguage = "en",
) -> None:
    """Let bots play every mode, and print how far each is from the base game.

    ± is half the 95 % interval: Wilson's of a rate, Newcombe's of a distance. ! marks more than 5 points.
    With --cards, games in which a card lay where it is drawn as a rule are compared with games in which it
    lay further down its deck. The exit code is 1 if a game broke.

    \b
    Examples:
      artemia balance --games 2000 --seed 1
      artemia balance --modes sanctuary --players 4 --cards
      artemia balance --modes light,labyrinth --json
    """
    trial = BalanceTrial(
        modes=modes_named(modes),
        players=seat_counts(players),
        games=games,
        seed=seed,
        bot=bots,
        cards=cards,
    )
    report = play(trial, default_jobs() if jobs is None else jobs, lang)
    tell_failures(report, lang)
    if as_json:
        print(json.dumps(as_words(report), indent=1, ensure_ascii=False))
    else:
        print_tables(report, lang)
    if report.failures:
        raise typer.Exit(1)


def play(trial: BalanceTrial, jobs: int, lang: str) -> BalanceReport:
    """Plays with a progress bar, if anybody is there to see it."""
    with games_played(trial.games * len(trial.cells), lang) as progress:
        return measure(trial, jobs=jobs, progress=progress)


def tell_failures(report: BalanceReport, lang: str) -> None:
    for setup, trace in report.failures[:1]:
        print(trace, file=sys.stderr, end="")
        print(say(lang, "sim-failed-setup", setup=json.dumps(setup.to_dict())), file=sys.stderr)
        print(say(lang, "sim-failed-more", number=str(len(report.failures))), file=sys.stderr)


# For machines


def as_words(report: BalanceReport) -> dict[str, Any]:
    trial = report.trial
    words: dict[str, Any] = {
        "seed": trial.seed,
        "bot": trial.bot,
        "games": trial.games,
        "yardstick": YARDSTICK,
        "rows": [
            {"mode": mode, "players": players, **row_words(row, report.yardstick(players))}
            for (mode, players), row in report.rows.items()
        ],
        "failures": len(report.failures),
    }
    if trial.cards:
        words["cards"] = {
            mode: [effect_words(each) for each in effects(report.cards_of(mode))] for mode in modes_of(report)
        }
    return words


def row_words(row: Row, base: Row) -> dict[str, Any]:
    distance, low, high = row.distance_from(base)
    return {
        "games": row.games,
        "creature_wins": row.creature_wins,
        "rate": round(row.rate, 4),
        "interval": [round(each, 4) for each in row.interval],
        "distance": round(distance, 4),
        "distance_interval": [round(low, 4), round(high, 4)],
        "by_defense": row.by_defense,
        "defense_share": round(row.defense_share, 4),
        "turns": row.turns,
        "decisions": row.decisions,
    }


def effect_words(each: CardEffect) -> dict[str, Any]:
    return {
        "kind": each.kind,
        "id": each.id,
        "games_with": each.with_it,
        "games_without": each.without,
        "effect": round(each.difference, 4),
        "interval": [round(each.difference - each.half, 4), round(each.difference + each.half, 4)],
        "played": round(each.played, 4),
    }


def modes_of(report: BalanceReport) -> list[str]:
    return list(dict.fromkeys(mode for mode, _ in report.rows))


# For people


def print_tables(report: BalanceReport, lang: str) -> None:
    out = Console(highlight=False)
    out.print(rates(report, lang))
    if report.trial.cards:
        for mode in modes_of(report):
            out.print(card_table(report, mode, lang))
        out.print(say(lang, "balance-cards-note"))


def rates(report: BalanceReport, lang: str) -> Table:
    trial = report.trial
    title = say(lang, "balance-title", bot=trial.bot, games=str(trial.games), seed=str(trial.seed))
    table = Table(title=title, box=SIMPLE)
    table.add_column(say(lang, "balance-mode"), no_wrap=True)
    for id in ("sim-players", "balance-wins", "balance-distance", "balance-defense", "sim-turns"):
        table.add_column(say(lang, id), justify="right")
    for mode in modes_of(report):
        for (each, players), row in report.rows.items():
            if each == mode and row.games:
                table.add_row(mode, str(players), *rate_cells(row, report.yardstick(players), lang))
        table.add_section()
    return table


def rate_cells(row: Row, base: Row, lang: str) -> list[str]:
    distance = row.distance_from(base)
    far = " " if abs(distance[0]) <= CLOSE_ENOUGH else "!"
    return [
        plus_minus((row.rate, *row.interval), decimal, lang),
        "" if row is base else plus_minus(distance, signed, lang) + far,
        number(row.defense_share, lang) if row.by_defense else "",
        decimal(row.turns / row.games, 1, lang),
    ]


def card_table(report: BalanceReport, mode: str, lang: str) -> Table:
    table = Table(title=say(lang, "balance-cards", mode=mode), box=SIMPLE)
    table.add_column(say(lang, "sim-name"), no_wrap=True)
    table.add_column(say(lang, "sim-kind"))
    for id in ("effect", "with", "without", "played"):
        table.add_column(say(lang, f"balance-{id}"), justify="right")
    kind = ""
    for each in effects(report.cards_of(mode)):
        if kind and each.kind != kind:
            table.add_section()
        kind = each.kind
        interval = (each.difference - each.half, each.difference + each.half)
        words = plus_minus((each.difference, *interval), signed, lang)
        table.add_row(
            card_name(kind, each.id, lang),
            say(lang, f"balance-kind-{kind}"),
            words + ("*" if each.clear else " "),
            str(each.with_it),
            str(each.without),
            number(each.played, lang) if each.played else "",
        )
    return table


def number(rate: float, lang: str) -> str:
    return decimal(100 * rate, 1, lang)
