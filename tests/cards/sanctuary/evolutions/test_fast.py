"""Fast."""

from tests.cards.sanctuary.evolutions.talk import evolved, light, next_turn
from tests.cards.talk import lay


def test_fast_draws_up_to_four() -> None:
    t = light("fast", ripley={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    next_turn(t)
    assert len(t.creature.hunt) == 4


def test_fast_may_play_two_cards_after_a_turn_without_any() -> None:
    t = light("fast", hunt=["clone"], hunt_deck=["mutation", "virus", "scream"], ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    next_turn(t)
    assert t.state.hunt_left == 2
    assert "gather_speed" in t.ripley.log
    lay(t, ripley="lair")
    t.creature.plays("clone")
    t.creature.plays("virus")
    assert t.state.hunt_left == 0


def test_fast_may_play_one_card_after_a_turn_with_one() -> None:
    t = light("fast", hunt=["clone"], ripley={"plays": "jungle"})
    t.creature.plays("clone")
    t.creature.puts(creature="lair", target="lair")
    next_turn(t)
    assert t.state.hunt_left == 1
    assert "gather_speed" not in t.ripley.log


def test_fast_counts_a_card_of_the_last_phase() -> None:
    t = light("fast", hunt=["stasis"], ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.creature.plays("stasis")
    next_turn(t)
    assert t.state.hunt_left == 1


def test_fast_profits_from_a_sacrifice() -> None:
    t = light("fast", hunt=["clone"], ripley={"plays": "jungle", "survival": ["sacrifice"]})
    t.ripley.plays("sacrifice", "calm_creature lair")
    t.creature.puts(creature="lair")
    next_turn(t)
    assert t.state.hunt_left == 2


def test_fast_does_not_save_up() -> None:
    t = light("fast", ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    next_turn(t)
    lay(t, ripley="lair")
    t.creature.puts(creature="jungle")
    next_turn(t, 3)
    assert t.state.hunt_left == 2


def test_fast_counts_a_card_of_phase_5() -> None:
    t = evolved("fast", hunt=["torpor"], ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    t.creature.plays("torpor")
    next_turn(t)
    assert t.state.hunt_left == 1
