"""Adaeze Okonkwo and Henrik Solberg: Defense."""

from tests.cards.sanctuary.city_talk import city
from tests.cards.sanctuary.survivors.talk import meets, rescues


def test_survivor_03_moves_defense() -> None:
    t = rescues("survivor_03", city={"defense": 6})
    assert city(t).defense == 5
    assert not city(t).fortified


def test_survivor_04_may_win_the_game() -> None:
    t = rescues("survivor_04", city={"defense": 1})
    assert t.winner == "hunted"
    assert t.ripley.view.won_by == "defense"


def test_s_defense_reaches_bonuses() -> None:
    t = rescues("survivor_04", city={"defense": 4, "dna": 2})
    assert city(t).defense == 3
    assert city(t).dna == 1


def test_s_defense_is_lost_in_a_siege_that_let_one_space_pass() -> None:
    """She explores two places next to the city, and somebody waits for her on both."""
    both = {"defense": 6, "faceup": ["survivor_03", "survivor_04"]}
    t = meets("survivor_03", "siege", city=both, plays="jungle monolith", artefact=True)
    t.ripley.chooses("begin_place jungle")
    t.ripley.chooses("rescue survivor_03")
    assert city(t).defense == 5
    t.ripley.chooses("rescue survivor_04")
    assert city(t).defense == 5
    assert t.ripley.log[-1] == "defense_held"
