"""Smokescreen."""

from artemia.testing import table
from tests.cards.talk import seen


def test_smokescreen_hides_all_discards_from_the_creature_not_their_counts() -> None:
    t = table(
        ripley={"discard": "lair river", "survival": ["smokescreen"]},
        freddy={"discard": "beach"},
    )
    assert seen(t, 0).discard == [1, 3]
    t.ripley.plays("smokescreen")
    for stranger in (0, None):
        assert seen(t, stranger, 1).discard is None
        assert seen(t, stranger, 2).discard is None
        assert (seen(t, stranger, 1).discard_count, seen(t, stranger, 2).discard_count) == (2, 1)
    for friend in (1, 2):
        assert seen(t, friend, 1).discard == [1, 3]
        assert seen(t, friend, 2).discard == [4]


def test_smokescreen_is_gone_with_the_turn() -> None:
    t = table(ripley={"plays": "jungle", "discard": "lair", "survival": ["smokescreen"]})
    t.ripley.plays("smokescreen")
    t.creature.puts(creature="jungle")
    assert t.state.turn == 2
    assert seen(t, 0).discard == [1, 2]


def test_smokescreen_names_no_card_that_goes_back_to_hand() -> None:
    t = table(
        ripley={"survival": ["smokescreen"], "plays": "beach"},
        freddy={"discard": "lair river", "plays": "swamp", "survival": ["sixth_sense"]},
        trinity={"discard": "lair river beach", "plays": "rover"},
    )
    t.ripley.plays("smokescreen")
    t.freddy.plays("sixth_sense")
    t.trinity.chooses("resist lair+river 1")
    assert t.creature.log == [
        "play_survival smokescreen",
        "play_survival sixth_sense",
        "take_back …",
        "resist …",
    ]
    assert t.ripley.log[-2:] == ["take_back lair+river -", "resist lair+river 1"]
    t.creature.puts(creature="artefact")
    t.reckon("trinity")
    t.trinity.chooses("take_back beach -")
    assert t.state.turn == 2
    named = [line for line in t.creature.log if line.startswith("take_back")]
    assert named == ["take_back …", "take_back …"]


def test_smokescreen_names_no_card_that_is_discarded() -> None:
    t = table(
        hunt=["forbidden_zone"],
        artemia=True,
        ripley={"survival": ["smokescreen"], "plays": "beach"},
        freddy={"plays": "jungle"},
    )
    t.ripley.plays("smokescreen")
    t.creature.plays("forbidden_zone")
    t.ripley.chooses("set_aside lair")
    t.freddy.chooses("set_aside river")
    assert t.creature.log[-2:] == ["discard …", "discard …"]
    assert t.freddy.log[-2:] == ["discard lair", "discard river"]
    t.creature.puts(creature="artefact", artemia="jungle")
    t.reckon("freddy")
    t.freddy.chooses("set_aside lair")
    named = [line for line in t.creature.log if line.startswith("discard")]
    assert named == ["discard …", "discard …", "discard …"]


def test_smokescreen_hides_what_a_sacrifice_costs_and_what_ascendancy_leaves() -> None:
    t = table(
        hunt=["ascendancy"],
        ripley={"survival": ["smokescreen"], "plays": "beach"},
        freddy={"plays": "jungle", "survival": ["sacrifice"]},
    )
    t.ripley.plays("smokescreen")
    t.freddy.plays("sacrifice", "calm_creature rover")
    assert t.creature.log[-2:] == ["play_survival sacrifice", "calm_creature …"]

    t = table(hunt=["ascendancy"], ripley={"survival": ["smokescreen"], "plays": "beach"})
    t.ripley.plays("smokescreen")
    t.creature.plays("ascendancy")
    t.ripley.chooses("keep_two lair+jungle")
    assert t.creature.log[-2:] == ["subdue ripley", "discard …"]
