"""What a seat makes of the table is kept, and made anew as soon as anything it is made of has changed."""

from __future__ import annotations

import pytest

from artemia import Setup
from artemia.bots.habits.guess import Guess, guess_of, possible_places
from artemia.engine.step import Seat
from artemia.rules.constants import CREATURE
from artemia.rules.knowledge import ANY_HUNTED
from artemia.rules.state import State
from artemia.testing import table
from tests.properties.drive import Hat, in_turn, start, tables


def check(g: State, seat: Seat) -> None:
    places = possible_places(g, ANY_HUNTED if seat else CREATURE)
    assert vars(guess_of(g, seat)) == vars(Guess(g, places))


@pytest.mark.parametrize("setup", tables(2, 3))
def test_what_is_kept_is_what_one_would_think_anew(setup: Setup) -> None:
    g = start(setup)
    for moment in in_turn(g, Hat(setup), rich=True):
        if g.turn:
            check(g, moment.seat)


def test_amnesia_makes_everybody_think_again() -> None:
    """The Guide reaches survivors from further away, but not this turn."""
    t = table(
        hunt=["amnesia"],
        city={"token": "lair", "faceup": ["survivor_15"], "defense": 2},
        ripley={"avatar": "guide"},
    )
    check(t.state, CREATURE)
    t.creature.plays("amnesia")
    check(t.state, CREATURE)
