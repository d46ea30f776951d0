"""What holds for every place."""

import pytest

from tests.cards.talk import explore


@pytest.mark.parametrize("place", ["lair", "jungle", "river", "beach", "rover"])
def test_nothing_is_always_offered(place: str) -> None:
    t = explore(place, creature="wreck", discard="swamp shelter")
    assert t.ripley.offered[0] == "nothing"
    t.ripley.chooses("nothing")
    assert t.ripley.discard == "swamp+shelter"
    assert not t.marker


@pytest.mark.parametrize("place", ["lair", "jungle", "river", "beach", "rover"])
def test_one_card_may_come_back_in_place_of_any_power(place: str) -> None:
    t = explore(place, discard="swamp shelter")
    t.ripley.chooses("take_back shelter -")
    assert t.ripley.discard == "swamp"
    assert "shelter" in t.ripley.hand
    assert t.ripley.played == place


def test_nothing_else_than_the_power_on_an_empty_discard() -> None:
    t = explore("beach")
    assert t.ripley.offered == ["nothing", "use_power beach"]
