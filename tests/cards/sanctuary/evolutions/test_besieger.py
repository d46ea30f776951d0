"""Besieger."""

from tests.cards.sanctuary.evolutions.talk import evolved


def test_besieger_gains_a_space_for_a_catch_in_the_city() -> None:
    t = evolved("besieger", city={"token": "jungle"}, ripley={"plays": "jungle"}, freddy={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.assimilation == 18


def test_besieger_gains_nothing_for_a_catch_elsewhere() -> None:
    t = evolved("besieger", city={"token": "jungle"}, ripley={"plays": "river"}, freddy={"plays": "jungle"})
    t.creature.puts(creature="river")
    t.until("end_of_turn")
    assert t.assimilation == 19


def test_besieger_sends_a_clone() -> None:
    t = evolved("besieger", city={"token": "jungle"}, hunt=["clone"], ripley={"plays": "jungle"})
    t.creature.plays("clone")
    t.creature.puts(creature="ark", target="jungle")
    t.until("end_of_turn")
    assert t.assimilation == 18


def test_besieger_gains_nothing_if_the_only_one_there_dodges() -> None:
    t = evolved(
        "besieger",
        "tentacular",
        city={"token": "beach"},
        ripley={"plays": "beach", "survival": ["dodge"]},
        freddy={"plays": "infirmary"},
    )
    t.creature.puts(creature="beach infirmary")
    t.ripley.plays("dodge")
    t.until("end_of_turn")
    assert t.assimilation == 19


def test_besieger_looks_where_the_city_is_by_then() -> None:
    t = evolved("besieger", city={"token": "jungle"}, hunt=["landslide"], ripley={"plays": "river"})
    t.creature.puts(creature="river")
    t.creature.plays("landslide", "move_city river")
    t.until("end_of_turn")
    assert t.assimilation == 18
