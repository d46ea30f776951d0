"""Latent Gene."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, creature_grows, evolutions
from tests.cards.talk import offered


def test_latent_gene_wakes_an_evolution_of_the_hand_at_once_and_for_free() -> None:
    t = table(
        hunt=["latent_gene"],
        city={"evolutions": ["clever", "oppressive"]},
        ripley={"discard": "lair jungle"},
        freddy={},
    )
    assert offered(t.ripley, "resist") == ["lair+jungle 1"]
    t.creature.plays("latent_gene")
    assert t.creature.offered == ["wake_gene clever", "wake_gene oppressive"]
    t.creature.chooses("wake_gene oppressive")
    assert offered(t.ripley, "resist") == ["lair 1", "jungle 1", "lair+jungle 2"]
    assert t.freddy.log[-1] == "wake_gene oppressive"
    seen = t.freddy.view.sanctuary
    assert seen is not None
    assert (seen.developed, seen.active, seen.latent) == ([], ["oppressive"], ["oppressive"])
    assert seen.evolution_counts == [1, 0]


def test_latent_gene_returns_to_the_hand_when_the_turn_ends_and_all_remember_it() -> None:
    t = table(hunt=["latent_gene"], city={"evolutions": ["clever", "oppressive"]}, ripley={})
    t.creature.plays("latent_gene", "wake_gene oppressive")
    t.finish_turn()
    assert evolutions(city(t).evolutions) == ["clever", "oppressive"]
    assert (city(t).active, city(t).latent) == (0, 0)
    seen = t.ripley.view.sanctuary
    assert seen is not None
    assert seen.evolutions_seen == ["oppressive"]


def test_latent_gene_recalls_what_was_committed() -> None:
    t = table(hunt=["latent_gene"], city={"evolutions": ["oppressive"]}, ripley={"plays": "beach"}, freddy={})
    t.ripley.chooses("commit beach")
    t.creature.plays("latent_gene")
    assert t.asked == ["ripley: explore", "freddy: explore"]


def test_latent_gene_of_phase_1_may_be_used_right_away() -> None:
    t = table(hunt=["latent_gene", "stasis"], city={"evolutions": ["optimizer"]}, ripley={})
    t.creature.plays("latent_gene")
    assert t.creature.offered == ["ready", "use_evolution optimizer"]


def test_latent_gene_leaves_room_for_a_second_hunt_card() -> None:
    t = table(hunt=["latent_gene", "despair"], limit=2, city={"evolutions": ["oppressive"]}, ripley={})
    t.creature.plays("latent_gene")
    assert t.asked.count("creature: prepare") == 1
    assert t.creature.offered == ["ready", "play_hunt despair"]


def test_latent_gene_needs_an_evolution_in_hand() -> None:
    t = table(hunt=["latent_gene"], city={"developed": ["oppressive"]}, ripley={})
    assert not t.creature.could_play("latent_gene")


def test_latent_gene_can_be_copied_by_a_flashback() -> None:
    t = table(
        hunt=["flashback"],
        hunt_discard=["latent_gene"],
        city={"evolutions": ["oppressive"]},
        ripley={"discard": "lair jungle"},
    )
    t.creature.chooses("play_hunt flashback")
    assert evolutions(city(t).latent) == ["oppressive"]
    assert "lair 1" in offered(t.ripley, "resist")
    t.finish_turn()
    assert evolutions(city(t).evolutions) == ["oppressive"]


def test_latent_gene_costs_no_dna_and_acts_in_phase_5_of_the_same_turn() -> None:
    t = table(hunt=["latent_gene"], city={"dna": 1, "evolutions": ["fertile"]}, ripley={})
    t.creature.plays("latent_gene")
    assert city(t).dna == 1
    t.creature.puts(creature="canyon")
    creature_grows(t)
    t.creature.chooses("evolve")
    assert city(t).dna == 3
    assert offered(t.creature, "develop") == [], "it isn't in the hand"
