"""The bonus that gives a Survival card to whoever has none."""

from tests.cards.sanctuary.bonuses.talk import reaches


def test_survival_if_none_serves_those_without_one() -> None:
    t = reaches(7, freddy={"survival": ["dodge"]}, deck=["gate", "vortex"])
    assert t.asked == ["ripley: draw_or_not"]
    assert t.ripley.offered == ["draw_survival 1", "nothing"]
    t.ripley.chooses("draw_survival 1")
    assert t.asked == ["newt: draw_or_not"]
    t.newt.chooses("draw_survival 1")
    assert (t.ripley.survival, t.freddy.survival, t.newt.survival) == (["gate"], ["dodge"], ["vortex"])


def test_survival_if_none_may_be_declined() -> None:
    t = reaches(7, freddy={"survival": ["dodge"]}, newt={"survival": ["gate"]})
    t.ripley.chooses("nothing")
    assert t.ripley.survival == []


def test_survival_if_none_ends_with_the_deck() -> None:
    t = reaches(7, deck=["gate"])
    t.ripley.chooses("draw_survival 1")
    assert "draw_or_not" not in " ".join(t.asked)


def test_survival_if_none_is_lost_in_despair() -> None:
    t = reaches(7, "despair")
    assert "draw_or_not" not in " ".join(t.asked)
