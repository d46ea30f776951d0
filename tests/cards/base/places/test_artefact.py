"""The Artefact."""

import pytest

from artemia.testing import slow_table
from tests.cards.talk import FREE, explore


def test_artefact_has_two_places_explored_next_turn() -> None:
    t = explore("artefact", creature="lair")
    t.ripley.chooses("use_power artefact")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))
    t.ripley.chooses("commit beach+rover")
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    assert t.ripley.at == "beach+rover"
    assert t.ripley.offered == ["begin_place beach", "begin_place rover"]
    t.ripley.chooses("begin_place rover")
    t.ripley.chooses("use_power rover")
    t.ripley.chooses("take_from_reserve wreck")
    t.ripley.chooses("use_power beach")
    assert t.marker
    t.finish_turn()
    assert t.ripley.discard == "beach+rover+artefact"


def test_artefact_places_wait_for_the_step_of_their_token() -> None:
    t = slow_table(
        "scream",
        artemia=True,
        ripley={"plays": "beach jungle", "artefact": True, "discard": "river"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature=FREE, target="beach", artemia="rover")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.offered == ["lose_will 1", "discard lair+jungle", *t.ripley.offered[2:]]
    t.ripley.chooses("lose_will 1")
    t.ripley.chooses("use_power beach")
    assert t.marker


def test_artefact_strikes_hit_both_places() -> None:
    """One token each: a card lost here, a Will lost there, no power at all."""
    t = slow_table(artemia=True, ripley={"plays": "beach jungle", "hand": "lair", "artefact": True})
    t.creature.puts(creature="beach", artemia="jungle")
    t.finish_turn()
    assert t.ripley.will == 2
    assert t.ripley.discard == "lair+jungle+beach"
    assert not t.marker


def test_artefact_caught_on_one_place_still_uses_the_other() -> None:
    t = slow_table(ripley={"plays": "beach wreck", "artefact": True})
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    t.finish_turn()
    assert t.ripley.will == 2


def test_artefact_shuts_out_the_river() -> None:
    t = slow_table(ripley={"plays": "river artefact", "discard": "beach", "artefact": True})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("begin_place artefact")
    t.ripley.chooses("use_power artefact")
    assert t.ripley.offered == ["nothing", "take_back beach -"]


def test_artefact_may_be_prepared_again_by_an_artefact_turn() -> None:
    t = slow_table(ripley={"plays": "lair artefact", "artefact": True})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("use_power artefact")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))


@pytest.mark.parametrize("place", ["source", "rover"])
def test_artefact_is_copied_by_no_gate(place: str) -> None:
    t = slow_table(ripley={"plays": place, "survival": ["gate"], "will": 1})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("play_survival gate")
    assert "use_power artefact" not in t.ripley.offered


def test_artefact_with_one_card_in_hand_forces_a_resistance() -> None:
    t = slow_table(ripley={"hand": "jungle", "discard": "lair river", "artefact": True})
    assert not any(line.startswith("commit") for line in t.ripley.offered)
    assert "give_up" in t.ripley.offered
