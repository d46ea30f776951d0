"""Why something isn't offered, as one sentence; what a button that isn't offered is called.

A message may use
    $thing     what was asked about             $token, $phase, $n   a Hunt token, a phase, a number
    $places, $at  places: the Lair; in the Lair $card, $user         the card played, who used a place
    $question  what is asked instead
"""

from __future__ import annotations

from artemia.engine.step import OP, OPS, Seat, Step
from artemia.rules.bars import Bar, Culprit
from artemia.rules.state import State
from artemia.texts.loader import say
from artemia.texts.names import NAMED, named_in, places_in, seat_names, tokens_in, whereabouts
from artemia.texts.phrases import Args, Names, arguments, capital, prompt, yes

KIND_OF: dict[str, str] = {prefix: kind for kind, (prefix, _) in NAMED.items() if prefix != "place"}


def bar_text(
    g: State, bar: Bar, seat: Seat, thing: str, question: Step, lang: str, names: Names | None = None
) -> str:
    """The sentence, with the card that is behind it first if there is one."""
    names = names or seat_names(lang)
    culprit = bar.culprit
    args: Args = {"thing": thing, "n": bar.n, "user": "none", "card": "none"}
    if bar.n and bar.n <= 5:
        args["phase"] = say(lang, f"phase-{bar.n}")
    if bar.places:
        args["places"], args["at"] = places_in(g, bar.places, lang), whereabouts(g, bar.places, lang)
    if bar.token:
        args["token"] = tokens_in(bar.token, lang)
    if bar.seat is not None:
        args["user"] = "you" if bar.seat == seat else capital(names[bar.seat])
    if culprit is not None:
        args["card"] = card_of(g, culprit, lang)
    if question:
        args["question"] = prompt(g, question, lang, names)
    told = say(lang, f"bar-{bar.key.replace('/', '-')}", **args)
    if bar.wants and culprit is not None:
        told = say(lang, "bar-caused", cause=cause_of(g, culprit, seat, lang, names), rest=told)
    return capital(told)


def cause_of(g: State, culprit: Culprit, seat: Seat, lang: str, names: Names) -> str:
    how = {"evolution": "acts", "survivor": "rescued"}.get(culprit.kind, "played")
    card = card_of(g, culprit, lang)
    return say(lang, f"cause-{how}", who=names[culprit.seat], you=yes(culprit.seat == seat), card=card)


def card_of(g: State, culprit: Culprit, lang: str) -> str:
    return named_in(g, KIND_OF[culprit.kind], culprit.card, lang)


def thing_name(g: State, argument: str, value: int, lang: str) -> str:
    """What somebody asked about, as it stands in a sentence."""
    if argument == "Places":
        return places_in(g, value, lang)
    return tokens_in(value, lang) if argument == "Tokens" else named_in(g, argument, value, lang)


def button_text(g: State, step: Step, lang: str, names: Names | None = None) -> str:
    """What a button is called that isn't offered."""
    return say(lang, f"button-{OPS[step & OP].name}", **arguments(g, step, lang, names or seat_names(lang)))
