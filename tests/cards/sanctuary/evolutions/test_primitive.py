"""Primitive."""

from tests.cards.sanctuary.evolutions.talk import can_use, light, uses
from tests.cards.talk import offered


def test_primitive_brings_the_artemia_token_instead_of_hunt_cards() -> None:
    t = light("primitive", hunt=["clone", "stasis"], ripley={"plays": "jungle"})
    t.hunt()
    uses(t, "primitive")
    assert offered(t.creature, "play_hunt") == []
    t.creature.puts(creature="lair", artemia="jungle")
    assert t.asked == ["ripley: which_to_lose"]
    t.ripley.chooses("set_aside lair")
    assert t.state.turn == 2, "Stasis couldn't be played"


def test_primitive_may_come_after_the_creature_token() -> None:
    t = light("primitive", ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    uses(t, "primitive")
    assert len(offered(t.creature, "put_token")) == 10


def test_primitive_is_not_offered_after_a_hunt_card() -> None:
    t = light("primitive", hunt=["clone"], ripley={"plays": "jungle"})
    t.creature.plays("clone")
    assert not can_use(t, "primitive")


def test_primitive_is_not_offered_if_the_token_comes_anyhow() -> None:
    t = light("primitive", artemia=True, ripley={"plays": "jungle"})
    t.hunt()
    assert not can_use(t, "primitive")
    t.creature.puts(artemia="lair")
    assert not can_use(t, "primitive")


def test_primitive_is_no_hunt_card_for_a_sacrifice() -> None:
    t = light("primitive", hunt=["clone"], ripley={"plays": "jungle", "survival": ["sacrifice"]})
    t.ripley.plays("sacrifice", "calm_creature lair")
    t.hunt()
    assert can_use(t, "primitive")
