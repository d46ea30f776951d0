"""Questions, answers and events as sentences. Each op has its message; this fills them in.

A message may use, as far as its op has such arguments:
    $who       whose step it is                    $places, $at  the first places: the Lair; in the Lair
    $creature  the Creature                        $other        the second places
    $whom      the seats meant                     $all          all these places together
    $self      yes if these are $who alone         $cards        cards, Evolutions, survivors, …
    $spaces    spaces of the Rescue track          $brings       what rescuing this survivor does
    $token     a Hunt token                        $n            a number
    $count     how many places, seats or cards     $whose        whose cards these are
    $you       in an event: what whoever reads it is in it (`Part`)
Answers and questions also get the facts their verb tells of the moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from artemia.engine.step import OP, OPS, Seat, Step, first_of, pick_of, picked, seat_of, second_of, subsets
from artemia.rules.constants import CREATURE
from artemia.rules.sanctuary_catalog import SURVIVOR_BY_BIT
from artemia.rules.state import State
from artemia.texts.corrected import own_words
from artemia.texts.loader import say
from artemia.texts.names import (
    NAMED,
    card_text,
    joined,
    named_in,
    places_in,
    seat_names,
    seats_in,
    spaces_in,
    tokens_in,
    whereabouts,
)
from artemia.texts.own_verbs import say_of

Args = dict[str, str | int]
Names = Sequence[str]
Part = Literal["who", "whose", "whom", "among", "creature", "other"]
"""What a reader is in an event: by the argument that names them, or `among` several in `$whom`."""


def prompt(g: State, question: Step, lang: str, names: Names | None = None) -> str:
    """What a question asks; 0 is the offer to think again. `names` are those of all seats, from 0 on."""
    if not question:
        return say(lang, "ask-think_again")
    own = own_words(lang, f"ask-{OPS[question & OP].name}", g.setup.cards)
    return own or sentence(g, "ask", question, lang, names, circumstances(g, question))


def answer(g: State, step: Step, lang: str, names: Names | None = None) -> str:
    """The label of one answer, while its question is open."""
    return sentence(g, "answer", step, lang, names, circumstances(g, step))


def choice(g: State, answer: Step, lang: str, hole: str, names: Names | None = None) -> str:
    """The label of an answer whose members are still to be picked; their names go where the hole is."""
    sample = picked(answer, subsets(first_of(answer), pick_of(answer))[0])
    args = {**arguments(g, sample, lang, names or seat_names(lang)), **circumstances(g, sample)}
    kinds = OPS[answer & OP].arguments
    for name in IN_A_HOLE[kinds[0]]:
        args[name] = hole
    if kinds == ("Places", "Places"):
        second = second_of(answer)
        args["all"] = joined([hole, places_in(g, second, lang)], lang) if second else hole
    args["self"] = yes(False)
    if "brings" in args:
        args["brings"] = "unknown"  # what it is depends on who is picked
    return capital(say_of(OPS[answer & OP].name, lang, f"answer-{OPS[answer & OP].name}", **args))


IN_A_HOLE: Final[dict[str, tuple[str, ...]]] = {
    "Places": ("places", "at"),
    "Seats": ("whom",),
    "Tokens": ("token",),
    "Spaces": ("spaces",),
    **dict.fromkeys(NAMED, ("cards",)),
}
"""What of a label speaks of the members to be picked, by their kind."""


def event(
    g: State, step: Step, full: bool, lang: str, names: Names | None = None, you: Seat | None = None
) -> str:
    """A line of the log as this seat reads it; if not `full`, for somebody who only notices it."""
    names = names or seat_names(lang)
    part = part_of(you, step)
    if part == "among" and you is not None:
        names = [*names[:you], say(lang, "you"), *names[you + 1 :]]
    if full:
        return sentence(g, "event", step, lang, names, {"you": part})
    who, creature = names[seat_of(step)], names[CREATURE]
    seen: Args = {"who": who, "creature": creature, "count": cards_in(step), "you": part}
    verb = OPS[step & OP].name
    return capital(say_of(verb, lang, f"event-{verb}.noticed", **seen))


def part_of(you: Seat | None, step: Step) -> Part:
    """What this seat is in an event."""
    if you is None:
        return "other"
    if seat_of(step) == you:
        return "who"
    for kind, value in zip(OPS[step & OP].arguments, (first_of(step), second_of(step)), strict=False):
        if kind == "Seat" and value == you:
            return "whose"
        if kind == "Seats" and value >> you & 1:
            return "whom" if value == 1 << you else "among"
    return "creature" if you == CREATURE else "other"


def sentence(g: State, prefix: str, step: Step, lang: str, names: Names | None, more: Args) -> str:
    args = arguments(g, step, lang, names or seat_names(lang))
    verb = OPS[step & OP].name
    return capital(say_of(verb, lang, f"{prefix}-{verb}", **args, **more))


def arguments(g: State, step: Step, lang: str, names: Names) -> Args:
    me, first, second = seat_of(step), first_of(step), second_of(step)
    args: Args = {"who": names[me], "creature": names[CREATURE]}
    kinds = OPS[step & OP].arguments
    if kinds and kinds[0] != "int":
        args["count"] = first.bit_count()
    for kind, value in zip(kinds, (first, second), strict=False):
        if kind == "int":
            args["n"] = value
        elif kind == "Seat":
            args["whose"] = names[value]
        elif kind == "Seats":
            args["whom"] = seats_in(value, names, lang)
            args["self"] = yes(value == 1 << me)
        elif kind == "Tokens":
            args["token"] = tokens_in(value, lang)
        elif kind in NAMED:
            args["cards"] = named_in(g, kind, value, lang)
            if kind == "Survivors" and args["count"] == 1:
                args["brings"] = card_text("survivor", SURVIVOR_BY_BIT[value].id, lang, g.setup.cards)
        elif kind == "Spaces":
            args["spaces"] = spaces_in(value, lang)
    if kinds[:1] == ("Places",):
        args["places"] = places_in(g, first, lang)
        args["at"] = whereabouts(g, first, lang)
    if kinds == ("Places", "Places"):
        args["other"] = places_in(g, second, lang)
        args["all"] = places_in(g, first | second, lang)
    return args


def cards_in(step: Step) -> int:
    """How many cards a step is about."""
    count = first_of(step).bit_count()
    if OPS[step & OP].arguments == ("Places", "Places"):
        count += second_of(step).bit_count()
    return count


def yes(true: bool) -> str:
    return "yes" if true else "no"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def circumstances(g: State, step: Step) -> Args:
    """What a question or an answer should say of the moment."""
    op = OPS[step & OP]
    if op.facts is None:
        return {}
    return op.facts(g, *(seat_of(step), first_of(step), second_of(step))[: 1 + len(op.arguments)])
