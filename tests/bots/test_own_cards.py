"""A card that has another's effect is worth as much to bots as that one."""

from __future__ import annotations

from artemia.bots.habits.needs import planet_worth
from artemia.bots.habits.registry import (
    AVATAR_WORTH,
    EVOLUTION_WORTH,
    HUNT_WORTH,
    PLACE_WORTH,
    SURVIVAL_WORTH,
    avatar_worth,
    evolution_worth,
    hunt_worth,
    survival_worth,
)
from artemia.rules.catalog import HUNT, SURVIVAL
from artemia.rules.corrections import corrections
from artemia.rules.deal import new_state
from artemia.rules.presets import preset
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS

CARDS = {
    "place": {"lair": {"effect": "wreck"}},
    "hunt": {"telepathy": {"effect": "stasis"}},
    "survival": {"flare": {"effect": "dodge"}},
    "evolution": {"magnetic": {"effect": "tentacular"}},
    "avatar": {"geneticist": {"effect": "guide"}},
}


def test_a_card_is_worth_what_it_does() -> None:
    g = new_state(preset("everything", seed=1, cards=corrections(CARDS)))
    assert hunt_worth(g, HUNT["telepathy"].bit) is HUNT_WORTH["stasis"]
    assert survival_worth(g, SURVIVAL["flare"].bit) is SURVIVAL_WORTH["dodge"]
    assert evolution_worth(g, EVOLUTIONS["magnetic"].bit) is EVOLUTION_WORTH["tentacular"]
    assert planet_worth(g).gains[0] is PLACE_WORTH["wreck"].gain
    assert avatar_worth(g, AVATARS["geneticist"].bit) is AVATAR_WORTH["guide"]
