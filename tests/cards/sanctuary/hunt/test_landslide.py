"""Landslide."""

from artemia.testing import slow_table, table
from tests.cards.sanctuary.city_talk import city_at, last_phase
from tests.cards.talk import offered


def test_landslide_shifts_the_city_to_an_adjacent_place_of_its_route() -> None:
    t = slow_table("landslide", city={"token": "river"}, ripley={"plays": "river"})
    t.creature.puts(creature="canyon")
    t.creature.plays("landslide")
    assert t.creature.offered == ["move_city jungle", "move_city beach"]
    t.creature.chooses("move_city beach")
    assert city_at(t) == "beach"
    t.reckon("ripley")
    assert not offered(t.ripley, "fortify")
    last_phase(t)
    t.creature.chooses("pass_window")
    assert city_at(t) == "rover"


def test_landslide_does_not_jump_from_the_end_of_the_row() -> None:
    t = slow_table("landslide", city={"token": "rover"}, ripley={})
    t.creature.puts(creature="canyon")
    t.creature.plays("landslide")
    assert city_at(t) == "beach"


def test_landslide_may_leave_the_row_once_the_whole_route_is_open() -> None:
    t = slow_table("landslide", city={"token": "rover", "full_route": True}, ripley={})
    t.creature.puts(creature="canyon")
    t.creature.plays("landslide")
    assert t.creature.offered == ["move_city beach", "move_city ark"]


def test_landslide_comes_right_after_the_reveal_or_not_at_all() -> None:
    t = table(
        hunt=["landslide", "sampling"],
        limit=2,
        ripley={"plays": "rover"},
        freddy={"plays": "beach", "survival": ["gate"]},
    )
    t.creature.plays("sampling")
    t.creature.puts(creature="canyon", target="monolith")
    t.reveal()
    assert t.creature.could_play("landslide")
    t.reckon("freddy")
    t.freddy.plays("gate", "use_power river")
    assert "creature: reaction" in t.asked
    assert not t.creature.could_play("landslide")
