"""How well Survival cards are liked."""

from __future__ import annotations

from typing import Final

from artemia.rules.catalog import SURVIVAL

LIKED: Final = {
    "dodge": 10,
    "wrong_track": 9,
    "sixth_sense": 9,
    "adrenaline": 7,
    "amplifier": 7,
    "gate": 7,
    "vortex": 6,
    "ingenuity": 6,
    "drone": 5,
    "double_back": 5,
    "smokescreen": 5,
    "detector": 4,
    "hologram": 4,
    "strike_back": 4,
    "sacrifice": 3,
    # EXPLORATION
    "shuttle": 8,
    "camouflage": 4,
    "flare": 2,
    "first_aid": 5,
    "supply_crate": 7,
    "second_thoughts": 9,
    "solidarity": 6,
    "decoy": 5,
    "scavenging": 5,
    "map_fragment": 5,
    "endurance": 6,
    "rally": 5,
    # SANCTUARY
    "course_change": 4,
    "gene_lock": 4,
    "sabotage": 4,
    "distress_call": 6,
    "comfort": 5,
    "deflector": 5,
    "barricade": 9,
    "escort": 6,
    "reinforcements": 7,
    "airlift": 7,
    "bait": 4,
    "roll_call": 4,
    "second_wind": 6,
    "holding_pattern": 3,
    "sterilization": 4,
}
LIKING: Final = [0] * 64
"""How well a Survival card is liked, by its bit."""
for _card in SURVIVAL.values():
    if not _card.replaces:
        LIKING[_card.bit.bit_length() - 1] = LIKED.get(_card.id, 5)
