"""Where Ripley may be, through all eyes."""

from __future__ import annotations

from typing import Any

import pytest

from artemia.rules.constants import CREATURE
from artemia.rules.knowledge import ANY_HUNTED, ONLOOKER, Eyes, possible
from artemia.rules.view import view
from artemia.testing import Table, slow_table, table

RIPLEY, FREDDY = 1, 2
OTHERS = (CREATURE, FREDDY, ONLOOKER, ANY_HUNTED)


def may_be(t: Table, eyes: Eyes) -> str:
    return t.spell_places(possible(t.state, RIPLEY, eyes))


def for_all_others(t: Table) -> set[str]:
    return {may_be(t, eyes) for eyes in OTHERS}


# In the open


def test_any_card_that_isn_t_in_the_discard_may_be_laid() -> None:
    t = slow_table(ripley={"plays": "jungle", "hand": "lair river", "discard": "beach rover"}, freddy={})
    assert for_all_others(t) == {"lair+jungle+river"}
    assert may_be(t, RIPLEY) == "lair+jungle+river"
    t.ripley.chooses("commit jungle")
    assert for_all_others(t) == {"lair+jungle+river"}
    assert may_be(t, RIPLEY) == "jungle"


def test_after_the_reveal_everybody_knows() -> None:
    t = slow_table(ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    assert for_all_others(t) == {"jungle"}


def test_the_creature_rules_out_what_phobia_showed() -> None:
    t = slow_table("phobia", ripley={"plays": "jungle"}, freddy={"plays": "beach", "hand": "lair"})
    t.creature.plays("phobia")
    t.ripley.chooses("hide_two lair+river")
    assert may_be(t, CREATURE) == "lair+jungle+river"
    for eyes in (FREDDY, ONLOOKER, ANY_HUNTED):
        assert may_be(t, eyes) == "lair+jungle+river+beach+rover"


def test_nobody_is_behind_a_force_field() -> None:
    t = slow_table("force_field", ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("force_field", "raise_force_field lair+swamp")
    assert for_all_others(t) == {"jungle+river+beach+rover"}
    assert may_be(t, RIPLEY) == "jungle+river+beach+rover"


def test_whoever_holds_only_barred_cards_is_nowhere_until_they_take_some_back() -> None:
    t = slow_table(
        "force_field",
        ripley={"plays": "jungle", "hand": "lair", "discard": "river beach rover"},
        freddy={"plays": "beach"},
    )
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    assert for_all_others(t) == {"-"}
    t.ripley.chooses("resist river+rover 1")
    assert for_all_others(t) == {"river+rover"}


def exchanged(**more: Any) -> Table:
    """Ripley has played Vortex; Freddy still chooses between two cards."""
    ripley = {"plays": "jungle", "hand": "beach rover", "discard": "lair river", "survival": ["vortex"]}
    t = table(ripley={**ripley, **more}, freddy={"plays": "rover beach", "river": True})
    t.creature.puts(creature="wreck")
    t.ripley.chooses("plan vortex")
    t.ripley.chooses("exchange lair jungle")
    return t


def test_all_saw_which_card_came_with_a_vortex() -> None:
    assert for_all_others(exchanged()) == {"lair"}


@pytest.mark.parametrize("two", ["river", "artefact"])
def test_of_two_cards_a_vortex_shows_but_one(two: str) -> None:
    t = exchanged(plays="jungle beach", **{two: True})
    assert for_all_others(t) == {"lair+beach+rover"}
    if two == "river":
        t.ripley.chooses("explore_only beach")
        assert for_all_others(t) == {"lair+beach+rover"}, "which one she keeps is her secret"
        assert may_be(t, RIPLEY) == "beach"


def test_a_card_is_exposed_as_long_as_it_may_lie_on_the_table() -> None:
    t = exchanged(plays="jungle beach", river=True)
    t.ripley.chooses("explore_only beach")
    assert t.creature.view.hunted[0].exposed == [1], "she may have kept either"
    t.freddy.chooses("explore_only rover")
    assert t.ripley.at == "beach"
    assert t.creature.view.hunted[0].exposed == []


# The Fjord


def at_the_fjord(*survival: str, **more: Any) -> Table:
    """Ripley was there last turn, so she may lay one card from her discard."""
    ripley = {"fjord": True, "hand": "lair fjord rover", "discard": "jungle beach", **more}
    freddy = {"plays": "lair", "hand": "rover", "survival": survival}
    return table(planet="fjord", hunt=["force_field"], ripley=ripley, freddy=freddy)


def test_the_fjord_opens_the_discard_until_the_hunt_begins() -> None:
    t = at_the_fjord()
    assert for_all_others(t) == {"lair+jungle+fjord+beach+rover"}
    t.ripley.chooses("commit_two rover beach")
    assert for_all_others(t) == {"lair+jungle+fjord+beach+rover"}
    assert may_be(t, RIPLEY) == "beach+rover"
    t.commit()
    assert for_all_others(t) == {"lair+fjord+beach+rover"}, "the Jungle is still in the discard"


def test_the_fjord_opens_no_barred_discard() -> None:
    t = at_the_fjord()
    t.creature.plays("force_field", "raise_force_field beach+rover")
    assert for_all_others(t) == {"lair+jungle+fjord"}
    assert may_be(t, RIPLEY) == "lair+jungle+fjord"


# Behind a Smokescreen


def smoke(ripley: dict[str, Any], *hunt: str) -> Table:
    t = slow_table(*hunt, ripley=ripley, freddy={"plays": "rover", "survival": ["smokescreen"]})
    t.freddy.plays("smokescreen")
    return t


def outside_the_smoke(t: Table) -> set[str]:
    return {may_be(t, CREATURE), may_be(t, ONLOOKER)}


def test_a_smokescreen_hides_nothing_that_lay_there_before() -> None:
    t = smoke({"plays": "jungle", "hand": "lair", "discard": "river beach rover"})
    assert for_all_others(t) == {"lair+jungle"}


def test_in_the_smoke_what_moves_is_lost_from_sight() -> None:
    t = smoke({"plays": "jungle", "hand": "lair", "discard": "river beach rover"})
    t.ripley.chooses("resist river+beach 1")
    assert outside_the_smoke(t) == {"lair+jungle+river+beach+rover"}
    assert may_be(t, FREDDY) == "lair+jungle+river+beach", "the Hunted saw it"


def test_in_the_smoke_a_full_pile_holds_all_that_could_lie_there() -> None:
    """Of two cards that may lie there two do."""
    t = smoke({"plays": "jungle", "hand": "lair", "discard": "river beach rover"})
    ripley = t.state.hunted[RIPLEY]
    ripley.fog = t.places("river beach")
    assert outside_the_smoke(t) == {"lair+jungle"}
    ripley.fog |= t.places("lair")
    assert outside_the_smoke(t) == {"lair+jungle+river+beach"}


def test_in_the_smoke_the_creature_remembers_what_phobia_showed() -> None:
    t = smoke({"plays": "jungle", "hand": "lair river beach"}, "phobia")
    t.creature.plays("phobia", "frighten ripley")
    t.ripley.chooses("hide_two lair+river")
    assert may_be(t, CREATURE) == "lair+jungle+river"
    assert may_be(t, ONLOOKER) == "lair+jungle+river+beach"


def test_in_the_smoke_an_exchange_leaves_all_open() -> None:
    t = slow_table(
        ripley={"plays": "jungle", "hand": "beach", "discard": "lair river", "survival": ["vortex"]},
        freddy={"plays": "beach rover", "river": True, "survival": ["smokescreen"]},
    )
    t.freddy.plays("smokescreen")
    t.commit()
    t.creature.puts(creature="wreck")
    t.creature.passes()
    t.ripley.chooses("plan vortex")
    t.ripley.chooses("exchange lair jungle")
    assert outside_the_smoke(t) == {"lair+jungle+river+beach"}
    assert may_be(t, ANY_HUNTED) == "lair"


def test_in_the_smoke_the_fjord_s_second_card_stays_unknown() -> None:
    t = at_the_fjord("smokescreen")
    t.ripley.chooses("commit_two rover beach")
    t.freddy.plays("smokescreen")
    assert outside_the_smoke(t) == {"lair+jungle+fjord+beach+rover"}
    t.commit()
    assert outside_the_smoke(t) == {"lair+jungle+fjord+beach+rover"}
    assert may_be(t, FREDDY) == "lair+fjord+beach+rover"


def test_in_the_smoke_the_fjord_opens_even_a_full_pile() -> None:
    t = at_the_fjord("smokescreen")
    t.freddy.plays("smokescreen")
    t.state.hunted[RIPLEY].fog = t.places("jungle beach")
    assert outside_the_smoke(t) == {"lair+jungle+fjord+beach+rover"}


# In a view


def test_a_view_says_where_everybody_may_be() -> None:
    t = slow_table("phobia", ripley={"plays": "jungle"}, freddy={"plays": "beach", "hand": "lair"})
    t.creature.plays("phobia")
    t.ripley.chooses("hide_two lair+river")
    assert [each.may_be_at for each in t.creature.view.hunted] == [[1, 2, 3], [1, 4]]
    assert [each.may_be_at for each in t.ripley.view.hunted] == [[2], [1, 4]]
    assert [each.may_be_at for each in view(t.state, None).hunted] == [[1, 2, 3, 4, 5], [1, 4]]
