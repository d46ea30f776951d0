"""The bonus that gives everybody a Survival card."""

from tests.cards.sanctuary.bonuses.talk import reaches

EVERYBODY = ("ripley", "freddy", "newt", "rick")


def test_all_survival_serves_everybody_clockwise() -> None:
    t = reaches(5, large=True, deck=["gate", "vortex", "drone", "detector"], freddy={"survival": ["dodge"]})
    assert [set(getattr(t, name).survival) for name in EVERYBODY] == [
        {"gate"},
        {"vortex", "dodge"},
        {"drone"},
        {"detector"},
    ]


def test_all_survival_ends_with_the_deck() -> None:
    t = reaches(5, large=True, deck=["gate", "vortex"])
    assert [len(getattr(t, name).survival) for name in EVERYBODY] == [1, 1, 0, 0]


def test_all_survival_is_lost_in_despair() -> None:
    t = reaches(5, "despair", large=True)
    assert [getattr(t, name).survival for name in EVERYBODY] == [[]] * 4
