"""A game that a process plays along, and its bots, which live as long as it does."""

from __future__ import annotations

from math import inf
from typing import Final

from artemia.bots import bot_named
from artemia.bots.policy import Policy
from artemia.engine.spelling import Reply, spell
from artemia.engine.step import Seat
from artemia.game import Game
from artemia.rules.setup import Setup
from artemia.session import asked_of

NEVER: Final = -1
"""When a bot was asked that has not been asked yet."""


class KeptBot:
    """A bot, and at which answer of the game it was asked last."""

    def __init__(self, level: str, seed: str) -> None:
        self.level, self.seed = level, seed
        self.policy: Policy = bot_named(level, seed)
        self.asked_at = NEVER


class GameWithBots:
    """What a bot keeps follows from the record: made anew in the middle of a game, it comes to know the same.

    It draws from its seed, its seat and how many answers were given. What it has learnt from earlier
    questions of a turn it learns again from these; nothing goes beyond a turn.
    """

    def __init__(self, setup: Setup) -> None:
        self.game = Game.new(setup)
        self.game.state.log = None  # nobody reads it here
        self.bots: dict[Seat, KeptBot] = {}
        self._turn_began()

    def _turn_began(self) -> None:
        self.before_turn = len(self.game.given)
        self.at_turn = self.game.state.copy()

    def give(self, line: str) -> None:
        self.game.give(line)
        if self.game.state.turn != self.at_turn.turn:
            self._turn_began()

    def choose(self, level: str, seat: Seat, seed: str, seconds: float | None) -> str:
        """What the bot on this seat answers to its open question, in so many seconds if it has a clock."""
        now = len(self.game.given)
        kept = self.bots.get(seat)
        if kept is None or (kept.level, kept.seed) != (level, seed) or kept.asked_at == now:
            kept = self.bots[seat] = KeptBot(level, seed)
        bot = kept.policy
        bot.at_most = inf if seconds is None else seconds
        self._recall(kept, seat)
        kept.asked_at = now
        g = self.game.state.copy()  # what a bot keeps of the table must not change under it
        bot.reseed(f"{seed} {seat} {now}")
        return spell(bot.choose(g, *asked_of(g, seat)))

    def _recall(self, kept: KeptBot, seat: Seat) -> None:
        """Lets a bot know what its seat was asked this turn while it wasn't there."""
        missed = max(self.before_turn, kept.asked_at + 1)
        answers = self.game.given[self.before_turn :]
        if not any(Reply.read(line).seat == seat for line in answers[missed - self.before_turn :]):
            return
        past = Game(self.at_turn.copy(), None)
        for n, line in enumerate(answers, self.before_turn):
            if n >= missed and Reply.read(line).seat == seat:
                g = past.state.copy()
                kept.policy.reseed(f"{kept.seed} {seat} {n}")
                kept.policy.recall(g, *asked_of(g, seat))
            past.give(line)
