"""Questions and log lines in words, kept once made: all tables with the same planet and cards share them.

Seat names are holes, so a text serves whoever sits there: the seat's number between two INVISIBLE SEPARATORs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from artemia.engine.cache import keep
from artemia.engine.spelling import KINDS, NUMBERS, spell
from artemia.engine.step import (
    OP,
    OPS,
    Answers,
    Seat,
    Step,
    build,
    expand,
    first_of,
    members,
    pick_of,
    seat_of,
    second_of,
)
from artemia.rules.planet import Planet
from artemia.rules.state import State
from artemia.server.wire.messages import HOLE, SEPARATOR, Ask, Choice, ItemKind
from artemia.session import Asked
from artemia.texts import phrases

NAME_HOLES: Final = tuple(f"{SEPARATOR}{seat}{SEPARATOR}" for seat in range(7))
MOST_KEPT: Final = 50_000
"""Texts. A full cache is emptied and fills again."""

ITEM_KINDS: Final[dict[str, ItemKind]] = {
    "int": "number",
    "Modifiers": "number",
    "Places": "place",
    "Seat": "seat",
    "Seats": "seat",
    "Tokens": "token",
    "Spaces": "space",
    "HuntCards": "hunt",
    "SurvivalCards": "survival",
    "Survivors": "survivor",
    "Avatars": "avatar",
    "Evolutions": "evolution",
    "Sites": "site",
}

Key = tuple[object, ...]
T = TypeVar("T")
LogLine = tuple[str, Seat, str | None, int, str]
"""An event as all get it who see as much of it and aren't named in it: kind, seat, key, count, text."""
_texts: Final[dict[Key, str]] = {}
_choices: Final[dict[Key, Choice]] = {}
_lines: Final[dict[Key, LogLine]] = {}


def cached(cache: dict[Key, T], key: Key, make: Callable[[], T]) -> T:
    found = cache.get(key)
    if found is None:
        found = keep(cache, MOST_KEPT, key, make())
    return found


def naming(g: State, planet: Planet, step: Step) -> Key:
    """What the cards and places a step speaks of are called: all that a text takes from the table."""
    kinds = OPS[step & OP].arguments if step else ()
    places = first_of(step) if "Places" in kinds[:1] else 0
    if "Places" in kinds[1:]:
        places |= second_of(step)
    if not places:
        return (g.setup.cards,)
    if places & planet.hidden:
        return g.setup.cards, planet, g.setup.labyrinth
    return (g.setup.cards, *[planet.names[one.bit_length() - 1] for one in members(places)])


def ask(g: State, asked: Asked, id: int, lang: str) -> Ask:
    """A question as it is sent."""
    return Ask(
        id=id,
        kind=asked.kind,
        prompt=prompt(g, asked.step, lang),
        optional=asked.optional,
        choices=choices(g, asked.answers, lang),
    )


def prompt(g: State, question: Step, lang: str) -> str:
    """What a question asks; 0 is the offer to think again."""
    moment = tuple(phrases.circumstances(g, question).values()) if question else ()
    key = ("ask", lang, naming(g, g.planet, question), question, moment)
    return cached(_texts, key, lambda: phrases.prompt(g, question, lang, NAME_HOLES))


def line(g: State, planet: Planet, step: Step, full: bool, lang: str, you: Seat | None) -> LogLine:
    """A line of the log as this seat reads it, told by the planet as it lay then."""
    key = (lang, naming(g, planet, step), step, full, you)
    return _lines.get(key) or cached(_lines, key, lambda: told(g, planet, step, full, lang, you))


def told(g: State, planet: Planet, step: Step, full: bool, lang: str, you: Seat | None) -> LogLine:
    if planet is not g.planet:
        g = g.copy()
        g.planet = planet
    op = OPS[step & OP]
    count = phrases.cards_in(step)
    text = phrases.event(g, step, full, lang, NAME_HOLES, you)
    return op.name, seat_of(step), spell(step) if full else None, count, text


def moment(g: State, question: Step, answers: Answers) -> Key:
    """What prompt and labels say of the moment, besides what they are about."""
    about = tuple(phrases.circumstances(g, question).values()) if question else ()
    return (about, *[moment_of(g, answer) for answer in answers if answer and OPS[answer & OP].facts])


def choices(g: State, answers: Answers, lang: str) -> list[Choice]:
    return [choice(g, answer, lang) for answer in answers if answer]


def choice(g: State, answer: Step, lang: str) -> Choice:
    key = (lang, naming(g, g.planet, answer), answer, moment_of(g, answer))
    return cached(_choices, key, lambda: made(g, answer, lang))


def moment_of(g: State, answer: Step) -> Key:
    """What labels say of the moment, besides what the answer is about."""
    if OPS[answer & OP].facts is None:
        return ()
    plain = expand(answer) if pick_of(answer) == 1 else expand(answer)[:1]
    return tuple([tuple(phrases.circumstances(g, step).values()) for step in plain])


def made(g: State, answer: Step, lang: str) -> Choice:
    """A choice as it goes to the page. All of a set, where no other pick is possible, is nothing to pick."""
    op = OPS[answer & OP]
    first, second, pick = first_of(answer), second_of(answer), pick_of(answer)
    if pick > 1 and first.bit_count() == pick:
        pick = 0
    spelled = [KINDS[kind][0](value) for kind, value in zip(op.arguments, (first, second), strict=False)]
    if pick:
        spelled[0] = HOLE
    text = with_hole(g, answer, lang) if pick else label(g, expand(answer)[0], lang)
    of, beside = [members_of(op.arguments, (first, second), n) for n in (0, 1)]
    return Choice(
        op=op.name,
        key=" ".join([op.name, str(seat_of(answer)), *spelled]),
        text=text,
        kind=ITEM_KINDS[op.arguments[0]] if of else None,
        of=of,
        each=[label(g, step, lang) for step in expand(answer)] if pick == 1 else [],
        least=pick,
        most=pick,
        beside_kind=ITEM_KINDS[op.arguments[1]] if beside else None,
        beside=beside,
    )


def label(g: State, step: Step, lang: str) -> str:
    """Of one plain answer."""
    key = ("answer", lang, naming(g, g.planet, step), step, moment_of(g, step))
    return cached(_texts, key, lambda: phrases.answer(g, step, lang, NAME_HOLES))


def with_hole(g: State, answer: Step, lang: str) -> str:
    """The same words whatever there is to pick from."""
    kind = (answer & OP, seat_of(answer), pick_of(answer), second_of(answer), moment_of(g, answer)[:1])
    key = ("choice", lang, naming(g, g.planet, build(answer & OP, 0, 0, second_of(answer))), kind)
    return cached(_texts, key, lambda: phrases.choice(g, answer, lang, HOLE, NAME_HOLES))


def members_of(kinds: tuple[str, ...], values: tuple[int, int], n: int) -> list[str]:
    """The members of an argument by their names in keys."""
    if n >= len(kinds):
        return []
    spell, value = KINDS[kinds[n]][0], values[n]
    if kinds[n] in NUMBERS:
        return [spell(value)]
    return [spell(one) for one in members(value)]
