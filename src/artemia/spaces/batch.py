"""Many games stepped together, and what is to be known of them in shared memory. Compiled with the rules."""

from __future__ import annotations

from artemia.rules.constants import CREATURE_WINS
from artemia.rules.observation import observed
from artemia.rules.observation_layout import Layout
from artemia.rules.setup import Setup
from artemia.session import Session
from artemia.spaces.choice import TokenChoice
from artemia.spaces.paths import Paths


class Batch:
    """Games of one set-up, each beginning anew when it is over. The k-th game of a row follows from the seed.

    Of each game: what the seat that is asked sees, the mask of its tokens, which seat it is; and of the step
    before, whether a game ended with it, and the rewards of all seats.
    """

    setup: Setup
    seed: str
    paths: Paths
    tokens: int
    layout: Layout
    seen: memoryview
    masks: memoryview
    asked: memoryview
    over: memoryview
    rewards: memoryview
    games: list[Session]
    choices: list[TokenChoice]
    dealt: list[int]

    def __init__(
        self,
        setup: Setup,
        seed: str,
        paths: Paths,
        tokens: int,
        layout: Layout,
        seen: memoryview,
        masks: memoryview,
        asked: memoryview,
        over: memoryview,
        rewards: memoryview,
    ) -> None:
        self.setup, self.seed, self.layout = setup, seed, layout
        self.paths, self.tokens = paths, tokens
        self.seen, self.masks, self.asked, self.over, self.rewards = seen, masks, asked, over, rewards
        n = len(asked)
        self.dealt = [0] * n
        self.games = []
        self.choices = []
        for row in range(n):
            game = self.deal(row)
            self.games.append(game)
            self.choices.append(TokenChoice(paths, game.seat, game.legal()))
            self.show(row)

    def deal(self, row: int) -> Session:
        """The next game of a row."""
        number = self.dealt[row]
        self.dealt[row] = number + 1
        return Session.new(self.setup.with_seed(f"{self.seed} {row} {number}"))

    def step(self, tokens: list[int]) -> None:
        """A token for each game. One that isn't offered loses the game for its seat."""
        for row in range(len(self.games)):
            self.answer(row, tokens[row])

    def answer(self, row: int, token: int) -> None:
        game, choice = self.games[row], self.choices[row]
        seats = game.seats
        if self.over[row]:
            self.over[row] = 0
            for seat in range(seats):
                self.rewards[row * seats + seat] = 0
        lost = not choice.offers(token)
        if not lost:
            choice.take(token)
            if not choice.done:
                self.show(row)
                return
            game.take(choice.answer)
        if lost or game.over:
            self.over[row] = 1
            at = row * seats
            if lost:
                self.rewards[at + game.seat] = -1
            else:
                creature = 1 if game.state.winner == CREATURE_WINS else -1
                self.rewards[at] = creature
                for seat in range(1, seats):
                    self.rewards[at + seat] = -creature
            game = self.deal(row)
            self.games[row] = game
        self.choices[row] = TokenChoice(self.paths, game.seat, game.legal())
        self.show(row)

    def show(self, row: int) -> None:
        """Lays out what is known of a game to the seat that is asked."""
        game = self.games[row]
        seat = game.seat
        self.asked[row] = seat
        choice, tokens = self.choices[row], self.tokens
        seen = observed(game.state, seat, self.layout) + choice.so_far(tokens)
        size = self.layout.size + tokens
        self.seen[row * size : (row + 1) * size] = seen
        self.masks[row * tokens : (row + 1) * tokens] = choice.mask(tokens)
