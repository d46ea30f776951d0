"""Positions for a riddle: how a turn begins in a game that bots have played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

from artemia.bots.cunning.common_knowledge import all_undecided
from artemia.bots.cunning.rehearsal import EXPLORE
from artemia.bots.instinct import Instinct
from artemia.bots.policy import Watcher, play_out
from artemia.engine.kernel import ask
from artemia.engine.step import OP, Step
from artemia.rules.deal import new_state
from artemia.rules.knowledge import ONLOOKER, possible
from artemia.rules.phases.exploration import cards_to_play
from artemia.rules.setup import Setup
from artemia.rules.state import State

PLAYERS: Final = (3, 3, 4, 4, 5)
"""As often as each of them stands here."""
WARMED_UP: Final = 5
"""Turns; before, all hold much the same, and little is at stake."""
FEWEST_WAYS: Final = 3
"""Cards that everybody must be able to choose from."""


@dataclass(frozen=True)
class Position:
    """A table at which no Hunted has chosen yet, and the game it is from."""

    table: State
    players: int
    side: str
    seed: str
    turn: int


class Beginnings(Watcher):
    """Keeps the table as it is when the first Hunted of a turn is asked where to go."""

    def __init__(self) -> None:
        self.tables: list[State] = []

    def ask(self, g: State) -> Step:
        question = ask(g)
        if question and question & OP == EXPLORE and (not self.tables or self.tables[-1].turn != g.turn):
            table = g.copy()
            table.agenda.append(question)
            self.tables.append(all_undecided(table))
        return question


def positions(words: str) -> Iterator[Position]:
    """As many as are wanted, one from each game; the same words give the same ones."""
    for n in count():
        seed = f"{words} {n}"
        rng = Random(seed)
        players, side = rng.choice(PLAYERS), rng.choice("AB")
        g = new_state(Setup(players=players, side=side, seed=seed))
        watcher = Beginnings()
        play_out(g, [Instinct(f"{seed} {seat}") for seat in range(players)], watcher)
        open_ones = [table for table in watcher.tables if is_open(table)]
        if open_ones:
            table = rng.choice(open_ones)
            yield Position(table, players, side, seed, table.turn)


def is_open(g: State) -> bool:
    """Whether everybody plays one of several cards, which is all there is to think about."""
    return g.turn > WARMED_UP and all(
        cards_to_play(g, me) == 1 and possible(g, me, ONLOOKER).bit_count() >= FEWEST_WAYS
        for me in g.hunted_seats()
    )
