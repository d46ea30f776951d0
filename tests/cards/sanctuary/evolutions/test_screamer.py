"""Screamer."""

from tests.cards.sanctuary.evolutions.talk import can_use, light, uses


def test_screamer_costs_everybody_next_to_it_a_card_chosen_in_secret() -> None:
    t = light(
        "screamer",
        ripley={"plays": "rover", "hand": "lair river"},
        freddy={"plays": "rover", "hand": "beach jungle"},
        trinity={"plays": "river", "hand": "lair jungle"},
        newt={"plays": "lair"},
    )
    t.creature.puts(creature="beach")
    t.reveal()
    t.creature.chooses("use_evolution screamer")
    assert t.asked == ["ripley: screamer_choice", "freddy: screamer_choice", "trinity: screamer_choice"]
    t.ripley.chooses("set_aside lair")
    assert t.ripley.discard == "-"
    t.freddy.chooses("set_aside beach")
    t.trinity.chooses("set_aside jungle")
    assert (t.ripley.discard, t.freddy.discard, t.trinity.discard) == ("lair", "beach", "jungle")
    assert t.newt.discard == "-"


def test_screamer_passes_over_empty_hands() -> None:
    t = light("screamer", hunt=["cataclysm"], ripley={"plays": "rover", "hand": ""})
    t.creature.puts(creature="beach")
    t.reveal()
    assert t.asked == ["creature: reaction"]
    assert not can_use(t, "screamer")


def test_screamer_does_not_reach_the_place_it_stands_on() -> None:
    t = light("screamer", hunt=["cataclysm"], ripley={"plays": "beach"})
    t.creature.puts(creature="beach")
    t.reveal()
    assert not can_use(t, "screamer")


def test_screamer_comes_before_any_place_is_used() -> None:
    t = light("screamer", ripley={"plays": "jungle", "discard": "lair", "hand": "rover"})
    t.creature.puts(creature="river")
    t.reveal()
    uses(t, "screamer")
    assert t.ripley.discard == "lair+rover"
    assert t.ripley.offered == [
        "nothing",
        "take_back lair -",
        "take_back rover -",
        "use_power jungle",
    ]


def test_screamer_is_used_once_a_turn_right_after_the_reveal() -> None:
    t = light("screamer", hunt=["cataclysm"], ripley={"plays": "jungle"}, freddy={"plays": "rover"})
    t.creature.puts(creature="river")
    t.reveal()
    uses(t, "screamer")
    t.ripley.chooses("set_aside lair")
    assert t.asked == ["creature: reaction"]
    assert not can_use(t, "screamer")
