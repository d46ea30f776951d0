"""Whether a table could be: for each mistake in laying it out, one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final, TypeVar

from artemia.engine.step import members
from artemia.errors import ArtemiaError
from artemia.rules.catalog import PLACES, Card
from artemia.rules.constants import FULL_WILL, Places
from artemia.rules.deal import copies_of
from artemia.rules.state import State
from artemia.rules.view import copies_in_reserve

Thing = TypeVar("Thing")
OF_THE_CITY: Final = ("avatar", "survivors")


def known(things: Mapping[str, Thing], name: str, kind: str) -> Thing:
    """What is called so."""
    if name not in things:
        near = ", ".join(get_close_matches(name, things, 5) or list(things)[:30])
        raise ArtemiaError(f"There is no {kind} called “{name}”; there are {near}.")
    return things[name]


def place_on(names: Sequence[str], word: str) -> int:
    """The number of a place of this planet."""
    if word in names:
        return names.index(word) + 1
    if word in PLACES:
        raise ArtemiaError(f'“{word}” isn\'t on this planet: say `planet="{word}"` to lay it there.')
    raise ArtemiaError(f"There is no place called “{word}”; this planet has {', '.join(names)}.")


def check_names(names: Iterable[str], taken: Iterable[str]) -> None:
    for name in names:
        if name in taken:
            raise ArtemiaError(f"A table has something called “{name}” already: choose another name.")


def check_left_over(whose: str, wishes: Mapping[str, object]) -> None:
    """What was said about somebody must have been understood."""
    for word in wishes:
        where = " at a table without a city" if word in OF_THE_CITY else ""
        raise ArtemiaError(f"{whose} has no “{word}”{where}.")


def check_tracks(state: State) -> None:
    for name, left in (("Rescue", state.rescue), ("Assimilation", state.assimilation)):
        if left < 1:
            raise ArtemiaError(f"With {left} spaces left on the {name} track the game is over.")


def check_once(kind: str, *piles: Iterable[str]) -> None:
    """There is one of each card."""
    seen: set[str] = set()
    for pile in piles:
        for name in pile:
            if name in seen:
                raise ArtemiaError(f"There is one {kind} “{name}”, and it is named twice.")
            seen.add(name)


def ids_of(cards: Mapping[str, Card], held: int) -> list[str]:
    return [id for id, card in cards.items() if card.bit & held and not card.replaces]


def check_hunted(name: str, names: Sequence[str], hand: Places, discard: Places, will: int) -> None:
    if not 1 <= will <= FULL_WILL:
        raise ArtemiaError(f"{name.capitalize()} begins a turn with 1 to {FULL_WILL} Will, not with {will}.")
    for one in members(hand & discard):
        place = names[one.bit_length() - 1]
        raise ArtemiaError(f"{name.capitalize()} can't have “{place}” in the hand and in the discard.")


def check_reserve(state: State) -> None:
    """Of each place there are only so many cards, held and in the reserve."""
    for number, name in enumerate(state.planet.names[5:], 6):
        one = 1 << number - 1
        held = sum(1 for h in state.hunted if (h.hand | h.discard) & one)
        there = copies_of(state, name)
        if held + copies_in_reserve(state, one) > there:
            raise ArtemiaError(
                f"At a table of {state.seats} there can't be {held + copies_in_reserve(state, one)} cards "
                f"of “{name}”: the box has {there}."
            )
