"""Distress Call."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, survivors


def test_distress_call_draws_a_survivor_without_any_effect() -> None:
    t = table(
        city={"pile": ["survivor_15", "survivor_03"]},
        ripley={"survival": ["distress_call"], "will": 2},
        freddy={},
    )
    t.ripley.plays("distress_call")
    assert survivors(t.ripley) == ["survivor_15"]
    assert t.ripley.will == 2
    assert len(city(t).survivor_pile) == 1
    assert t.ripley.log[-1] == "drew_survivor survivor_15"
    assert t.freddy.log[-1] == "drew_survivor …"
    seen = t.freddy.view.sanctuary
    assert seen is not None
    assert (seen.survivor_counts, seen.survivors) == ([0, 1, 0], [[], [], []])


def test_distress_call_is_not_offered_with_an_empty_pile() -> None:
    t = table(city={"pile": [], "faceup": ["survivor_01"]}, ripley={"survival": ["distress_call"]})
    assert not t.ripley.could_play("distress_call")
