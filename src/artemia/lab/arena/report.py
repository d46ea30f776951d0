"""What came of it: rates and gains, with their intervals."""

from __future__ import annotations

from dataclasses import dataclass, field

from artemia.lab.arena.contest import Contest, Pairing
from artemia.lab.arena.times import Times
from artemia.lab.simulate import Failure
from artemia.lab.statistics import paired, wilson
from artemia.rules.words import CREATURE_WINS

Cell = tuple[Pairing, int]
"""A pairing at a seat count."""
Thinker = tuple[str, bool]
"""A bot, and whether it is the Creature."""
Estimate = tuple[float, float, float]
"""A value, and from where to where it may be with 95 %."""


@dataclass
class Match:
    """Who won each game of a pairing: 0 stands for a game that isn't played, or broke."""

    winners: bytearray

    @property
    def games(self) -> int:
        return len(self.winners) - self.winners.count(0)

    @property
    def creature_wins(self) -> int:
        return self.winners.count(CREATURE_WINS)

    @property
    def rate(self) -> Estimate | None:
        """How often the Creature wins; None if no game came to its end."""
        if not self.games:
            return None
        return self.creature_wins / self.games, *wilson(self.creature_wins, self.games)

    def change_from(self, other: Match) -> Estimate | None:
        """How much more often the Creature wins than in the same games of another pairing."""
        both = [pair for pair in zip(self.winners, other.winners, strict=True) if all(pair)]
        if not both:
            return None
        more = sum(one == CREATURE_WINS != two for one, two in both)
        less = sum(two == CREATURE_WINS != one for one, two in both)
        return (more - less) / len(both), *paired(more, less, len(both))


@dataclass
class Report:
    contest: Contest
    matches: dict[Cell, Match] = field(default_factory=dict)
    times: dict[tuple[Thinker, int], Times] = field(default_factory=dict)  # by seat count
    failures: list[Failure] = field(default_factory=list)
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
        return Match(bytearray().join(self.matches[pairing, each].winners for each in self.contest.players))

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
        baseline = self.contest.against
        assert baseline is not None
        bot, creature = who
        pairing = (bot, baseline) if creature else (baseline, bot)
        found = self.match(pairing, players).change_from(self.match((baseline, baseline), players))
        if found is None or creature:
            return found
        change, low, high = found
        return -change, -high, -low

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
