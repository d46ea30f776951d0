"""The bonus that gives a Place card to whoever has none above 5."""

from typing import Any

from artemia.testing import Table
from tests.cards.sanctuary.bonuses.talk import reaches


def place_if_none(reserve: dict[str, int] | None = None, **hunted: dict[str, Any]) -> Table:
    return reaches(10, large=True, reserve=reserve, **hunted)


def test_place_if_none_serves_those_without_such_a_card() -> None:
    t = place_if_none(freddy={"discard": "ark"}, newt={"plays": "camp"})
    assert t.asked == ["ripley: which_to_gain"]
    assert t.ripley.offered == [
        "nothing",
        *(f"take_from_reserve {name}" for name in ("canyon", "camp", "monolith", "infirmary", "ark")),
    ]
    t.ripley.chooses("take_from_reserve ark")
    assert t.asked == ["rick: which_to_gain"]
    t.rick.chooses("take_from_reserve camp")
    assert "ark" in t.ripley.hand
    assert "camp" in t.rick.hand


def test_place_if_none_may_be_declined() -> None:
    t = place_if_none(freddy={"discard": "ark"}, newt={"discard": "ark"}, rick={"discard": "ark"})
    t.ripley.chooses("nothing")
    assert t.ripley.hand == "lair+jungle+beach+rover"


def test_place_if_none_goes_clockwise_while_copies_last() -> None:
    t = place_if_none(reserve={"ark": 2}, newt={"hand": "monolith"})
    for name in ("ripley", "freddy"):
        assert t.asked == [f"{name}: which_to_gain"]
        getattr(t, name).chooses("take_from_reserve ark")
    assert "rick: which_to_gain" not in t.asked
    assert t.creature.view.reserve == {}


def test_place_if_none_gives_no_place_that_lies_hidden() -> None:
    t = reaches(10, large=True, planet="labyrinth")
    assert "which_to_gain" not in " ".join(t.asked)
    assert t.ripley.hand == "lair+jungle+beach+labyrinth"
