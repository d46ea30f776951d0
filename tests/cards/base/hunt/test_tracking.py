"""Tracking."""

from artemia.testing import table
from tests.cards.talk import lay, offered


def test_tracking_allows_two_hunt_cards_in_the_next_turn_only() -> None:
    t = table(
        hunt=["tracking"],
        hunt_deck=["fierceness", "persecution", "interference", "anticipation", "mutation"],
        ripley={"plays": "jungle"},
    )
    t.creature.plays("tracking")
    assert t.ripley.view.hunt_left == 2
    lay(t, ripley="lair")
    t.creature.plays("fierceness")
    assert t.creature.could_play("persecution")
    t.creature.plays("persecution")
    assert not t.creature.could_play("interference")
    t.creature.puts(creature="swamp")
    t.finish_turn()
    assert t.ripley.view.hunt_left == 1


def test_tracking_is_wasted_on_a_turn_of_sacrifice() -> None:
    t = table(hunt=["tracking"], ripley={"plays": "jungle", "survival": ["sacrifice"]})
    t.creature.plays("tracking")
    t.finish_turn()
    assert t.ripley.view.hunt_left == 2
    t.ripley.plays("sacrifice", "calm_creature lair")
    lay(t, ripley="rover")
    assert offered(t.creature, "play_hunt") == []
    t.creature.puts(creature="swamp")
    assert t.asked == ["ripley: place_choice"]
