"""Instinctive."""

from artemia.rules.constants import CREATURE
from artemia.rules.redeal import redeal
from tests.cards.sanctuary.evolutions.talk import can_use, light, uses
from tests.cards.talk import offered, seen


def test_instinctive_shows_the_creature_alone_a_card_of_the_fullest_hand() -> None:
    t = light(
        "instinctive",
        ripley={"plays": "jungle", "hand": "lair river rover"},
        freddy={"plays": "beach", "hand": "lair"},
    )
    t.hunt()
    uses(t, "instinctive")
    shown = seen(t, CREATURE).shown
    assert shown is not None and len(shown) == 1
    assert t.state.hunted[1].hand & 1 << shown[0] - 1
    assert seen(t, 1).shown == shown
    assert seen(t, 2).shown is None and seen(t, None).shown is None
    assert t.creature.log[-2] == "sense ripley"
    assert t.creature.log[-1] == f"show_to_creature {t.spell_places(1 << shown[0] - 1)} 1"
    assert t.freddy.log[-2:] == ["sense ripley", "show_to_creature …"]


def test_instinctive_draws_the_card_at_random() -> None:
    cards = set()
    for seed in range(12):
        t = light("instinctive", seed=seed, ripley={"plays": "jungle", "hand": "lair river rover"})
        t.hunt()
        uses(t, "instinctive")
        cards.add(t.state.hunted[1].shown)
    assert cards == {0b1, 0b100, 0b10000}


def test_instinctive_lets_the_creature_pick_among_equals() -> None:
    t = light(
        "instinctive",
        ripley={"plays": "jungle", "hand": "lair river"},
        freddy={"plays": "beach", "hand": "lair rover"},
        trinity={"plays": "beach", "hand": "lair"},
    )
    t.hunt()
    t.creature.chooses("use_evolution instinctive")
    assert offered(t.creature, "sense") == ["ripley", "freddy"]


def test_instinctive_finds_nothing_in_empty_hands() -> None:
    t = light("instinctive", ripley={"plays": "jungle", "hand": ""})
    t.hunt()
    assert not can_use(t, "instinctive")


def test_instinctive_comes_before_the_creature_token() -> None:
    t = light("instinctive", artemia=True, ripley={"plays": "jungle"})
    t.creature.puts(artemia="lair")
    assert can_use(t, "instinctive")
    t.creature.puts(creature="lair")
    assert "creature: hunt_choice" not in t.asked


def test_instinctive_is_known_to_whoever_deals_anew() -> None:
    """The card that was shown isn't the one he played."""
    t = light("instinctive", ripley={"plays": "jungle", "hand": "lair river"})
    t.hunt()
    uses(t, "instinctive")
    shown = t.state.hunted[1].shown
    for seed in range(10):
        assert not redeal(t.state, CREATURE, seed).hunted[1].played & shown
