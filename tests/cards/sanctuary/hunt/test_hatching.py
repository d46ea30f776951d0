"""Hatching."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, creature_grows, evolutions, last_phase


def test_hatching_makes_the_first_evolution_cheaper_by_2_dna() -> None:
    t = table(
        hunt=["hatching"], city={"dna": 4, "evolutions": ["fast", "oppressive", "symbiotic"]}, ripley={}
    )
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("play_hunt hatching")
    t.creature.chooses("evolve")
    t.creature.chooses("develop oppressive")
    assert city(t).dna == 3
    t.creature.chooses("develop fast")
    assert city(t).dna == 0


def test_hatching_leaves_a_cost_of_1_dna() -> None:
    t = table(hunt=["hatching"], city={"evolutions": ["clever", "slugger"]}, ripley={})
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("play_hunt hatching")
    t.creature.chooses("evolve")
    t.creature.chooses("develop slugger")
    assert (city(t).dna, evolutions(city(t).developed)) == (0, ["slugger"])


def test_hatching_is_for_the_moment_before_evolving() -> None:
    t = table(hunt=["hatching"], ripley={})
    t.creature.puts(creature="canyon")
    last_phase(t)
    assert t.asked == ["creature: reaction"]
    assert not t.creature.could_play("hatching")


def test_hatching_is_not_offered_while_evolving_is_forbidden() -> None:
    t = table(
        hunt=["hatching"],
        city={"token": "river", "faceup": ["survivor_09"]},
        ripley={"plays": "beach"},
    )
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_09")
    creature_grows(t)
    assert t.creature.offered == ["stay"]


def test_hatching_serves_a_prolific_nest() -> None:
    t = table(
        hunt=["hatching"],
        city={"developed": ["prolific"], "evolutions": ["venomous"], "defense": 6},
        ripley={},
    )
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("play_hunt hatching")
    t.creature.chooses("nest")
    t.creature.chooses("develop venomous")
    assert city(t).dna == 0


def test_hatching_copied_by_a_flashback_is_one_of_an_earlier_turn() -> None:
    """Siege, played in this very turn, has reached the discard by phase 5 and doesn't count."""
    t = table(
        hunt=["siege", "flashback"],
        hunt_discard=["hatching"],
        limit=2,
        city={"dna": 1, "evolutions": ["oppressive"]},
        ripley={},
    )
    t.creature.plays("siege")
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("play_hunt flashback")
    t.creature.chooses("evolve")
    t.creature.chooses("develop oppressive")
    assert city(t).dna == 0
