"""The bonus that opens the whole route."""

import pytest

from tests.cards.sanctuary.bonuses.talk import reaches
from tests.cards.sanctuary.city_talk import city, city_at
from tests.cards.talk import lay


@pytest.mark.parametrize(("distance", "large"), [(6, False), (9, True)])
def test_range_1_10_opens_the_second_row(distance: int, large: bool) -> None:
    t = reaches(distance, large=large)
    assert city(t).defense == distance
    assert city(t).full_route
    assert t.freddy.log[-1] == "range_1_10"
    seen = t.freddy.view.sanctuary
    assert seen is not None and seen.full_route


def test_range_1_10_leads_from_the_rover_to_the_canyon() -> None:
    t = reaches(6, city={"token": "rover"}, ripley={"plays": "rover"})
    t.finish_turn()
    assert city_at(t) == "canyon"


def test_range_1_10_lasts() -> None:
    t = reaches(6, city={"token": "beach"}, ripley={"plays": "beach"})
    t.finish_turn()
    assert city_at(t) == "rover"
    lay(t, ripley="lair", freddy="jungle", newt="jungle")
    t.creature.puts(creature="ark")
    t.finish_turn()
    assert city_at(t) == "canyon"
