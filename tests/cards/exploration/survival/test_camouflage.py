"""Camouflage."""

from artemia.testing import slow_table


def test_camouflage_hides_from_the_target_token() -> None:
    t = slow_table(
        "scream",
        freddy={"plays": "wreck", "hand": ""},
        ripley={"plays": "wreck", "survival": ["camouflage"]},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="wreck")
    t.ripley.plays("camouflage")
    assert "ignore_target" in t.freddy.log
    assert t.freddy.view.exploration is not None
    assert t.freddy.view.exploration.camouflaged == [2]
    t.reckon("ripley")
    # As if the token weren't there, so before its step.
    assert t.freddy.will == 3
    assert "use_power wreck" in t.ripley.offered
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (3, 2)


def test_camouflage_makes_a_place_of_toxin_usable() -> None:
    t = slow_table("toxin", ripley={"plays": "wreck", "survival": ["camouflage", "gate"]})
    t.creature.plays("toxin")
    t.creature.puts(creature="artefact", target="wreck")
    t.ripley.plays("camouflage")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    assert t.ripley.survival == ["gate"]


def test_camouflage_hides_from_a_clone() -> None:
    t = slow_table("clone", ripley={"plays": "wreck", "survival": ["camouflage"]})
    t.creature.plays("clone")
    t.creature.puts(creature="artefact", target="wreck")
    t.ripley.plays("camouflage")
    t.until("end_of_turn")
    assert (t.ripley.will, t.assimilation) == (3, 20)


def test_camouflage_does_not_hide_from_the_creature() -> None:
    t = slow_table("clone", ripley={"plays": "wreck", "survival": ["camouflage"]})
    t.creature.plays("clone")
    t.creature.puts(creature="wreck", target="wreck")
    t.ripley.plays("camouflage")
    t.until("end_of_turn")
    assert (t.ripley.will, t.assimilation) == (2, 19)


def test_camouflage_draws_a_card_if_the_target_is_elsewhere() -> None:
    t = slow_table(survival_deck=["gate"], ripley={"plays": "wreck", "survival": ["camouflage"]}, freddy={})
    t.creature.puts(creature="artefact")
    t.ripley.plays("camouflage")
    assert t.ripley.survival == ["gate"]
    assert "drew_survival …" in t.freddy.log
    # It can't be played this turn.
    t.reckon("ripley")
    assert not t.ripley.could_play("gate")


def test_camouflage_draws_nothing_from_nothing() -> None:
    t = slow_table(survival_deck=[], ripley={"plays": "wreck", "survival": ["camouflage"]})
    t.creature.puts(creature="artefact")
    t.reveal()
    assert not t.ripley.could_play("camouflage")


def test_camouflage_comes_too_late_once_the_target_strikes() -> None:
    """Ripley, on the Target herself, plays her Gate: the next window comes before the Creature's step."""
    t = slow_table(
        "scream",
        ripley={"plays": "beach", "survival": ["gate"], "hand": ""},
        freddy={"plays": "jungle", "survival": ["camouflage"]},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="beach")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    assert "freddy: reaction" in t.asked
    assert not t.freddy.could_play("camouflage")


def test_camouflage_against_a_spectral_creature_only_draws() -> None:
    t = slow_table("scream", city={"developed": ["spectral"]}, ripley={"survival": ["camouflage"]})
    t.creature.plays("scream")
    t.creature.puts(creature="rover", target="lair")
    t.reveal()
    assert not t.ripley.could_play("camouflage")

    t = slow_table("scream", city={"developed": ["spectral"]}, ripley={"survival": ["camouflage"]})
    t.creature.plays("scream")
    t.creature.puts(creature="rover", target="jungle")
    t.ripley.plays("camouflage")
    assert len(t.ripley.survival) == 1
