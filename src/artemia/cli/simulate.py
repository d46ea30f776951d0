"""`artemia simulate`: many games between bots, and what they came to."""

import json
import shlex
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from artemia.bots import USUAL
from artemia.cli.coverage import coverage_tables, name_of, never_used, uses_in_words, uses_of
from artemia.cli.options import (
    AsJson,
    CreatureBot,
    HuntedBot,
    Jobs,
    ReportLanguage,
    SeatCounts,
    Seed,
    Sides,
    seat_counts,
    sides,
)
from artemia.cli.progress import games_played
from artemia.cli.rows import (
    Out,
    PieceSize,
    RayAddress,
    Resume,
    Shard,
    play_for_rows,
    refuse_without_file,
)
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
    cards_in,
    modes_named,
    options_of,
)
from artemia.errors import ArtemiaError
from artemia.lab.coverage import Uses
from artemia.lab.simulate import Failure, Order, Result, Tally, simulate
from artemia.lab.statistics import wilson
from artemia.lab.workers import default_jobs
from artemia.rules.presets import agreed_in
from artemia.texts import say
from artemia.texts.numbers import decimal

__all__ = ["app"]

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(name="simulate")
def run_simulate(
    players: SeatCounts = "2-7",
    games: Annotated[
        int, typer.Option(help="Games in all, spread evenly over seat counts and sides.")
    ] = 1200,
    seed: Seed = "1",
    bots: Annotated[str | None, typer.Option(help="The bot on every seat, by its name or level.")] = None,
    creature: CreatureBot = None,
    hunted: HuntedBot = None,
    side: Sides = "both",
    expert: Expert = False,
    preset: Preset = None,
    boxes: Boxes = None,
    places: Places = None,
    light: Light = False,
    labyrinth: Labyrinth = False,
    cards: Cards = None,
    allow_code: AllowCode = False,
    modes: Annotated[
        str | None, typer.Option(help="Presets to play one after the other, separated by commas, or all.")
    ] = None,
    jobs: Jobs = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Count what is used of every box; fail if something never is.")
    ] = False,
    out: Out = None,
    resume: Resume = False,
    shard: Shard = None,
    ray: RayAddress = None,
    piece: PieceSize = None,
    game: Annotated[int | None, typer.Option(help="Play only the game with this number, from 0 on.")] = None,
    as_json: AsJson = False,
    lang: ReportLanguage = "en",
) -> None:
    """Play many games between bots and print how often the Creature wins.

    Rates come with 95 % Wilson intervals. With --out every game leaves a row in a file:
    docs/lab/many-games.md tells of its columns, of going on after an interruption, and of several machines.
    The file is the same, byte for byte, whoever plays how much of it. The exit code is 1 if a game broke, or
    if with --coverage something was never used.

    \b
    Examples:
      artemia simulate --players 2-7 --games 6000 --seed 1
      artemia simulate --players 5 --creature chance --hunted instinct --side A
      artemia simulate --bots chance --games 5000 --coverage --json
      artemia simulate --preset sanctuary --players 4 --games 500
      artemia simulate --modes all --bots chance --games 10000 --coverage
      artemia simulate --bots chance --games 1000000 --out games.parquet
    """
    if bots is not None and (creature is not None or hunted is not None):
        raise ArtemiaError("Name either --bots for all seats or --creature and --hunted.", "bots-twice")
    if game is not None and game < 0:
        raise ArtemiaError(f"Games are numbered from 0 on; there is no game {game}.", "game", given=game)
    wishes = agreed(preset, boxes, places, light, labyrinth)
    if modes is not None and wishes:
        raise ArtemiaError("Name either --modes or one game, by its preset or its boxes.", "modes-twice")
    kinds = [wishes] if modes is None else [agreed_in(name) for name in modes_named(modes)]
    own = cards_in(cards, allow_code)
    orders = [
        Order(
            players=seat_counts(players),
            sides=sides(side),
            expert=expert,
            creature=creature or bots or USUAL,
            hunted=hunted or bots or USUAL,
            games=games // len(kinds) + (number < games % len(kinds)),
            seed=seed,
            watched=coverage,
            cards=own,
            **kind,
        )
        for number, kind in enumerate(kinds)
    ]
    jobs = default_jobs() if jobs is None else jobs
    if out is None:
        refuse_without_file(resume, shard, ray, piece)
        results = play(orders, jobs, game, lang)
    elif coverage or game is not None:
        raise ArtemiaError("With --out every game is counted: leave out --coverage and --game.", "rows-alone")
    else:
        results = play_for_rows(orders, out, lang, jobs=jobs, resume=resume, shard=shard, ray=ray, size=piece)
    failures = [failure for result in results for failure in result.failures]
    report_failures(failures, lang)
    uses = uses_of(results) if coverage else Uses()
    if as_json:
        print(json.dumps(in_words(results, modes, uses), indent=1, ensure_ascii=False))
    elif any(result.total.games for result in results):  # none, if --resume found all there
        print_tables(results, uses, lang)
    if failures or never_used(uses):
        raise typer.Exit(1)


