"""Venomous."""

from tests.cards.sanctuary.evolutions.talk import evolved


def test_venomous_costs_everybody_caught_one_more_will() -> None:
    t = evolved("venomous", ripley={"plays": "jungle"}, freddy={"plays": "jungle"}, trinity={"plays": "lair"})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will, t.trinity.will) == (1, 1, 3)
    assert t.assimilation == 19


def test_venomous_bites_once_on_two_places() -> None:
    """One Will for each place, and one for the venom."""
    t = evolved("venomous", "tentacular", ripley={"plays": "beach infirmary", "artefact": True})
    t.creature.puts(creature="beach infirmary")
    t.until("end_of_turn")
    assert "lost_will 3 3" in t.ripley.log


def test_venomous_adds_to_fierceness_and_the_lair() -> None:
    t = evolved("venomous", hunt=["fierceness"], ripley={"plays": "lair"})
    t.creature.plays("fierceness")
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    assert "lost_will 4 3" in t.ripley.log


def test_venomous_misses_whoever_dodges() -> None:
    t = evolved("venomous", ripley={"plays": "jungle", "survival": ["dodge"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("dodge")
    t.until("end_of_turn")
    assert t.ripley.will == 3
