"""What the bonuses of the Defense track are worth to all Hunted together."""

from __future__ import annotations

from artemia.bots.habits.evolution_worth import strongest
from artemia.bots.habits.registry import BONUS_WORTH, constantly
from artemia.bots.habits.scale import turns_left
from artemia.rules.state import sanctuary_of

BONUS_WORTH.update(
    range_1_10=constantly(10),
    discard_evolution=lambda g: strongest(g, sanctuary_of(g).developed) * turns_left(g) // 2,
    place_if_none=lambda g: 25 * (g.seats - 1),
    survival_if_none=lambda g: 10 * (g.seats - 1),
    all_survival=lambda g: 28 * (g.seats - 1),
    all_take_back=lambda g: 16 * (g.seats - 1),
    all_will=lambda g: 18 * (g.seats - 1),
    discard_dna=constantly(20),
)
