"""Medic."""

from artemia.testing import slow_table
from tests.cards.talk import FREE


def test_medic_draws_after_a_catch() -> None:
    t = slow_table(
        light=True,
        survival_deck=["dodge"],
        ripley={"avatar": "medic", "plays": "lair"},
        freddy={"plays": "jungle"},
    )
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.ripley.survival == ["dodge"]
    assert t.freddy.log[-1] == "drew_survival …"


def test_medic_with_a_card_draws_none() -> None:
    t = slow_table(
        light=True,
        ripley={"avatar": "medic", "plays": "lair", "survival": ["gate"]},
        freddy={"plays": "jungle"},
    )
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.ripley.survival == ["gate"]


def test_medic_has_nothing_to_do_if_nobody_was_caught() -> None:
    t = slow_table(light=True, ripley={"avatar": "medic", "plays": "lair"})
    t.creature.puts(creature=FREE)
    t.until("end_of_turn")
    assert t.ripley.survival == []


def test_medic_counts_what_a_clone_catches() -> None:
    t = slow_table(
        "clone", light=True, survival_deck=["dodge"], ripley={"avatar": "medic", "plays": "jungle"}
    )
    t.creature.plays("clone")
    t.creature.puts(creature=FREE, target="jungle")
    t.until("end_of_turn")
    assert t.ripley.survival == ["dodge"]


def test_medic_despairs() -> None:
    t = slow_table("despair", light=True, ripley={"avatar": "medic", "plays": "jungle"})
    t.creature.plays("despair")
    t.creature.puts(creature="jungle", artemia=FREE)
    t.until("end_of_turn")
    assert t.ripley.survival == []


def test_medic_may_play_the_card_at_once() -> None:
    t = slow_table(light=True, survival_deck=["double_back"], ripley={"avatar": "medic", "plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.ripley.could_play("double_back")
