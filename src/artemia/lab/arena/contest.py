"""What is played: every pairing at every seat count, on the same deals and with the same luck."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from artemia.errors import ArtemiaError
from artemia.lab.simulate import Order

Pairing = tuple[str, str]
"""The bot that plays the Creature, and the one on every seat of the Hunted."""


@dataclass(frozen=True)
class Contest:
    """So many games for each pairing and seat count, on the sides in turn.

    Game k of a seat count has the same deal and gives every seat the same seed, whoever plays: what differs
    between two pairings is the bots' doing. The baseline, if there is one, plays on both sides too.
    """

    creatures: tuple[str, ...]
    hunted: tuple[str, ...]
    players: tuple[int, ...]
    games: int = 100
    seed: int | str = 1
    sides: tuple[str, ...] = ("A", "B")
    expert: bool = False
    against: str | None = None
    check: bool = False  # whether bots peek: that takes three times as long
    wishes: dict[str, Any] = field(default_factory=dict)  # boxes, places and variants, as an Order wants them

    def __post_init__(self) -> None:
        if not self.pairings or not self.players:
            raise ArtemiaError("There must be a bot on either side, and a seat count.", "arena-nobody")
        for pairing in self.pairings:
            for players in self.players:
                self.order(pairing, players)

    @property
    def pairings(self) -> list[Pairing]:
        baseline = () if self.against is None else (self.against,)
        creatures, hunted = (dict.fromkeys(baseline + bots) for bots in (self.creatures, self.hunted))
        return [(creature, each) for creature in creatures for each in hunted]

    @property
    def games_in_all(self) -> int:
        return self.games * len(self.players) * len(self.pairings)

    def order(self, pairing: Pairing, players: int) -> Order:
        return Order(
            players=(players,),
            sides=self.sides,
            expert=self.expert,
            creature=pairing[0],
            hunted=pairing[1],
            games=self.games,
            seed=f"{self.seed}.{players}",
            **self.wishes,
        )
