"""Metamorphosis."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, creature_grows, evolutions, last_phase
from tests.cards.talk import offered


def test_metamorphosis_returns_an_evolution_and_its_cost() -> None:
    t = table(hunt=["metamorphosis"], city={"developed": ["fast", "oppressive"]}, ripley={})
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("play_hunt metamorphosis")
    assert t.creature.offered == ["revert fast", "revert oppressive"]
    t.creature.chooses("revert oppressive")
    s = city(t)
    assert (evolutions(s.developed), evolutions(s.evolutions), s.dna) == (["fast"], ["oppressive"], 4)
    assert evolutions(s.active) == ["fast"]
    t.creature.chooses("evolve")
    assert offered(t.creature, "develop") == ["oppressive"]
    seen = t.ripley.view.sanctuary
    assert seen is not None
    assert seen.evolutions_seen == ["oppressive"]


def test_metamorphosis_gains_what_the_supply_has() -> None:
    t = table(hunt=["metamorphosis"], city={"dna": 8, "developed": ["oppressive"]}, ripley={})
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("play_hunt metamorphosis")
    assert city(t).dna == 10


def test_metamorphosis_leaves_a_latent_gene_alone() -> None:
    t = table(hunt=["latent_gene", "metamorphosis"], limit=2, city={"evolutions": ["oppressive"]}, ripley={})
    t.creature.plays("latent_gene")
    t.creature.puts(creature="canyon")
    creature_grows(t)
    assert not t.creature.could_play("metamorphosis")


def test_metamorphosis_comes_after_the_city_has_moved() -> None:
    t = table(hunt=["metamorphosis"], city={"developed": ["oppressive"]}, ripley={})
    t.creature.puts(creature="canyon")
    last_phase(t)
    assert t.asked == ["creature: reaction"]
    assert not t.creature.could_play("metamorphosis")
