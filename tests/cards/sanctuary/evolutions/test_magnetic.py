"""Magnetic."""

from tests.cards.sanctuary.evolutions.talk import can_use, city, evolved, uses
from tests.cards.talk import lay


def test_magnetic_keeps_the_city_where_it_is() -> None:
    t = evolved("magnetic", city={"token": "river"}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert t.asked == ["creature: reaction"]
    uses(t, "magnetic")
    assert city(t) == "river"
    assert t.asked == ["creature: growth"]
    assert not can_use(t, "magnetic")


def test_magnetic_may_let_it_go() -> None:
    t = evolved("magnetic", city={"token": "river"}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("pass_window")
    assert city(t) == "beach"
    assert not can_use(t, "magnetic"), "too late"


def test_magnetic_holds_for_one_turn() -> None:
    t = evolved("magnetic", city={"token": "river"}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    uses(t, "magnetic")
    t.creature.chooses("stay")
    lay(t, ripley="jungle")
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("pass_window")
    assert city(t) == "beach"
