"""Games between bots, looked at on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from artemia.bots.policy import Policy, Watcher, play_out
from artemia.engine.step import NO, OP, OPS, Step
from artemia.rules.deal import new_state
from artemia.rules.setup import Setup
from artemia.rules.state import State


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
