"""Course Change."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city_at


def test_course_change_moves_the_city_forward_or_back() -> None:
    t = table(city={"token": "river"}, ripley={"survival": ["course_change"]}, freddy={})
    t.ripley.plays("course_change")
    assert t.ripley.offered == ["steer beach", "steer jungle"]
    t.ripley.chooses("steer jungle")
    assert city_at(t) == "jungle"
    assert t.creature.log[-1] == "move_city jungle"


def test_course_change_goes_round_the_route_that_is_open() -> None:
    t = table(city={"token": "lair"}, ripley={"survival": ["course_change"]})
    t.ripley.plays("course_change")
    assert t.ripley.offered == ["steer jungle", "steer rover"]

    t = table(city={"token": "lair", "full_route": True}, ripley={"survival": ["course_change"]})
    t.ripley.plays("course_change")
    assert t.ripley.offered == ["steer jungle", "steer ark"]


def test_course_change_recalls_what_was_committed() -> None:
    t = table(
        city={"token": "river"},
        ripley={"plays": "beach"},
        freddy={"survival": ["course_change"]},
        trinity={},
    )
    t.ripley.chooses("commit beach")
    t.freddy.plays("course_change", "steer beach")
    assert sorted(t.asked) == ["freddy: explore", "ripley: explore", "trinity: explore"]
    assert t.ripley.hand == "lair+jungle+river+beach+rover"


def test_course_change_is_asked_of_nobody_else_meanwhile() -> None:
    t = table(
        city={"token": "river"},
        ripley={"survival": ["course_change"]},
        freddy={"survival": ["distress_call"]},
    )
    t.ripley.plays("course_change")
    assert not t.freddy.could_play("distress_call")
    t.ripley.chooses("steer beach")
    assert t.freddy.could_play("distress_call")
