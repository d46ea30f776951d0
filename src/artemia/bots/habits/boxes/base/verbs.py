"""What the verbs of the base game are worth to a Hunted, where they are answers."""

from __future__ import annotations

from artemia.bots.habits.city_worth import rescue_space
from artemia.bots.habits.needs import Needs, healing, new_card
from artemia.bots.habits.registry import VERB_WORTH, VerbWorth
from artemia.bots.habits.scale import A_CARD
from artemia.engine.step import Step, first_of, second_of
from artemia.rules.state import State


def cards_back(g: State, me: int, step: Step) -> int:
    n = first_of(step).bit_count() + second_of(step).bit_count()
    return n * A_CARD[g.hunted[me].hand.bit_count()]


def power(g: State, me: int, step: Step) -> int:
    n = Needs(g, me)
    return n.planet.gains[first_of(step).bit_length() - 1](g, me, n)


VERB_WORTH.update(
    take_back=VerbWorth(cards_back),
    pick_up=VerbWorth(cards_back),
    take_from_reserve=VerbWorth(lambda g, me, step: new_card(g, me, Needs(g, me))),
    use_power=VerbWorth(power),
    draw_survival=VerbWorth(38),
    draw_two_keep_one=VerbWorth(38),
    heal=VerbWorth(lambda g, me, step: healing(g), heals=True),
    charge_marker=VerbWorth(lambda g, me, step: rescue_space(g) * 11 // 20),
    fire_marker=VerbWorth(lambda g, me, step: rescue_space(g)),
    advance_rescue=VerbWorth(lambda g, me, step: rescue_space(g)),
    discard=VerbWorth(parts=True),
    set_aside=VerbWorth(parts=True),
    discard_survival=VerbWorth(parts=True),
)
