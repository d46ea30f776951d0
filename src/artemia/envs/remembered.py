"""A game told move by move, chance included, in which no seat forgets what it has noticed."""

from __future__ import annotations

from typing import Any

from artemia.engine.core import LoggedStep
from artemia.engine.spelling import spell
from artemia.engine.step import OP, OPS, Seat, first_of, seat_of, second_of
from artemia.open_chance import OpenChance
from artemia.rules.constants import CREATURE, CREATURE_WINS
from artemia.rules.knowledge import Eyes
from artemia.rules.observation import observed
from artemia.rules.observation_layout import ONE, Columns, Layout, layout_of
from artemia.rules.setup import Setup
from artemia.spaces import Space, TokenChoice, space_of


class Remembered:
    """A move is a token of whoever is asked, or the outcome of a draw."""

    def __init__(self, setup: Setup, space: Space, layout: Layout) -> None:
        self.space, self.layout = space, layout
        self.open = OpenChance(setup)
        self.choice: TokenChoice | None = None
        self.noticed: list[tuple[str, ...]] = [()] * setup.players
        self._ask()

    @property
    def outcomes(self) -> int:
        """Of how many things chance draws one now; 0 if it isn't its move."""
        return self.open.outcomes

    @property
    def seat(self) -> Seat:
        """Whose move it is; -1 if it is nobody's, or that of chance."""
        return -1 if self.choice is None else self.open.session.seat

    @property
    def over(self) -> bool:
        return self.choice is None and not self.open.outcomes

    def move(self, number: int) -> None:
        if self.choice is None:
            self.open.draw(number)
            if not self.open.outcomes:
                self._ask()
            return
        self.choice.take(number)
        if self.choice.done:
            game, answer = self.open.session, self.choice.answer
            self.noticed[game.seat] += (f"> {game.key(answer)}",)
            self.choice = None
            self.open.take(answer)
            self._ask()

    def _ask(self) -> None:
        """What an answer has brought about is noticed, and the next seat is asked, if one is."""
        for seat in range(len(self.noticed)):
            news = [line for event in self.open.happened if (line := line_of(event, seat))]
            if news:
                self.noticed[seat] += tuple(news)
        if not self.open.outcomes and self.open.session.ask():
            self.choice = self.space.choice(self.open.session)

    def observation(self, eyes: Eyes) -> bytes:
        """What is seen now, with the tokens that were said of an answer."""
        size = self.space.size
        said = self.choice.so_far(size) if self.choice and self.seat == eyes else bytes(size)
        return observed(self.open.session.state, eyes, self.layout) + said

    def info_state(self, seat: Seat) -> str:
        """All a seat has ever noticed and answered, and what it sees now."""
        return "\n".join([str(seat), *self.noticed[seat], self.in_words(seat)])

    def in_words(self, eyes: Eyes) -> str:
        """The observation by the names of its slices, without what is nothing."""
        seen = observed(self.open.session.state, eyes, self.layout)
        found = [
            named(name, self.layout.columns[name], seen[part])
            for name, part in self.layout.slices.items()
            if any(seen[part])
        ]
        if self.choice and self.seat == eyes:
            found += [f"said {self.space.tokens[token]}" for token in self.choice.taken]
        return ", ".join(found)

    def returns(self) -> list[float]:
        """1 for each of the camp that has won, -1 for each of the other."""
        winner = self.open.session.state.winner
        creature = 0.0 if not winner else 1.0 if winner == CREATURE_WINS else -1.0
        return [creature if seat == CREATURE else -creature for seat in range(len(self.noticed))]

    def copy(self) -> Remembered:
        """Another game that goes its own way from here."""
        new: Remembered = Remembered.__new__(Remembered)
        new.space, new.layout = self.space, self.layout
        new.open, new.noticed = self.open.copy(), self.noticed[:]
        new.choice = self.choice.copy() if self.choice else None
        return new

    def __reduce__(self) -> tuple[object, ...]:
        taken = self.choice.taken if self.choice else None
        return revived, (self.open, self.noticed, taken)

    def __deepcopy__(self, memo: dict[int, Any]) -> Remembered:
        return self.copy()


def revived(game: OpenChance, noticed: list[tuple[str, ...]], taken: list[int] | None) -> Remembered:
    """From a pickle: what follows from the set-up isn't in it."""
    setup = game.session.setup
    new: Remembered = Remembered.__new__(Remembered)
    new.space, new.layout = space_of(setup), layout_of(setup)
    new.open, new.noticed, new.choice = game, noticed, None
    if taken is not None:
        new.choice = new.space.choice(game.session)
        for token in taken:
            new.choice.take(token)
    return new


def named(name: str, columns: Columns, values: bytes) -> str:
    if columns == ONE:
        return f"{name} {values[0]}"
    members = zip(columns, values, strict=True)
    return f"{name} " + "+".join([each if n == 1 else f"{each}={n}" for each, n in members if n])


def line_of(event: LoggedStep, seat: Seat) -> str:
    """What a seat notices of an event: all of it, or that it happens, and to how many cards."""
    step = event.step
    if event.witnesses >> seat & 1:
        return spell(step)
    if not event.noticed:
        return ""
    op = OPS[step & OP]
    cards = first_of(step).bit_count()
    if op.arguments == ("Places", "Places"):
        cards += second_of(step).bit_count()
    return f"{op.name} {seat_of(step)} …{cards}"
