"""The Mangrove: cards for oneself, and one for whomever one likes."""

import pytest

from artemia.testing import Table, slow_table
from tests.cards.exploration.places.talk import explore, explore_together, reveal
from tests.cards.talk import offered


def test_mangrove_returns_with_a_card_and_offers_another_to_each_hunted() -> None:
    t = explore_together(
        "mangrove",
        ripley={"hand": "lair", "discard": "jungle river beach"},
        freddy={"plays": "lair", "discard": "beach rover"},
        newt={"plays": "jungle"},
    )
    t.ripley.chooses("use_power mangrove")
    assert t.ripley.offered == ["haul_in jungle mangrove", "haul_in river mangrove", "haul_in beach mangrove"]
    t.ripley.chooses("haul_in river mangrove")
    assert t.ripley.hand == "lair+river+mangrove"
    assert t.ripley.offered == ["nothing", "help_out ripley", "help_out freddy"], "Newt has nothing discarded"
    t.ripley.chooses("help_out freddy")
    assert t.asked == ["freddy: which_to_fish_out"]
    assert t.freddy.offered == ["take_back beach -", "take_back rover -"]
    t.freddy.chooses("take_back rover -")
    assert "rover" in t.freddy.hand
    assert t.newt.log[-3:] == ["take_back river mangrove", "help_out freddy", "take_back rover -"]


def test_mangrove_can_give_its_user_a_second_card() -> None:
    t = explore("mangrove", hunt=("fierceness",), hand="lair", discard="jungle river beach")
    t.ripley.chooses("use_power mangrove")
    t.ripley.chooses("haul_in jungle mangrove")
    t.ripley.chooses("help_out ripley")
    t.ripley.chooses("take_back beach -")
    assert t.ripley.hand == "lair+jungle+beach+mangrove"
    t.finish_turn()
    assert t.ripley.discard == "river"


def test_mangrove_on_an_empty_discard_returns_alone() -> None:
    t = explore("mangrove")
    t.ripley.chooses("use_power mangrove")
    assert t.ripley.played == "-"
    assert "mangrove" in t.ripley.hand


def test_mangrove_copied_returns_the_card_that_was_played() -> None:
    t = explore("lair", "mangrove", planet="mangrove", hand="rover", discard="river")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power mangrove")
    assert t.ripley.hand == "lair+river+rover"


def found_by_the_labyrinth(hunt: tuple[str, ...] = (), **ripley: str) -> Table:
    t = explore_together(
        "labyrinth",
        "beach",
        planet="mangrove",
        hunt=hunt,
        ripley={"plays": "labyrinth", **ripley},
        freddy={"plays": "lair", "discard": "beach"},
    )
    reveal(t, "mangrove", "wreck")
    t.ripley.chooses("use_discovery mangrove")
    return t


def test_mangrove_found_by_the_labyrinth_returns_neither_card() -> None:
    t = found_by_the_labyrinth(hand="lair", discard="river")
    assert t.ripley.hand == "lair+river"
    assert t.ripley.played == "labyrinth"
    assert offered(t.ripley, "help_out") == ["freddy"]


@pytest.mark.parametrize("hunt", [(), ("persecution",)])
def test_mangrove_found_by_the_labyrinth_helps_others_all_the_same(hunt: tuple[str, ...]) -> None:
    t = found_by_the_labyrinth(hunt)
    assert t.freddy.log[-2:] == ["help_out freddy", "take_back beach -"]


def test_mangrove_under_persecution_gives_one_card_to_each() -> None:
    t = explore_together(
        "mangrove",
        hunt=("persecution",),
        ripley={"discard": "jungle river"},
        freddy={"plays": "lair", "discard": "beach rover"},
    )
    t.ripley.chooses("use_power mangrove")
    assert t.ripley.offered == ["haul_in - mangrove", "haul_in jungle -", "haul_in river -"]
    t.ripley.chooses("haul_in jungle -")
    assert t.ripley.offered == ["nothing", "help_out freddy"]
    t.ripley.chooses("help_out freddy")
    assert t.freddy.offered == ["take_back beach -", "take_back rover -"]


def test_mangrove_helps_nobody_out_of_a_quicksand() -> None:
    t = slow_table(
        "quicksand",
        planet="mangrove",
        ripley={"plays": "mangrove", "discard": "jungle"},
        freddy={"plays": "lair", "discard": "beach"},
        newt={"plays": "jungle", "discard": "beach"},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="wreck", target="lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power mangrove")
    assert t.ripley.offered == ["nothing", "help_out newt"]


def test_mangrove_in_quicksand_helps_others_only() -> None:
    t = slow_table(
        "quicksand",
        planet="mangrove",
        ripley={"plays": "mangrove", "discard": "jungle"},
        freddy={"plays": "lair", "discard": "beach rover"},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="source", target="mangrove")
    t.reckon("ripley")
    t.ripley.chooses("use_power mangrove")
    assert t.freddy.offered == ["take_back beach -", "take_back rover -"]
    assert (t.ripley.discard, t.ripley.played) == ("jungle", "mangrove")
