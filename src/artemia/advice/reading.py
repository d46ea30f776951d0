"""A read of a game that is over: what everybody could have known and done, turn by turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from artemia.advice.judging import Case
from artemia.bots.cunning.bot import lays_creature
from artemia.cards.exploration.labyrinth import as_it_lay
from artemia.engine import kernel
from artemia.engine.spelling import Reply
from artemia.engine.spelling import read as step_of
from artemia.engine.step import OP, Seat, first_of, seat_of, second_of
from artemia.errors import ArtemiaError
from artemia.game import Game
from artemia.rules.constants import Places, Tokens
from artemia.rules.effects.tokens import move_token, put_token, spread_token
from artemia.rules.phases.end_of_turn import TURN_BEGAN
from artemia.rules.phases.reckoning import revealed
from artemia.rules.phases.token_strikes import catch
from artemia.rules.state import State
from artemia.session import asked_of

REHEARSALS: Final = 24
MOST_JUDGED: Final = 500
"""Answers looked at; a game has half of that, one without an end could have any number."""
MOST_CONFIRMED: Final = 16
CLOSER: Final = 2.5
"""How many times more rehearsals it takes to confirm a mistake."""
SUSPICIOUS: Final = 0.015
"""What an answer must seem to have cost to be looked at more closely."""

REVEALED: Final = revealed(0, 0) & OP
CATCH: Final = catch(0, 0) & OP
PUT_TOKEN: Final = put_token(0, 0, 0) & OP
MOVE_TOKEN: Final = move_token(0, 0, 0) & OP
SPREAD_TOKEN: Final = spread_token(0, 0, 0) & OP

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


@dataclass
class TurnRead:
    """Where everybody was. `g` holds the planet to tell it by, `look` how the Creature chose its place."""

    turn: int
    g: State
    at: dict[Seat, Places] = field(default_factory=dict)
    caught: set[Seat] = field(default_factory=set)
    tokens: dict[Tokens, Places] = field(default_factory=dict)
    look: Case | None = None


@dataclass(frozen=True)
class Reading:
    """`mistakes` are those that were confirmed, the biggest first."""

    game: Game
    turns: list[TurnRead]
    mistakes: list[Case]
    judged: int


def read(
    played: Game | dict[str, Any],
    *,
    seed: int | str = 0,
    rehearsals: int = REHEARSALS,
    progress: Progress | None = None,
) -> Reading:
    """The same game and seed, the same reading."""
    record = played.record if isinstance(played, Game) else played
    over = Game.replay(record)
    if not over.over:
        raise ArtemiaError("This game isn’t over yet.", "not-over")
    tell = progress or (lambda done, of: None)
    work = work_of(over)
    cases: list[Case] = []
    looks: dict[int, Case] = {}
    game = Game.replay(record, 0)
    judged = 0
    for number, line in enumerate(over.given, 1):
        seat, key = Reply.read(line)
        case = case_of(game.state, seat, key, f"{seed} {number}") if judged < MOST_JUDGED else None
        if case is not None:
            case.number = number
            judged += 1
            earlier = looks.get(case.g.turn)
            case.look(rehearsals, earlier.turn if earlier else None)
            if lays_creature(case.chosen):
                looks[case.g.turn] = case
            cases = [*[each for each in cases if not replaced(each, case)], case]
        game.answer(seat, key)
        tell(number, work)
    mistakes = confirmed(cases, int(CLOSER * rehearsals), lambda n: tell(len(over.given) + n, work))
    return Reading(over, turns_of(over, looks), mistakes, judged)


def work_of(game: Game) -> int:
    """How much there is to do, as progress counts it."""
    return len(game.given) + MOST_CONFIRMED


def case_of(g: State, seat: Seat, key: str, seed: str) -> Case | None:
    """Nothing, if there was nothing to choose; who only thinks again has not decided."""
    (question, answers), chosen = asked_of(g, seat), step_of(key)
    if not question or kernel.forced(answers) != kernel.UNDECIDED or not kernel.is_among(chosen, answers):
        return None
    return Case(g.copy(), question, answers, chosen, seed)


def replaced(earlier: Case, later: Case) -> bool:
    """Whether somebody has chosen their place anew: then only the last choice counts."""
    same = (earlier.seat, earlier.g.turn) == (later.seat, later.g.turn)
    return same and earlier.lays and later.lays


def confirmed(cases: list[Case], scenes: int, tell: Callable[[int], None]) -> list[Case]:
    suspects = sorted((case for case in cases if case.loss >= SUSPICIOUS), key=lambda case: -case.loss)
    for n in range(MOST_CONFIRMED):
        if n < len(suspects):
            suspects[n].confirm(scenes)
        tell(n + 1)
    found = [case for case in suspects[:MOST_CONFIRMED] if case.loss >= SUSPICIOUS]
    return sorted(found, key=lambda case: (-case.loss, case.number))


def turns_of(game: Game, looks: dict[int, Case]) -> list[TurnRead]:
    """What the log tells of each turn."""
    found: list[TurnRead] = []
    for event, told in zip(game.state.log or [], as_it_lay(game.state), strict=True):
        step, op = event.step, event.step & OP
        who, places = seat_of(step), first_of(step)
        if op == TURN_BEGAN:
            found.append(TurnRead(places, told, look=looks.get(places)))
        if not found:
            continue
        now = found[-1]
        if op == REVEALED:
            now.at[who] = places
            now.g = told
        elif op == CATCH:
            now.caught.add(who)
        elif op in (PUT_TOKEN, MOVE_TOKEN):
            now.tokens[second_of(step)] = places
        elif op == SPREAD_TOKEN:
            now.tokens[second_of(step)] = now.tokens.get(second_of(step), 0) | places
    return found
