"""What the rulebook of EXPLORATION explains about its places, told in our own words."""

from typing import Any

import pytest

from artemia.rules.constants import place
from artemia.testing import slow_table, table
from tests.cards.exploration.places.talk import explore, explore_together, reveal, rows, track
from tests.cards.talk import offered

# Set-up


def test_the_marker_serves_as_shield_and_begins_on_place_1() -> None:
    t = table(planet="dome", ripley={})
    assert t.ripley.view.exploration is not None and t.ripley.view.exploration.shield == 1


@pytest.mark.parametrize(("hunted", "copies"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_labyrinth_hides_five_places_and_the_reserve_lies_open(hunted: int, copies: int) -> None:
    names = ["ripley", "freddy", "newt", "trinity", "rick", "malcolm"][:hunted]
    wishes: dict[str, Any] = {name: {} for name in names}
    t = table(planet="labyrinth pole", **wishes)
    assert rows(t) == "? ? ? ? ?"
    assert t.ripley.view.reserve == {6: copies, 7: copies, 8: 1, 9: copies, 10: copies}


# Places


def test_nexus_a_catch_moves_assimilation_two_spaces() -> None:
    t = slow_table(planet="nexus", ripley={"plays": "nexus"}, freddy={"plays": "nexus"})
    t.creature.puts(creature="nexus")
    t.until("end_of_turn")
    assert t.assimilation == 18


@pytest.mark.parametrize(("will", "back"), [(3, 0), (2, 1), (1, 2)])
def test_oasis_none_one_or_two_cards_for_none_one_or_two_missing_will(will: int, back: int) -> None:
    t = explore("oasis", will=will, hand="lair", discard="river beach")
    t.ripley.chooses("use_power oasis")
    if back == 1:
        t.ripley.chooses("take_back beach oasis")
    assert t.ripley.hand == {0: "lair+oasis", 1: "lair+oasis+beach", 2: "lair+oasis+river+beach"}[back]


def test_fjord_one_card_only_without_a_discard() -> None:
    t = slow_table(planet="fjord", ripley={"fjord": True})
    assert offered(t.ripley, "commit_two") == []
    assert len(offered(t.ripley, "commit")) == 5


def test_fjord_both_cards_are_discarded() -> None:
    t = slow_table(planet="fjord", ripley={"hand": "lair rover", "discard": "beach", "fjord": True})
    t.ripley.chooses("commit_two rover beach")
    t.creature.passes()
    t.creature.puts(creature="wreck")
    t.creature.chooses("end_hunt")
    t.ripley.chooses("explore_only rover")
    assert t.ripley.at == "rover"
    t.finish_turn()
    assert t.ripley.discard == "beach+rover"


def test_dome_the_shield_protects_nobody_and_works_on_arrival_only() -> None:
    t = explore("dome", shield=2)
    t.ripley.chooses("use_power dome")
    assert t.rescue == 20
    t = slow_table(planet="dome", shield=2, ripley={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.ripley.will == 2, "the Shield lay there"
    t = explore("dome", shield=3)
    t.ripley.chooses("use_power dome")
    assert t.rescue == 18


def test_labyrinth_one_of_five_face_down_places_is_turned_over() -> None:
    t = explore("labyrinth", "beach")
    reveal(t, "source", "wreck")
    assert rows(t) == "? ? source ? ?"
    assert not t.state.inaccessible & place(9)


@pytest.mark.parametrize("place", ["mangrove", "swamp"])
def test_mangrove_or_swamp_activated_by_the_labyrinth_returns_neither_card(place: str) -> None:
    t = explore("labyrinth", "beach", planet=place, hand="lair", discard="river")
    reveal(t, place, "wreck")
    t.ripley.chooses(f"use_discovery {place}")
    assert t.ripley.hand == "lair+river"
    assert t.ripley.played == "labyrinth"


def test_archipelago_heals_oneself_or_another() -> None:
    t = explore_together(
        "archipelago", ripley={"will": 2, "survival": ["dodge"]}, freddy={"plays": "lair", "will": 2}
    )
    t.ripley.chooses("use_power archipelago")
    t.ripley.chooses("trade_card dodge")
    assert t.ripley.offered == ["heal ripley", "heal freddy"]


def test_archipelago_an_empty_deck_is_made_of_the_discard() -> None:
    t = explore("archipelago", survival_deck=[], survival_discard=["gate"])
    t.ripley.chooses("use_power archipelago")
    assert t.ripley.survival == ["gate"]


@pytest.mark.parametrize("caught", [True, False])
def test_pole_returns_to_the_reserve_whether_it_was_used_or_not(caught: bool) -> None:
    t = slow_table(planet="pole", reserve={}, ripley={"plays": "pole"})
    t.creature.puts(creature="pole" if caught else "source")
    if not caught:
        t.reckon("ripley")
        t.ripley.chooses("use_power pole")
    t.finish_turn()
    assert t.ripley.view.reserve == {8: 1}


def test_pole_works_for_the_last_will() -> None:
    t = explore("pole", will=1)
    t.ripley.chooses("use_power pole")
    assert t.rescue == 18


def test_fungi_up_to_two_counters_one_a_space_and_who_takes_them_is_agreed() -> None:
    t = explore_together(
        "fungi", options={"rescue": 4}, ripley={"will": 2}, freddy={"plays": "wreck", "will": 2}
    )
    t.ripley.chooses("use_power fungi")
    t.ripley.chooses("sow_will 3 1")
    assert offered(t.ripley, "sow_will") == ["1 0", "2 0"], "neither Victory nor a taken space"
    t.ripley.chooses("sow_will 2 0")
    assert track(t) == [2, 3]
    t.freddy.chooses("use_power wreck")
    assert t.freddy.offered == ["receive_will ripley", "receive_will freddy"]


def test_fungi_nothing_to_put_down_when_all_will_is_in_use() -> None:
    t = explore("fungi", survival_deck=[])
    assert t.ripley.offered == ["nothing"]


def test_fungi_who_must_take_will_from_a_dry_pool_takes_it_off_the_track() -> None:
    t = table(planet="fungi", rescue=9, fungi=(3, 5), ripley={"will": 1, "hand": "lair", "discard": "jungle"})
    t.ripley.chooses("give_up")
    assert (t.ripley.will, track(t)) == (3, [])


def test_portal_the_second_place_can_be_a_trap() -> None:
    t = slow_table(planet="portal", ripley={"plays": "portal", "hand": "jungle"})
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power portal")
    assert t.ripley.discard == "portal", "in phase 3"
    t.until("end_of_turn")
    assert t.ripley.will == 2
    t.finish_turn()
    assert t.ripley.discard == "jungle+portal", "in phase 4"