def play(orders: list[Order], jobs: int, game: int | None, lang: str) -> list[Result]:
    """Plays with a progress bar, if anybody is there to see it."""
    numbers = None if game is None else [game]
    with games_played(sum(order.games if game is None else 1 for order in orders), lang) as progress:
        return [simulate(order, jobs=jobs, games=numbers, progress=progress) for order in orders]


# What came out


def report_failures(failures: list[Failure], lang: str) -> None:
    if not failures:
        return
    first = failures[0]
    setup = first.setup
    command = ["artemia", "simulate", "--players", str(setup.players), "--side", str(setup.side)]
    command += ["--seed", str(setup.seed).rpartition(".")[0], "--game", str(first.game)]
    command += ["--creature", first.creature, "--hunted", first.hunted] + ["--expert"] * setup.expert
    command += options_of(setup)
    print(first.trace, file=sys.stderr, end="")
    for line in (
        say(lang, "sim-failed", game=str(first.game), error=first.error),
        say(lang, "sim-failed-setup", setup=json.dumps(setup.to_dict())),
        say(lang, "sim-failed-again", command=shlex.join(command)),
        say(lang, "sim-failed-more", number=str(len(failures))),
    ):
        print(line, file=sys.stderr)


def in_words(results: list[Result], modes: str | None, uses: Uses) -> dict[str, Any]:
    words = as_words(results[0])
    if modes is not None:
        words = {"modes": dict(zip(modes_named(modes), map(as_words, results), strict=True))}
    if uses:
        words["used"] = uses_in_words(uses)
        words["never_used"] = [list(use) for use in never_used(uses)]
    return words


def as_words(result: Result) -> dict[str, Any]:
    order, total = result.order, result.total
    return {
        "seed": order.seed,
        "creature": order.creature,
        "hunted": order.hunted,
        "expert": order.expert,
        "boxes": list(order.boxes),
        "places": list(order.setup(order.cells[0], 0).places),
        "light": order.light,
        "labyrinth": order.labyrinth,
        **({"cards": order.cards.to_dict()} if order.cards else {}),
        "games": total.games,
        "seconds": round(result.seconds, 3),
        "games_per_s": round(result.a_second(total.games), 1),
        "decisions_per_s": round(result.a_second(total.decisions)),
        "cells": [
            {"players": players, "side": side, **cell_words(tally)}
            for (players, side), tally in result.cells.items()
        ],
        "all": cell_words(total),
        "failures": [
            {"game": each.game, "setup": each.setup.to_dict(), "error": each.error}
            for each in result.failures
        ],
    }


def cell_words(tally: Tally) -> dict[str, Any]:
    low, high = wilson(tally.creature_wins, tally.games)
    return {
        "games": tally.games,
        "creature_wins": tally.creature_wins,
        "rate": round(tally.creature_wins / tally.games, 4) if tally.games else None,
        "interval": [round(low, 4), round(high, 4)],
        "turns": tally.turns,
        "decisions": tally.decisions,
    }


def print_tables(results: list[Result], uses: Uses, lang: str) -> None:
    out = Console(highlight=False)
    for result in results:
        out.print(rates(result, lang))
        out.print(speed(result, lang))
    for table in coverage_tables(uses, lang):
        out.print(table)
    if uses:
        names = [name_of(use, lang) for use in never_used(uses)]
        out.print(say(lang, "sim-missing", names=", ".join(names)) if names else say(lang, "sim-complete"))


def speed(result: Result, lang: str) -> str:
    total = result.total
    return say(
        lang,
        "sim-speed",
        games=str(total.games),
        seconds=decimal(result.seconds, 1, lang),
        games_a_second=decimal(result.a_second(total.games), 0, lang),
        decisions_a_second=decimal(result.a_second(total.decisions), 0, lang),
        jobs=str(result.jobs),
    )


def rates(result: Result, lang: str) -> Table:
    order = result.order
    title = say(lang, "sim-title", creature=order.creature, hunted=order.hunted, seed=str(order.seed))
    words = options_of(order.setup(order.cells[0], 0))
    table = Table(title=title, caption=" ".join(words) or None)
    for id in ("players", "side", "games", "wins", "interval", "turns", "decisions"):
        table.add_column(say(lang, f"sim-{id}"), justify="right")
    for (players, side), tally in result.cells.items():
        table.add_row(str(players), side, *rate_row(tally, lang))
    if len(result.cells) > 1:
        table.add_section()
        table.add_row(say(lang, "sim-all"), "", *rate_row(result.total, lang))
    return table


def rate_row(tally: Tally, lang: str) -> list[str]:
    if not tally.games:
        return ["0"]
    low, high = wilson(tally.creature_wins, tally.games)
    return [
        str(tally.games),
        decimal(100 * tally.creature_wins / tally.games, 1, lang) + " %",
        f"{decimal(100 * low, 1, lang)} – {decimal(100 * high, 1, lang)} %",
        decimal(tally.turns / tally.games, 1, lang),
        decimal(tally.decisions / tally.games, 0, lang),
    ]
