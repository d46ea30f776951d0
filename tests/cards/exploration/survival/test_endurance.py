"""Endurance."""

from artemia.testing import slow_table


def test_endurance_spares_all_will_but_not_the_catch() -> None:
    t = slow_table("fierceness", ripley={"plays": "lair", "survival": ["endurance"]})
    t.creature.plays("fierceness")
    t.creature.puts(creature="lair")
    t.ripley.plays("endurance")
    t.until("end_of_turn")
    assert t.ripley.will == 3
    assert t.assimilation == 19
    assert t.ripley.view.exploration is not None
    assert t.ripley.view.exploration.enduring == [1]
    # The place stays blocked.
    assert t.ripley.played == "lair"
    assert "catch lair" in t.ripley.log


def test_endurance_spares_the_last_will() -> None:
    t = slow_table(ripley={"plays": "jungle", "will": 1, "survival": ["endurance"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("endurance")
    t.until("end_of_turn")
    assert (t.ripley.will, t.assimilation) == (1, 19)


def test_endurance_spares_the_will_of_mutation_not_the_card() -> None:
    t = slow_table("mutation", ripley={"plays": "jungle", "hand": "lair", "survival": ["endurance"]})
    t.creature.plays("mutation")
    t.creature.puts(creature="artefact", artemia="jungle")
    t.ripley.plays("endurance")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.discard) == (3, "lair")


def test_endurance_makes_the_will_of_scream_free() -> None:
    t = slow_table("scream", ripley={"plays": "jungle", "survival": ["endurance"]})
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="jungle")
    t.ripley.plays("endurance")
    t.reckon("ripley")
    t.ripley.chooses("lose_will 1")
    assert t.ripley.will == 3


def test_endurance_is_over_with_the_phase_and_the_turn() -> None:
    t = slow_table(ripley={"plays": "jungle", "survival": ["endurance"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("endurance")
    t.finish_turn()
    t.ripley.chooses("commit lair")
    t.creature.passes()
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    assert t.ripley.will == 1


def test_endurance_is_not_offered_to_whoever_has_nothing_left_to_lose() -> None:
    """Scream took Ripley's last Will; Freddy's Gate opened another window."""
    t = slow_table(
        "scream",
        ripley={"plays": "jungle", "hand": "", "will": 1, "survival": ["endurance"]},
        freddy={"plays": "jungle", "hand": "", "survival": ["gate"]},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="jungle")
    t.reckon("freddy")
    t.freddy.plays("gate", "use_power river")
    assert "ripley: reaction" in t.asked
    assert not t.ripley.could_play("endurance")
