"""What can be answered in the games of one set-up, as numbers below a bound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from artemia.engine.spelling import KINDS
from artemia.engine.step import OP_BY_NAME, Seat, Step, Unbounded
from artemia.errors import ArtemiaError
from artemia.rules.card_table import card_table_of
from artemia.rules.catalog import decks_of
from artemia.rules.corrections import AS_THEY_ARE
from artemia.spaces.choice import TokenChoice
from artemia.spaces.paths import Paths
from artemia.spaces.tokens import token_names, unknown
from artemia.spaces.vocabulary import vocabulary

if TYPE_CHECKING:
    from artemia.rules.setup import Setup
    from artemia.session import Session

MOST_SPACES: Final = 256
BESIDE_MEMBERS: Final = 12
"""Tokens of an answer that aren't members of its set: ten of a second one, a seat, and that it is done."""


class Space:
    """The tokens of a set-up: those of the vocabulary its games can use, in the same order.

    >>> from artemia import Session, Setup
    >>> from artemia.spaces import space_of
    >>> game = Session.new(Setup(players=3, side="A", seed=7))
    >>> space = space_of(game.setup)
    >>> [space.tokens[token] for token in space.encode(game, game.legal()[0])]
    ['ready']
    """

    def __init__(self, setup: Setup) -> None:
        can = Members(setup)
        self.tokens = tuple([each.name for each in vocabulary() if can.say(each.box, each.name)])
        self.numbers = {name: number for number, name in enumerate(self.tokens)}
        self.size = len(self.tokens)
        self.longest = can.most + BESIDE_MEMBERS
        self.paths = Paths(self.path_of)

    def path_of(self, step: Step, asked: Seat) -> tuple[int, ...]:
        """All tokens of an answer, those that go without saying included."""
        names = token_names(step, asked)
        for name in names:
            if name not in self.numbers:
                raise unknown(name)
        return tuple([self.numbers[name] for name in names])

    def choice(self, game: Session) -> TokenChoice:
        """The answer to the question that waits, still to be given token by token."""
        return TokenChoice(self.paths, game.seat, game.legal())

    def mask(self, game: Session) -> bytes:
        """One byte a token: 1 where an answer may begin with it."""
        return self.choice(game).mask(self.size)

    def encode(self, game: Session, answer: Step) -> tuple[int, ...]:
        """The tokens that say this answer among those that are legal now, and no more than that takes."""
        return self.choice(game).tokens_to(answer)

    def decode(self, game: Session, tokens: Sequence[int]) -> Step:
        """The answer these tokens say now."""
        choice = self.choice(game)
        for token in tokens:
            choice.take(token)
        if not choice.done:
            raise ArtemiaError("These tokens don't say a whole answer.")
        return choice.answer


class Members:
    """Who and what there is in the games of a set-up, by how tokens name it."""

    def __init__(self, setup: Setup) -> None:
        cards = card_table_of(setup)
        hunt, survival = decks_of(setup.boxes)
        city = "sanctuary" in setup.parts
        self.boxes = setup.parts if setup.cards == AS_THEY_ARE else None
        self.players = setup.players
        bits: dict[str, Sequence[Unbounded]] = {
            "HuntCards": hunt,
            "SurvivalCards": survival,
            "Evolutions": [*cards.evolution] if city else (),
            "Avatars": [*cards.avatar] if city else (),
            "Survivors": [*cards.rescue_ask] if city else (),
        }
        self.names = {kind: {KINDS[kind][0](bit) for bit in each} for kind, each in bits.items()}
        self.names["Seats"] = {str(seat) for seat in range(setup.players)}
        self.most = max(20, *[len(each) for each in self.names.values()])

    def say(self, box: str, name: str) -> bool:
        """Whether this token can be part of an answer."""
        if self.boxes is not None and box not in self.boxes:
            return False
        word, _, member = name.partition(" ")
        if word == "for":
            return int(member) < self.players
        if word == "with":
            kind, _, member = member.partition(" ")
        elif not member or word not in OP_BY_NAME:
            return True
        else:
            kind = OP_BY_NAME[word].arguments[0]
        return kind not in self.names or member in self.names[kind]


def space_of(setup: Setup) -> Space:
    """The space of this set-up, the same one for all its games."""
    return _space(replace(setup, seed=0, side=None, expert=False))


@lru_cache(maxsize=MOST_SPACES)
def _space(setup: Setup) -> Space:
    return Space(setup)
