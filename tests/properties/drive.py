"""Random games, driven in the two ways there are, stopping before every answer.

`in_turn` asks one question at a time, as bots are asked. `at_the_door` goes through `Game`: all questions are
open at once, answered in a random order, and now and then somebody thinks again. A *rich* game deals out
more cards than the rules do, so that cards meet that seldom meet; it can't be replayed.

The games are of all modes: the presets, and mixtures of places and cards that no preset has.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import pytest

from artemia import Game, Setup
from artemia.engine import kernel
from artemia.engine.spelling import Reply, spell
from artemia.engine.step import OP, OPS, Seat, Step, members, seat_of
from artemia.rules.boxes import BOXES, presets_of
from artemia.rules.catalog import places_of
from artemia.rules.deal import new_state
from artemia.rules.phases.exploration import standing_offer
from artemia.rules.presets import PRESETS
from artemia.rules.sanctuary_state import MOST_DEVELOPED
from artemia.rules.state import State

BASE_PLACES = places_of("base")

CARDS: Final = (
    "play_hunt",
    "play_survival",
    "plan",
    "use_evolution",
    "use_avatar",
    "rescue",
    "fortify",
    "evolve",
    "develop",
)
MIXED_PLACES: Final = (
    "nexus",
    "jungle",
    "fjord",
    "beach",
    "labyrinth",
    "swamp",
    "archipelago",
    "pole",
    "source",
    "portal",
)
MIXED_CITY: Final = (
    "lair",
    "oasis",
    "river",
    "dome",
    "labyrinth",
    "mangrove",
    "camp",
    "pole",
    "fungi",
    "artefact",
)
OURS: Final = {name: each for box in BOXES.values() if box.is_ours for name, each in presets_of(box).items()}
"""The games of boxes that were never printed."""
MODES: Final[dict[str, dict[str, Any]]] = {
    **{name: each for name, each in PRESETS.items() if name not in OURS},
    "mixed": {"boxes": ("base",), "places": MIXED_PLACES},
    "old_planet": {"boxes": ("base", "exploration"), "places": BASE_PLACES},
    "mixed_city": {"boxes": ("base", "sanctuary"), "places": MIXED_CITY},
    "light_and_wild": {"boxes": ("base", "exploration"), "light": True},
}


def tables(few: int, more: int = 0) -> list[Any]:
    """Set-ups for `parametrize`: `few` rounds, and `more` rounds that are slow.

    A round is a game for each of 2 to 7 players, each of another mode; the first one has the presets. Ten
    rounds meet every mode at every seat count. Side and variant change from game to game. Games of our own
    boxes come on top of a round: whoever adds a box plays no other games than before with the rest.
    """
    modes = list(MODES)
    found = [laid(n, modes[(n + n // 30) % len(modes)], n >= 6 * few) for n in range(6 * (few + more))]
    return found + [laid(n, mode, n >= 6 * few) for mode in OURS for n in range(1, 6 * (few + more), 2)]


def laid(n: int, mode: str, slow: bool) -> Any:
    players, side, expert = 2 + n % 6, (None, "A", "B")[(n + n // 6) % 3], (n // 2 + n // 6) % 2 == 1
    wishes = MODES[mode] if mode in MODES else OURS[mode]
    setup = Setup(players=players, side=side, expert=expert, seed=f"table {n}", **wishes)
    words = f"{n}-{mode}-{players}-{side or 'chosen'}{'-expert' if expert else ''}"
    return pytest.param(setup, id=words, marks=pytest.mark.slow if slow else ())


class Hat:
    """Answers are drawn from a hat. Every other hat is eager: it plays cards rather than passing."""

    def __init__(self, setup: Setup, salt: str = "") -> None:
        self.rng = Random(f"{setup.seed} {salt}")
        self.eager = self.rng.random() < 0.5

    def draw(self, steps: list[Step]) -> Step:
        cards = [step for step in steps if OPS[step & OP].name in CARDS]
        if self.eager and cards and self.rng.random() < 0.6:
            return self.rng.choice(cards)
        return self.rng.choice(steps)


@dataclass(frozen=True)
class Moment:
    """A question, all its answers, and the one that is about to be given."""

    question: Step
    answers: list[Step]
    answer: Step

    @property
    def seat(self) -> Seat:
        return seat_of(self.question)

    @property
    def line(self) -> str:
        """As it stands in a record."""
        return str(Reply(self.seat, spell(self.answer)))


def start(setup: Setup) -> State:
    """A game at its very beginning, with a log."""
    g = new_state(setup)
    g.log = []
    return g


def in_turn(g: State, hat: Hat, *, rich: bool = False) -> Iterator[Moment]:
    """Plays to the end, one question at a time. While it waits the question is back on the agenda."""
    turn = 0
    while question := kernel.ask(g):
        if rich and g.turn > turn:
            turn = g.turn
            enrich(g)
            g.answers = kernel.answers_to(g, question)
        answers = kernel.all_answers(g.answers)
        answer = hat.draw(answers)
        g.agenda.append(question)
        yield Moment(question, answers, answer)
        g.agenda.pop()
        kernel.take(g, answer)


@dataclass(frozen=True)
class Move:
    """What is about to be answered at the front door; `again`: by somebody who was done and thinks again."""

    seat: Seat
    key: str
    again: bool


def at_the_door(game: Game, hat: Hat, *, rich: bool = False) -> Iterator[Move]:
    """Plays to the end through the front door."""
    turn = 0
    while not game.over:
        if rich and game.state.turn > turn:
            turn = game.state.turn
            enrich(game.state)
        move = next_move(game.state, hat)
        yield move
        game.answer(move.seat, move.key)


def next_move(g: State, hat: Hat) -> Move:
    """Any open question, any answer to it."""
    if hat.rng.random() < 0.15:
        done = [seat for seat in range(g.seats) if standing_offer(g, seat)]
        if done:
            seat = hat.rng.choice(done)
            return Move(seat, spell(standing_offer(g, seat)[0]), True)
    question = hat.rng.choice(kernel.open_questions(g))
    answer = hat.draw(kernel.all_answers(kernel.answers_to(g, question)))
    return Move(seat_of(question), spell(answer), False)


def enrich(g: State) -> None:
    """At the start of a turn: three Hunt cards to play, three Survival cards each, DNA, grown Evolutions."""
    g.hunt_left = 3
    for h in g.hunted[1:]:
        while g.survival_deck and h.survival.bit_count() < 3:
            h.survival |= g.survival_deck[-1]
            g.survival_deck = g.survival_deck[:-1]
    s = g.sanctuary
    if s is not None and s.token:
        s.dna = max(s.dna, 5)
        for one in members(s.evolutions)[1:]:
            if s.developed.bit_count() < MOST_DEVELOPED - 1:
                s.evolutions, s.developed = s.evolutions & ~one, s.developed | one
        for me in g.hunted_seats():
            if not s.survivors[me] and len(s.survivor_pile) > 4:
                s.survivors[me] = s.unseen[me] = s.survivor_pile[-1]
                s.survivor_pile = s.survivor_pile[:-1]
