"""Adrenaline."""

from artemia.testing import table
from tests.cards.talk import offered


def test_adrenaline_brings_back_one_will() -> None:
    t = table(ripley={"will": 1, "survival": ["adrenaline"]})
    t.ripley.plays("adrenaline")
    assert t.ripley.will == 2
    assert t.creature.view.survival_discard == ["adrenaline"]


def test_adrenaline_is_not_offered_at_full_will() -> None:
    t = table(ripley={"survival": ["adrenaline"]})
    assert not t.ripley.could_play("adrenaline")


def test_adrenaline_may_come_before_or_after_resisting() -> None:
    t = table(ripley={"will": 1, "discard": "lair", "survival": ["adrenaline"]})
    t.ripley.plays("adrenaline")
    t.ripley.chooses("resist lair 1")
    assert (t.ripley.will, t.assimilation) == (1, 20)

    t = table(ripley={"discard": "lair", "survival": ["adrenaline"]})
    t.ripley.chooses("resist lair 1")
    t.ripley.plays("adrenaline")
    assert t.ripley.will == 3


def test_adrenaline_comes_too_late_for_the_last_will() -> None:
    """Who resists with the last Will has given up before they can play a card."""
    t = table(ripley={"will": 1, "discard": "lair", "survival": ["adrenaline"]})
    t.ripley.chooses("resist lair 1")
    assert (t.ripley.will, t.assimilation) == (3, 19)
    assert not t.ripley.could_play("adrenaline")


def test_adrenaline_takes_a_commitment_back() -> None:
    t = table(ripley={"will": 1, "survival": ["adrenaline"]}, freddy={})
    t.ripley.chooses("commit lair")
    assert t.ripley.offered == ["withdraw"]
    t.ripley.chooses("withdraw")
    t.ripley.plays("adrenaline")
    assert "lair" in offered(t.ripley, "commit")
