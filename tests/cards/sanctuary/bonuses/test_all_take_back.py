"""The bonus that returns a Place card to everybody."""

from tests.cards.sanctuary.bonuses.talk import reaches


def test_all_take_back_lets_everybody_choose_a_discarded_card() -> None:
    t = reaches(2, ripley={"discard": "lair ark"}, freddy={"discard": "jungle rover"}, newt={"plays": "lair"})
    assert t.asked == ["ripley: which_to_take_back", "freddy: which_to_take_back"]
    t.freddy.chooses("take_back rover -")
    t.ripley.chooses("take_back ark -")
    assert t.ripley.discard == "lair"
    assert t.freddy.discard == "jungle"
    assert t.newt.played == "lair"


def test_all_take_back_asks_nobody_who_has_no_choice() -> None:
    t = reaches(2, ripley={"discard": "lair"})
    assert t.ripley.discard == "-"
    assert "lair" in t.ripley.hand


def test_all_take_back_never_takes_a_card_just_played() -> None:
    t = reaches(2, newt={"plays": "lair", "discard": "jungle rover"})
    assert t.newt.offered == ["take_back jungle -", "take_back rover -"]
