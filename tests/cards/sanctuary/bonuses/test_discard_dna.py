"""The bonus that costs the Creature DNA."""

import pytest

from artemia.testing import table
from tests.cards.sanctuary.bonuses.talk import reaches
from tests.cards.sanctuary.city_talk import city, creature_grows


@pytest.mark.parametrize(("distance", "large"), [(3, False), (4, True)])
@pytest.mark.parametrize(("dna", "left"), [(3, 2), (1, 0), (0, 0)])
def test_discard_dna_costs_one(distance: int, large: bool, dna: int, left: int) -> None:
    t = reaches(distance, large=large, city={"dna": dna})
    assert city(t).dna == left
    assert [line for line in t.creature.log if "dna" in line] == (["lost_dna 1"] if dna else [])


def test_discard_dna_costs_the_nesting_creature_one_it_just_took() -> None:
    t = table(city={"defense": 4}, ripley={}, freddy={})
    t.creature.puts(creature="ark")
    creature_grows(t)
    t.creature.chooses("nest")
    assert city(t).dna == 2
    assert [line for line in t.ripley.log if "dna" in line] == ["gained_dna 3", "lost_dna 1"]
