"""Bots of the studies: instinct, but for one wish of those who study it."""

from __future__ import annotations

from typing import Final

from artemia.bots.instinct import Instinct
from artemia.engine.step import (
    NO,
    OP,
    OP_BY_NAME,
    PICK_SHIFT,
    Answers,
    Step,
    first_of,
    pick_of,
    picked,
    seat_of,
)
from artemia.rules.constants import Places
from artemia.rules.state import State

COMMIT: Final = OP_BY_NAME["commit"].number
PLAY_SURVIVAL: Final = OP_BY_NAME["play_survival"].number
PUT_TOKEN: Final = OP_BY_NAME["put_token"].number
PLAN: Final = OP_BY_NAME["plan"].number
ALL_PLACES: Final = (1 << 10) - 1


def narrower(choice: Step, rest: int) -> Step:
    """The same choice with fewer members to pick from."""
    return picked(choice, rest) | pick_of(choice) << PICK_SHIFT


class Choosy(Instinct):
    """Lays no card of some places while there are others it may lay."""

    about: tuple[int, ...] = (COMMIT,)

    def shunned(self, g: State, me: int) -> Places:
        raise NotImplementedError

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        me = seat_of(question)
        kept = tuple(self.narrowed(g, me, each) if each & OP in self.about else each for each in answers)
        return super().choose(g, question, kept)

    def narrowed(self, g: State, me: int, laying: Step) -> Step:
        places, n = first_of(laying), pick_of(laying)
        rest = places & ~self.shunned(g, me)
        if not n or rest.bit_count() < n:
            return laying
        return narrower(laying, rest)


class Avoiding(Choosy):
    """Never goes to one place, by its number, and as the Creature knows that nobody does."""

    about = (COMMIT, PUT_TOKEN)

    def __init__(self, seed: int | str, place: int = 1) -> None:
        super().__init__(seed)
        self.place = 1 << place - 1

    def shunned(self, g: State, me: int) -> Places:
        return self.place


def laid_by_others(g: State, me: int) -> Places:
    """Where those go who have laid their cards this turn. It is what nobody could know who wasn't told."""
    laid = 0
    for seat in range(1, g.seats):
        if seat != me:
            laid |= g.hunted[seat].played
    return laid


class Spreading(Choosy):
    """Is told where the others go, and goes elsewhere."""

    def shunned(self, g: State, me: int) -> Places:
        return laid_by_others(g, me)


class Gathering(Choosy):
    """Is told where the others go, and goes there too."""

    def shunned(self, g: State, me: int) -> Places:
        laid = laid_by_others(g, me)
        return ALL_PLACES & ~laid if laid else 0


class Sharing(Choosy):
    """Is told where the others go, and leaves them those places that serve only one of them."""

    def shunned(self, g: State, me: int) -> Places:
        return laid_by_others(g, me) & g.planet.once_a_turn


class Proud(Instinct):
    """Plays no Survival card, or not this one, by its id."""

    def __init__(self, seed: int | str, card: str = "") -> None:
        super().__init__(seed)
        self.card = card

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        return super().choose(g, question, tuple(self.without(g, each) for each in answers))

    def without(self, g: State, answer: Step) -> Step:
        if answer & OP not in (PLAY_SURVIVAL, PLAN) or not first_of(answer):
            return answer
        refused = sum(bit for bit, card in g.cards.survival.items() if self.card in ("", card.id))
        rest = first_of(answer) & ~refused
        return narrower(answer, rest) if rest else NO
