"""Vortex."""

from artemia.testing import table
from tests.cards.talk import seen


def test_vortex_exchanges_the_card_played_with_a_discarded_one() -> None:
    t = table(
        hunt=["clone"],
        ripley={"plays": "jungle", "discard": "river beach", "survival": ["vortex"]},
        freddy={"survival": ["dodge"]},
        trinity={},
    )
    t.creature.puts(creature="jungle")
    t.ripley.plays("vortex")
    assert t.ripley.offered == ["exchange river jungle", "exchange beach jungle"]
    t.ripley.chooses("exchange beach jungle")
    assert (t.ripley.played, t.ripley.discard) == ("beach", "jungle+river")
    assert "exchange beach jungle" in t.creature.log
    t.reckon("ripley")
    assert t.ripley.at == "beach"
    assert t.ripley.will == 3


def test_vortex_is_asked_of_all_who_hold_a_card_and_stays_secret_until_the_window_closes() -> None:
    t = table(
        ripley={"plays": "jungle", "discard": "river beach", "survival": ["vortex"]},
        freddy={"survival": ["adrenaline"]},
        trinity={},
    )
    t.creature.puts(creature="jungle")
    assert t.asked == ["ripley: counter_choice", "freddy: counter_choice"]
    before = t.creature.view, t.creature.log
    assert t.ripley.offered == ["plan -", "plan vortex"]
    assert t.freddy.offered == ["plan -"]
    t.ripley.chooses("plan vortex")
    assert (t.creature.view, t.creature.log) == before
    assert t.asked == ["freddy: counter_choice"]
    t.freddy.chooses("plan -")
    assert t.creature.log[-1] == "play_survival vortex"
    assert t.asked == ["ripley: vortex"]


def test_vortex_needs_a_discarded_card() -> None:
    t = table(ripley={"plays": "jungle", "survival": ["vortex"]})
    t.creature.puts(creature="jungle")
    assert t.ripley.offered == ["plan -"]


def test_vortex_does_not_lead_into_a_force_field() -> None:
    t = table(
        hunt=["force_field"],
        ripley={"plays": "rover", "discard": "lair river", "survival": ["vortex"]},
    )
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.creature.puts(creature="swamp")
    t.ripley.plays("vortex")
    assert t.ripley.played == "river"

    t = table(
        hunt=["force_field"],
        ripley={"plays": "rover", "discard": "lair jungle", "survival": ["vortex"]},
    )
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.creature.puts(creature="swamp")
    assert t.ripley.offered == ["plan -"]


def test_vortex_exchanges_one_of_two_cards() -> None:
    t = table(ripley={"plays": "lair river", "discard": "beach", "artefact": True, "survival": ["vortex"]})
    t.creature.puts(creature="swamp")
    t.ripley.plays("vortex")
    assert t.ripley.offered == ["exchange beach lair", "exchange beach river"]
    t.ripley.chooses("exchange beach river")
    t.reckon("ripley")
    assert t.ripley.at == "lair+beach"


def test_vortex_comes_before_the_choice_of_the_river() -> None:
    t = table(ripley={"plays": "lair river", "discard": "beach", "river": True, "survival": ["vortex"]})
    t.creature.puts(creature="swamp")
    t.ripley.plays("vortex", "exchange beach river")
    assert t.ripley.offered == ["explore_only lair", "explore_only beach"]


def test_vortex_under_smokescreen_tells_the_creature_only_that_it_was_used() -> None:
    t = table(
        hunt=["clone"],
        ripley={"plays": "jungle", "discard": "river beach", "survival": ["vortex", "adrenaline"]},
        freddy={"plays": "rover", "survival": ["smokescreen"]},
    )
    t.freddy.plays("smokescreen")
    t.creature.puts(creature="jungle")
    t.ripley.plays("vortex", "exchange beach jungle")
    assert "exchange …" in t.creature.log
    assert not any("exchange beach" in line for line in t.creature.log)
    assert "exchange beach jungle" in t.freddy.log
    assert seen(t, 0).exposed is None
