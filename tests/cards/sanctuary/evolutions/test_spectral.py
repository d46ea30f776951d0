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
