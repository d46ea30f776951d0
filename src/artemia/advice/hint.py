"""A hint for somebody who has to decide: what the bot would draw from, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from time import perf_counter
from typing import Final

from artemia.advice.as_asked import as_asked
from artemia.advice.outlook import believing, outlooks, way_of
from artemia.advice.reasons import in_words, why_there, why_this
from artemia.advice.spots import FEWEST, spots
from artemia.bots.cunning.bot import Cunning
from artemia.bots.cunning.mixed_strategy import MixedStrategy
from artemia.bots.cunning.rehearsal import Rehearsal
from artemia.bots.cunning.turn import TurnModel
from artemia.engine.spelling import spell
from artemia.engine.step import Seat
from artemia.errors import NotOffered
from artemia.game import Game
from artemia.rules.redeal import redeal
from artemia.rules.state import State
from artemia.session import asked_of
from artemia.texts import say

REHEARSALS: Final = 150
SCENES: Final = 2
"""Rehearsals to think with for each scene to compare the best answers on, and to see how the camp stands."""
MOST: Final = 6
"""Answers told."""
COMPARED: Final = 3
RARE: Final = 0.02
"""Shares below this are not told."""


@dataclass(frozen=True)
class Advised:
    """An answer, how often a thinking bot would give it, and the chance to win it expects of it.

    Of a place, `met` is how likely the Creature finds a Hunted there: this one, or anybody.
    """

    key: str
    text: str
    share: float
    chance: float
    met: float | None = None


@dataclass(frozen=True)
class Suggestion:
    """Answers, those to prefer first; their shares add up to 1. And one sentence why."""

    answers: list[Advised]
    why: str


def hint(
    game: Game,
    seat: Seat,
    *,
    seed: int | str = 0,
    rehearsals: int = REHEARSALS,
    seconds: float = 0.0,
    lang: str = "en",
    names: Sequence[str] | None = None,
) -> Suggestion:
    """What a bot that thinks makes of this seat's open question, from what this seat can know.

    With `seconds` it stops when they have passed; without, the same seed gives the same hint.
    """
    # Everything the seat can't see is dealt anew first, so nothing of it can find its way into a hint.
    g = redeal(as_asked(game, seat), seat, f"hint {seed}")
    question, answers = asked_of(g, seat)
    if not question:
        raise NotOffered(f"Seat {seat} has no question to answer now.")
    bot = Cunning(f"hint {seed}", rehearsals, seconds / 2)
    strategy = bot.think(g, question, answers)
    deadline = perf_counter() + seconds / 2 if seconds else inf
    scenes = max(rehearsals // SCENES, FEWEST)
    if bot.studied is not None and not strategy.chances and len(strategy.steps) > 1:
        return of_places(g, seat, strategy, bot.studied, scenes, deadline, lang, names)
    stage = Rehearsal(g, question, answers, deadline, Random(f"compare {seed}"))
    return of_answers(g, stage, strategy, bot.studied, scenes, lang, names)


def of_places(
    g: State,
    seat: Seat,
    strategy: MixedStrategy,
    turn: TurnModel,
    scenes: int,
    deadline: float,
    lang: str,
    names: Sequence[str] | None,
) -> Suggestion:
    """A mixture over places."""
    turn.stage.deadline = deadline
    found = spots(turn, scenes)
    order = sorted(range(len(found)), key=lambda k: -found[k].share)
    told = [k for k in order[:MOST] if found[k].share >= RARE or k == order[0]]
    total = sum(found[k].share for k in told)
    advised = [
        Advised(
            key=spell(strategy.steps[k]),
            text=in_words(g, turn.stage.question, strategy.steps[k], lang, names),
            share=found[k].share / total,
            chance=found[k].chance,
            met=found[k].meeting,
        )
        for k in told
    ]
    return Suggestion(advised, why_there(g, seat, found, lang))


def of_answers(
    g: State,
    stage: Rehearsal,
    strategy: MixedStrategy,
    turn: TurnModel | None,
    scenes: int,
    lang: str,
    names: Sequence[str] | None,
) -> Suggestion:
    """One answer that leads, beside those that come next."""
    steps = strategy.steps[:COMPARED]
    found = outlooks(stage, [way_of(stage, step) for step in steps], scenes, believing(stage, turn))
    advised = [
        Advised(
            key=spell(step),
            text=in_words(g, stage.question, step, lang, names),
            share=0.0 if k else 1.0,
            chance=found[k].chance,
        )
        for k, step in enumerate(steps)
        if step
    ]
    if len(steps) == 1:
        return Suggestion(advised, say(lang, "why-only"))
    other = max(range(1, len(steps)), key=lambda k: found[k].chance)
    instead = in_words(g, stage.question, steps[other], lang, names)
    return Suggestion(advised, why_this(stage.seat, found[0], found[other], instead, lang))
