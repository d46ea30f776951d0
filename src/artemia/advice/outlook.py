"""How a turn ends after an answer, on average: what a comparison of two answers is told by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from artemia.advice.spots import FEWEST, FRESH
from artemia.bots.cunning.bot import HUNT_CHOICE, believe, lays_creature
from artemia.bots.cunning.rehearsal import COMMIT, EXPLORE, Rehearsal
from artemia.bots.cunning.turn import TurnModel
from artemia.engine.step import OP, Answers, Step
from artemia.rules.constants import CREATURE, CREATURE_WINS, HUNTED_WIN
from artemia.rules.state import State

Way = Callable[[State], Step]
"""What is answered in a scene: always the same, or what suits it."""

WORTH: Final = {
    "rescue": 1.0,
    "assimilation": 1.1,
    "defense": 0.8,
    "developed": 0.5,
    "survival": 0.35,
    "hunt": 0.35,
    "will": 0.25,
    "dna": 0.12,
    "hand": 0.12,
}
"""What may be told of the end of a turn, and how much one of it counts, in spaces of a track."""
DECIDES: Final = 0.08
"""How much oftener the game must be won or lost in this turn to be told."""
HARDLY: Final = 0.08
LEAST_TOLD: Final = 0.05
"""Of anything; less would be told as none."""
SURE: Final = 2.0
"""Standard errors; what differs by less may be the luck of the scenes."""


@dataclass(frozen=True)
class Outlook:
    """How some scenes went, one after the other. More of a fact is better for the Hunted."""

    chances: list[float]
    won: list[int]
    lost: list[int]
    facts: dict[str, list[float]]

    @property
    def chance(self) -> float:
        return fmean(self.chances)


def outlooks(
    stage: Rehearsal, ways: Sequence[Way], scenes: int, prepare: Callable[[State], None] | None
) -> list[Outlook]:
    """Each of these ways on the same fresh scenes."""
    chances: list[list[float]] = [[] for _ in ways]
    ends: list[list[State]] = [[] for _ in ways]
    for n in range(scenes):
        for k, way in enumerate(ways):
            scene = stage.scene(FRESH + n)
            if prepare is not None:
                prepare(scene)
            scene.agenda.append(way(scene))
            chances[k].append(stage.chance(scene, None))
            ends[k].append(scene)
        if n + 1 >= FEWEST and perf_counter() > stage.deadline:
            break
    return [outlook_of(each, states, stage.seat) for each, states in zip(chances, ends, strict=True)]


def outlook_of(chances: list[float], ends: list[State], seat: int) -> Outlook:
    winners = (CREATURE_WINS, HUNTED_WIN) if seat == CREATURE else (HUNTED_WIN, CREATURE_WINS)
    facts = [facts_of(g) for g in ends]
    return Outlook(
        chances=chances,
        won=[g.winner == winners[0] for g in ends],
        lost=[g.winner == winners[1] for g in ends],
        facts={fact: [each[fact] for each in facts] for fact in WORTH},
    )


def facts_of(g: State) -> dict[str, float]:
    hunted = g.hunted[1:]
    s = g.sanctuary
    return {
        "rescue": -g.rescue,
        "assimilation": g.assimilation,
        "defense": -s.defense if s is not None and s.token else 0,
        "developed": -s.developed.bit_count() if s is not None else 0,
        "survival": sum(h.survival.bit_count() for h in hunted),
        "hunt": -g.hunt_hand.bit_count(),
        "will": sum(h.will for h in hunted),
        "dna": -s.dna if s is not None else 0,
        "hand": sum(h.hand.bit_count() for h in hunted),
    }


def lead(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """By how much the ones are ahead of the others, scene by scene; 0 if that may well be luck."""
    apart = [one - other for one, other in zip(ours, theirs, strict=True)]
    mean = fmean(apart)
    return mean if abs(mean) >= SURE * stdev(apart) / sqrt(len(apart)) else 0.0


def telling_fact(best: Outlook, other: Outlook, seat: int) -> tuple[str, float]:
    """What speaks most for the better one, and by how much; nothing if there is hardly a difference."""
    sign = -1.0 if seat == CREATURE else 1.0
    ahead = {fact: sign * lead(best.facts[fact], other.facts[fact]) for fact in WORTH}
    fact = max(WORTH, key=lambda each: WORTH[each] * ahead[each])
    counts = ahead[fact] >= LEAST_TOLD and WORTH[fact] * ahead[fact] >= HARDLY
    return (fact, ahead[fact]) if counts else ("", 0.0)


def believing(stage: Rehearsal, turn: TurnModel | None) -> Callable[[State], None] | None:
    """The Creature that has solved the turn believes the Hunted where they should be."""
    if turn is None or stage.seat != CREATURE:
        return None
    return lambda scene: believe(scene, turn, stage)


def way_of(stage: Rehearsal, step: Step) -> Way:
    """The step itself; where it is NO, whatever comes to mind when one goes on."""
    if step:
        return lambda scene: step
    on = going_on(stage.question, stage.answers)
    return lambda scene: stage.players.choose(scene, stage.question, on)


def going_on(question: Step, answers: Answers) -> Answers:
    """The answers that go on with what the phase is about: to choose a place, to look at one."""
    if question & OP == HUNT_CHOICE:
        return tuple([each for each in answers if lays_creature(each)])
    if question & OP == EXPLORE:
        return tuple([each for each in answers if each & OP == COMMIT])
    return ()
