"""The Oasis."""

import pytest

from tests.cards.exploration.places.talk import explore


@pytest.mark.parametrize(("will", "offered"), [(2, 3), (1, 3)])
def test_oasis_returns_with_a_card_for_each_missing_will(will: int, offered: int) -> None:
    t = explore("oasis", will=will, hand="lair", discard="river beach rover")
    t.ripley.chooses("use_power oasis")
    assert len(t.ripley.offered) == offered
    t.ripley.chooses(t.ripley.offered[-1])
    assert t.ripley.hand == ("lair+oasis+rover" if will == 2 else "lair+oasis+beach+rover")


def test_oasis_returns_alone_at_full_will() -> None:
    t = explore("oasis", hand="lair", discard="river beach")
    t.ripley.chooses("use_power oasis")
    assert t.ripley.hand == "lair+oasis"
    assert t.ripley.discard == "river+beach"
    t.finish_turn()
    assert t.ripley.discard == "river+beach"


def test_oasis_brings_what_a_small_discard_has() -> None:
    t = explore("oasis", will=1, hand="lair", discard="river")
    t.ripley.chooses("use_power oasis")
    assert t.ripley.hand == "lair+oasis+river"


def test_oasis_under_persecution_gives_itself_or_one_card() -> None:
    t = explore("oasis", hunt=("persecution",), will=1, hand="lair", discard="river beach")
    t.ripley.chooses("use_power oasis")
    assert t.ripley.offered == ["take_back - oasis", "take_back river -", "take_back beach -"]


def test_oasis_under_persecution_at_full_will_gives_itself() -> None:
    t = explore("oasis", hunt=("persecution",), hand="lair", discard="river beach")
    t.ripley.chooses("use_power oasis")
    assert t.ripley.hand == "lair+oasis"


def test_oasis_copied_returns_the_card_that_was_played() -> None:
    t = explore("lair", "oasis", planet="oasis", will=2, hand="rover", discard="river")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power oasis")
    assert t.ripley.hand == "lair+river+rover"
