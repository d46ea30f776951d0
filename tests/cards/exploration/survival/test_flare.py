"""Flare."""

from artemia.rules.redeal import redeal
from artemia.rules.view import view
from artemia.testing import Table, table


def lit_up() -> Table:
    t = table(
        hunt=["despair", "clone", "scream"],
        hunt_deck=["virus", "toxin"],
        ripley={"plays": "rover", "survival": ["flare", "dodge"]},
        freddy={"plays": "beach", "survival": ["strike_back"]},
    )
    t.ripley.plays("flare")
    return t


def seen(t: Table, seat: int | None) -> list[str] | None:
    exploration = view(t.state, seat).exploration
    assert exploration is not None
    return exploration.hunt_seen


def test_flare_shows_the_hunt_cards_to_all_hunted() -> None:
    t = lit_up()
    assert seen(t, 1) == seen(t, 2) == ["despair", "clone", "scream"]
    assert t.freddy.log[-1] == "showed_hunt despair+clone+scream"
    assert t.creature.log[-1] == "showed_hunt despair+clone+scream"


def test_flare_shows_an_onlooker_nothing() -> None:
    t = lit_up()
    assert seen(t, None) is None
    assert t.state.log is not None
    assert not t.state.log[-1].witnesses & 1 << 7


def test_flare_stays_true_of_the_cards_that_stay_in_hand() -> None:
    t = lit_up()
    t.creature.plays("clone")
    assert seen(t, 2) == ["despair", "scream"]
    t.finish_turn()
    assert t.creature.hunt == ["despair", "virus", "scream"]
    assert seen(t, 2) == ["despair", "scream"]


def test_flare_is_remembered_when_cards_are_dealt_anew() -> None:
    t = lit_up()
    for seed in range(5):
        assert redeal(t.state, 2, seed).hunt_hand == t.state.hunt_hand


def test_flare_does_not_tell_which_card_strike_back_took() -> None:
    t = lit_up()
    t.freddy.plays("strike_back")
    assert seen(t, 1) == []


def test_flare_does_not_light_up_a_card_that_was_drawn_again() -> None:
    t = table(hunt=["clone"], hunt_deck=[], ripley={"plays": "rover", "survival": ["flare"]})
    t.ripley.plays("flare")
    t.creature.plays("clone")
    t.finish_turn()
    assert t.creature.hunt == ["clone"]
    assert seen(t, 1) == []


def test_flare_needs_a_card_to_show() -> None:
    t = table(hunt=[], ripley={"survival": ["flare"]})
    assert not t.ripley.could_play("flare")
