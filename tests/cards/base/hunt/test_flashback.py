"""Flashback."""

from artemia.rules.catalog import HUNT
from artemia.testing import table
from tests.cards.talk import lay, offered


def test_flashback_is_nothing_on_an_empty_discard() -> None:
    t = table(hunt=["flashback"], ripley={"plays": "swamp", "survival": ["adrenaline"]})
    assert not t.creature.could_play("flashback")
    t.hunt()
    assert not t.creature.could_play("flashback")
    t.creature.puts(creature="swamp")
    t.reveal()
    assert not t.creature.could_play("flashback")
    t.until("end_of_turn")
    assert not t.creature.could_play("flashback")


def test_flashback_takes_phase_symbol_and_text_of_the_last_card() -> None:
    t = table(hunt=["flashback"], hunt_discard=["clone", "scream"], ripley={"plays": "wreck"})
    assert not t.creature.could_play("flashback")
    t.creature.puts(creature="swamp")
    t.creature.chooses("play_hunt flashback")
    t.creature.puts(target="wreck")
    assert t.asked == ["ripley: scream_choice"]


def test_flashback_copies_a_card_of_phase_1() -> None:
    t = table(hunt=["flashback"], hunt_discard=["despair"], ripley={"plays": "jungle", "will": 2}, freddy={})
    t.ripley.chooses("commit jungle")
    t.creature.chooses("play_hunt flashback")
    assert t.asked == ["ripley: explore", "freddy: explore"]
    t.hunt()
    assert any(line.endswith("artemia") for line in t.creature.offered)


def test_flashback_copies_a_card_of_phase_3_in_phase_3_only() -> None:
    t = table(hunt=["flashback"], hunt_discard=["cataclysm"], ripley={"plays": "wreck"})
    t.hunt()
    assert not t.creature.could_play("flashback")
    t.creature.puts(creature="swamp")
    t.reveal()
    t.creature.chooses("play_hunt flashback")
    t.creature.chooses("devastate wreck")
    assert t.state.turn == 2


def test_flashback_keeps_to_the_timing_of_what_it_copies() -> None:
    t = table(hunt=["flashback"], hunt_discard=["detour"], ripley={"plays": "beach", "survival": ["gate"]})
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    assert t.asked[0] == "creature: reaction"
    assert not t.creature.could_play("flashback")


def test_flashback_looks_below_a_flashback() -> None:
    t = table(hunt=["flashback"], hunt_discard=["stasis"], ripley={"plays": "jungle"})
    t.state.hunt_discard += (HUNT["flashback"].bit,)
    t.until("end_of_turn")
    t.creature.chooses("play_hunt flashback")
    assert t.rescue == 20


def test_flashback_copies_a_card_of_an_earlier_turn_not_of_this_one() -> None:
    t = table(
        hunt=["flashback", "scream"],
        limit=2,
        hunt_discard=["persecution"],
        ripley={"plays": "lair", "hand": "", "discard": "river beach"},
    )
    t.creature.plays("scream")
    t.creature.chooses("play_hunt flashback")
    t.creature.puts(creature="swamp", target="lair")
    assert t.ripley.will == 2  # one Scream, not two
    t.ripley.chooses("use_power lair")
    assert offered(t.ripley, "take_back") == ["river -", "beach -"]
    t.finish_turn()
    assert t.creature.view.hunt_discard == ["persecution", "scream", "flashback"]


def test_flashback_repeats_the_card_of_the_turn_before() -> None:
    t = table(
        hunt=["flashback", "scream"],
        hunt_deck=["stasis", "detour"],
        ripley={"plays": "wreck", "hand": "lair"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="jungle")
    t.finish_turn()
    lay(t, ripley="lair")
    t.creature.chooses("play_hunt flashback")
    t.creature.puts(creature="swamp", target="lair")
    assert t.ripley.will == 2


def test_flashback_on_a_tracking_turn_copies_tracking() -> None:
    t = table(
        hunt=["tracking", "flashback"],
        hunt_deck=["fierceness", "persecution", "interference", "anticipation"],
        ripley={"plays": "jungle"},
    )
    t.creature.plays("tracking")
    lay(t, ripley="lair")
    t.until("end_of_turn")
    t.creature.chooses("play_hunt flashback")
    t.finish_turn()
    assert t.state.turn == 3
    assert t.ripley.view.hunt_left == 2
