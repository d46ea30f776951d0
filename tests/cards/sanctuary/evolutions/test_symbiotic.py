"""Symbiotic."""

from tests.cards.sanctuary.evolutions.talk import can_use, dna, evolved, uses
from tests.cards.talk import offered


def test_symbiotic_pays_for_the_artemia_token() -> None:
    t = evolved("symbiotic", dna=2, ripley={"plays": "jungle"})
    t.hunt()
    uses(t, "symbiotic")
    assert dna(t) == 1
    t.creature.puts(creature="lair", artemia="jungle")
    assert t.asked == ["ripley: which_to_lose"]


def test_symbiotic_goes_with_a_hunt_card() -> None:
    t = evolved("symbiotic", dna=1, hunt=["clone"], ripley={"plays": "jungle"})
    t.creature.plays("clone")
    uses(t, "symbiotic")
    assert {line.split()[1] for line in offered(t.creature, "put_token")} == {"creature", "target", "artemia"}


def test_symbiotic_needs_dna() -> None:
    t = evolved("symbiotic", ripley={"plays": "jungle"})
    t.hunt()
    assert not can_use(t, "symbiotic")


def test_symbiotic_is_not_offered_if_the_token_comes_anyhow() -> None:
    t = evolved("symbiotic", dna=2, artemia=True, ripley={"plays": "jungle"})
    t.hunt()
    assert not can_use(t, "symbiotic")
    t.creature.puts(artemia="lair")
    assert not can_use(t, "symbiotic")


def test_symbiotic_is_used_once_a_turn() -> None:
    t = evolved("symbiotic", dna=2, ripley={"plays": "jungle"})
    t.hunt()
    uses(t, "symbiotic")
    t.creature.puts(artemia="lair")
    assert not can_use(t, "symbiotic")
