"""The table for card tests: what it says by itself, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artemia import Game
from artemia.errors import ArtemiaError
from artemia.testing import Table, slow_table, table


def a_table() -> Table:
    return slow_table(ripley={"plays": "jungle"}, freddy={"plays": "beach", "survival": ["dodge"]})


# What it says


def test_the_table_is_a_game() -> None:
    t = a_table()
    assert isinstance(t.game, Game)
    assert [(each.seat, each.kind) for each in t.game.questions()] == [
        (0, "prepare"),
        (1, "explore"),
        (2, "explore"),
    ]
    t.game.answer(1, "commit 1 2")
    assert t.ripley.played == "jungle"
    assert t.game.events(1)[-1].key == "commit 1 2"


@pytest.mark.parametrize(
    ("what", "phase", "asked"),
    [
        ("exploration", 1, "ripley: explore"),
        ("hunting", 2, "creature: hunt_choice"),
        ("reckoning", 3, "freddy: reaction"),
        ("end_of_turn", 4, "freddy: reaction"),
        ("hunt_choice", 2, "creature: hunt_choice"),
        ("place_choice", 3, "ripley: place_choice"),
        ("freddy: place_choice", 3, "freddy: place_choice"),
    ],
)
def test_until_goes_on_to_a_phase_or_a_question(what: str, phase: int, asked: str) -> None:
    t = a_table()
    t.until(what)
    assert (t.state.turn, t.state.phase) == (1, phase)
    assert asked in t.asked


def test_until_stays_where_it_is() -> None:
    t = a_table()
    t.until("reckoning")
    before = t.state.copy()
    t.until("hunting")
    assert t.state.agenda == before.agenda


def test_until_says_what_does_not_come() -> None:
    with pytest.raises(AssertionError, match="'scream_choice' doesn't come in this turn"):
        a_table().until("scream_choice")


def test_until_lasts_no_longer_than_the_game() -> None:
    t = slow_table(assimilation=1, ripley={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.winner == "creature"


# Refusals


def test_what_is_not_offered_can_be_asserted() -> None:
    t = a_table()
    t.ripley.cannot("commit swamp")
    t.ripley.cannot("resist")
    with pytest.raises(AssertionError, match="ripley may choose 'commit jungle'"):
        t.ripley.cannot("commit jungle")
    with pytest.raises(AssertionError, match="ripley may choose 'commit lair'"):
        t.ripley.cannot("commit")


def test_what_is_refused_fails_the_test() -> None:
    t = a_table()
    with pytest.raises(AssertionError, match="'commit swamp' is not one of"):
        t.ripley.chooses("commit swamp")
    offered = t.freddy._steps()[0]
    with pytest.raises(AssertionError, match="ripley may not choose 'commit lair'"):
        t.give(1, offered)


# What follows from what is said


@pytest.mark.parametrize(
    ("side", "rescue", "due"), [("A", 6, True), ("A", 7, False), ("B", 6, False), ("B", 7, True)]
)
def test_artemia_is_due_by_side_and_rescue(side: str, rescue: int, due: bool) -> None:
    t = table(side=side, rescue=rescue, ripley={})
    t.hunt()
    assert any(line.endswith(" artemia") for line in t.creature.offered) == due


@pytest.mark.parametrize(("rescue", "artemia"), [(5, False), (20, True)])
def test_the_symbol_may_be_said_apart(rescue: int, artemia: bool) -> None:
    t = table(rescue=rescue, artemia=artemia, ripley={})
    assert (rescue in t.creature.view.artemia_spaces) == artemia
    t.hunt()
    assert any(line.endswith(" artemia") for line in t.creature.offered) == artemia


def test_the_reserve_lacks_what_the_hunted_hold() -> None:
    t = table(ripley={"plays": "swamp"}, freddy={"hand": "swamp wreck lair"}, trinity={"discard": "source"})
    assert t.creature.view.reserve == {7: 2, 8: 1, 9: 1, 10: 2}
    t = table(reserve={"swamp": 1}, ripley={"plays": "swamp"}, freddy={})
    assert t.creature.view.reserve == {6: 1}


# Tables that can't be


@pytest.mark.parametrize(
    ("lay", "says"),
    [
        (
            lambda: table(ripley={"plays": "jungel"}),
            "There is no place called “jungel”; this planet has lair, ",
        ),
        (lambda: table(ripley={"plays": "oasis"}), '“oasis” isn\'t on this planet: say `planet="oasis"`'),
        (lambda: table(planet="oasys", ripley={}), "There is no place called “oasys”"),
        (lambda: a_table().token("moon"), "There is no token called “moon”"),
        (lambda: a_table().creature.puts(moon="lair"), "There is no token called “moon”"),
        (lambda: a_table().creature.puts(creature="lare"), "There is no place called “lare”"),
        (lambda: a_table().until("dinner"), "There is no phase or question called “dinner”"),
        (lambda: a_table().until("newt: reaction"), "There is no player called “newt”"),
        (lambda: table(ripley={"wil": 2}), "A Hunted has no “wil”."),
        (lambda: table(ripley={"avatar": "pilot"}), "A Hunted has no “avatar” at a table without a city."),
        (lambda: table(city={"token": "lair", "dnaa": 2}, ripley={}), "A city has no “dnaa”."),
        (lambda: table(city={}, ripley={"avatar": "pilott"}), "There is no Avatar called “pilott”"),
        (lambda: table(city={"faceup": ["x"]}, ripley={}), "There is no survivor called “x”"),
        (lambda: table(city={"developed": ["x"]}, ripley={}), "There is no Evolution called “x”"),
        (lambda: table(hunt=["screem"], ripley={}), "There is no card called “screem”."),
        (lambda: table(ripley={"will": 0}), "Ripley begins a turn with 1 to 3 Will, not with 0."),
        (lambda: table(ripley={"will": 4}), "Ripley begins a turn with 1 to 3 Will, not with 4."),
        (
            lambda: table(ripley={"hand": "lair river", "discard": "river"}),
            "Ripley can't have “river” in the hand and in the discard.",
        ),
        (
            lambda: table(ripley={"plays": "river", "discard": "river"}),
            "Ripley can't have “river” in the hand and in the discard.",
        ),
        (
            lambda: table(ripley={"survival": ["dodge"]}, freddy={"survival": ["dodge"]}),
            "There is one Survival card “dodge”, and it is named twice.",
        ),
        (
            lambda: table(survival_deck=["dodge"], ripley={"survival": ["dodge"]}),
            "There is one Survival card “dodge”, and it is named twice.",
        ),
        (
            lambda: table(hunt=["scream"], hunt_discard=["scream"], ripley={}),
            "There is one Hunt card “scream”, and it is named twice.",
        ),
        (
            lambda: table(ripley={"plays": "swamp"}, freddy={"plays": "swamp"}, trinity={"hand": "swamp"}),
            "At a table of 4 there can't be 3 cards of “swamp”: the box has 2.",
        ),
        (
            lambda: table(reserve={"swamp": 1}, ripley={"plays": "swamp"}),
            "At a table of 2 there can't be 2 cards of “swamp”: the box has 1.",
        ),
        (
            lambda: table(city={}, ripley={"avatar": "pilot"}, freddy={"avatar": "pilot"}),
            "There is one Avatar “pilot”, and it is named twice.",
        ),
        (
            lambda: table(city={"developed": ["viral"], "evolutions": ["viral"]}, ripley={}),
            "There is one Evolution “viral”, and it is named twice.",
        ),
        (lambda: table(rescue=0, ripley={}), "With 0 spaces left on the Rescue track the game is over."),
        (
            lambda: table(assimilation=-1, ripley={}),
            "With -1 spaces left on the Assimilation track the game is over.",
        ),
        (lambda: table(hunt=[], rescue=3, until={}), "A table has something called “until” already"),
        (lambda: table(creature={}), "A table has something called “creature” already"),
    ],
)
def test_what_can_not_be_is_told_in_one_sentence(lay: Callable[[], object], says: str) -> None:
    with pytest.raises(ArtemiaError) as caught:
        lay()
    assert says in str(caught.value)
    assert str(caught.value).endswith(".")
