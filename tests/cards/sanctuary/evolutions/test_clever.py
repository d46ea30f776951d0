"""Clever."""

from tests.cards.sanctuary.evolutions.talk import light, next_turn


def test_clever_draws_up_to_four_if_nobody_was_caught() -> None:
    t = light("clever", ripley={"plays": "jungle"})
    t.creature.puts(creature="rover")
    next_turn(t)
    assert len(t.creature.hunt) == 4


def test_clever_draws_up_to_three_after_a_catch() -> None:
    t = light("clever", ripley={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    next_turn(t)
    assert len(t.creature.hunt) == 3


def test_clever_counts_what_a_clone_catches() -> None:
    t = light("clever", hunt=["clone"], ripley={"plays": "jungle"})
    t.creature.plays("clone")
    t.creature.puts(creature="rover", target="jungle")
    next_turn(t)
    assert len(t.creature.hunt) == 3


def test_clever_keeps_a_hand_of_four() -> None:
    t = light("clever", hunt=["despair", "clone", "virus", "stasis"], ripley={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    next_turn(t)
    assert len(t.creature.hunt) == 4


def test_clever_is_not_fooled_by_a_dodge() -> None:
    """Whoever dodges isn't caught."""
    t = light("clever", ripley={"plays": "jungle", "survival": ["dodge"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("dodge")
    next_turn(t)
    assert len(t.creature.hunt) == 4
