"""Questions, answers and events as sentences. Each op has its message; this fills them in.

A message may use, as far as its op has such arguments:
    $who       whose step it is                    $places, $at  the first places: the Lair; in the Lair
    $creature  the Creature                        $other        the second places
    $whom      the seats meant                     $all          all these places together
    $self      yes if these are $who alone         $cards        cards, Evolutions, survivors, …
    $spaces    spaces of the Rescue track          $brings       what rescuing this survivor does
    $token     a Hunt token                        $n            a number
    $count     how many places, seats or cards
Answers and questions also get what `circumstances` finds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from artemia.cards.sanctuary.founding import evolutions_to_draw
from artemia.engine.step import OP, OPS, Step, first_of, pick_of, picked, seat_of, second_of, subsets
from artemia.rules.constants import CREATURE
from artemia.rules.evolution_cards import cost_of, price_of_a_draw
from artemia.rules.modifiers import NO_EVOLVING
from artemia.rules.phases.evolution import dna_to_gain, worth_of_evolving, worth_of_nesting
from artemia.rules.phases.exploration import cards_to_play, playable_places
from artemia.rules.sanctuary_catalog import SURVIVOR_BY_BIT
from artemia.rules.state import State
from artemia.texts.loader import say
from artemia.texts.names import (
    NAMED,
    hunt_cards_in,
    joined,
    named_in,
    places_in,
    seat_names,
    seats_in,
    spaces_in,
    survival_cards_in,
    tokens_in,
    whereabouts,
)

Args = dict[str, str | int]
Names = Sequence[str]


def prompt(g: State, question: Step, lang: str, names: Names | None = None) -> str:
    """What a question asks; 0 is the offer to think again. `names` are those of all seats, from 0 on."""
    if not question:
        return say(lang, "ask-think_again")
    return sentence(g, "ask", question, lang, names, circumstances(g, question))


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
    return capital(say(lang, f"answer-{OPS[answer & OP].name}", **args))


IN_A_HOLE: Final[dict[str, tuple[str, ...]]] = {
    "Places": ("places", "at"),
    "Seats": ("whom",),
    "Tokens": ("token",),
    "Spaces": ("spaces",),
    **dict.fromkeys(("HuntCards", "SurvivalCards", *NAMED), ("cards",)),
}
"""What of a label speaks of the members to be picked, by their kind."""


def event(g: State, step: Step, full: bool, lang: str, names: Names | None = None) -> str:
    """A line of the log; if not `full`, for somebody who only notices that it happens."""
    names = names or seat_names(lang)
    if full:
        return sentence(g, "event", step, lang, names, whose(step, names))
    seen: Args = {"who": names[seat_of(step)], "creature": names[CREATURE], "count": cards_in(step)}
    return capital(say(lang, f"event-{OPS[step & OP].name}.noticed", **seen))


def sentence(g: State, prefix: str, step: Step, lang: str, names: Names | None, more: Args) -> str:
    args = arguments(g, step, lang, names or seat_names(lang))
    return capital(say(lang, f"{prefix}-{OPS[step & OP].name}", **args, **more))


def arguments(g: State, step: Step, lang: str, names: Names) -> Args:
    me, first, second = seat_of(step), first_of(step), second_of(step)
    args: Args = {"who": names[me], "creature": names[CREATURE]}
    kinds = OPS[step & OP].arguments
    if kinds and kinds[0] != "int":
        args["count"] = first.bit_count()
    for kind, value in zip(kinds, (first, second), strict=False):
        if kind == "int":
            args["n"] = value
        elif kind == "Seats":
            args["whom"] = seats_in(value, names, lang)
            args["self"] = yes(value == 1 << me)
        elif kind == "Tokens":
            args["token"] = tokens_in(value, lang)
        elif kind == "HuntCards":
            args["cards"] = hunt_cards_in(value, lang)
        elif kind == "SurvivalCards":
            args["cards"] = survival_cards_in(value, lang)
        elif kind in NAMED:
            args["cards"] = named_in(kind, value, lang)
            if kind == "Survivors" and args["count"] == 1:
                args["brings"] = say(lang, f"effect-{SURVIVOR_BY_BIT[value].effect}")
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


def whose(step: Step, names: Names) -> Args:
    """The cards the Creature is shown are those of the seat in the second argument."""
    return {"whose": names[second_of(step)]} if OPS[step & OP].name == "show_to_creature" else {}


def yes(true: bool) -> str:
    return "yes" if true else "no"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# What a question or an answer should say of the moment


def circumstances(g: State, step: Step) -> Args:
    find = CIRCUMSTANCES.get(OPS[step & OP].name)
    return find(g, step) if find else {}


def of_exploring(g: State, step: Step) -> Args:
    me = seat_of(step)
    if playable_places(g, me).bit_count() < cards_to_play(g, me):
        return {"cause": "stuck"}
    if g.river_now >> me & 1:
        return {"cause": "river"}
    if g.fjord_now >> me & 1 and g.hunted[me].discard & ~g.inaccessible:
        return {"cause": "fjord"}
    return {"cause": "artefact" if g.artefact_now >> me & 1 else "plain"}


def of_hunting(g: State, step: Step) -> Args:
    if not g.due:
        return {"cause": "done"}
    return {"cause": "cards" if g.creature_may_play() else "tokens"}


def of_reacting(g: State, step: Step) -> Args:
    return {"phase": g.phase, "role": "creature" if seat_of(step) == CREATURE else "hunted"}


def of_resisting(g: State, step: Step) -> Args:
    return {"last": yes(g.hunted[seat_of(step)].will <= second_of(step))}


def of_using_a_place(g: State, step: Step) -> Args:
    return {"copy": yes(g.chain != 0 or first_of(step) != g.resolving)}


def of_levels(g: State, step: Step) -> Args:
    return {"n": evolutions_to_draw(g)}


def of_drawing_by_level(g: State, step: Step) -> Args:
    return {"rest": evolutions_to_draw(g) - first_of(step)}


def of_growing(g: State, step: Step) -> Args:
    return {"cause": "barred" if g.modifiers & NO_EVOLVING else "free"}


def of_evolving(g: State, step: Step) -> Args:
    return {"n": dna_to_gain(g, worth_of_evolving(g))}


def of_nesting(g: State, step: Step) -> Args:
    return {"n": dna_to_gain(g, worth_of_nesting(g))}


def of_shaping(g: State, step: Step) -> Args:
    return {"n": g.sanctuary.dna if g.sanctuary else 0}


def of_drawing_an_evolution(g: State, step: Step) -> Args:
    return {"price": price_of_a_draw(g, g.sanctuary) if g.sanctuary else 0}


def of_developing(g: State, step: Step) -> Args:
    return {"price": cost_of(g, g.sanctuary, first_of(step)) if g.sanctuary else 0}


CIRCUMSTANCES: Final[dict[str, Callable[[State, Step], Args]]] = {
    "explore": of_exploring,
    "hunt_choice": of_hunting,
    "reaction": of_reacting,
    "resist": of_resisting,
    "use_power": of_using_a_place,
    "which_levels": of_levels,
    "draw_by_level": of_drawing_by_level,
    "growth": of_growing,
    "evolve": of_evolving,
    "nest": of_nesting,
    "shape": of_shaping,
    "draw_evolution": of_drawing_an_evolution,
    "develop": of_developing,
}
