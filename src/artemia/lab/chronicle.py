"""What is noted of a game while it is played, in plain numbers: compiled, it costs next to nothing."""

from __future__ import annotations

from typing import Final

from artemia.bots.policy import StepWatcher
from artemia.engine.step import OP, Step, Unbounded, first_of, members
from artemia.rules.constants import CREATURE, HuntCards, Places, SurvivalCards
from artemia.rules.phases.end_of_turn import begin_turn
from artemia.rules.phases.token_strikes import caught_at, creature_strikes
from artemia.rules.state import State
from artemia.rules.windows import play_hunt, play_survival

BEGIN_TURN: Final[int] = begin_turn() & OP
CREATURE_STRIKES: Final[int] = creature_strikes() & OP
PLAY_HUNT: Final[int] = play_hunt(CREATURE, 0) & OP
PLAY_SURVIVAL: Final[int] = play_survival(CREATURE, 0) & OP
PLACES: Final = 10


class Chronicle(StepWatcher):
    """One game. Lists of turns begin with what was laid out, before the first one."""

    def __init__(self) -> None:
        self.rescue: list[int] = []
        self.assimilation: list[int] = []
        self.defense: list[int] = []
        self.visited: list[int] = [0] * PLACES  # how often a Hunted was there when a turn ended
        self.caught: list[int] = [0] * PLACES
        self.catches = 0
        self.hunt_played: list[HuntCards] = []
        self.survival_played: list[SurvivalCards] = []
        self.hunt_order: list[HuntCards] = []
        """The cards in the order in which the fresh deck holds them, those of the first hands first."""
        self.survival_order: list[SurvivalCards] = []
        self.hunt_held: HuntCards = 0
        self.survival_held: SurvivalCards = 0

    def about_to(self, g: State, step: Step) -> None:
        op = step & OP
        if op == BEGIN_TURN:
            self.note_turn(g)
        elif op == CREATURE_STRIKES:
            self.note_catches(g)
        elif op == PLAY_HUNT:
            self.hunt_played.append(first_of(step))
        elif op == PLAY_SURVIVAL:
            self.survival_played.append(first_of(step))

    def note_turn(self, g: State) -> None:
        """The tracks and where everybody is; to be called once more when the game is over."""
        if not g.turn:
            self.note_deal(g)
        self.rescue.append(g.rescue)
        self.assimilation.append(g.assimilation)
        if g.sanctuary is not None and g.sanctuary.token:
            self.defense.append(g.sanctuary.defense)
        self.hunt_held |= g.hunt_hand
        for me in g.hunted_seats():
            h = g.hunted[me]
            self.survival_held |= h.survival
            for one in members(h.at):
                self.visited[one.bit_length() - 1] += 1

    def note_deal(self, g: State) -> None:
        self.hunt_order.extend(members(g.hunt_hand))
        self.hunt_order.extend(reversed(g.hunt_deck))
        hands: Unbounded = 0
        for me in g.hunted_seats():
            hands |= g.hunted[me].survival
        self.survival_order.extend(members(hands))
        self.survival_order.extend(reversed(g.survival_deck))

    def note_catches(self, g: State) -> None:
        for me in g.hunted_seats():
            where: Places = caught_at(g, me)
            if where:
                self.catches += 1
                for one in members(where):
                    self.caught[one.bit_length() - 1] += 1
