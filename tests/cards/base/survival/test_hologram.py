"""Hologram."""

from artemia.testing import table
from tests.cards.talk import before_the_creature_step, offered


def test_hologram_moves_the_artemia_one_step() -> None:
    t = table(
        artemia=True,
        ripley={"plays": "river", "hand": "lair", "survival": ["hologram"]},
        freddy={"plays": "wreck", "hand": "lair"},
    )
    t.creature.puts(creature="swamp", artemia="river")
    t.ripley.plays("hologram")
    assert t.ripley.offered == [
        "move_token jungle artemia",
        "move_token beach artemia",
        "move_token wreck artemia",
    ]
    t.ripley.chooses("move_token wreck artemia")
    # The River is free again, and the Wreck is struck.
    assert t.asked == ["ripley: place_choice"]
    t.finish_turn()
    assert (t.ripley.hand, t.freddy.discard) == ("lair", "lair+wreck")


def test_hologram_can_be_played_by_any_hunted() -> None:
    t = table(artemia=True, ripley={"plays": "rover", "survival": ["hologram"]}, freddy={"plays": "river"})
    t.creature.puts(creature="swamp", artemia="river")
    t.reveal()
    assert t.ripley.could_play("hologram")


def test_hologram_brings_a_token_on_two_places_to_one() -> None:
    t = table(hunt=["virus"], ripley={"plays": "rover", "survival": ["hologram"]})
    t.creature.plays("virus")
    t.creature.puts(creature="swamp", artemia="river beach")
    t.ripley.plays("hologram")
    assert offered(t.ripley, "move_token") == [
        "jungle artemia",
        "river artemia",
        "beach artemia",
        "rover artemia",
        "wreck artemia",
        "source artemia",
    ]
    t.ripley.chooses("move_token beach artemia")
    assert t.token("artemia") == "beach"


def test_hologram_comes_too_late_after_the_artemia_has_struck() -> None:
    t = before_the_creature_step("wrong_track", {"plays": "source", "survival": ["hologram"]})
    assert t.ripley.offered == ["pass_window"]


def test_hologram_is_not_offered_without_an_artemia_token() -> None:
    t = table(ripley={"plays": "rover", "survival": ["hologram"]})
    t.creature.puts(creature="swamp")
    t.reveal()
    assert t.ripley.offered == ["pass_window"]
