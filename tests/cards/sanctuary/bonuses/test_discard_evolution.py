"""The bonus that costs the Creature an evolution."""

import pytest

from artemia.testing import slow_table, table
from tests.cards.sanctuary.bonuses.talk import reaches
from tests.cards.sanctuary.city_talk import city, creature_grows, evolutions

TWO = {"developed": ["scavenger", "venomous"]}


@pytest.mark.parametrize(("distance", "large"), [(4, False), (7, True)])
def test_discard_evolution_is_the_choice_of_who_moved_the_counter(distance: int, large: bool) -> None:
    t = reaches(distance, large=large, city=TWO)
    assert t.asked == ["ripley: which_to_discard"]
    assert t.ripley.offered == ["lose_evolution scavenger", "lose_evolution venomous"]
    t.ripley.chooses("lose_evolution venomous")
    assert evolutions(city(t).developed) == ["scavenger"]
    assert [evolutions(sum(pile)) for pile in city(t).discards] == [[], ["venomous"]]


def test_discard_evolution_of_the_only_one_asks_nobody() -> None:
    t = reaches(4, city={"developed": ["scavenger"]})
    assert evolutions(city(t).developed) == []
    assert "lose_evolution scavenger" in t.creature.log


def test_discard_evolution_is_lost_when_there_is_none() -> None:
    t = reaches(4, city={"evolutions": ["scavenger"]})
    assert evolutions(city(t).evolutions) == ["scavenger"]
    assert "which_to_discard" not in " ".join(t.asked)


def test_discard_evolution_after_nesting_is_the_first_hunted_s_choice() -> None:
    t = table(city={"defense": 5, **TWO}, ripley={}, freddy={})
    t.creature.puts(creature="ark")
    creature_grows(t)
    t.creature.chooses("nest")
    assert t.asked == ["ripley: which_to_discard"]


def test_discard_evolution_may_take_a_latent_gene_for_good() -> None:
    t = reaches(4, "latent_gene", city={"evolutions": ["scavenger"], "dna": 0}, ripley={"plays": "river"})
    assert evolutions(city(t).latent) == []
    t.finish_turn()
    assert evolutions(city(t).evolutions) == []
    assert evolutions(sum(city(t).discards[0])) == ["scavenger"]


def test_discard_evolution_is_asked_of_whoever_it_was() -> None:
    t = slow_table(
        city={"token": "river", "defense": 5, **TWO}, ripley={"plays": "lair"}, freddy={"plays": "river"}
    )
    t.creature.puts(creature="ark")
    t.reckon("freddy")
    t.freddy.chooses("fortify")
    assert t.asked == ["freddy: which_to_discard"]
