"""What the Creature expects before the reveal: of its tokens, and of the Hunted on each place."""

from __future__ import annotations

from artemia.bots.habits.guess import Guess, block_gains, guess_of
from artemia.bots.habits.sampling import total
from artemia.rules.constants import ALL_PLACES, CREATURE, Places
from artemia.rules.state import State


class Prospects:
    """What the Creature expects of its tokens this turn, in hundredths of a space."""

    def __init__(self, g: State) -> None:
        self.guess = guess_of(g, CREATURE)
        gains = self.guess.gains[:]
        self.best = max(gains) // 1000
        gains.remove(max(gains))
        self.second = max(gains) // 1000
        self.block = max(block_gains(g, self.guess, 20)) // 1000

    def on(self, places: Places) -> int:
        """What all Hunted together would gain on these places, as likely as they are there."""
        return expected_worth(self.guess, places)

    def crowd(self) -> int:
        """How many Hunted are expected where most are, in thousandths."""
        return max(expected(self.guess))

    def find(self) -> int:
        """How likely somebody is on the likeliest place, in thousandths."""
        return max(anybody(self.guess))


def expected(guess: Guess) -> list[int]:
    """How many Hunted are on each place, in thousandths."""
    found = [0] * 10
    for me in range(1, len(guess.odds)):
        row = guess.odds[me]
        for i in guess.places[me]:
            found[i] += row[i]
    return found


def anybody(guess: Guess) -> list[int]:
    """How likely somebody is on each place, in thousandths."""
    nobody = [1000] * 10
    for me in range(1, len(guess.odds)):
        row = guess.odds[me]
        for i in guess.places[me]:
            nobody[i] = nobody[i] * (1000 - row[i]) // 1000
    return [1000 - each for each in nobody]


def expected_worth(guess: Guess, places: Places = ALL_PLACES) -> int:
    """What all Hunted together would gain on these places, as likely as they are there."""
    found = 0
    for me in range(1, len(guess.odds)):
        row = guess.odds[me]
        for i in guess.places[me]:
            if places >> i & 1:
                found += row[i] * guess.worth[me][i]
    return found // 1000


def swarm_gains(g: State, guess: Guess) -> list[int]:
    """What those next to each place would have to discard."""
    here = expected(guess)
    return [22 * total(here, near) for near in g.planet.neighbours]
