"""Mutation."""

from artemia.testing import table


def test_mutation_costs_a_card_and_a_will_and_no_assimilation() -> None:
    t = table(hunt=["mutation"], ripley={"plays": "jungle"})
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="jungle")
    t.ripley.chooses("set_aside lair")
    assert t.ripley.discard == "lair+jungle"
    assert t.ripley.will == 2
    assert t.assimilation == 20


def test_mutation_bites_an_empty_hand_too() -> None:
    t = table(hunt=["mutation"], ripley={"plays": "jungle", "hand": ""})
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.ripley.will == 2


def test_mutation_moves_assimilation_for_a_last_will() -> None:
    t = table(hunt=["mutation"], ripley={"plays": "jungle", "hand": "", "will": 1})
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.assimilation == 19
    assert (t.ripley.will, t.ripley.hand) == (3, "jungle")


def test_mutation_on_two_places_at_once_bites_twice() -> None:
    t = table(
        hunt=["mutation", "virus"],
        limit=2,
        ripley={"plays": "jungle river", "hand": "lair beach rover", "artefact": True},
    )
    t.creature.plays("mutation")
    t.creature.plays("virus")
    t.creature.puts(creature="swamp", artemia="jungle river")
    assert t.ripley.offered == ["set_aside lair+beach", "set_aside lair+rover", "set_aside beach+rover"]
    t.ripley.chooses("set_aside lair+beach")
    assert t.ripley.will == 1


def test_mutation_is_cancelled_by_the_detector() -> None:
    t = table(hunt=["mutation"], ripley={"plays": "beach", "survival": ["detector"]})
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="beach")
    t.ripley.plays("detector")
    t.finish_turn()
    assert t.ripley.will == 3
    assert t.ripley.discard == "beach"


def test_mutation_then_the_creature_count_one_last_will_between_them() -> None:
    t = table(
        hunt=["mutation"],
        ripley={"plays": "jungle", "hand": "", "will": 1},
        freddy={"plays": "rover", "will": 1},
    )
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.assimilation == 18  # one for the catch, one for both last Wills
