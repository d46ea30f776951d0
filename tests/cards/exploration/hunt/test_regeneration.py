"""Regeneration."""

from artemia.testing import table


def test_regeneration_discards_what_one_likes_and_draws_up_to_four() -> None:
    t = table(
        hunt=["regeneration", "clone", "scream"],
        hunt_deck=["despair", "virus", "toxin", "mirage", "stasis"],
        ripley={"plays": "rover"},
    )
    t.creature.plays("regeneration")
    assert t.creature.offered == [
        "regenerate -",
        "regenerate clone",
        "regenerate scream",
        "regenerate clone+scream",
    ]
    t.creature.chooses("regenerate clone")
    assert t.state.turn == 2
    assert t.creature.hunt == ["despair", "virus", "scream", "toxin"]
    assert t.ripley.view.hunt_discard == ["clone", "regeneration"]
    assert "discard_hunt clone" in t.ripley.log


def test_regeneration_keeps_the_fourth_card_and_draws_none_above_three() -> None:
    t = table(
        hunt=["regeneration", "clone", "scream"],
        hunt_deck=["virus", "toxin", "mirage"],
        ripley={"plays": "rover", "hand": "lair"},
    )
    t.creature.plays("regeneration", "regenerate -")
    assert t.creature.hunt == ["virus", "clone", "scream", "toxin"]
    assert not any(line.startswith("discard_hunt") for line in t.ripley.log)
    t.ripley.chooses("commit lair")
    t.creature.passes()
    t.creature.puts(creature="beach")
    t.finish_turn()
    assert t.creature.hunt == ["virus", "clone", "scream", "toxin"]


def test_regeneration_may_reshuffle_what_it_discards() -> None:
    t = table(hunt=["regeneration", "clone", "scream"], hunt_deck=[], ripley={"plays": "rover"})
    t.creature.plays("regeneration", "regenerate clone+scream")
    assert sorted(t.creature.hunt) == ["clone", "regeneration", "scream"]


def test_regeneration_in_a_tracking_turn_hides_nothing_from_flashback() -> None:
    """A card discarded in this very turn isn't the last one of an earlier turn."""
    t = table(
        hunt=["regeneration", "flashback", "clone"],
        limit=2,
        hunt_discard=["stasis"],
        ripley={"plays": "rover"},
    )
    t.creature.plays("regeneration", "regenerate clone")
    assert t.state.phase == 4
    assert t.creature.could_play("flashback")
    t.creature.chooses("play_hunt flashback")
    assert t.rescue == 20
    assert t.ripley.view.hunt_discard == ["stasis", "clone", "regeneration", "flashback"]
