"""Prescient."""

from artemia.rules.constants import CREATURE
from artemia.rules.redeal import redeal
from tests.cards.sanctuary.evolutions.talk import can_use, light, uses
from tests.cards.talk import offered


def test_prescient_hears_in_which_half_a_card_lies_and_so_does_everybody() -> None:
    t = light("prescient", ripley={"plays": "jungle"}, freddy={"plays": "wreck"})
    t.hunt()
    t.creature.chooses("use_evolution prescient")
    assert offered(t.creature, "foresee") == ["ripley", "freddy"]
    t.creature.chooses("foresee freddy")
    for player in (t.creature, t.ripley, t.freddy):
        assert player.log[-2:] == ["foresee freddy", "tell_half 6"]
    assert not can_use(t, "prescient")


def test_prescient_hears_of_a_low_number() -> None:
    t = light("prescient", ripley={"plays": "jungle"})
    t.hunt()
    uses(t, "prescient")
    assert t.creature.log[-1] == "tell_half 1"


def test_prescient_gets_an_answer_for_each_of_two_cards() -> None:
    t = light("prescient", ripley={"plays": "swamp jungle", "river": True})
    t.hunt()
    uses(t, "prescient")
    assert t.creature.log[-2:] == ["tell_half 1", "tell_half 6"]


def test_prescient_comes_before_the_creature_token() -> None:
    t = light("prescient", artemia=True, ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    assert not can_use(t, "prescient")


def test_prescient_may_be_proved_wrong_by_a_later_exchange() -> None:
    t = light("prescient", ripley={"plays": "jungle", "discard": "wreck", "survival": ["vortex"]}, freddy={})
    t.hunt()
    uses(t, "prescient", "foresee ripley")
    t.creature.puts(creature="lair")
    t.ripley.plays("vortex")
    assert t.ripley.at == "wreck"


def test_prescient_is_known_to_whoever_deals_anew() -> None:
    t = light("prescient", ripley={"plays": "jungle", "hand": "lair swamp wreck"})
    t.hunt()
    uses(t, "prescient")
    deals = {redeal(t.state, CREATURE, seed).hunted[1].played for seed in range(20)}
    assert deals == {t.places("lair"), t.places("jungle")}


def test_prescient_hears_of_a_high_number_and_deals_anew_by_it() -> None:
    t = light("prescient", ripley={"plays": "wreck", "hand": "lair jungle swamp"})
    t.hunt()
    uses(t, "prescient")
    deals = {redeal(t.state, CREATURE, seed).hunted[1].played for seed in range(20)}
    assert deals == {t.places("swamp"), t.places("wreck")}
