"""Where a Hunted may be, for any eyes: just where the games these eyes can't tell apart put them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from artemia import Setup
from artemia.engine import kernel
from artemia.engine.step import Seat, first_of, second_of
from artemia.rules.constants import EXPLORATION, Places
from artemia.rules.knowledge import ANY_HUNTED, ONLOOKER, Eyes, possible
from artemia.rules.phases.exploration import commit, commit_two, explore
from artemia.rules.redeal import redeal
from artemia.rules.state import State
from tests.properties.drive import Hat, in_turn, start, tables

DEALS = 300
"""So many leave no place out that is one of ten."""


def everybody(g: State) -> list[Eyes]:
    return [*range(g.seats), ONLOOKER, ANY_HUNTED]


def sought(g: State) -> Iterator[tuple[Seat, Eyes]]:
    """Each Hunted whom others can't see yet, and all these others."""
    for me in g.hunted_seats():
        if not g.hunted[me].at:
            yield from [(me, eyes) for eyes in everybody(g) if eyes != me]


def whereabouts(g: State, me: Seat) -> Places:
    """As they know it themselves."""
    return possible(g, me, me)


@pytest.mark.parametrize("setup", tables(1, 3))
def test_a_new_deal_puts_nobody_where_they_can_t_be(setup: Setup) -> None:
    g = start(setup)
    for number, _ in enumerate(in_turn(g, Hat(setup), rich=True)):
        for eyes in everybody(g):
            other = redeal(g, eyes, number)
            for me in g.hunted_seats():
                may = possible(g, me, eyes)
                assert possible(other, me, eyes) == may, "who can't tell them apart knows as much of both"
                assert not (g.hunted[me].at or g.hunted[me].played) & ~may, "they are where they can't be"
                assert not whereabouts(other, me) & ~may, "they were dealt where they can't be"


@pytest.mark.parametrize("setup", tables(1, 3))
def test_wherever_they_may_be_some_deal_puts_them(setup: Setup) -> None:
    g = start(setup)
    for number, _ in enumerate(in_turn(g, Hat(setup), rich=True)):
        if number % 12:
            continue
        open_ends = list(sought(g))
        for eyes in {eyes for _, eyes in open_ends}:
            left = {me: possible(g, me, eyes) for me, other in open_ends if other == eyes}
            for deal in range(DEALS):
                other = redeal(g, eyes, deal)
                left = {me: may & ~whereabouts(other, me) for me, may in left.items()}
                if not any(left.values()):
                    break
            assert not any(left.values()), f"to {eyes}, {left} are open, and never come about"


@pytest.mark.parametrize("setup", tables(2, 3))
def test_whoever_is_still_to_go_may_go_where_they_are_offered(setup: Setup) -> None:
    g = start(setup)
    for moment in in_turn(g, Hat(setup), rich=True):
        if g.phase != EXPLORATION:
            continue
        for me in g.hunted_seats():
            offered = ways_to_go(g, me)
            if offered and not g.done >> me & 1:
                assert whereabouts(g, me) == offered, moment.line


def ways_to_go(g: State, me: Seat) -> Places:
    found = 0
    for answer in kernel.all_answers(kernel.answers_to(g, explore(me))):
        if answer == commit(me, first_of(answer)):
            found |= first_of(answer)
        elif answer == commit_two(me, first_of(answer), second_of(answer)):
            found |= first_of(answer) | second_of(answer)
    return found
