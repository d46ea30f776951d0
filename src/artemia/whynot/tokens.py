"""What stands in the way of a Hunt token."""

from __future__ import annotations

from artemia.engine.step import Seat, Step
from artemia.rules.bars import Bar
from artemia.rules.constants import ARTEMIA_TOKEN, CREATURE, CREATURE_TOKEN, HUNTING, Tokens
from artemia.rules.effects.tokens import artemia_to_come, token_at
from artemia.rules.modifiers import NO_ARTEMIA
from artemia.rules.state import State


def token(g: State, me: Seat, one: Tokens, question: Step) -> Bar | None:
    if not g.phase:
        return None
    at = token_at(g, one)
    if me != CREATURE:
        return Bar("tokens/not-yours", token=one)
    if at:
        return Bar("tokens/lies-there", places=at, token=one)
    if one == ARTEMIA_TOKEN and g.modifiers & NO_ARTEMIA:
        return Bar("artemia/kept-away", wants=NO_ARTEMIA)
    if g.phase < HUNTING and (one == CREATURE_TOKEN or (one == ARTEMIA_TOKEN and artemia_to_come(g))):
        return Bar("tokens/phase-2", token=one)
    if one == ARTEMIA_TOKEN:
        return Bar("artemia/not-called")
    return Bar("tokens/with-a-card", token=one) if one != CREATURE_TOKEN else None
