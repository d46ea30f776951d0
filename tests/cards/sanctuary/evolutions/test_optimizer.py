"""Optimizer."""

from artemia.rules.catalog import HUNT
from tests.cards.sanctuary.evolutions.talk import can_use, light, uses
from tests.cards.talk import offered


def test_optimizer_changes_a_hunt_card_unseen() -> None:
    t = light("optimizer", hunt=["despair", "stasis"], hunt_deck=["clone", "virus"], ripley={})
    assert t.creature.offered == ["ready", "play_hunt despair", "use_evolution optimizer"]
    t.creature.chooses("use_evolution optimizer")
    assert t.creature.offered == ["optimize despair", "optimize stasis"]
    t.creature.chooses("optimize stasis")
    assert t.creature.hunt == ["despair", "clone"]
    assert t.state.hunt_deck == (HUNT["stasis"].bit, HUNT["virus"].bit)
    assert t.creature.log[-2:] == ["optimize stasis", "drew_hunt clone"]
    assert t.ripley.log[-2:] == ["optimize …", "drew_hunt …"]


def test_optimizer_is_used_once_a_turn_and_is_no_hunt_card() -> None:
    t = light("optimizer", hunt=["despair", "stasis"], hunt_deck=["clone"], ripley={})
    uses(t, "optimizer", "optimize stasis")
    assert t.creature.offered == ["ready", "play_hunt despair"]


def test_optimizer_knows_what_lies_below() -> None:
    t = light("optimizer", hunt=["despair"], hunt_deck=["clone", "virus"], ripley={})
    uses(t, "optimizer")
    assert t.state.hunt_known_below == 1


def test_optimizer_shuffles_the_discard_if_the_deck_is_empty() -> None:
    t = light("optimizer", hunt=["despair"], hunt_deck=[], hunt_discard=["clone"], ripley={})
    uses(t, "optimizer")
    assert t.creature.hunt == ["clone"]
    assert (t.state.hunt_deck, t.state.hunt_discard) == ((HUNT["despair"].bit,), ())


def test_optimizer_needs_a_card_to_give_and_one_to_draw() -> None:
    t = light("optimizer", hunt=[], ripley={})
    assert "creature: prepare" not in t.asked
    t = light("optimizer", hunt=["despair"], hunt_deck=[], ripley={})
    assert not can_use(t, "optimizer")


def test_optimizer_waits_while_a_card_takes_effect() -> None:
    t = light(
        "optimizer", hunt=["stasis"], ripley={"survival": ["sixth_sense"], "discard": "beach rover lair"}
    )
    t.ripley.chooses("play_survival sixth_sense")
    assert offered(t.creature, "use_evolution") == []
    t.ripley.chooses("take_back lair+beach -")
    assert can_use(t, "optimizer")


def test_optimizer_lets_those_who_chose_keep_their_choice() -> None:
    t = light("optimizer", hunt=["despair", "stasis"], ripley={}, freddy={})
    t.ripley.chooses("commit lair")
    uses(t, "optimizer", "optimize stasis")
    assert "ripley: explore" not in t.asked
