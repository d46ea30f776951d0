"""A playing style: how opponents are modelled, how far rehearsals are trusted, and what is liked."""

from __future__ import annotations

from typing import Final

FAITH: Final = 0.3
HOPE: Final = 0.4
PAIR: Final = 0.2
ALONE: Final = 0.5
TRUST: Final = 25.0
FEAR: Final = 1.0
CROWD: Final = 0.0
HABIT: Final = 0.0
"""What a player has who has no character."""


class Style:
    """With faith, hope, pair and alone at 0 it plays the solution of a turn as it sees it."""

    def __init__(
        self,
        faith: float = FAITH,
        hope: float = HOPE,
        trust: float = TRUST,
        fear: float = FEAR,
        crowd: float = CROWD,
        habit: float = HABIT,
        pair: float = PAIR,
        alone: float = ALONE,
    ) -> None:
        self.faith = faith
        """How often the Hunted are believed to follow their instinct, by a Creature."""
        self.hope = hope
        """How often the Creature is, by a Hunted. More than that is soon read."""
        self.pair = pair
        """The same, by one of two Hunted."""
        self.alone = alone
        """The same, by one who is the only Hunted: nobody else gains time for them."""
        self.trust = trust
        """How many rehearsals it weighs as much as that all places are worth the same."""
        self.fear = fear
        """What a catch counts for a Hunted, beside what it costs their camp; to the Creature, a sure one."""
        self.crowd = crowd
        """How much more readily it goes where all the others are than where nobody is."""
        self.habit = habit
        """How often it goes where instinct leads, after all that thinking."""

    def hope_of(self, hunted: int) -> float:
        """By one of so many Hunted."""
        return self.alone if hunted == 1 else self.pair if hunted == 2 else self.hope
