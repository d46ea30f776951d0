"""Gene Lock."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, creature_grows, evolutions
from tests.cards.talk import lay, offered


def test_gene_lock_stops_an_evolution_until_the_turn_ends() -> None:
    t = table(
        city={"developed": ["clever", "oppressive"]},
        ripley={"plays": "river", "discard": "lair jungle", "survival": ["gene_lock"]},
    )
    assert offered(t.ripley, "resist") == ["lair 1", "jungle 1", "lair+jungle 2"]
    t.ripley.plays("gene_lock")
    assert t.ripley.offered == ["lock_gene clever", "lock_gene oppressive"]
    t.ripley.chooses("lock_gene oppressive")
    assert offered(t.ripley, "resist") == ["lair+jungle 1"]
    assert evolutions(city(t).developed) == ["clever", "oppressive"]
    assert evolutions(city(t).active) == ["clever"]
    t.finish_turn()
    assert evolutions(city(t).active) == ["clever", "oppressive"]
    assert "lair 1" in offered(t.ripley, "resist")


def test_gene_lock_holds_in_phase_5() -> None:
    t = table(city={"developed": ["fertile"]}, ripley={"survival": ["gene_lock"]})
    t.ripley.plays("gene_lock")
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("evolve")
    assert city(t).dna == 1

    t.finish_turn()
    lay(t, ripley="beach")
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("evolve")
    assert city(t).dna == 3


def test_gene_lock_stops_a_latent_gene_that_was_shown_before() -> None:
    t = table(
        hunt=["latent_gene"],
        city={"evolutions": ["oppressive"]},
        ripley={"discard": "lair jungle", "survival": ["gene_lock"]},
    )
    assert not t.ripley.could_play("gene_lock")
    t.creature.plays("latent_gene")
    t.ripley.plays("gene_lock")
    assert offered(t.ripley, "resist") == ["lair+jungle 1"]
    t.finish_turn()
    assert evolutions(city(t).evolutions) == ["oppressive"]


def test_gene_lock_leaves_a_use_already_made_as_it_is() -> None:
    t = table(
        hunt=["stasis"],
        hunt_deck=["clone", "toxin"],
        city={"developed": ["optimizer"]},
        ripley={"survival": ["gene_lock"]},
    )
    t.creature.chooses("use_evolution optimizer")
    t.ripley.plays("gene_lock")
    assert t.creature.hunt == ["clone"]


def test_gene_lock_lets_the_table_go_on_if_the_creature_has_nothing_else() -> None:
    t = table(hunt=["stasis"], limit=0, city={"developed": ["optimizer"]}, ripley={"survival": ["gene_lock"]})
    assert t.asked == ["creature: prepare", "ripley: explore"]
    t.ripley.plays("gene_lock")
    assert t.asked == ["ripley: explore"]
    t.ripley.chooses("commit lair")
    assert t.state.phase == 2


def test_gene_lock_needs_an_evolution() -> None:
    t = table(city={"evolutions": ["oppressive"]}, ripley={"survival": ["gene_lock"]})
    assert not t.ripley.could_play("gene_lock")


def test_gene_lock_leaves_the_slot_filled() -> None:
    four = ["clever", "metabolic", "territorial", "slugger"]
    t = table(city={"dna": 5, "developed": four, "evolutions": ["viral"]}, ripley={"survival": ["gene_lock"]})
    t.ripley.plays("gene_lock", "lock_gene slugger")
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("evolve")
    assert offered(t.creature, "develop") == []
    assert len(offered(t.creature, "shed")) == 4
