"""Devourer."""

from tests.cards.sanctuary.evolutions.talk import evolved


def test_devourer_gains_two_spaces_for_a_last_will() -> None:
    t = evolved("devourer", ripley={"plays": "jungle", "will": 1})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.assimilation == 20 - 1 - 2


def test_devourer_gains_nothing_for_other_will() -> None:
    t = evolved("devourer", ripley={"plays": "jungle", "will": 2})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.assimilation == 19


def test_devourer_wins_by_a_last_will() -> None:
    t = evolved("devourer", assimilation=3, ripley={"plays": "jungle", "will": 1})
    t.creature.puts(creature="jungle")
    t.skip_windows()
    assert t.winner == "creature"
