"""Whether a card can be put right as somebody says: a sentence for each mistake, all of them at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from artemia.errors import ArtemiaError
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.constants import ANY_PHASE, ARTEMIA_TOKEN, EVOLUTION, EXPLORATION, HUNTING, TARGET_TOKEN
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTIONS, SURVIVOR_EFFECTS, SURVIVORS
from artemia.rules.sanctuary_state import DNA_COUNTERS

Said = Mapping[str, Any]
Mistakes = Iterator[ArtemiaError]

KINDS: Final[dict[str, Mapping[str, Any]]] = {
    "place": PLACES,
    "hunt": HUNT,
    "survival": SURVIVAL,
    "evolution": EVOLUTIONS,
    "avatar": AVATARS,
    "survivor": SURVIVORS,
    "bonus": BONUSES,
}
Effects: TypeAlias = Mapping[str, Mapping[str, Any]]
EFFECTS: Final[Effects] = {**KINDS, "survivor": SURVIVOR_EFFECTS}
"""What a card of each kind may do: what another one does."""
CODE: Final = "effects"
"""Beside the kinds of cards: the Python file that brings more."""
PARTS: Final = {
    "place": ("name", "at", "text", "glance", "effect"),
    "hunt": ("name", "text", "phase", "symbol", "effect"),
    "survival": ("name", "text", "phase", "effect"),
    "evolution": ("name", "text", "phase", "level", "cost", "effect"),
    "avatar": ("name", "text", "phase", "effect"),
    "survivor": ("name", "text", "effect"),
    "bonus": ("text", "effect"),
}
"""What can be put right."""
WORDS: Final = {"name": 40, "at": 60, "text": 400, "glance": 60}
"""Those of them that are words, and how many characters of them fit."""
NUMBERS: Final = {"phase": (EXPLORATION, EVOLUTION), "level": (1, 2), "cost": (1, DNA_COUNTERS)}
SYMBOLS: Final = {"none": 0, "target": TARGET_TOKEN, "artemia": ARTEMIA_TOKEN}
LANGUAGE: Final = re.compile("[a-z][a-z]")
UNSEEN: Final = ("\N{OBJECT REPLACEMENT CHARACTER}", "\N{LINE SEPARATOR}", "\N{PARAGRAPH SEPARATOR}")
LONGEST_GIVEN: Final = 40
"""Characters of what somebody wrote that are repeated to them."""


def mistakes_in(words: object, effects: Effects = EFFECTS) -> Mistakes:
    if not isinstance(words, Mapping):
        yield ArtemiaError("Cards are put right in tables, like [hunt.tracking].", "cards-shape", given="")
        return
    for kind, cards in words.items():
        if kind == CODE:
            continue
        if kind not in KINDS:
            known = ", ".join(KINDS)
            yield ArtemiaError(
                f"There is no kind of card called “{shown(kind)}”; there are {known}.",
                "cards-kind",
                given=shown(kind),
                known=known,
            )
        elif not isinstance(cards, Mapping):
            yield no_table(kind)
        else:
            for id, said in cards.items():
                yield from mistakes_of(kind, id, said, effects)


def mistakes_of(kind: str, id: str, said: object, effects: Effects) -> Mistakes:
    """What is wrong with what is said of one card."""
    card = f"{kind}.{id}"
    if id not in KINDS[kind]:
        yield unknown("cards-unknown", id, KINDS[kind], kind)
    elif not isinstance(said, Mapping):
        yield no_table(card)
    else:
        wrong = [*parts_of(card, kind, said, effects)]
        yield from wrong or misfits(card, kind, id, said, effects)


def parts_of(card: str, kind: str, said: Said, effects: Effects) -> Mistakes:
    """What is wrong with each part by itself."""
    for part, value in said.items():
        if part not in PARTS[kind]:
            yield among("cards-part", card, part, PARTS[kind])
        elif part in WORDS:
            yield from words_of(card, part, value)
        elif part in NUMBERS:
            least, most = NUMBERS[part]
            if type(value) is not int or not least <= value <= most:
                yield ArtemiaError(
                    f"{card}: {part} is a number from {least} to {most}, not {shown(value)}.",
                    "cards-number",
                    card=card,
                    part=part,
                    least=least,
                    most=most,
                    given=shown(value),
                )
        elif part == "symbol" and str(value) not in SYMBOLS:
            yield among("cards-symbol", card, value, SYMBOLS)
        elif part == "effect" and str(value) not in effects[kind]:
            yield no_effect(card, kind, str(value), effects)


def words_of(card: str, part: str, value: object) -> Mistakes:
    """A text for every language, or one for each."""
    texts = {"": value} if isinstance(value, str) else value
    if not isinstance(texts, Mapping) or not all(isinstance(text, str) for text in texts.values()):
        yield ArtemiaError(
            f"{card}: {part} is a text, or a text for each language.", "cards-words", card=card, part=part
        )
        return
    for lang, text in texts.items():
        if lang and not LANGUAGE.fullmatch(lang):
            yield ArtemiaError(
                f"{card}: a language is written with two letters, en or fr, not “{shown(lang)}”.",
                "cards-language",
                card=card,
                given=shown(lang),
            )
        if any(unicodedata.category(each).startswith("C") and each not in "\n\t" for each in text) or any(
            each in text for each in UNSEEN
        ):
            yield ArtemiaError(
                f"{card}: {part} has a character that can’t be shown.",
                "cards-character",
                card=card,
                part=part,
            )
        elif not 0 < len(" ".join(text.split())) <= WORDS[part]:
            yield ArtemiaError(
                f"{card}: {part} has 1 to {WORDS[part]} characters, not {len(text)}.",
                "cards-length",
                card=card,
                part=part,
                most=WORDS[part],
                n=len(text),
            )


# What doesn't fit together


def misfits(card: str, kind: str, id: str, said: Said, effects: Effects) -> Mistakes:
    """Parts that are right by themselves, but not beside the effect the card has."""
    effect = said.get("effect", id)
    if kind in FITTING:
        yield from FITTING[kind](card, KINDS[kind][id], effects[kind][effect], said)
    if "effect" in said and effect not in EFFECTS[kind] and "text" not in said:
        yield ArtemiaError(
            f"{card}: there is no text for the effect “{effect}”: write one.",
            "cards-effect-text",
            card=card,
            given=effect,
        )


def fits_hunt(card: str, own: Any, does: Any, said: Said) -> Mistakes:
    """A token is called in time to be placed, and the one that an effect is about keeps its symbol."""
    yield from fits_its_phase(card, own, does, said)
    phase, symbol = said.get("phase", does.phase), SYMBOLS.get(said.get("symbol", ""), does.symbol)
    if symbol and phase not in (EXPLORATION, HUNTING):
        yield ArtemiaError(
            f"{card}: a token comes into play in phase 1 or 2, not in phase {phase}.",
            "cards-token-phase",
            card=card,
            phase=phase,
        )
    if does.about and symbol != does.about:
        token = next(name for name, bit in SYMBOLS.items() if bit == does.about)
        yield ArtemiaError(
            f"{card}: its effect is about the {token} token, and keeps that symbol.",
            "cards-token-needed",
            card=card,
            token=token,
        )


def fits_its_phase(card: str, own: Any, does: Any, said: Said) -> Mistakes:
    """An effect says in which phases it makes sense."""
    phase, known = said.get("phase", does.phase), {does.phase, *does.also_in}
    if does.phase == ANY_PHASE and phase != ANY_PHASE:
        yield ArtemiaError(
            f"{card}: its effect takes the phase of the card it copies.", "cards-any-phase", card=card
        )
    elif phase not in known:
        phases = ", ".join(str(each) for each in sorted(known))
        yield ArtemiaError(
            f"{card}: its effect makes sense in phase {phases}, not in {phase}.",
            "cards-phase",
            card=card,
            known=phases,
            given=phase,
        )


def fits_its_number(card: str, own: Any, does: Any, said: Said) -> Mistakes:
    """What speaks of a number stays with it."""
    if does.bound and own.number != does.number:
        yield ArtemiaError(
            f"{card}: the effect “{does.id}” is for place {does.number} only.",
            "cards-place-number",
            card=card,
            given=does.id,
            number=does.number,
        )


def fits_its_use(card: str, own: Any, does: Any, said: Said) -> Mistakes:
    """Whatever acts by itself has its phase for the eye only; what is used, is used in its own."""
    if does.ask and said.get("phase", does.phase) != does.phase:
        yield ArtemiaError(
            f"{card}: its effect makes sense in phase {does.phase}, not in {said['phase']}.",
            "cards-phase",
            card=card,
            known=str(does.phase),
            given=said["phase"],
        )


def fits_its_space(card: str, own: Any, does: Any, said: Said) -> Mistakes:
    """A space shows the words of what it gives."""
    if said.get("effect") in BONUSES and "text" in said:
        yield ArtemiaError(
            f"{card}: with another effect it has that one’s text; correct that instead.",
            "cards-bonus-text",
            card=card,
        )


FITTING: Final[dict[str, Callable[[str, Any, Any, Said], Mistakes]]] = {
    "place": fits_its_number,
    "hunt": fits_hunt,
    "survival": fits_its_phase,
    "evolution": fits_its_use,
    "avatar": fits_its_use,
    "bonus": fits_its_space,
}


# Sentences


def among(code: str, card: str, given: object, known: Collection[str]) -> ArtemiaError:
    """One of a few is wanted."""
    few = ", ".join(known)
    return ArtemiaError(
        f"{card}: “{shown(given)}” isn’t one of {few}.", code, card=card, given=shown(given), known=few
    )


def no_effect(card: str, kind: str, given: str, effects: Effects) -> ArtemiaError:
    """There is none of this name, or for cards of another kind only."""
    others = [other for other, known in effects.items() if given in known and given not in KINDS[other]]
    if not others:
        return unknown("cards-effect", given, effects[kind], card)
    return ArtemiaError(
        f"{card}: the effect “{given}” is for cards of the kind {others[0]}.",
        "cards-effect-kind",
        card=card,
        given=given,
        kind=others[0],
    )


def unknown(code: str, given: object, known: Collection[str], where: str) -> ArtemiaError:
    """One of many is wanted, perhaps the nearest: `where` is the card, or the kind of a card."""
    name, near = shown(given), get_close_matches(shown(given), known, 1)
    if "." in where:
        sentence, details = f"{where}: there is no effect called “{name}”", {"card": where, "given": name}
    else:
        sentence, details = f"There is no card called “{where}.{name}”", {"given": f"{where}.{name}"}
        near = [f"{where}.{each}" for each in near]
    if not near:
        return ArtemiaError(f"{sentence}.", code, **details)
    return ArtemiaError(f"{sentence}; did you mean {near[0]}?", f"{code}-near", near=near[0], **details)


def no_table(card: str) -> ArtemiaError:
    return ArtemiaError(
        f"“{shown(card)}” isn’t a table, like [hunt.tracking].", "cards-shape", given=shown(card)
    )


def shown(value: object, most: int = LONGEST_GIVEN) -> str:
    """What somebody wrote, as far as it can be repeated."""
    try:
        words = str(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in lists in lists
        words = "…"
    text = "".join(each for each in words[: 10 * most] if not unicodedata.category(each).startswith("C"))
    return text if len(text) <= most else text[:most] + "…"
