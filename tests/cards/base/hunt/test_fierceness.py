"""Fierceness."""

from artemia.testing import table


def test_fierceness_costs_everybody_caught_one_more_will() -> None:
    t = table(hunt=["fierceness"], ripley={"plays": "jungle"}, freddy={"plays": "jungle"})
    t.creature.plays("fierceness")
    t.creature.puts(creature="jungle")
    assert (t.ripley.will, t.freddy.will) == (1, 1)
    assert t.assimilation == 19


def test_fierceness_adds_to_the_lair() -> None:
    t = table(hunt=["fierceness"], ripley={"plays": "lair"})
    t.creature.plays("fierceness")
    t.creature.puts(creature="lair")
    assert t.assimilation == 18  # caught, and a last Will
    assert t.ripley.will == 3


def test_fierceness_counts_for_the_clone_too() -> None:
    t = table(hunt=["fierceness", "clone"], limit=2, ripley={"plays": "jungle"})
    t.creature.plays("fierceness")
    t.creature.plays("clone")
    t.creature.puts(creature="rover", target="jungle")
    assert t.ripley.will == 1


def test_fierceness_takes_no_more_than_there_is() -> None:
    t = table(hunt=["fierceness"], ripley={"plays": "jungle", "will": 1})
    t.creature.plays("fierceness")
    t.creature.puts(creature="jungle")
    assert t.assimilation == 18
    assert t.ripley.will == 3
