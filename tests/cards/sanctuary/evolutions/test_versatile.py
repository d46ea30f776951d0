"""Versatile."""

from tests.cards.sanctuary.evolutions.talk import can_use, dna, evolved, uses
from tests.cards.talk import offered


def test_versatile_pays_for_a_second_hunt_card() -> None:
    t = evolved("versatile", dna=2, hunt=["clone", "fierceness"], ripley={"plays": "jungle"})
    t.creature.plays("clone")
    assert offered(t.creature, "play_hunt") == []
    uses(t, "versatile")
    assert dna(t) == 1
    assert offered(t.creature, "play_hunt") == ["fierceness"]


def test_versatile_may_come_first_or_after_the_tokens() -> None:
    t = evolved("versatile", dna=1, hunt=["fierceness", "stasis"], ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    uses(t, "versatile")
    assert t.state.hunt_left == 2
    t.creature.plays("fierceness")
    t.creature.plays("stasis")
    assert t.state.hunt_left == 0


def test_versatile_stops_at_two() -> None:
    t = evolved("versatile", dna=2, hunt=["clone", "fierceness"], limit=2, ripley={"plays": "jungle"})
    t.hunt()
    assert not can_use(t, "versatile")
    t.creature.plays("clone")
    assert not can_use(t, "versatile")


def test_versatile_needs_dna() -> None:
    t = evolved("versatile", hunt=["clone"], ripley={"plays": "jungle"})
    t.hunt()
    assert not can_use(t, "versatile")


def test_versatile_is_no_help_against_a_sacrifice() -> None:
    t = evolved("versatile", dna=2, hunt=["clone"], ripley={"plays": "jungle", "survival": ["sacrifice"]})
    t.ripley.plays("sacrifice", "calm_creature lair")
    t.hunt()
    assert not can_use(t, "versatile")


def test_versatile_lasts_one_turn() -> None:
    t = evolved("versatile", dna=1, ripley={"plays": "jungle"})
    t.hunt()
    uses(t, "versatile")
    t.creature.puts(creature="lair")
    t.finish_turn()
    assert t.state.hunt_left == 1
