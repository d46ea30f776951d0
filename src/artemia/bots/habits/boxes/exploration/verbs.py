"""What the verbs of EXPLORATION are worth to a Hunted, where they are answers."""

from __future__ import annotations

from artemia.bots.habits.boxes.base.verbs import cards_back, power
from artemia.bots.habits.boxes.exploration.places import dome, labyrinth, pole
from artemia.bots.habits.needs import Needs, healing
from artemia.bots.habits.registry import VERB_WORTH, VerbWorth

DISCOVERY = VerbWorth(lambda g, me, step: labyrinth(g, me, Needs(g, me)))

VERB_WORTH.update(
    haul_in=VerbWorth(cards_back),
    use_discovery=VerbWorth(power),
    comb_islands=VerbWorth(38),
    advance_shield=VerbWorth(lambda g, me, step: dome(g, me, Needs(g, me))),
    pay_for_rescue=VerbWorth(lambda g, me, step: pole(g, me, Needs(g, me))),
    reveal_place=DISCOVERY,
    search_sites=DISCOVERY,
    sow_will=VerbWorth(lambda g, me, step: healing(g) * 3 // 2),
    receive_will=VerbWorth(heals=True),
    trade_card=VerbWorth(parts=True),
    follow_map=VerbWorth(parts=True),
)
