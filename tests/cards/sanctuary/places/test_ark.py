"""The Ark."""

from artemia.testing import slow_table
from tests.cards.sanctuary.city_talk import city, survivors
from tests.cards.sanctuary.places.talk import AWAY, visit
from tests.cards.talk import offered


def test_ark_fortifies_from_afar() -> None:
    t = visit("ark")
    before = city(t).defense
    t.ripley.chooses("use_power ark")
    assert city(t).defense == before - 1
    assert city(t).helpers == 1 << 1


def test_ark_shelters_survivors_as_well() -> None:
    t = visit("ark", city={"defense": 6}, survivors=["survivor_01", "survivor_02"])
    t.ripley.chooses("use_power ark")
    assert t.ripley.offered == ["nothing", "shelter_survivors survivor_01+survivor_02"]
    t.ripley.chooses("shelter_survivors")
    assert city(t).defense == 4
    assert survivors(t.ripley) == []


def test_ark_and_the_city_s_own_place_both_fortify_in_one_turn() -> None:
    t = slow_table(city={"token": "river"}, ripley={"plays": "river"}, freddy={"plays": "ark"})
    before = city(t).defense
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.freddy.chooses("use_power ark")
    assert city(t).defense == before - 2


def test_ark_used_first_leaves_the_city_s_own_place_free() -> None:
    t = slow_table(city={"token": "river"}, ripley={"plays": "ark"}, freddy={"plays": "river"})
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    t.ripley.chooses("use_power ark")
    assert "fortify" in t.freddy.offered


def test_ark_serves_one_hunted_a_turn() -> None:
    t = slow_table(city={}, ripley={"plays": "ark"}, freddy={"plays": "ark", "discard": "lair"})
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    t.ripley.chooses("use_power ark")
    assert t.freddy.offered == ["nothing", "take_back lair -"]


def test_ark_copied_is_used_up_too() -> None:
    t = slow_table(
        city={"token": "beach"},
        ripley={"plays": "lair", "discard": "jungle"},
        freddy={"plays": "ark", "survival": ["dodge"]},
    )
    t.creature.puts(creature="ark")
    t.freddy.plays("dodge")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power ark")
    t.reckon("freddy")
    assert offered(t.freddy, "use_power") == []


def test_ark_under_the_city_offers_one_of_both() -> None:
    t = visit("ark", city={"token": "ark", "full_route": True})
    assert t.ripley.offered == ["nothing", "use_power ark", "fortify"]
    t.ripley.chooses("fortify")
    assert "use_power ark" not in t.ripley.offered


def test_ark_s_last_space_wins_the_game() -> None:
    t = visit("ark", city={"defense": 1}, survivors=["survivor_01"])
    t.ripley.chooses("use_power ark")
    assert t.winner == "hunted"
    assert t.creature.view.won_by == "defense"


def test_ark_lets_a_chaplain_pray() -> None:
    t = visit("ark", city={"defense": 6}, survivors=["survivor_01"], avatar="chaplain", will=2)
    t.ripley.chooses("use_power ark")
    t.ripley.chooses("shelter_survivors")
    assert t.ripley.will == 3
