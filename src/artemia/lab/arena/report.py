"""What came of it: rates and gains, with their intervals."""

from __future__ import annotations

from dataclasses import dataclass, field

from artemia.engine.step import Seat
from artemia.lab.arena.contest import Contest, Pairing
from artemia.lab.arena.times import Times
from artemia.lab.simulate import Failure
from artemia.lab.statistics import NORMAL_999, mean, paired, wilson
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.setup import Setup

Cell = tuple[Pairing, int]
"""A pairing at a seat count."""
Thinker = tuple[str, bool]
"""A bot, and whether it is the Creature."""
Estimate = tuple[float, float, float]
"""A value, and from where to where it may be with 95 %."""


@dataclass
class Match:
    """Who won each game of a pairing: 0 stands for a game that isn't played, or broke.

    Where the luck of the draws is known it can be put aside: each game counts as what the Creature won, less
    its luck. That is as often too much as too little, and so the rate stays what it is, and is known better;
    unless somebody peeks, or tells mixtures they don't draw from. Then the mean of luck isn't nothing, and
    only what was won counts.
    """

    winners: bytearray
    luck: list[float] = field(default_factory=list)  # of the Creature, in each game; empty if nobody knows

    @property
    def games(self) -> int:
        return len(self.winners) - self.winners.count(0)

    @property
    def creature_wins(self) -> int:
        return self.winners.count(CREATURE_WINS)

    @property
    def lucky(self) -> bool:
        """Whether some of it is known to be luck."""
        return any(self.luck)

    def score(self, game: int) -> float:
        """What a game counts for the Creature, less its luck."""
        return (self.winners[game] == CREATURE_WINS) - (self.luck[game] if self.luck else 0.0)

    @property
    def rate(self) -> Estimate | None:
        """How often the Creature wins; None if no game came to its end."""
        if not self.games:
            return None
        return self.creature_wins / self.games, *wilson(self.creature_wins, self.games)

    @property
    def rate_less_luck(self) -> Estimate | None:
        """The same with luck put aside; None where none is known."""
        if not self.games or not self.lucky:
            return None
        return mean([self.score(game) for game, winner in enumerate(self.winners) if winner])

    @property
    def mean_luck(self) -> Estimate | None:
        """The mean of the Creature's luck, with an interval of 99.9 %; None where none is known."""
        if not self.games or not self.lucky:
            return None
        return mean(
            [luck for luck, winner in zip(self.luck, self.winners, strict=True) if winner], NORMAL_999
        )

    @property
    def luck_is_off(self) -> bool:
        """Whether the mean of luck isn't nothing: then it wasn't luck."""
        found = self.mean_luck
        return found is not None and not found[1] <= 0.0 <= found[2]

    def change_from(self, other: Match) -> Estimate | None:
        """How much more often the Creature wins than in the same games of another pairing."""
        both = self.games_both_have(other)
        if not both:
            return None
        more = sum([self.winners[game] == CREATURE_WINS != other.winners[game] for game in both])
        less = sum([other.winners[game] == CREATURE_WINS != self.winners[game] for game in both])
        return (more - less) / len(both), *paired(more, less, len(both))

    def change_less_luck(self, other: Match) -> Estimate | None:
        """The same with luck put aside; None where none is known."""
        both = self.games_both_have(other)
        if not both or not (self.lucky or other.lucky):
            return None
        return mean([self.score(game) - other.score(game) for game in both])

    def games_both_have(self, other: Match) -> list[int]:
        pairs = zip(self.winners, other.winners, strict=True)
        return [game for game, pair in enumerate(pairs) if all(pair)]


def unplayed(games: int) -> Match:
    return Match(bytearray(games), [0.0] * games)


def of_its_side(change: Estimate | None, who: Thinker) -> Estimate | None:
    """What the Creature gains, the Hunted lose."""
    if change is None or who[1]:
        return change
    value, low, high = change
    return 0.0 - value, -high, -low


@dataclass(frozen=True)
class Foul:
    """A game that was stopped because a bot broke the rules: which one, and by what."""

    cell: Cell
    game: int
    setup: Setup
    seat: Seat
    kind: str  # of those the umpire knows
    question: str
    answer: str
    about: str  # the fields it changed, or what else it would have answered

    @property
    def who(self) -> Thinker:
        (creature, hunted), _ = self.cell
        return (hunted, False) if self.seat else (creature, True)


@dataclass
class ArenaReport:
    contest: Contest
    matches: dict[Cell, Match] = field(default_factory=dict)
    times: dict[tuple[Thinker, int], Times] = field(default_factory=dict)  # by seat count
    failures: list[Failure] = field(default_factory=list)
    fouls: list[Foul] = field(default_factory=list)
    seconds: float = 0.0
    jobs: int = 1

    @property
    def games(self) -> int:
        return sum(match.games for match in self.matches.values())

    @property
    def columns(self) -> list[int | None]:
        """Seat counts, and None for all together if there are several."""
        players = self.contest.players
        return [*players, *([None] if len(players) > 1 else [])]

    def match(self, pairing: Pairing, players: int | None) -> Match:
        """At one seat count, or all games of a pairing in a row."""
        if players is not None:
            return self.matches[pairing, players]
        matches = [self.matches[pairing, each] for each in self.contest.players]
        return Match(
            bytearray().join(each.winners for each in matches),
            [luck for each in matches for luck in each.luck],
        )

    @property
    def gainers(self) -> list[Thinker]:
        """Who is compared with the baseline, on which side."""
        baseline = self.contest.against
        if baseline is None:
            return []
        pairings = self.contest.pairings
        creatures = [(creature, True) for creature, hunted in pairings if creature != baseline == hunted]
        return creatures + [
            (hunted, False) for creature, hunted in pairings if hunted != baseline == creature
        ]

    def gain(self, who: Thinker, players: int | None) -> Estimate | None:
        """How much more often its side wins with this bot than with the baseline, against the baseline."""
        mine, baseline = self.compared(who, players)
        return of_its_side(mine.change_from(baseline), who)

    def gain_less_luck(self, who: Thinker, players: int | None) -> Estimate | None:
        """The same with luck put aside; None where none is known."""
        mine, baseline = self.compared(who, players)
        return of_its_side(mine.change_less_luck(baseline), who)

    def compared(self, who: Thinker, players: int | None) -> tuple[Match, Match]:
        """The games of this bot with the baseline, and those the baseline has with itself."""
        baseline = self.contest.against
        assert baseline is not None
        bot, creature = who
        pairing = (bot, baseline) if creature else (baseline, bot)
        return self.match(pairing, players), self.match((baseline, baseline), players)

    @property
    def lucky(self) -> bool:
        """Whether luck is put aside anywhere."""
        return any(match.lucky for match in self.matches.values())

    @property
    def off(self) -> list[Cell]:
        """Where what is called luck isn't."""
        return [cell for cell, match in self.matches.items() if match.luck_is_off]

    def thinking(self, who: Thinker, players: int | None = None) -> Times:
        found = Times()
        for (each, seats), times in self.times.items():
            if each == who and players in (None, seats):
                found.add(times)
        return found

    @property
    def thinkers(self) -> list[Thinker]:
        """Everybody who had something to decide, Creatures first, in the order they were named."""
        pairings = self.contest.pairings
        creatures = dict.fromkeys((creature, True) for creature, _ in pairings)
        hunted = dict.fromkeys((each, False) for _, each in pairings)
        return [who for who in (*creatures, *hunted) if self.thinking(who).decisions]
