"""The Nexus."""

from typing import Any

import pytest

from artemia.testing import slow_table
from tests.cards.exploration.places.talk import explore, explore_together

AWAY = {"plays": "rover"}
A_FULL_TABLE: dict[str, Any] = {"newt": AWAY, "rick": AWAY, "trinity": AWAY}
"""With these there are more than four Hunted."""


def test_nexus_takes_back_the_whole_discard_but_itself() -> None:
    t = explore("nexus", hunt=("fierceness",), discard="jungle river")
    t.ripley.chooses("use_power nexus")
    assert t.ripley.discard == "-"
    assert t.ripley.hand == "jungle+river+beach+rover"
    assert t.ripley.played == "nexus"
    t.finish_turn()
    assert t.ripley.discard == "nexus"


def test_nexus_copies_what_another_explores() -> None:
    t = explore_together("nexus", ripley={"discard": "jungle"}, freddy={"plays": "wreck"}, **A_FULL_TABLE)
    t.ripley.chooses("use_power nexus")
    assert t.ripley.offered == ["take_back jungle -", "use_power rover", "use_power wreck"]
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    assert t.freddy.offered == ["nothing"], "used up"


@pytest.mark.parametrize("others", [{}, {"newt": AWAY, "rick": AWAY}])
def test_nexus_gives_cards_and_then_a_place_to_two_or_four_hunted(others: dict[str, Any]) -> None:
    t = explore_together("nexus", ripley={"discard": "jungle"}, freddy={"plays": "wreck"}, **others)
    t.ripley.chooses("use_power nexus")
    assert t.ripley.discard == "-", "first the cards"
    assert {"nothing", "use_power wreck"} <= set(t.ripley.offered)
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    assert not t.ripley.offered


def test_nexus_need_not_be_used_to_the_full() -> None:
    t = explore_together("nexus", ripley={"discard": "jungle"}, freddy={"plays": "wreck"})
    t.ripley.chooses("use_power nexus")
    t.ripley.chooses("nothing")
    assert t.rescue == 20
    assert "use_power wreck" in t.freddy.offered, "still to be used"


def test_nexus_gives_one_card_under_persecution_and_then_a_place() -> None:
    t = explore_together(
        "nexus", hunt=("persecution",), ripley={"discard": "jungle river"}, freddy={"plays": "wreck"}
    )
    t.ripley.chooses("use_power nexus")
    assert t.ripley.offered == ["take_back jungle -", "take_back river -"]
    t.ripley.chooses("take_back river -")
    assert t.ripley.offered == ["nothing", "use_power wreck"]


def test_nexus_has_nobody_to_copy_for_a_hunted_alone() -> None:
    t = explore("nexus", creature="wreck")
    assert t.ripley.offered == ["nothing"]


def test_nexus_copies_a_place_whatever_lies_on_it() -> None:
    t = explore_together("nexus", "rover", freddy={"plays": "rover"})
    t.ripley.chooses("use_power nexus")
    t.ripley.chooses("take_from_reserve shelter")
    assert "shelter" in t.ripley.hand


def test_nexus_that_copies_the_jungle_comes_back_itself() -> None:
    t = explore_together("nexus", ripley={"discard": "beach"}, freddy={"plays": "jungle"})
    t.ripley.chooses("use_power nexus")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "nexus+jungle+river+beach+rover"
    assert t.ripley.played == "-"


@pytest.mark.parametrize("place", ["nexus", "artefact", "portal"])
def test_nexus_never_copies(place: str) -> None:
    t = explore_together("nexus", planet=place, freddy={"plays": place})
    assert t.ripley.offered == ["nothing"]


def test_nexus_gives_one_card_under_persecution() -> None:
    t = explore("nexus", hunt=("persecution",), discard="jungle river")
    t.ripley.chooses("use_power nexus")
    assert t.ripley.offered == ["take_back jungle -", "take_back river -"]


def test_nexus_costs_a_second_space_if_somebody_is_caught_there() -> None:
    t = slow_table(planet="nexus", ripley={"plays": "nexus"}, freddy={"plays": "nexus"})
    t.creature.puts(creature="nexus")
    t.until("end_of_turn")
    assert t.assimilation == 18
    assert (t.ripley.will, t.freddy.will) == (2, 2)


def test_nexus_adds_its_space_to_that_of_anticipation() -> None:
    t = slow_table("anticipation", planet="nexus", ripley={"plays": "nexus"}, freddy={"plays": "beach"})
    t.creature.plays("anticipation", "anticipate ripley")
    t.creature.puts(creature="nexus")
    t.until("end_of_turn")
    assert t.assimilation == 17


def test_nexus_where_only_a_clone_catches_counts_as_well() -> None:
    t = slow_table("clone", planet="nexus", ripley={"plays": "nexus"}, freddy={"plays": "beach"})
    t.creature.plays("clone")
    t.creature.puts(creature="beach", target="nexus")
    t.until("end_of_turn")
    assert t.assimilation == 18


def test_nexus_is_harmless_to_whoever_dodges() -> None:
    t = slow_table(
        planet="nexus", ripley={"plays": "nexus", "survival": ["dodge"]}, freddy={"plays": "beach"}
    )
    t.creature.puts(creature="nexus")
    t.ripley.plays("dodge")
    t.until("end_of_turn")
    assert t.assimilation == 20


def test_nexus_copied_by_gate_leads_to_others_not_back_home() -> None:
    t = explore_together(
        "jungle",
        planet="nexus",
        ripley={"survival": ["gate"], "discard": "beach"},
        freddy={"plays": "rover"},
        **A_FULL_TABLE,
    )
    t.ripley.chooses("play_survival gate")
    t.ripley.chooses("use_power nexus")
    assert t.ripley.offered == ["take_back beach -", "use_power rover"]


def test_nexus_copies_the_place_another_has_been_moved_to() -> None:
    t = slow_table("detour", planet="nexus", ripley={"plays": "nexus"}, freddy={"plays": "river"})
    t.creature.puts(creature="source")
    t.creature.plays("detour", "divert freddy", "push wreck river")
    t.reckon("ripley")
    t.ripley.chooses("use_power nexus")
    assert t.rescue == 19, "there was nothing else to choose"


def test_nexus_copies_either_place_of_a_hunted_on_two() -> None:
    t = explore_together("nexus", "source", freddy={"plays": "wreck rover", "artefact": True})
    t.ripley.chooses("use_power nexus")
    assert t.ripley.offered == ["use_power rover", "use_power wreck"]
