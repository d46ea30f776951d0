"""Burrow."""

from artemia.testing import slow_table, table
from tests.cards.sanctuary.city_talk import city


def test_burrow_moves_the_creature_token_for_1_dna() -> None:
    t = slow_table("burrow", city={"dna": 2}, ripley={"plays": "beach"})
    t.creature.puts(creature="infirmary")
    t.creature.plays("burrow")
    assert t.creature.offered == ["dig_to beach", "dig_to monolith", "dig_to ark"]
    t.creature.chooses("dig_to beach")
    assert (t.token("creature"), city(t).dna) == ("beach", 1)
    t.until("end_of_turn")
    assert t.ripley.will == 2


def test_burrow_leaves_a_token_that_lay_on_two_places_on_one() -> None:
    t = slow_table("burrow", city={"dna": 1, "developed": ["tentacular"]}, ripley={"plays": "beach"})
    t.creature.puts(creature="lair canyon")
    t.creature.plays("burrow")
    assert t.creature.offered == ["dig_to lair", "dig_to jungle", "dig_to canyon", "dig_to camp"]
    t.creature.chooses("dig_to camp")
    assert t.token("creature") == "camp"


def test_burrow_leaves_the_target_of_a_clone_alone() -> None:
    t = slow_table("clone", "burrow", city={"dna": 1}, ripley={"plays": "beach"})
    t.creature.plays("clone")
    t.creature.puts(creature="lair", target="rover")
    t.creature.plays("burrow")
    assert t.creature.offered == ["dig_to jungle", "dig_to canyon"]


def test_burrow_may_be_answered_by_a_wrong_track() -> None:
    t = slow_table("burrow", city={"dna": 1}, ripley={"plays": "beach", "survival": ["wrong_track"]})
    t.creature.puts(creature="infirmary")
    t.creature.plays("burrow", "dig_to beach")
    t.ripley.plays("wrong_track", "move_token rover creature")
    t.until("end_of_turn")
    assert t.ripley.will == 3


def test_burrow_needs_dna() -> None:
    t = table(hunt=["burrow"], ripley={"plays": "beach"})
    t.creature.puts(creature="infirmary")
    t.reveal()
    assert t.asked == ["creature: reaction"]
    assert not t.creature.could_play("burrow")


def test_burrow_comes_right_after_the_reveal_or_not_at_all() -> None:
    t = slow_table(
        "scream",
        "burrow",
        city={"dna": 1},
        freddy={"plays": "beach", "survival": ["gate"]},
        ripley={"plays": "lair"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="canyon", target="monolith")
    t.reveal()
    assert t.creature.could_play("burrow")
    t.reckon("freddy")
    t.freddy.plays("gate", "use_power rover", "take_from_reserve ark")
    t.reckon("ripley")
    t.ripley.chooses("nothing")
    assert "creature: reaction" in t.asked
    assert not t.creature.could_play("burrow")
