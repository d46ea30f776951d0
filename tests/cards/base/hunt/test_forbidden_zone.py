"""Forbidden Zone."""

from artemia.testing import table
from tests.cards.talk import offered


def test_forbidden_zone_is_picked_in_secret_and_shown_together() -> None:
    t = table(hunt=["forbidden_zone"], ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("forbidden_zone")
    assert t.asked == ["ripley: which_to_give", "freddy: which_to_give"]
    assert offered(t.ripley, "set_aside") == ["lair", "river", "beach", "rover"]
    t.ripley.chooses("set_aside lair")
    assert t.asked == ["freddy: which_to_give"]
    for other in (t.creature, t.freddy):
        assert other.log[-1] == "play_hunt forbidden_zone"
        assert other.view.hunted[0].discard == []
    t.freddy.chooses("set_aside rover")
    assert t.creature.log[-2:] == ["discard lair", "discard rover"]
    assert (t.ripley.discard, t.freddy.discard) == ("lair", "rover")


def test_forbidden_zone_skips_an_empty_hand_and_spares_played_cards() -> None:
    t = table(
        hunt=["forbidden_zone"],
        ripley={"plays": "jungle", "hand": ""},
        freddy={"plays": "beach", "hand": "lair"},
    )
    t.creature.plays("forbidden_zone")
    assert t.asked == ["creature: hunt_choice"]
    assert (t.ripley.played, t.ripley.discard, t.freddy.discard) == ("jungle", "-", "lair")


def test_forbidden_zone_needs_a_card_in_somebodys_hand() -> None:
    t = table(hunt=["forbidden_zone"], ripley={"plays": "jungle", "hand": ""})
    t.hunt()
    assert not t.creature.could_play("forbidden_zone")
