"""What every card is in one game. Games with the same cards share one table, and nobody changes it."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from artemia.engine.step import Step, Unbounded
from artemia.rules.catalog import HUNT, SURVIVAL, Card, Powers, decks_of
from artemia.rules.constants import ANY_PHASE, Avatars, Evolutions, HuntCards, SurvivalCards, Survivors
from artemia.rules.corrected_cards import (
    avatar_with,
    bonus_with,
    card_with,
    evolution_with,
    powers_with,
    survivor_with,
)
from artemia.rules.corrections import AS_THEY_ARE, Corrections
from artemia.rules.sanctuary_catalog import (
    AVATARS,
    BONUSES,
    EVOLUTIONS,
    SURVIVORS,
    Avatar,
    Evolution,
)

if TYPE_CHECKING:
    from artemia.rules.setup import Setup

PHASES: Final = 6
"""Of a turn, one more than there are: they are counted from 1."""
MOST_TABLES: Final = 256


class CardTable:
    """The cards as the rules want them: by bit, and as sets by phase.

    A card that replaces another stands in its place, in games that have a part of its box.
    """

    boxes: tuple[str, ...]
    parts: tuple[str, ...]  # the boxes that take part, if only with a place
    corrections: Corrections
    hunt: dict[HuntCards, Card]
    survival: dict[SurvivalCards, Card]
    hunt_ask: dict[HuntCards, Step]
    survival_ask: dict[SurvivalCards, Step]
    hunt_in_phase: list[HuntCards]
    survival_in_phase: list[SurvivalCards]  # to be played in a window
    survival_instead: SurvivalCards  # to be played instead of using a place
    survival_early: SurvivalCards  # of this game's, to be played in phase 2, before the tokens
    survival_like: dict[SurvivalCards, SurvivalCards]  # for each card all those with its effect
    evolution: dict[Evolutions, Evolution]
    evolutions_in_phase: list[Evolutions]  # those with a question
    evolutions_like: dict[Evolutions, Evolutions]
    avatar: dict[Avatars, Avatar]
    avatars_like: dict[Avatars, Avatars]
    rescue_ask: dict[Survivors, Step]  # what rescuing a survivor does
    bonus: dict[str, Step]  # what entering a space of the Defense track does
    powers: Powers  # places that have the power of another one

    __slots__ = tuple(__annotations__)


def card_table_of(setup: Setup) -> CardTable:
    return card_table(setup.boxes, setup.parts, setup.cards)


def card_table(
    boxes: tuple[str, ...], parts: tuple[str, ...], corrections: Corrections = AS_THEY_ARE
) -> CardTable:
    """The table of these boxes, the same one for all games."""
    return _card_table(boxes, parts, corrections, len(HUNT) + len(SURVIVAL))


@lru_cache(maxsize=MOST_TABLES)
def _card_table(
    boxes: tuple[str, ...], parts: tuple[str, ...], corrections: Corrections, known: int
) -> CardTable:
    """One more card known is another table."""
    new = CardTable()
    new.boxes, new.parts, new.corrections = boxes, parts, corrections
    new.hunt = in_play([card_with(corrections, "hunt", card) for card in HUNT.values()], parts)
    new.survival = in_play([card_with(corrections, "survival", card) for card in SURVIVAL.values()], parts)
    new.hunt_ask = {bit: card.ask for bit, card in new.hunt.items()}
    new.survival_ask = {bit: card.ask for bit, card in new.survival.items()}
    new.hunt_in_phase = by_phase(new.hunt.values())
    new.survival_in_phase = by_phase([card for card in new.survival.values() if in_a_window(card)])
    new.survival_instead = sum([bit for bit, card in new.survival.items() if card.instead_of_power])
    early = sum([bit for bit, card in new.survival.items() if card.before_tokens])
    new.survival_early = early & sum(decks_of(boxes)[1])
    new.survival_like = alike({bit: card.like for bit, card in new.survival.items()})
    evolutions = [evolution_with(corrections, each) for each in EVOLUTIONS.values() if each.box in parts]
    new.evolution = {each.bit: each for each in evolutions}
    new.evolutions_in_phase = by_phase([each for each in new.evolution.values() if each.ask])
    new.evolutions_like = alike({bit: each.like for bit, each in new.evolution.items()})
    avatars = [avatar_with(corrections, each) for each in AVATARS.values() if each.box in parts]
    new.avatar = {each.bit: each for each in avatars}
    new.avatars_like = alike({bit: each.like for bit, each in new.avatar.items()})
    effects = corrections.effects
    survivors = [survivor_with(corrections, each) for each in SURVIVORS.values() if each.box in parts]
    new.rescue_ask = {each.bit: effects["survivor"][each.effect].ask for each in survivors}
    new.bonus = {id: effects["bonus"][bonus_with(corrections, id)].step for id in BONUSES}
    new.powers = powers_with(corrections)
    return new


def in_play(deck: list[Card], parts: tuple[str, ...]) -> dict[Unbounded, Card]:
    """By bit, the card that has it in this game: the replacing ones come last."""
    return {card.bit: card for card in deck if not card.replaces or card.box in parts}


def in_a_window(card: Card) -> bool:
    return not card.instead_of_power and not card.before_tokens


def by_phase(cards: Iterable[Card | Evolution]) -> list[Unbounded]:
    """The cards of each phase; one of any phase is in all of them."""
    found: list[Unbounded] = [0] * PHASES
    for card in cards:
        for phase in range(1, PHASES) if card.phase == ANY_PHASE else (card.phase,):
            found[phase] |= card.bit
    return found


def alike(like: dict[Unbounded, Unbounded]) -> dict[Unbounded, Unbounded]:
    """For each card all that have its effect."""
    return {card: sum([other for other, whose in like.items() if whose == card]) for card in like}


def found_again(table: CardTable) -> tuple[Callable[..., CardTable], tuple[Any, ...]]:
    """To `pickle` and `copy` a table is what it was made of: it stays the one that all games share."""
    return card_table, (table.boxes, table.parts, table.corrections)


copyreg.pickle(CardTable, found_again)
