"""Games between bots, looked at on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from artemia import Game
from artemia.bots import bot_named
from artemia.bots.policy import Policy, Watcher, play_out
from artemia.engine.kernel import all_answers, open_questions
from artemia.engine.spelling import spell
from artemia.engine.step import NO, OP, OPS, Seat, Step, seat_of
from artemia.rules.constants import EXPLORATION
from artemia.rules.deal import new_state
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.session import asked_of


class Stop(Watcher):
    """Remembers the question; ends the play at one of this kind."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind
        self.question = NO

    def ask(self, g: State) -> Step:
        self.question = super().ask(g)
        return NO if self.question and OPS[self.question & OP].name == self.kind else self.question


def until(g: State, policies: Sequence[Policy], kind: str) -> Step:
    """Plays up to the first question of this kind, which waits for its answer."""
    stop = Stop(kind)
    play_out(g, list(policies), stop)
    assert stop.question, f"there was no {kind}"
    return stop.question


def decisions(policies: list[Policy], setup: Setup) -> Iterator[tuple[State, Step, Step]]:
    """Every question of a game with its answer, the state being what it was when it was asked."""
    g, stop = new_state(setup), Stop()
    while play_out(g, policies, stop, most=1):
        answer = g.agenda.pop()
        yield g, stop.question, answer
        g.agenda.append(answer)


SILENT = ("commit", "commit_two", "ready", "withdraw")
"""What is answered in phase 1 and nobody else sees."""


def behind_their_back(setup: Setup, turns: int) -> Iterator[tuple[Game, Game, Seat]]:
    """A seat that is asked in phase 1, before and after others have chosen, and some have thought again."""
    game, rng = Game.new(setup), Random(setup.seed)
    policies = {seat: bot_named("instinct", seat) for seat in range(setup.players)}
    turn = 0
    while not game.over and turn < turns:
        asked = [seat_of(question) for question in open_questions(game.state)]
        if game.state.turn > turn and game.state.phase == EXPLORATION and len(asked) > 1:
            turn = game.state.turn
            for seat in asked:
                later = game.copy()
                for other in rng.sample(
                    [each for each in asked if each != seat], rng.randint(1, len(asked) - 1)
                ):
                    for _ in range(rng.randint(1, 3)):
                        answer_silently(later, other, rng)
                yield game, later, seat
        game.play(policies, most=1)


def answer_silently(game: Game, seat: Seat, rng: Random) -> None:
    offered = all_answers(asked_of(game.state, seat).answers)
    silent = [step for step in offered if OPS[step & OP].name in SILENT]
    if silent:
        game.answer(seat, spell(rng.choice(silent)))
