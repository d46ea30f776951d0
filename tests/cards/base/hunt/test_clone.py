"""Clone."""

from artemia.testing import table


def test_clone_catches_like_the_creature_and_assimilation_moves_once() -> None:
    t = table(
        hunt=["clone"],
        ripley={"plays": "jungle", "discard": "lair"},
        freddy={"plays": "beach", "discard": "lair"},
    )
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="beach")
    # Neither uses their place: the turn is over.
    assert t.state.turn == 2
    assert (t.ripley.will, t.freddy.will) == (2, 2)
    assert t.assimilation == 19


def test_clone_and_creature_on_one_place_cost_two_will() -> None:
    t = table(hunt=["clone"], ripley={"plays": "jungle"})
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="jungle")
    assert t.ripley.will == 1
    assert t.assimilation == 19


def test_clone_makes_the_lair_cost_one_more_will() -> None:
    t = table(hunt=["clone"], ripley={"plays": "lair"})
    t.creature.plays("clone")
    t.creature.puts(creature="rover", target="lair")
    assert t.ripley.will == 1


def test_clone_lets_the_lair_copy_either_place() -> None:
    t = table(hunt=["clone"], ripley={"plays": "lair", "discard": "river"})
    t.creature.plays("clone")
    t.creature.puts(creature="wreck", target="rover")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["take_back river -", "use_power rover", "use_power wreck"]


def test_clone_and_a_second_target_card_act_on_the_same_place() -> None:
    t = table(hunt=["scream", "clone"], limit=2, ripley={"plays": "jungle"})
    t.creature.plays("scream")
    t.creature.puts(creature="rover", target="jungle")
    t.creature.plays("clone")
    assert t.asked == ["ripley: scream_choice"]
    t.ripley.chooses("lose_will 1")
    assert t.ripley.will == 1
    assert t.assimilation == 19
