"""Rollouts of one turn, called rehearsals: all answer by instinct, except where a plan says otherwise."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.cunning.value import creature_chance
from artemia.bots.instinct import Instinct
from artemia.engine.chance import key_of
from artemia.engine.kernel import ask, take_off
from artemia.engine.step import (
    NO,
    OP,
    OP_BY_NAME,
    SEAT_SHIFT,
    Answers,
    Seat,
    Step,
    pick_of,
    second_of,
    small_of,
)
from artemia.rules.constants import CREATURE, CREATURE_TOKEN, HUNTING, Places
from artemia.rules.effects.tokens import put_token
from artemia.rules.knowledge import ANY_HUNTED, Eyes
from artemia.rules.phases.exploration import commit
from artemia.rules.redeal import redeal
from artemia.rules.state import State

EXPLORE: Final = OP_BY_NAME["explore"].number
COMMIT: Final = OP_BY_NAME["commit"].number
PUT_TOKEN: Final = OP_BY_NAME["put_token"].number


class Plan:
    """Where everybody goes in one rehearsal; 0 where that is left to instinct."""

    def __init__(self, seats: int) -> None:
        self.places: list[Places] = [0] * seats
        self.hunt: Places = 0


class Rehearsal:
    """A stage for one question: the same seed gives the same hidden cards and the same luck.

    What the one asked can't see is dealt anew; `in_public`, all that not every Hunted can see.
    """

    def __init__(
        self,
        g: State,
        question: Step,
        answers: Answers,
        deadline: float,
        rng: Random,
        in_public: bool = False,
    ) -> None:
        self.g = g
        self.question = question
        self.answers = answers
        self.deadline = deadline
        self.seat: Seat = question >> SEAT_SHIFT & 7
        self.eyes: Eyes = ANY_HUNTED if in_public else self.seat
        self.salt = rng.getrandbits(32)
        self.number = 0  # of the scene
        self.deal = 0
        self.dealt: State | None = None  # the last deal, for another scene of it
        self.luck = Random(0)
        self.players = Instinct(0)
        self.players.rng = self.luck
        self.players.bits = self.luck.getrandbits

    def scene(self, n: int, deal: int = -1) -> State:
        """The table as it may be, for the n-th time; several scenes may have the same hidden cards."""
        deal = n if deal < 0 else deal
        if self.dealt is None or self.deal != deal:
            self.dealt, self.deal = redeal(self.g, self.eyes, f"{self.salt} {deal}"), deal
        new = self.dealt.copy()
        new.key = key_of(f"{self.salt} {n} from here")  # the same, whoever has played already
        new.drawn = 0
        take_off(new, self.question)  # it may have been put already, and is answered in its place
        self.number = n
        self.luck.seed(self.salt + n)
        return new

    def chance(self, g: State, plan: Plan | None) -> float:
        """That the camp of the one asked wins, when the next turn begins."""
        found = self.outcome(g, plan)
        return found if self.seat == CREATURE else 1.0 - found

    def outcome(self, g: State, plan: Plan | None) -> float:
        """The Creature's chance when the next turn begins."""
        turn = g.turn
        players = self.players
        before = g.phase < HUNTING
        while True:
            question = ask(g)
            if not question or g.turn != turn:
                return creature_chance(g)
            if before and g.phase >= HUNTING:  # from here the same luck, whoever has played already
                before = False
                self.luck.seed(self.salt - self.number - 1)
            step = NO if plan is None else going(plan, question >> SEAT_SHIFT & 7, g.answers)
            if not step:
                step = players.choose(g, question, g.answers)
                if plan is not None and plan.hunt and step & OP == PUT_TOKEN:
                    step = hunting(plan, step, g.answers)
            g.agenda.append(step)


def going(plan: Plan, me: Seat, answers: Answers) -> Step:
    """Goes at once where the plan wants this seat, if that is offered; otherwise NO."""
    wanted = plan.places[me]
    for answer in answers if wanted else ():
        if answer & OP == COMMIT and offers(answer, wanted, wanted.bit_count()):
            return commit(me, wanted)
    return NO


def hunting(plan: Plan, step: Step, answers: Answers) -> Step:
    """The Creature token comes to lie where the plan wants it, if that is offered."""
    if second_of(step) == CREATURE_TOKEN:
        for answer in answers:
            if (
                answer & OP == PUT_TOKEN
                and second_of(answer) == CREATURE_TOKEN
                and offers(answer, plan.hunt, 1)
            ):
                return put_token(CREATURE, plan.hunt, CREATURE_TOKEN)
    return step


def offers(answer: Step, wanted: Places, n: int) -> bool:
    """Whether just these places may be picked: they are n of those to choose from, or all that there are."""
    places = small_of(answer)
    return places & wanted == wanted and (pick_of(answer) == n or places == wanted)
