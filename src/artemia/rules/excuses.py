"""Reasons many cards share: why a token can't come, a card can't be drawn, the moment is gone."""

from __future__ import annotations

from artemia.engine.step import Seat
from artemia.rules.bars import Bar
from artemia.rules.constants import FULL_WILL, RECKONING
from artemia.rules.modifiers import (
    NO_ARTEMIA,
    NO_SURVIVAL_CARDS,
    RESCUE_STANDS_STILL,
    TARGET_HOLDS,
    TOKENS_STAND_FIRM,
)
from artemia.rules.state import State

BEFORE_ALL_STEPS = 0


def artemia_kept_away(g: State, me: Seat) -> Bar:
    return Bar("artemia/kept-away", wants=NO_ARTEMIA)


def artemia_kept_away_or_there(g: State, me: Seat) -> Bar:
    return artemia_kept_away(g, me) if g.modifiers & NO_ARTEMIA else Bar("artemia/there-anyway")


def step_is_over(g: State) -> Bar | None:
    """What is for the moment right after the reveal can't be done later."""
    late = g.phase == RECKONING and g.stage != BEFORE_ALL_STEPS
    return Bar("reckoning/before-all-steps") if late else None


def tokens_stand_firm(g: State) -> Bar | None:
    return Bar("tokens/stand-firm", wants=TOKENS_STAND_FIRM) if g.modifiers & TOKENS_STAND_FIRM else None


def held(g: State, me: Seat) -> Bar | None:
    return Bar("target/held", wants=TARGET_HOLDS) if me and g.stuck(me) else None


def no_survival_card_to_draw(g: State, me: Seat) -> Bar:
    if g.modifiers & NO_SURVIVAL_CARDS:
        return Bar("survival-cards/forbidden", wants=NO_SURVIVAL_CARDS)
    return Bar("survival-cards/none-to-draw")


def no_card_back(g: State, me: Seat) -> Bar:
    """Nothing in the discard to take back, or nothing may leave it."""
    return held(g, me) or Bar("discard/empty")


def nobody_to_heal(g: State) -> bool:
    return all(h.will == FULL_WILL for h in g.hunted[1:])


def rescue_stands_still(g: State, me: Seat) -> Bar:
    return Bar("rescue/stands-still", wants=RESCUE_STANDS_STILL)
