"""The names of places, cards and tokens in keys."""

from __future__ import annotations

from artemia.engine.spelling import KINDS, NUMBERS, set_of
from artemia.rules.catalog import HUNT, HUNT_BY_BIT, SITES, SURVIVAL, SURVIVAL_BY_BIT
from artemia.rules.constants import ARTEMIA_TOKEN, CREATURE_TOKEN, TARGET_TOKEN, place
from artemia.rules.sanctuary_catalog import (
    AVATAR_BY_BIT,
    AVATARS,
    EVOLUTION_BY_BIT,
    EVOLUTIONS,
    SURVIVOR_BY_BIT,
    SURVIVORS,
)

TOKENS = {"creature": CREATURE_TOKEN, "target": TARGET_TOKEN, "artemia": ARTEMIA_TOKEN}
TOKEN_NAMES = {bit: name for name, bit in TOKENS.items()}
PLACE_NUMBERS = {str(number): place(number) for number in range(1, 11)}

KINDS["Modifiers"] = KINDS["int"]
NUMBERS.add("Modifiers")
KINDS["Places"] = set_of(lambda bit: str(bit.bit_length()), lambda word: PLACE_NUMBERS[word])
KINDS["Tokens"] = set_of(lambda bit: TOKEN_NAMES[bit], lambda word: TOKENS[word])
KINDS["HuntCards"] = set_of(lambda bit: HUNT_BY_BIT[bit].id, lambda word: HUNT[word].bit)
KINDS["SurvivalCards"] = set_of(lambda bit: SURVIVAL_BY_BIT[bit].id, lambda word: SURVIVAL[word].bit)
KINDS["Evolutions"] = set_of(lambda bit: EVOLUTION_BY_BIT[bit].id, lambda word: EVOLUTIONS[word].bit)
KINDS["Avatars"] = set_of(lambda bit: AVATAR_BY_BIT[bit].id, lambda word: AVATARS[word].bit)
KINDS["Survivors"] = set_of(lambda bit: SURVIVOR_BY_BIT[bit].id, lambda word: SURVIVORS[word].bit)
KINDS["Sites"] = set_of(lambda bit: SITES[bit.bit_length() - 1], lambda word: 1 << SITES.index(word))
KINDS["Spaces"] = set_of(lambda bit: str(bit.bit_length() - 1), lambda word: 1 << int(word))
