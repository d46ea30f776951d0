"""Windows in which an expansion offers more than the base game. The rules ask here; there nobody answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from artemia.engine.step import Answers, Seat
from artemia.rules.constants import Places
from artemia.rules.state import State

Offer: TypeAlias = Callable[[State, Seat, Places], Answers]
AnOffer = TypeVar("AnOffer", bound=Offer)

CREATURE_ACTS: Final = 0  # whenever the Creature may play a card
HUNTED_EXPLORES: Final = 1  # phase 1
PLACE_IS_RESOLVED: Final = 2  # this place, by this seat

OFFERS: Final[list[list[Offer]]] = [[] for _ in range(3)]


def offers(window: int) -> Callable[[AnOffer], AnOffer]:
    """Enters the function below: it returns further answers to the question of this window."""

    def enter(offer: AnOffer) -> AnOffer:
        OFFERS[window].append(offer)
        return offer

    return enter


def with_offers(g: State, window: int, me: Seat, answers: Answers, place: Places = 0) -> Answers:
    """The answers of the base game, and what else is offered."""
    if g.eventful:
        for offer in OFFERS[window]:
            answers += offer(g, me, place)
    return answers


def is_offered(g: State, window: int, me: Seat) -> bool:
    """Whether there is more to be had than in the base game."""
    return g.eventful and any(with_offers(g, window, me, ()))


def may_be_offered(g: State) -> bool:
    """Whether there might be: then whoever has nothing to choose from is asked, too."""
    return g.eventful
