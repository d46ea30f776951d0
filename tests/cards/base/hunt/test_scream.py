"""Scream."""

from artemia.testing import table


def test_scream_costs_two_cards_or_a_will_and_then_the_place_is_used() -> None:
    t = table(hunt=["scream"], ripley={"plays": "wreck", "hand": "lair river beach"})
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="wreck")
    t.reckon("ripley")
    assert t.ripley.offered == [
        "lose_will 1",
        "discard lair+river",
        "discard lair+beach",
        "discard river+beach",
    ]
    t.ripley.chooses("discard lair+river")
    assert t.ripley.will == 3
    assert t.ripley.offered == ["nothing", "take_back lair -", "take_back river -", "use_power wreck"]


def test_scream_costs_the_will_of_whoever_has_fewer_than_two_cards() -> None:
    t = table(hunt=["scream"], ripley={"plays": "wreck", "hand": "lair"})
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="wreck")
    assert t.ripley.will == 2
    assert t.ripley.hand == "lair"
    assert t.ripley.offered == ["nothing", "use_power wreck"]


def test_scream_goes_round_seat_by_seat_effect_then_place() -> None:
    t = table(
        hunt=["scream"], ripley={"plays": "wreck", "discard": "beach"}, freddy={"plays": "wreck", "hand": ""}
    )
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="wreck")
    assert t.asked == ["ripley: scream_choice"]
    t.ripley.chooses("lose_will 1")
    assert t.asked == ["ripley: place_choice"]
    assert t.freddy.will == 3
    t.ripley.chooses("use_power wreck")
    assert t.freddy.will == 2


def test_scream_leaves_no_place_under_the_creature() -> None:
    t = table(hunt=["scream"], ripley={"plays": "wreck", "hand": ""})
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", target="wreck")
    assert t.state.turn == 2
    assert t.ripley.will == 1


def test_scream_artemia_and_creature_on_one_place_all_strike() -> None:
    t = table(hunt=["scream"], artemia=True, ripley={"plays": "wreck", "hand": "lair river rover"})
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", artemia="wreck", target="wreck")
    t.ripley.chooses("discard lair+river")
    assert t.state.turn == 2
    assert (t.ripley.will, t.ripley.hand) == (2, "-")


def test_scream_takes_two_cards_and_no_will_from_a_spent_hunted() -> None:
    """Struck on both places of the Artefact: the first time costs the last Will."""
    t = table(
        hunt=["scream", "mirage"],
        limit=2,
        ripley={"plays": "jungle river", "hand": "lair beach rover", "artefact": True, "will": 1},
    )
    t.creature.plays("scream")
    t.creature.plays("mirage")
    t.creature.puts(creature="swamp", target="jungle river")
    t.ripley.chooses("lose_will 1")
    assert t.assimilation == 19
    assert t.ripley.offered == ["discard lair+beach", "discard lair+rover", "discard beach+rover"]
    t.ripley.chooses("discard lair+beach")
    assert t.assimilation == 19
    assert (t.ripley.will, t.ripley.hand) == (3, "lair+jungle+river+beach+rover")
