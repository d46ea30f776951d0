"""What places, cards, tokens and seats are called, alone and in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from artemia.engine.step import members
from artemia.rules.catalog import SITES
from artemia.rules.corrections import Corrections
from artemia.rules.planet import below_or_above
from artemia.rules.sanctuary_catalog import AVATAR_BY_BIT, EVOLUTION_BY_BIT, SURVIVOR_BY_BIT, SURVIVORS
from artemia.rules.spelling import TOKEN_NAMES
from artemia.rules.state import State
from artemia.texts.corrected import in_a_sentence, own_words, worded
from artemia.texts.loader import say

SEATS = 7
LONGEST_NAME: Final = 20
"""Characters in the name of a person."""


def place_name(id: str, lang: str, cards: Corrections | None = None) -> str:
    return worded(lang, f"place-{id}", cards)


def card_name(deck: str, id: str, lang: str, cards: Corrections | None = None) -> str:
    """The name of a card; the decks are "hunt", "survival" and "place"."""
    return worded(lang, f"{deck}-{id}", cards)


def card_text(deck: str, id: str, lang: str, cards: Corrections | None = None) -> str:
    """What it does; of a survivor, what rescuing them does."""
    if deck == "survivor":
        return own_words(lang, f"survivor-{id}.text", cards) or say(lang, f"effect-{SURVIVORS[id].effect}")
    return worded(lang, f"{deck}-{id}.text", cards)


@cache
def seat_names(lang: str) -> tuple[str, ...]:
    """What seats are called when nobody gave a name."""
    return tuple(say(lang, f"seat-{seat}") for seat in range(SEATS))


# Sets, as they stand in a sentence


def places_in(g: State, places: int, lang: str) -> str:
    """The Lair and the River; within a sentence the article is small."""
    names = [called(g, one, "", lang) for one in members(places)]
    return joined([in_a_sentence(name) for name in names], lang)


def whereabouts(g: State, places: int, lang: str) -> str:
    """In the Lair and by the River."""
    return joined([called(g, one, ".at", lang) for one in members(places)], lang)


def called(g: State, one_place: int, part: str, lang: str) -> str:
    """The message of a place. Of a hidden one all that is known is where it lies."""
    number = one_place.bit_length()
    if g.planet.hidden & one_place:
        beyond = g.planet.names[below_or_above(g.planet, one_place).bit_length() - 1]
        above = in_a_sentence(place_name(beyond, lang, g.setup.cards))
        return say(lang, f"{'empty-spot' if g.setup.labyrinth else 'hidden-place'}{part}", above=above)
    return worded(lang, f"place-{g.planet.names[number - 1]}{part}", g.setup.cards)


NAMED: Final[dict[str, tuple[str, Callable[[State, int], str]]]] = {
    "HuntCards": ("hunt", lambda g, bit: g.cards.hunt[bit].id),
    "SurvivalCards": ("survival", lambda g, bit: g.cards.survival[bit].id),
    "Evolutions": ("evolution", lambda g, bit: EVOLUTION_BY_BIT[bit].id),
    "Avatars": ("avatar", lambda g, bit: AVATAR_BY_BIT[bit].id),
    "Survivors": ("survivor", lambda g, bit: SURVIVOR_BY_BIT[bit].id),
    "Sites": ("place", lambda g, bit: SITES[bit.bit_length() - 1]),
}
"""Kinds of cards: the prefix of their messages, and the id of one."""


def named_in(g: State, kind: str, cards: int, lang: str) -> str:
    prefix, id_of = NAMED[kind]
    names = [card_name(prefix, id_of(g, card), lang, g.setup.cards) for card in members(cards)]
    return joined([in_a_sentence(name) for name in names] if prefix == "place" else names, lang)


def spaces_in(spaces: int, lang: str) -> str:
    """Spaces of the Rescue track, by their distance from Victory."""
    return joined([str(space.bit_length() - 1) for space in members(spaces)], lang)


def tokens_in(tokens: int, lang: str) -> str:
    return joined([say(lang, f"token-{TOKEN_NAMES[token]}") for token in members(tokens)], lang)


def seats_in(seats: int, names: Sequence[str], lang: str) -> str:
    return joined([names[seat.bit_length() - 1] for seat in members(seats)], lang)


def joined(parts: Iterable[str], lang: str) -> str:
    """One, two and three, as the language lists things."""
    *some, last = list(parts) or [say(lang, "list-none")]
    if not some:
        return last
    first = some[0]
    for part in some[1:]:
        first = say(lang, "list-next", first=first, last=part)
    return say(lang, "list-last", first=first, last=last)
