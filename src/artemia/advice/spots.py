"""What a solved turn says about each place a seat can choose."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from artemia.bots.cunning.mixed_strategy import pick
from artemia.bots.cunning.solver import blended
from artemia.bots.cunning.turn import TurnModel
from artemia.rules.constants import CREATURE, Places

FEWEST: Final = 4
FRESH: Final = 100_000
"""Scenes from this number on are not those the turn was studied on."""


@dataclass(frozen=True)
class Spot:
    """A place the Creature may look at, or the places a Hunted may play."""

    places: Places
    share: float
    """How often to go there."""
    chance: float
    """To win, for the camp of the one asked."""
    meeting: float
    """How likely the Creature meets the Hunted there: this one, or anybody at all."""
    worth: float
    """What it brings a Hunted whom the Creature doesn't find; nothing to the Creature."""
    cost: float
    """What it costs a Hunted to be found there."""
    could: int
    """How many Hunted may be there."""


class Belief:
    """How often everybody goes where, as the seat that has studied a turn sees it; itself as it should."""

    def __init__(self, turn: TurnModel) -> None:
        game, seat = turn.game, turn.seat
        self.turn = turn
        self.own = turn.mixture()
        """How often the seat should choose each of its places."""
        if seat == CREATURE:
            self.hunt = self.own
            self.ways = turn.believed()
            self.gains = game.gains(self.ways)[2]
            """What each of them gives the seat's camp; only the differences mean something."""
        else:
            self.hunt = blended(game.hunt, turn.usual_hunt, turn.hope)
            self.ways = [self.own if j + 1 == seat else mixture for j, mixture in enumerate(game.mixtures)]
            self.gains = game.gains_against(seat - 1, self.hunt)
        self.catches = [1.0 - missed for missed in game.gains(self.ways)[1]]
        """How likely somebody is on each place."""

    def rehearsed(self, n: int, wanted: Places) -> float:
        """The Creature's chance after a fresh scene; the seat goes where it is wanted, or as it should.

        All others go, and have all luck they have, as in any other rehearsal with this number.
        """
        game, seat = self.turn.game, self.turn.seat
        luck = Random(f"{self.turn.stage.salt} {n}")
        hunt = game.places[pick(self.hunt, luck)]
        ways = [game.ways[j][pick(mixture, luck)] for j, mixture in enumerate(self.ways)]
        if wanted and seat == CREATURE:
            hunt = wanted
        elif wanted:
            ways[seat - 1] = wanted
        return self.turn.rehearsed(FRESH + n, hunt, ways)

    def level(self, scenes: int, wanted: Places = 0) -> float:
        """The chance to win of the seat's camp, by so many rehearsals or as many as there is time for."""
        found: list[float] = []
        for n in range(scenes):
            found.append(self.rehearsed(n, wanted))
            if n + 1 >= FEWEST and perf_counter() > self.turn.stage.deadline:
                break
        mean = sum(found) / len(found)
        return mean if self.turn.seat == CREATURE else 1.0 - mean


def spots(turn: TurnModel, scenes: int) -> list[Spot]:
    """Of the seat that studied the turn, in the order of its answers."""
    belief, game, me = Belief(turn), turn.game, turn.seat - 1
    mean = sum(share * gain for share, gain in zip(belief.own, belief.gains, strict=True))
    level = belief.level(scenes)
    chances = [min(max(level + gain - mean, 0.0), 1.0) for gain in belief.gains]
    if turn.seat == CREATURE:
        return [
            Spot(
                places=place,
                share=belief.own[c],
                chance=chances[c],
                meeting=belief.catches[c],
                worth=0.0,
                cost=0.0,
                could=sum(any(way & place for way in ways) for ways in game.ways),
            )
            for c, place in enumerate(game.places)
        ]
    return [
        Spot(
            places=way,
            share=belief.own[a],
            chance=chances[a],
            meeting=min(sum(belief.hunt[c] for c in game.meets[me][a]), 1.0),
            worth=-game.free[me][a],
            cost=game.caught[me][a],
            could=1,
        )
        for a, way in enumerate(game.ways[me])
    ]
