"""Yuki Amano and Leila Haddad: no evolving, no nesting."""

from artemia.testing import slow_table
from tests.cards.sanctuary.city_talk import city, creature_grows
from tests.cards.sanctuary.survivors.talk import rescues
from tests.cards.talk import lay


def test_survivor_09_keeps_the_creature_from_evolving_and_nesting() -> None:
    t = rescues("survivor_09", city={"dna": 4})
    t.until("end_of_turn")
    t.creature.chooses("play_hunt stasis")
    assert t.state.turn == 2
    assert city(t).dna == 4
    assert "stunt" in t.creature.log


def test_survivor_10_leaves_the_creature_its_cards() -> None:
    """Whether it holds one for this phase is its secret, so it is asked."""
    t = rescues("survivor_10", city={"dna": 4})
    creature_grows(t)
    assert t.creature.offered == ["stay"]


def test_s_no_evolution_is_over_next_turn() -> None:
    t = rescues("survivor_09", city={"dna": 4})
    t.finish_turn()
    lay(t, ripley="lair")
    t.creature.puts(creature="ark")
    creature_grows(t)
    assert t.creature.offered == ["stay", "evolve", "nest"]


def test_s_no_evolution_does_not_add_up() -> None:
    t = slow_table(
        city={"token": "river", "faceup": ["survivor_09", "survivor_10"]},
        ripley={"plays": "jungle"},
        freddy={"plays": "beach"},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_09")
    t.freddy.chooses("rescue survivor_10")
    assert t.creature.log.count("stunt") == 1
    t.finish_turn()
    lay(t, ripley="lair", freddy="lair")
    t.creature.puts(creature="ark")
    creature_grows(t)
    assert "evolve" in t.creature.offered


def test_s_no_evolution_acts_whatever_else_is_going_on() -> None:
    t = rescues("survivor_09", "persecution", city={"developed": ["clever"]})
    creature_grows(t)
    assert t.creature.offered == ["stay"]
