"""How far a player trusts what he has found, and how he bends the solution of a turn."""

from __future__ import annotations


class Manner:
    """With reply=0 he draws from the solution itself, and whoever reads him gains nothing by it."""

    def __init__(
        self,
        faith: float = 0.5,
        reply: float = 1.0,
        calm: float = 0.02,
        trust: float = 1.5,
        fear: float = 1.0,
        crowd: float = 0.0,
    ) -> None:
        self.faith = faith
        """How often the other camp is believed to follow its instinct, and else to play the solution."""
        self.reply = reply
        """How often he answers what he believes of the others; else he draws from the solution."""
        self.calm = calm
        """A gain that hardly counts: the larger, the more evenly he spreads his answer."""
        self.trust = trust
        """How many rehearsals the first guess weighs as much as, for every Hunted squared."""
        self.fear = fear
        """What a catch counts for him, beside what it costs his camp."""
        self.crowd = crowd
        """How much he is drawn to where the others are."""
