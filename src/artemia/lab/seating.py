"""The games of an order, set up one after the other, with a bot on every seat."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from artemia.bots import bot_named
from artemia.bots.policy import Policy
from artemia.rules.setup import Setup

if TYPE_CHECKING:
    from artemia.lab.simulate import Cell, Order


def bot_seed(seed: int | str, game: int, seat: int) -> int:
    return int.from_bytes(sha256(f"bot {seed}.{game}.{seat}".encode()).digest()[:8], "big")


class Seating:
    """What needn't be made anew for each game is made once: set-ups, and bots that remember nothing.

    Of those one serves all seats it was named for: making a bot takes a good part of a random game's time.
    """

    def __init__(self, order: Order) -> None:
        self.order = order
        self.cells = order.cells
        self.setups: dict[Cell, Setup] = {}
        self.lasting: dict[str, Policy] = {}

    def cell(self, game: int) -> Cell:
        return self.cells[game % len(self.cells)]

    def setup(self, game: int) -> Setup:
        cell = self.cell(game)
        if cell not in self.setups:
            self.setups[cell] = self.order.setup(cell, game)
        return self.setups[cell].with_seed(self.order.seed_of(game))

    def policies(self, game: int) -> list[Policy]:
        creature, hunted = self.order.creature, self.order.hunted
        seats = [self.bot(creature, game, 0)]
        for seat in range(1, self.cell(game)[0]):
            neighbour = seats[-1]
            shared = neighbour.memoryless and (seat > 1 or creature == hunted)
            seats.append(neighbour if shared else self.bot(hunted, game, seat))
        return seats

    def bot(self, spec: str, game: int, seat: int) -> Policy:
        seed = bot_seed(self.order.seed, game, seat)
        if spec in self.lasting:
            self.lasting[spec].reseed(seed)
            return self.lasting[spec]
        bot = bot_named(spec, seed)
        if bot.memoryless:
            self.lasting[spec] = bot
        return bot
