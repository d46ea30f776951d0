"""Priya Raman and Idris Benali: a Place card."""

from tests.cards.sanctuary.city_talk import survivors
from tests.cards.sanctuary.survivors.talk import rescues


def test_survivor_07_brings_a_card_she_lacks() -> None:
    t = rescues("survivor_07", hand="lair ark", discard="camp")
    assert t.ripley.offered == [f"take_from_reserve {name}" for name in ("canyon", "monolith", "infirmary")]
    t.ripley.chooses("take_from_reserve monolith")
    assert t.ripley.hand == "lair+monolith+ark"
    assert t.creature.view.reserve[8] == 2


def test_survivor_08_brings_nothing_to_whoever_has_all() -> None:
    t = rescues("survivor_08", hand="canyon camp monolith infirmary ark")
    assert survivors(t.ripley) == ["survivor_08"]
    assert t.ripley.hand == "canyon+camp+monolith+infirmary+ark"


def test_s_reserve_takes_what_is_left_in_the_reserve() -> None:
    t = rescues("survivor_08", reserve={"ark": 1})
    assert t.ripley.hand == "lair+river+beach+rover+ark"
    assert t.creature.view.reserve == {}


def test_s_reserve_brings_no_card_of_a_hidden_place() -> None:
    t = rescues("survivor_07", planet="labyrinth", creature="beach")
    assert t.ripley.hand == "lair+river+beach+labyrinth"
