"""What the rows of a run come to, counted one by one: memory doesn't grow with the games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from artemia.lab.card_effects import HUNT_DECK, SURVIVAL_DECK, CardStatistics
from artemia.lab.report.race import TRACKS, Race
from artemia.lab.rows.columns import Row
from artemia.lab.rows.formats import read

WANTED: Final = (
    *("mode", "players", "side", "creature", "hunted", "winner", "how", "turns", "catches", "places"),
    *("visited", "caught", "hunt_played", "survival_played", "hunt_order", "survival_order"),
    *("hunt_drawn", "survival_drawn", *TRACKS),
)
DECKS: Final = ((HUNT_DECK, "hunt"), (SURVIVAL_DECK, "survival"))
TOLD_EVERY: Final = 1000


class Cell(NamedTuple):
    """Games that are alike but for the deal."""

    mode: str
    players: int
    side: str
    creature: str
    hunted: str


@dataclass
class Score:
    """What some games came to."""

    games: int = 0
    creature_wins: int = 0
    catches: int = 0
    how: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)

    def enter(self, row: Row) -> None:
        self.games += 1
        self.creature_wins += row["winner"] == "creature"
        self.catches += row["catches"]
        self.how[row["how"]] += 1
        self.turns[row["turns"]] += 1

    def add(self, other: Score) -> None:
        self.games += other.games
        self.creature_wins += other.creature_wins
        self.catches += other.catches
        self.how += other.how
        self.turns += other.turns

    @property
    def hunted_wins(self) -> int:
        return self.games - self.creature_wins


@dataclass
class Haunt:
    """A place of the planet: where it lies, and what happened there in the games that had it."""

    number: int
    visits: int = 0
    of: int = 0  # visits of all places in these games
    caught: int = 0

    @property
    def share(self) -> float:
        """How much of their time the Hunted spend there."""
        return self.visits / self.of if self.of else 0.0

    @property
    def danger(self) -> float:
        """How many of those who were there were caught."""
        return self.caught / self.visits if self.visits else 0.0


class Gathered:
    """All that a report says of some games."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cells: defaultdict[Cell, Score] = defaultdict(Score)
        self.races: defaultdict[tuple[str, str], Race] = defaultdict(Race)  # by mode and track
        self.planets: defaultdict[str, dict[str, Haunt]] = defaultdict(dict)  # by mode
        self.cards: defaultdict[Cell, CardStatistics] = defaultdict(CardStatistics)

    def enter(self, row: Row) -> None:
        mode = row["mode"]
        cell = Cell(mode, row["players"], row["side"], row["creature"], row["hunted"])
        self.cells[cell].enter(row)
        for track in TRACKS:
            if row[track]:
                self.races[mode, track].enter(row[track])
        self.enter_places(row)
        self.enter_cards(self.cards[cell], row)

    def enter_places(self, row: Row) -> None:
        planet, of = self.planets[row["mode"]], sum(row["visited"])
        told = zip(row["places"], row["visited"], row["caught"], strict=True)
        for number, (place, visits, caught) in enumerate(told, 1):
            spot = planet.setdefault(place, Haunt(number))
            spot.visits += visits
            spot.of += of
            spot.caught += caught

    def enter_cards(self, cards: CardStatistics, row: Row) -> None:
        cards.games += 1
        won = row["winner"] == "creature"
        for pile, deck in DECKS:
            cards.drawn[pile] += row[f"{deck}_drawn"]
            for depth, card in enumerate(row[f"{deck}_order"]):
                cards.count(pile, card, depth, won)
            cards.played.update((deck, card) for card in {*row[f"{deck}_played"]})

    @property
    def modes(self) -> list[str]:
        return list(dict.fromkeys(cell.mode for cell in self.cells))

    @property
    def total(self) -> Score:
        return self.where()

    def where(self, **wanted: str | int) -> Score:
        """The games of all cells that are like this."""
        total = Score()
        for cell, tally in self.cells.items():
            if all(getattr(cell, name) == value for name, value in wanted.items()):
                total.add(tally)
        return total

    def values(self, attribute: str) -> list[str | int]:
        """What an attribute of cells is in these games, in order."""
        found = {getattr(cell, attribute): None for cell in self.cells}
        return list(found) if attribute == "mode" else sorted(found)


def run_of(files: Iterable[Path], progress: Callable[[int], None] | None = None) -> Gathered:
    files = list(files)
    run = Gathered(" + ".join(file.name for file in files))
    for file in files:
        for number, row in enumerate(read(file, WANTED), 1):
            run.enter(row)
            if progress is not None and number % TOLD_EVERY == 0:
                progress(TOLD_EVERY)
    return run
