"""Chronophage."""

from tests.cards.sanctuary.evolutions.talk import dna, evolved


def test_chronophage_holds_rescue_back_for_two_counters() -> None:
    t = evolved("chronophage", dna=3, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert t.asked == ["creature: chronophage_choice"]
    assert t.creature.offered == ["nothing", "eat_time"]
    t.creature.chooses("eat_time")
    assert (t.rescue, dna(t)) == (20, 1)


def test_chronophage_may_save_its_dna() -> None:
    t = evolved("chronophage", dna=2, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nothing")
    assert (t.rescue, dna(t)) == (19, 2)


def test_chronophage_needs_two_counters() -> None:
    t = evolved("chronophage", dna=1, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert t.asked == ["creature: growth"]
    assert t.rescue == 19


def test_chronophage_comes_before_an_amplifier() -> None:
    t = evolved("chronophage", dna=2, marker=True, ripley={"plays": "lair", "survival": ["amplifier"]})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    assert t.asked == ["creature: chronophage_choice"]
    t.creature.chooses("eat_time")
    assert not t.ripley.could_play("amplifier")
