"""Shuttle."""

from artemia.testing import slow_table


def test_shuttle_leads_to_the_other_place_of_the_column() -> None:
    t = slow_table(ripley={"plays": "jungle", "survival": ["shuttle"]}, freddy={"plays": "rover"})
    t.creature.puts(creature="jungle")
    t.ripley.plays("shuttle")
    assert (t.ripley.at, t.ripley.played) == ("shelter", "jungle")
    assert "ride shelter jungle" in t.freddy.log
    t.reckon("ripley")
    assert "use_power shelter" in t.ripley.offered
    t.until("end_of_turn")
    assert t.ripley.will == 3


def test_shuttle_goes_both_ways() -> None:
    t = slow_table(ripley={"plays": "artefact", "survival": ["shuttle"]})
    t.creature.puts(creature="rover")
    t.ripley.plays("shuttle")
    assert t.ripley.at == "rover"
    t.until("end_of_turn")
    assert t.ripley.will == 2


def test_shuttle_moves_one_of_two_places_not_onto_the_other() -> None:
    t = slow_table(ripley={"plays": "lair rover", "artefact": True, "survival": ["shuttle"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("shuttle")
    assert t.ripley.offered == ["ride swamp lair", "ride artefact rover"]
    t.ripley.chooses("ride swamp lair")
    assert t.ripley.at == "rover+swamp"

    t = slow_table(ripley={"plays": "lair swamp", "artefact": True, "survival": ["shuttle"]})
    t.creature.puts(creature="jungle")
    t.reveal()
    assert not t.ripley.could_play("shuttle")


def test_shuttle_does_not_lead_into_a_force_field() -> None:
    t = slow_table("force_field", ripley={"plays": "jungle", "survival": ["shuttle"]})
    t.creature.plays("force_field", "raise_force_field shelter+wreck")
    t.creature.puts(creature="jungle")
    t.reveal()
    assert not t.ripley.could_play("shuttle")


def test_shuttle_does_not_lead_to_a_hidden_place() -> None:
    t = slow_table(planet="labyrinth", ripley={"plays": "jungle", "survival": ["shuttle"]})
    t.creature.puts(creature="jungle")
    t.reveal()
    assert not t.ripley.could_play("shuttle")


def test_shuttle_comes_before_any_step_and_not_out_of_quicksand() -> None:
    t = slow_table("quicksand", ripley={"plays": "jungle", "survival": ["shuttle"]})
    t.creature.plays("quicksand")
    t.creature.puts(creature="artefact", target="jungle")
    t.reveal()
    assert t.asked == ["creature: reaction"]

    t = slow_table(
        "scream",
        ripley={"plays": "beach", "survival": ["gate"]},
        freddy={"plays": "jungle", "survival": ["shuttle"]},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="jungle")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    assert "freddy: reaction" in t.asked
    assert not t.freddy.could_play("shuttle")
