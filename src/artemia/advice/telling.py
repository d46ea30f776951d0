"""A reading as plain data, with its sentences in a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from artemia.advice.judging import Case
from artemia.advice.reading import Reading, TurnRead
from artemia.advice.reasons import in_words, percent
from artemia.advice.spots import Belief
from artemia.engine.spelling import spell
from artemia.engine.step import Seat, first_of
from artemia.rules.constants import ARTEMIA_TOKEN, CREATURE_TOKEN, TARGET_TOKEN
from artemia.rules.view import numbers
from artemia.texts import say, seat_names
from artemia.texts.names import joined, whereabouts
from artemia.texts.phrases import capital

MOST_TOLD: Final = 5
"""Mistakes."""
LOOKS: Final = 4
"""Places told of those the Creature should have looked at."""
RARE: Final = 0.02
AS_GOOD: Final = 0.7
"""A place that is looked at nearly as often as the best one is as good."""


@dataclass(frozen=True)
class Whereabouts:
    seat: Seat
    places: list[int]
    caught: bool


@dataclass(frozen=True)
class LikelyPlaces:
    """Places to look at: how often a thinking Creature does, and how likely somebody is there."""

    places: list[int]
    share: float
    catch: float


@dataclass(frozen=True)
class ReadTurn:
    """A turn: where everybody was, where the Creature looked, and where it should have looked."""

    turn: int
    hunted: list[Whereabouts]
    creature: list[int]
    target: list[int]
    artemia: list[int]
    looks: list[LikelyPlaces]  # empty where it had no choice
    where: str  # all Hunted in words
    text: str


@dataclass(frozen=True)
class Mistake:
    """An answer and a better one, in words; what it cost, and the chance to win it left."""

    n: int  # the number of the answer in the record, from 1 on
    turn: int
    seat: Seat
    chosen: str
    key: str
    best: str
    best_key: str | None  # none: simply to go on
    chance: float
    loss: float
    text: str


@dataclass(frozen=True)
class GameRead:
    """What is told of a game: its turns, and its biggest mistakes, the biggest first."""

    turns: list[ReadTurn]
    mistakes: list[Mistake]
    judged: int


def told(reading: Reading, lang: str, names: Sequence[str] | None = None) -> GameRead:
    names = names or seat_names(lang)
    return GameRead(
        turns=[turn_told(turn, lang, names) for turn in reading.turns],
        mistakes=[mistake_told(case, lang, names) for case in reading.mistakes[:MOST_TOLD]],
        judged=reading.judged,
    )


def turn_told(turn: TurnRead, lang: str, names: Sequence[str]) -> ReadTurn:
    tokens = [numbers(turn.tokens.get(each, 0)) for each in (CREATURE_TOKEN, TARGET_TOKEN, ARTEMIA_TOKEN)]
    return ReadTurn(
        turn=turn.turn,
        hunted=[
            Whereabouts(seat, numbers(places), seat in turn.caught)
            for seat, places in sorted(turn.at.items())
        ],
        creature=tokens[0],
        target=tokens[1],
        artemia=tokens[2],
        looks=looks_of(turn.look) if turn.look else [],
        where=capital(joined([where_told(turn, seat, lang, names) for seat in sorted(turn.at)], lang)),
        text=capital(look_told(turn.look, lang)) if turn.look else "",
    )


def where_told(turn: TurnRead, seat: Seat, lang: str, names: Sequence[str]) -> str:
    at = whereabouts(turn.g, turn.at[seat], lang)
    return say(lang, "read-where-caught" if seat in turn.caught else "read-where", who=names[seat], at=at)


def looks_of(case: Case) -> list[LikelyPlaces]:
    assert case.turn is not None
    belief, places = Belief(case.turn), case.turn.game.places
    order = sorted(range(len(places)), key=lambda c: -belief.hunt[c])
    return [
        LikelyPlaces(numbers(places[c]), belief.hunt[c], belief.catches[c])
        for c in order[:LOOKS]
        if belief.hunt[c] >= RARE
    ]


def look_told(case: Case, lang: str) -> str:
    """Whether the Creature looked at the right place."""
    assert case.turn is not None
    belief, places, chosen = Belief(case.turn), case.turn.game.places, first_of(case.chosen)
    c, best = places.index(chosen), max(range(len(places)), key=lambda c: belief.hunt[c])
    at, catch = whereabouts(case.g, chosen, lang), percent(belief.catches[c])
    if belief.hunt[c] >= AS_GOOD * belief.hunt[best]:
        return say(lang, "read-looked-well", at=at, catch=catch)
    there, more = whereabouts(case.g, places[best], lang), percent(belief.catches[best])
    id = "read-looked-else" if more >= catch else "read-looked-dear"
    return say(lang, id, at=at, catch=catch, there=there, more=more, share=percent(belief.hunt[best]))


def mistake_told(case: Case, lang: str, names: Sequence[str]) -> Mistake:
    question = case.stage.question
    chosen, best = [in_words(case.g, question, step, lang, names) for step in (case.chosen, case.best)]
    return Mistake(
        n=case.number,
        turn=case.g.turn,
        seat=case.seat,
        chosen=chosen,
        key=spell(case.chosen),
        best=best,
        best_key=spell(case.best) if case.best else None,
        chance=case.chance,
        loss=case.loss,
        text=say(
            lang,
            "read-mistake",
            turn=case.g.turn,
            who=names[case.seat],
            chosen=chosen,
            best=best,
            chance=percent(case.chance),
            more=percent(case.chance + case.loss),
        ),
    )
