"""Michelle West and Tomasz Wilk: a Survival card."""

from tests.cards.sanctuary.survivors.talk import rescues


def test_survivor_01_brings_a_survival_card() -> None:
    t = rescues("survivor_01", survival=["dodge"])
    assert len(t.ripley.survival) == 2
    assert t.ripley.log[-2:] == ["rescue survivor_01", f"drew_survival {t.ripley.survival[0]}"]


def test_survivor_02_brings_nothing_in_despair() -> None:
    t = rescues("survivor_02", "despair", survival=["dodge"])
    assert t.ripley.survival == ["dodge"]


def test_s_survival_card_can_be_played_this_turn_if_none_was() -> None:
    t = rescues("survivor_02")
    t.reckon()
    assert "ripley: reaction" in t.asked
