"""Frenzy."""

from artemia.testing import slow_table, table
from tests.cards.sanctuary.city_talk import city


def test_frenzy_costs_2_dna_and_makes_a_catch_worth_one_more_space() -> None:
    t = slow_table("frenzy", city={"dna": 3}, ripley={"plays": "river"}, freddy={"plays": "river"})
    t.creature.plays("frenzy")
    assert city(t).dna == 1
    t.creature.puts(creature="river")
    t.until("end_of_turn")
    assert t.assimilation == 18


def test_frenzy_is_lost_on_a_miss() -> None:
    t = slow_table("frenzy", city={"dna": 2}, ripley={"plays": "river"})
    t.creature.plays("frenzy")
    t.creature.puts(creature="beach")
    t.until("end_of_turn")
    assert (t.assimilation, city(t).dna) == (20, 0)


def test_frenzy_adds_to_anticipation() -> None:
    t = slow_table("frenzy", "anticipation", city={"dna": 2}, ripley={"plays": "river"}, freddy={})
    t.creature.plays("frenzy")
    t.creature.plays("anticipation", "anticipate ripley")
    t.creature.puts(creature="river")
    t.until("end_of_turn")
    assert t.assimilation == 17


def test_frenzy_needs_2_dna() -> None:
    t = table(hunt=["frenzy"], city={"dna": 1}, ripley={})
    t.commit()
    assert not t.creature.could_play("frenzy")
