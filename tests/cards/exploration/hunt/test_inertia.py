"""Inertia."""

from artemia.testing import slow_table


def test_inertia_stops_every_place_if_somebody_is_on_the_target() -> None:
    t = slow_table(
        "inertia",
        ripley={"plays": "jungle", "discard": "lair"},
        freddy={"plays": "beach", "discard": "lair", "survival": ["gate"]},
    )
    t.creature.plays("inertia")
    t.creature.puts(creature="artefact", target="jungle")
    t.reveal()
    assert "stop_all" in t.ripley.log
    assert t.freddy.view.ineffective == list(range(1, 11))
    t.until("end_of_turn")
    assert t.freddy.survival == ["gate"]
    assert not t.marker
    assert (t.ripley.discard, t.ripley.played) == ("lair", "jungle")


def test_inertia_that_meets_nobody_stops_nothing() -> None:
    t = slow_table("inertia", ripley={"plays": "jungle"})
    t.creature.plays("inertia")
    t.creature.puts(creature="artefact", target="beach")
    t.reckon("ripley")
    assert "use_power jungle" in t.ripley.offered


def test_inertia_lets_the_other_tokens_act() -> None:
    t = slow_table(
        "inertia",
        artemia=True,
        ripley={"plays": "jungle", "hand": "lair"},
        freddy={"plays": "beach"},
    )
    t.creature.plays("inertia")
    t.creature.puts(creature="beach", artemia="jungle", target="jungle")
    t.until("end_of_turn")
    assert t.ripley.discard == "lair"
    assert t.freddy.will == 2


def test_inertia_is_checked_before_anybody_may_react() -> None:
    """Camouflage comes too late, and so does a token that is moved away."""
    t = slow_table(
        "inertia",
        ripley={"plays": "jungle", "discard": "lair", "survival": ["camouflage"]},
        freddy={"plays": "beach", "survival": ["wrong_track"]},
    )
    t.creature.plays("inertia")
    t.creature.puts(creature="artefact", target="jungle")
    t.ripley.plays("camouflage")
    assert "ignore_target" in t.ripley.log
    t.until("end_of_turn")
    assert t.ripley.played == "jungle"


def test_inertia_leaves_survival_cards_that_need_no_place() -> None:
    t = slow_table("inertia", ripley={"plays": "jungle", "survival": ["dodge"]})
    t.creature.plays("inertia")
    t.creature.puts(creature="jungle", target="jungle")
    t.ripley.plays("dodge")
    t.until("end_of_turn")
    assert t.ripley.will == 3
