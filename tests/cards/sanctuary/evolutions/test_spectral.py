"""Spectral."""

import pytest

from tests.cards.sanctuary.evolutions.talk import evolved


@pytest.mark.parametrize("card", ["dodge", "detector", "hologram", "wrong_track"])
def test_spectral_tokens_are_neither_moved_nor_avoided(card: str) -> None:
    t = evolved(
        "spectral", artemia=True, ripley={"plays": "jungle", "survival": [card]}, freddy={"plays": "jungle"}
    )
    t.creature.puts(creature="jungle", artemia="jungle")
    t.reveal()
    assert t.asked == ["ripley: reaction"]
    assert not t.ripley.could_play(card)


def test_spectral_does_not_stop_other_cards() -> None:
    t = evolved("spectral", ripley={"plays": "jungle", "discard": "lair", "survival": ["vortex"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("vortex")
    assert t.ripley.at == "lair"


def test_spectral_leaves_a_camouflage_only_its_draw() -> None:
    for place, draws in (("jungle", False), ("lair", True)):
        t = evolved("spectral", hunt=["scream"], ripley={"plays": place, "survival": ["camouflage"]})
        t.creature.plays("scream")
        t.creature.puts(creature="ark", target="jungle")
        t.reveal()
        assert t.ripley.could_play("camouflage") == draws


def test_spectral_does_not_stop_whoever_moves_or_endures() -> None:
    for card in ("shuttle", "endurance"):
        t = evolved("spectral", ripley={"plays": "jungle", "survival": [card]})
        t.creature.puts(creature="jungle")
        t.reveal()
        assert t.ripley.could_play(card)


def test_spectral_destroyed_in_time_lets_a_hunted_dodge_after_all() -> None:
    """Freddy passed when he could do nothing else. Ripley's Monolith changes that, for all to see."""
    t = evolved(
        "spectral",
        ripley={"plays": "monolith"},
        freddy={"plays": "beach", "survival": ["dodge"]},
    )
    t.creature.puts(creature="beach")
    t.reveal()
    assert t.freddy.offered == ["pass_window"]
    t.freddy.chooses("pass_window")
    t.ripley.chooses("use_power monolith")
    assert t.asked == ["freddy: reaction"]
    t.freddy.chooses("play_survival dodge")
    t.until("end_of_turn")
    assert t.freddy.will == 3


def test_spectral_spared_opens_no_window() -> None:
    """Another evolution is destroyed: nobody could do more than before."""
    t = evolved(
        "spectral",
        "clever",
        ripley={"plays": "monolith"},
        freddy={"plays": "beach", "survival": ["dodge"]},
    )
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power monolith")
    t.ripley.chooses("break_evolution clever")
    assert t.freddy.will == 2
