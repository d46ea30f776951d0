"""Feast."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city


def test_feast_turns_a_catch_into_2_dna() -> None:
    t = table(hunt=["feast"], ripley={"plays": "beach"}, freddy={"plays": "beach"})
    t.creature.puts(creature="beach")
    t.creature.plays("feast")
    assert city(t).dna == 2


def test_feast_counts_the_catch_of_a_clone() -> None:
    t = table(hunt=["clone", "feast"], limit=2, ripley={"plays": "beach"})
    t.creature.plays("clone")
    t.creature.puts(creature="rover", target="beach")
    t.creature.plays("feast")
    assert city(t).dna == 2


def test_feast_is_not_offered_after_a_miss_or_with_the_supply_empty() -> None:
    t = table(hunt=["feast"], ripley={"plays": "beach"})
    t.creature.puts(creature="rover")
    t.until("end_of_turn")
    assert t.state.phase == 4
    assert not t.creature.could_play("feast")

    t = table(hunt=["feast"], city={"dna": 10}, ripley={"plays": "beach"})
    t.creature.puts(creature="beach")
    t.until("end_of_turn")
    assert not t.creature.could_play("feast")


def test_feast_is_not_offered_if_the_only_one_there_dodged() -> None:
    t = table(hunt=["feast"], ripley={"plays": "beach", "survival": ["dodge"]})
    t.creature.puts(creature="beach")
    t.ripley.plays("dodge")
    t.until("end_of_turn")
    assert not t.creature.could_play("feast")
