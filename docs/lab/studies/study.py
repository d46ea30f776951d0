"""What the studies share: their options, games on the same deals, and a figure beside the script."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from artemia.lab.arena import ArenaReport, Contest, Match, contend
from artemia.lab.drawing.svg import svg
from artemia.lab.report.plots import Estimate, Group, Whisker, scale_for, whiskers
from artemia.lab.workers import default_jobs

HERE = Path(__file__).parent
BOTS = Path(__file__).with_name("bots.py")


def wishes(usual_games: int, what: str, words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--games", type=int, default=usual_games, help="for each number of players and bot")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 5], help="the Creature included")
    parser.add_argument("--jobs", type=int, default=default_jobs())
    parser.add_argument("--seed", default="study")
    parser.add_argument("--out", type=Path, default=HERE, help="the folder for the figure")
    return parser.parse_args(words)


def bot(name: str) -> str:
    """One of the bots beside this file."""
    return f"{BOTS}:{name}"


def compared(hunted: Mapping[str, str], wish: argparse.Namespace, **game: Any) -> ArenaReport:
    """These Hunted and those of instinct, on the same deals, against a Creature of instinct."""
    contest = Contest(
        ("instinct",),
        tuple(hunted.values()),
        tuple(wish.players),
        games=wish.games,
        seed=wish.seed,
        against="instinct",
        **game,
    )
    report = contend(contest, jobs=wish.jobs)
    if report.failures or report.fouls:
        raise SystemExit(str(report.failures[:1] or report.fouls[:1]))
    return report


def wins(creature: str, hunted: str, wish: argparse.Namespace) -> dict[int, Match]:
    """By number of players, on the same deals as all others have."""
    contest = Contest((creature,), (hunted,), tuple(wish.players), games=wish.games, seed=wish.seed)
    report = contend(contest, jobs=wish.jobs)
    if report.failures or report.fouls:
        raise SystemExit(str(report.failures[:1] or report.fouls[:1]))
    return {players: report.match((creature, hunted), players) for players in wish.players}


def gains(
    report: ArenaReport, hunted: Mapping[str, str], players: int | None, sign: int = 1
) -> list[Whisker]:
    """By how many points the Hunted win more often as these; or less, if the sign is −1."""
    bars = []
    for label, spec in hunted.items():
        found = report.gain((spec, False), players)
        assert found is not None
        bars.append(Whisker(label, signed(found, sign), ""))
    return bars


def signed(estimate: Estimate, sign: int) -> Estimate:
    value, low, high = estimate
    return estimate if sign > 0 else (0.0 - value, -high, -low)


def by_seats(wish: argparse.Namespace, bars: Callable[[int | None], list[Whisker]]) -> list[Group]:
    return [Group(f"{players} players", bars(players)) for players in wish.players]


def coloured(groups: Sequence[Group]) -> list[Group]:
    """What is too close to nothing to tell is grey, the rest in the colour of whom it helps."""

    def ink(bar: Whisker) -> str:
        value, low, high = bar.estimate
        return "faint" if low <= 0.0 <= high else "hunted" if value > 0 else "creature"

    return [Group(each.heading, [Whisker(b.label, b.estimate, ink(b)) for b in each.bars]) for each in groups]


def show(name: str, title: str, groups: Sequence[Group], wish: argparse.Namespace) -> None:
    """Writes the figure, and prints its numbers as a table for the page."""
    scale = scale_for(groups)
    file = wish.out / f"{name}.svg"
    file.write_text(svg(whiskers(title, groups, scale, "en")) + "\n", encoding="utf-8")
    print(f"| {title} |" + "".join(f" {group.heading} |" for group in groups))
    print("|---|" + "---|" * len(groups))
    for row in zip(*[group.bars for group in groups], strict=True):
        print(f"| {row[0].label} |" + "".join(f" {scale.in_words(bar.estimate, 'en')} |" for bar in row))
    print(f"written: {file}", file=sys.stderr)
