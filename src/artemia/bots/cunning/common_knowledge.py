"""What the Hunted can decide by common knowledge before they go: who takes cards back, and what then.

Where to go depends on what the others hold. Whoever goes first must know who will take cards back yet, and
whoever is asked later must do what was expected of them. So this is decided by common knowledge, with luck
that everybody could name, and comes out the same whoever thinks of it.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final

from artemia.bots.cunning.rehearsal import COMMIT, Rehearsal
from artemia.bots.cunning.search import Weighed, weigh
from artemia.bots.cunning.turn_cache import MOST_KEPT, TAKEN_BACK, public
from artemia.engine.cache import keep
from artemia.engine.kernel import answers_to, ask
from artemia.engine.step import NO, OP, Answers, Seat, Step
from artemia.rules.constants import CREATURE
from artemia.rules.phases.exploration import commit_two, explore, give_up, resist, take_back_commitment
from artemia.rules.state import State
from artemia.rules.windows import prepare

GOINGS: Final = (COMMIT, commit_two(0, 0, 0) & OP)
TAKE_BACKS: Final = (resist(0, 0, 0) & OP, give_up(0) & OP)
PROPOSALS: Final = 16
AT_MOST: Final = 4
"""Ways to take cards back that are looked at."""
IN_A_ROW: Final = 2


def in_common(g: State) -> str:
    """What all Hunted start from, so that all come to the same solution, and each plays their part of it."""
    return f"{g.turn} {g.rescue} {g.assimilation}"


def all_undecided(g: State) -> State:
    """The table as if no Hunted had gone yet: all are still to be asked, and the Creature just waits."""
    new = g.copy()
    for me in new.hunted_seats():
        if new.done >> me & 1:
            take_back_commitment(new, me)
    new.withdraw_questions(explore(0))
    new.withdraw_questions(prepare(CREATURE))
    new.done = 1
    for me in range(new.seats - 1, 0, -1):
        new.agenda.append(explore(me))
    return new


def before(g: State, me: Seat) -> State:
    """The same table, while this Hunted is being asked."""
    new = g.copy()
    new.agenda.remove(explore(me))
    return new


def take_back(g: State, me: Seat, rehearsals: int, deadline: float) -> Weighed | None:
    """Ways to take cards back beside going at once (NO), the best first; None if nobody would think of it."""
    answers = answers_to(g, explore(me))
    if not any(only(answers, TAKE_BACKS)):
        return None
    key = f"{me} {rehearsals} {deadline < inf} {public(g)}"
    if key in TAKEN_BACK:
        return TAKEN_BACK[key]
    return keep(TAKEN_BACK, MOST_KEPT, key, weighed_take_back(g, me, answers, rehearsals, deadline))


def weighed_take_back(
    g: State, me: Seat, answers: Answers, rehearsals: int, deadline: float
) -> Weighed | None:
    goings = only(answers, GOINGS)
    stage = Rehearsal(
        before(g, me), explore(me), answers, deadline, Random(f"{in_common(g)} {me}"), in_public=True
    )
    public = only(answers, GOINGS + TAKE_BACKS)
    steps: list[Step] = [NO] if any(goings) else []
    for n in range(PROPOSALS):
        step = stage.players.choose(stage.scene(n), stage.question, public)
        if step & OP in TAKE_BACKS and step not in steps and len(steps) <= AT_MOST:
            steps.append(step)
    if steps in ([NO], []):
        return None
    if len(steps) == 1:
        return Weighed(steps, [[0.5]])
    return weigh(
        stage, steps, rehearsals, None, lambda scene: stage.players.choose(scene, stage.question, goings)
    )


def foreseen(g: State, seat: Seat, rehearsals: int, deadline: float) -> State:
    """The table after all but this seat have taken back what they will; who has gone already nobody knows."""
    for me in g.hunted_seats():
        for _ in range(IN_A_ROW if me != seat else 0):
            weighed = take_back(g, me, rehearsals, deadline)
            if weighed is None or not weighed.steps[0]:
                break
            then = after(g, me, weighed.steps[0])
            if then.winner:
                break
            g = then
    return g


def after(g: State, me: Seat, step: Step) -> State:
    """The table after this Hunted has done so; hidden cards may be others now, but nobody could tell."""
    luck = Random(f"{in_common(g)} {me} after")
    new = Rehearsal(before(g, me), explore(me), g.answers, 0.0, luck, in_public=True).scene(0)
    new.agenda.append(step)
    question = ask(new)
    if question:
        new.agenda.append(question)
    return all_undecided(new)


def only(answers: Answers, ops: tuple[int, ...]) -> Answers:
    """The others are left out, and their places stay empty."""
    return tuple([answer if answer & OP in ops else NO for answer in answers])
