"""Phobia."""

from artemia.testing import table
from tests.cards.talk import offered


def test_phobia_shows_all_but_two_cards_to_the_creature_alone() -> None:
    t = table(
        hunt=["phobia"],
        ripley={"plays": "jungle", "hand": "lair river rover"},
        freddy={"plays": "beach", "hand": "lair river"},
        trinity={"plays": "beach"},
    )
    t.creature.plays("phobia")
    assert t.creature.offered == ["frighten ripley", "frighten trinity"]
    t.creature.chooses("frighten ripley")
    assert t.ripley.offered == ["hide_two lair+river", "hide_two lair+rover", "hide_two river+rover"]
    t.ripley.chooses("hide_two lair+rover")
    assert t.creature.view.hunted[0].shown == [3]
    assert t.creature.log[-2:] == ["hide_two …", "show_to_creature river 1"]
    assert t.freddy.view.hunted[0].shown is None
    assert t.freddy.log[-2:] == ["hide_two …", "show_to_creature …"]
    assert t.ripley.hand == "lair+river+rover"


def test_phobia_is_played_for_its_symbol_if_nobody_has_a_card_to_show() -> None:
    t = table(hunt=["phobia"], ripley={"plays": "jungle", "hand": "lair river"})
    t.creature.plays("phobia")
    assert t.asked == ["creature: hunt_choice"]
    t.creature.puts(creature="rover", artemia="jungle")
    assert offered(t.ripley, "set_aside") == ["lair", "river"]


def test_phobia_is_not_offered_if_neither_its_text_nor_its_symbol_would_do_anything() -> None:
    t = table(hunt=["phobia"], artemia=True, ripley={"plays": "jungle", "hand": "lair river"})
    t.hunt()
    assert not t.creature.could_play("phobia")


def test_phobia_forgets_a_shown_card_that_is_discarded() -> None:
    t = table(
        hunt=["phobia"], ripley={"plays": "jungle", "hand": "lair river beach rover", "survival": ["dodge"]}
    )
    t.creature.plays("phobia")
    t.ripley.chooses("hide_two lair+rover")
    t.creature.puts(creature="swamp", artemia="jungle")
    t.reckon("ripley")
    t.ripley.chooses("set_aside river")
    assert t.state.turn == 1
    assert t.creature.view.hunted[0].shown == [4]
