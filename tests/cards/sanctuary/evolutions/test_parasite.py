"""Parasite."""

from tests.cards.sanctuary.evolutions.talk import dna, evolved


def test_parasite_costs_everybody_caught_a_survivor_and_feeds_once() -> None:
    t = evolved(
        "parasite",
        ripley={"plays": "jungle", "survivors": ["survivor_01", "survivor_02"]},
        freddy={"plays": "jungle", "survivors": ["survivor_03"]},
        trinity={"plays": "lair", "survivors": ["survivor_04"]},
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    assert t.ripley.will == 2, "after the Will"
    assert t.ripley.offered == ["lose_survivors survivor_01", "lose_survivors survivor_02"]
    t.ripley.chooses("lose_survivors survivor_02")
    view = t.ripley.view.sanctuary
    assert view is not None
    assert view.survivor_counts == [0, 1, 0, 1]
    assert dna(t) == 1


def test_parasite_gains_nothing_from_whoever_has_no_survivor() -> None:
    t = evolved("parasite", ripley={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert dna(t) == 0


def test_parasite_gains_nothing_without_a_catch() -> None:
    t = evolved("parasite", ripley={"plays": "jungle", "survivors": ["survivor_01"]})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert dna(t) == 0


def test_parasite_takes_a_survivor_even_if_the_supply_is_empty() -> None:
    t = evolved("parasite", dna=10, ripley={"plays": "jungle", "survivors": ["survivor_01"]})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.state.sanctuary is not None
    assert (dna(t), t.state.sanctuary.survivors[1]) == (10, 0)


def test_parasite_leaves_those_alone_who_sit_before_the_caught() -> None:
    t = evolved(
        "parasite", ripley={"plays": "lair", "survivors": ["survivor_01"]}, freddy={"plays": "jungle"}
    )
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.state.sanctuary is not None
    assert (dna(t), t.state.sanctuary.survivors[1].bit_count()) == (0, 1)
