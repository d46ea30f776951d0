"""How a player thinks of the others, how far he trusts what he has seen, and what he likes."""

from __future__ import annotations


class Manner:
    """With faith=0 he plays the solution of a turn as he sees it."""

    def __init__(self, faith: float = 0.5, trust: float = 0.4, fear: float = 1.0, crowd: float = 0.0) -> None:
        self.faith = faith
        """How often the other camp is believed to follow its instinct."""
        self.trust = trust
        """How many rehearsals the first guess weighs as much as, for every Hunted squared."""
        self.fear = fear
        """What a catch counts for a Hunted, beside what it costs his camp; to the Creature, a sure one."""
        self.crowd = crowd
        """How much he is drawn to where the others are, as a chance to win."""
