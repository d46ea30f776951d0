"""Drift."""

from artemia.testing import slow_table
from tests.cards.talk import offered


def test_drift_moves_the_artemia_or_the_target_token_one_step() -> None:
    t = slow_table("scream", "drift", artemia=True, ripley={"plays": "rover"})
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", target="lair", artemia="rover")
    t.creature.plays("drift")
    assert t.creature.offered == [
        "move_token beach artemia",
        "move_token artefact artemia",
        "move_token jungle target",
        "move_token swamp target",
    ]
    t.creature.chooses("move_token artefact artemia")
    assert t.token("artemia") == "artefact"
    t.until("end_of_turn")
    assert t.ripley.discard == "-"


def test_drift_needs_one_of_these_tokens() -> None:
    t = slow_table("drift", ripley={"plays": "rover"})
    t.creature.puts(creature="wreck")
    t.reveal()
    assert not t.creature.could_play("drift")


def test_drift_gathers_a_token_that_lay_on_two_places() -> None:
    t = slow_table("mirage", "drift", ripley={"plays": "lair", "discard": "river"})
    t.creature.plays("mirage")
    t.creature.puts(creature="wreck", target="lair jungle")
    t.creature.plays("drift", "move_token river target")
    assert t.token("target") == "river"
    t.reckon("ripley")
    assert "use_power lair" in t.ripley.offered


def test_drift_comes_after_inertia_was_checked() -> None:
    t = slow_table("inertia", "drift", ripley={"plays": "lair", "discard": "river"})
    t.creature.plays("inertia")
    t.creature.puts(creature="wreck", target="jungle")
    t.creature.plays("drift", "move_token lair target")
    t.reckon("ripley")
    assert "use_power lair" in t.ripley.offered


def test_drift_takes_quicksand_along() -> None:
    t = slow_table("quicksand", "drift", ripley={"plays": "lair", "survival": ["dodge"]})
    t.creature.plays("quicksand")
    t.creature.puts(creature="lair", target="jungle")
    t.reveal()
    assert t.ripley.could_play("dodge")
    t.creature.plays("drift", "move_token lair target")
    assert t.asked == ["creature: reaction"]
    assert offered(t.ripley, "play_survival") == []
