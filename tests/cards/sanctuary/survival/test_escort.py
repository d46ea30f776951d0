"""Escort."""

from typing import Any

from artemia.testing import Table, slow_table
from tests.cards.sanctuary.city_talk import city, faceup, survivors


def next_to_the_city(creature: str = "canyon", **ripley: Any) -> Table:
    """Ripley by the Beach, next to Sanctuary, with a survivor to rescue."""
    t = slow_table(
        city={"token": "river", "faceup": ["survivor_15", "survivor_17"]},
        ripley={"plays": "beach", "survival": ["escort"], **ripley},
        freddy={"plays": "lair"},
    )
    t.creature.puts(creature=creature)
    t.reckon("ripley")
    return t


def test_escort_uses_the_place_and_rescues_as_well() -> None:
    t = next_to_the_city(will=2)
    t.ripley.plays("escort")
    assert t.marker
    assert t.ripley.offered == ["nothing", "rescue survivor_15", "rescue survivor_17"]
    t.ripley.chooses("rescue survivor_15")
    assert (survivors(t.ripley), t.ripley.will) == (["survivor_15"], 3)
    assert city(t).helpers == 2


def test_escort_may_be_declined_after_the_power() -> None:
    t = next_to_the_city()
    t.ripley.plays("escort", "nothing")
    assert t.marker
    assert faceup(t) == ["survivor_15", "survivor_17"]


def test_escort_is_not_offered_away_from_the_city_or_on_it() -> None:
    assert not next_to_the_city(plays="rover").ripley.could_play("escort")
    assert not next_to_the_city(plays="river").ripley.could_play("escort")


def test_escort_is_not_offered_on_a_place_without_a_power() -> None:
    t = slow_table(
        city={"token": "river", "faceup": ["survivor_15"]},
        freddy={"plays": "beach"},
        ripley={"plays": "beach", "survival": ["escort"], "discard": "lair"},
    )
    t.creature.puts(creature="canyon")
    t.reckon("freddy")
    t.freddy.chooses("use_power beach")
    t.skip_windows()
    assert t.ripley.offered == ["nothing", "take_back lair -", "rescue survivor_15"]


def test_escort_is_not_offered_under_a_token_that_lets_her_use_the_place() -> None:
    t = slow_table(
        "scream",
        city={"token": "river", "faceup": ["survivor_15"]},
        ripley={"plays": "beach", "hand": "", "survival": ["escort"]},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="canyon", target="beach")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power beach"]


def test_escort_is_not_offered_without_a_survivor() -> None:
    t = slow_table(city={"token": "river"}, ripley={"plays": "beach", "survival": ["escort"]})
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    assert not t.ripley.could_play("escort")


def test_escort_finds_nobody_if_the_power_rescued_the_last_one() -> None:
    t = slow_table(
        city={"token": "beach", "faceup": ["survivor_15"]},
        ripley={"plays": "infirmary", "survival": ["escort"]},
        freddy={"will": 2},
    )
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.plays("escort", "rescue survivor_15")
    assert "ripley: whom_to_escort" not in t.asked
    assert survivors(t.ripley) == ["survivor_15"]


def test_escort_of_a_guide_reaches_two_steps() -> None:
    t = next_to_the_city(plays="rover", avatar="guide")
    assert t.ripley.could_play("escort")


def test_escort_is_a_new_deed_once_the_power_has_copied_a_place() -> None:
    """The Lair copies the Creature's Jungle; the survivor Ripley escorts copies it once more."""
    t = slow_table(
        city={"token": "canyon", "full_route": True, "faceup": ["survivor_05"]},
        ripley={"plays": "lair", "survival": ["escort"], "hand": "", "discard": "river beach rover"},
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.plays("escort", "use_power jungle", "take_back river lair", "rescue survivor_05")
    assert t.ripley.offered == ["take_back beach -", "take_back rover -"]


def test_escort_ends_where_a_portal_leads_under_a_token() -> None:
    """Ripley has left the place next to Sanctuary; where she is now, Artemia waits for her."""
    t = slow_table(
        city={"token": "rover", "faceup": ["survivor_15"]},
        artemia=True,
        planet="portal",
        ripley={"plays": "portal", "hand": "beach", "survival": ["escort"]},
    )
    t.creature.puts(creature="canyon", artemia="beach")
    t.reckon("ripley")
    t.ripley.plays("escort")
    assert t.ripley.at == "beach"
    t.until("end_of_turn")
    assert survivors(t.ripley) == []


def test_escort_goes_on_from_where_a_portal_leads() -> None:
    t = slow_table(
        city={"token": "rover", "faceup": ["survivor_15"]},
        planet="portal",
        ripley={"plays": "portal", "hand": "beach", "survival": ["escort"]},
    )
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.plays("escort", "use_power beach", "rescue survivor_15")
    assert t.marker
    assert survivors(t.ripley) == ["survivor_15"]
