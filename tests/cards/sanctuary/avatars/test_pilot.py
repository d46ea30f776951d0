"""Pilot."""

from tests.cards.sanctuary.evolutions.talk import city, evolved, uses


def test_pilot_may_take_the_city_a_place_further() -> None:
    t = evolved(city={"token": "river"}, ripley={"avatar": "pilot", "plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert city(t) == "beach"
    assert t.ripley.offered == ["nothing", "move_city rover"]
    t.ripley.chooses("move_city rover")
    assert city(t) == "rover"
    assert t.asked == ["creature: growth"]


def test_pilot_may_keep_the_course() -> None:
    t = evolved(city={"token": "river"}, ripley={"avatar": "pilot", "plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.ripley.chooses("nothing")
    assert city(t) == "beach"


def test_pilot_follows_the_route() -> None:
    t = evolved(city={"token": "beach"}, ripley={"avatar": "pilot", "plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert t.ripley.offered == ["nothing", "move_city lair"]
    t = evolved(city={"token": "beach", "full_route": True}, ripley={"avatar": "pilot", "plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert t.ripley.offered == ["nothing", "move_city canyon"]


def test_pilot_can_t_move_a_city_that_is_held() -> None:
    t = evolved("magnetic", city={"token": "river"}, ripley={"avatar": "pilot", "plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    uses(t, "magnetic")
    assert t.asked == ["creature: growth"]
    assert city(t) == "river"
