"""Psychic."""

from artemia.rules.constants import CREATURE
from artemia.rules.redeal import redeal
from tests.cards.sanctuary.evolutions.talk import can_use, evolved, uses
from tests.cards.talk import offered


def test_psychic_makes_a_hunted_name_three_places() -> None:
    t = evolved("psychic", ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.hunt()
    t.creature.chooses("use_evolution psychic")
    assert offered(t.creature, "probe") == ["ripley", "freddy"]
    t.creature.chooses("probe ripley")
    assert t.asked == ["ripley: which_three"]
    named = offered(t.ripley, "name_three")
    assert len(named) == 36
    assert all("jungle" in line and line.count("+") == 2 for line in named)
    t.ripley.chooses("name_three jungle+river+ark")
    for player in (t.creature, t.ripley, t.freddy):
        assert player.log[-1] == "name_three jungle+river+ark"
    assert t.asked == ["creature: hunt_choice"]
    assert not can_use(t, "psychic")


def test_psychic_hears_of_both_cards() -> None:
    t = evolved("psychic", ripley={"plays": "jungle rover", "river": True})
    t.hunt()
    uses(t, "psychic")
    named = offered(t.ripley, "name_three")
    assert len(named) == 8
    assert all("jungle" in line and "rover" in line for line in named)


def test_psychic_comes_before_the_creature_token() -> None:
    t = evolved("psychic", artemia=True, ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    assert not can_use(t, "psychic")


def test_psychic_is_known_to_whoever_deals_anew() -> None:
    t = evolved("psychic", ripley={"plays": "jungle"})
    t.hunt()
    uses(t, "psychic")
    t.ripley.chooses("name_three jungle+rover+ark")
    deals = {redeal(t.state, CREATURE, seed).hunted[1].played for seed in range(20)}
    assert deals == {t.places("jungle"), t.places("rover")}


def test_psychic_may_be_proved_wrong_by_second_thoughts() -> None:
    t = evolved("psychic", ripley={"plays": "jungle", "hand": "beach", "survival": ["second_thoughts"]})
    t.hunt()
    uses(t, "psychic")
    t.ripley.chooses("name_three jungle+rover+ark")
    t.creature.puts(creature="lair")
    t.ripley.plays("second_thoughts", "rethink beach jungle")
    assert t.ripley.at == "beach"
