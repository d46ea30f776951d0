"""Two runs side by side: games that are alike in all but what the runs differ in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from artemia.errors import ArtemiaError
from artemia.lab.report.exhibit import Exhibit, estimates
from artemia.lab.report.exhibits import value_name
from artemia.lab.report.gathered import Cell, Gathered, Haunt, Score
from artemia.lab.report.plots import Estimate, Group, Whisker, scale_for, whiskers
from artemia.lab.statistics import NORMAL_95, Pair, stratified
from artemia.texts import place_name, say
from artemia.texts.numbers import signed

SHOWN: Final = ("mode", "players", "side")

MEASURED: Final[tuple[tuple[str, str, Callable[[Haunt], float]], ...]] = (
    ("here", "hunted", lambda spot: spot.share),
    ("caught", "creature", lambda spot: spot.danger),
)

Key = tuple[object, ...]


@dataclass(frozen=True)
class Comparison:
    """The games of two runs, cell by cell; what no two of their games share is what the runs differ in."""

    one: Gathered
    other: Gathered

    @property
    def differ_in(self) -> list[str]:
        return [each for each in Cell._fields if not {*self.one.values(each)} & {*self.other.values(each)}]

    @property
    def cells(self) -> list[tuple[Cell, Score, Score]]:
        """What both have."""
        left_out = self.differ_in
        kept = [each for each in Cell._fields if each not in left_out]

        def by_key(run: Gathered) -> dict[Key, tuple[Cell, Score]]:
            found: defaultdict[Key, Score] = defaultdict(Score)
            first: dict[Key, Cell] = {}
            for cell, tally in run.cells.items():
                key = tuple(getattr(cell, each) for each in kept)
                found[key].add(tally)
                first.setdefault(key, cell)
            return {key: (first[key], tally) for key, tally in found.items()}

        mine, theirs = by_key(self.one), by_key(self.other)
        both = [(cell, tally, theirs[key][1]) for key, (cell, tally) in mine.items() if key in theirs]
        if not both:
            raise ArtemiaError("The two runs have no games that could be compared.", "report-apart")
        return both

    def sections(self, lang: str) -> list[Exhibit]:
        return [self.rates(lang), self.places(lang)]

    def rates(self, lang: str) -> Exhibit:
        groups = [self.group("report-all", lambda cell: say(lang, "report-all-games"), lang)]
        for attribute in SHOWN:
            if attribute not in self.differ_in:
                group = self.group(f"report-by-{attribute}", name_of(attribute, lang), lang)
                if len(group.bars) > 1:
                    groups.append(group)
        title = say(lang, "report-change")
        turns = self.turns()
        differ = ", ".join(say(lang, f"report-is-{each}") for each in self.differ_in)
        says = " ".join(
            [
                say(lang, "report-change-says", one=self.one.name, other=self.other.name),
                say(lang, "report-differ", what=differ) if differ else say(lang, "report-alike"),
                say(
                    lang,
                    "report-longer",
                    **{
                        name: signed(value, 2, lang)
                        for name, value in zip(("turns", "low", "high"), turns, strict=True)
                    },
                ),
            ]
        )
        drawing = whiskers(title, groups, scale_for(groups), lang)
        return Exhibit("comparison", title, says, estimates(groups, ("by", "of")), [drawing])

    def group(self, heading: str, name: Callable[[Cell], str], lang: str) -> Group:
        pairs: defaultdict[str, list[Pair]] = defaultdict(list)
        for cell, mine, theirs in self.cells:
            pair = Pair(mine.creature_wins, mine.games, theirs.creature_wins, theirs.games)
            pairs[name(cell)].append(pair)
        return Group(
            say(lang, heading), [Whisker(label, around(*stratified(each))) for label, each in pairs.items()]
        )

    def turns(self) -> Estimate:
        """How many turns longer games last."""
        total = weighted = variance = 0.0
        for _, mine, theirs in self.cells:
            weight = mine.games * theirs.games / (mine.games + theirs.games)
            (mean, square), (other_mean, other_square) = moments(mine), moments(theirs)
            total += weight
            weighted += weight * (mean - other_mean)
            variance += weight * weight * (square / mine.games + other_square / theirs.games)
        return around(weighted / total, NORMAL_95 * sqrt(variance) / total)

    def places(self, lang: str) -> Exhibit:
        """Visits of one game depend on each other, so their intervals would lie: there are none."""
        one, other = everywhere(self.one), everywhere(self.other)
        both = [place for place in one if place in other]
        groups = [
            Group(
                say(lang, f"report-change-{what}"),
                [
                    Whisker(place_name(place, lang), alone(number(one[place]) - number(other[place])), ink)
                    for place in sorted(both, key=lambda place: one[place].number)
                ],
            )
            for what, ink, number in MEASURED
        ]
        title = say(lang, "report-change-places")
        drawing = whiskers(title, groups, scale_for(groups), lang)
        says = say(lang, "report-change-places-says")
        return Exhibit("comparison-places", title, says, estimates(groups, ("what", "place")), [drawing])


def name_of(attribute: str, lang: str) -> Callable[[Cell], str]:
    return lambda cell: value_name(attribute, getattr(cell, attribute), lang)


def around(value: float, half: float) -> Estimate:
    return value, value - half, value + half


def alone(value: float) -> Estimate:
    return value, value, value


def moments(tally: Score) -> tuple[float, float]:
    """Mean and variance of the number of turns."""
    mean = sum(turns * games for turns, games in tally.turns.items()) / tally.games
    square = sum(games * (turns - mean) ** 2 for turns, games in tally.turns.items())
    return mean, square / max(1, tally.games - 1)


def everywhere(run: Gathered) -> dict[str, Haunt]:
    """The places of all modes."""
    found: dict[str, Haunt] = {}
    for planet in run.planets.values():
        for place, spot in planet.items():
            whole = found.setdefault(place, Haunt(spot.number))
            whole.visits += spot.visits
            whole.of += spot.of
            whole.caught += spot.caught
    return found
