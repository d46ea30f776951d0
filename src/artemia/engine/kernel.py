"""Runs the agenda: steps from its top until somebody has to decide.

Two ways to drive a game, on the same state and with the same result:
- one question at a time, in the order a table would ask (`ask`, then `take`): bots, simulations;
- all open questions at once, answered in any order (`settle`, `open_questions`, `answer`): people.
In the second, a question that has been put stays on the agenda as a negative number.
"""

from __future__ import annotations

from typing import Final

from artemia.engine.core import Core
from artemia.engine.step import (
    ALWAYS,
    ARITY,
    FIRST_SHIFT,
    NO,
    ONLY_SHIFT,
    OP,
    PICK_SHIFT,
    QUESTION,
    RUN,
    SEAT_SHIFT,
    SECOND_MASK,
    Answers,
    Seat,
    Step,
    expand,
    first_of,
    stands_for,
)


def perform(g: Core, step: Step) -> None:
    """Runs one effect."""
    if g.log is not None:
        g.witness(step)
    op = step & OP
    arity = ARITY[op]
    if arity == 0:
        RUN[op](g)
    elif arity == 2:
        RUN[op](g, step >> SEAT_SHIFT & 7, step >> ONLY_SHIFT)
    elif arity == 1:
        RUN[op](g, step >> SEAT_SHIFT & 7)
    else:
        RUN[op](g, step >> SEAT_SHIFT & 7, step >> FIRST_SHIFT, step >> ONLY_SHIFT & SECOND_MASK)


def answers_to(g: Core, step: Step) -> Answers:
    """The answers to a question as things stand; some may be choices or holes."""
    op = step & OP
    arity = ARITY[op]
    if arity == 1:
        return RUN[op](g, step >> SEAT_SHIFT & 7)
    if arity == 2:
        return RUN[op](g, step >> SEAT_SHIFT & 7, step >> ONLY_SHIFT)
    if arity == 0:
        return RUN[op](g)
    return RUN[op](g, step >> SEAT_SHIFT & 7, step >> FIRST_SHIFT, step >> ONLY_SHIFT & SECOND_MASK)


UNDECIDED: Final = -1


def forced(answers: Answers) -> Step:
    """The only answer there is; NO if there is none; UNDECIDED if there are several."""
    only = NO
    for answer in answers:
        if answer:
            if only:
                return UNDECIDED
            only = answer
    n = only >> PICK_SHIFT & 7
    if n:
        if first_of(only).bit_count() > n:
            return UNDECIDED
        only &= ~(7 << PICK_SHIFT)
    return only


def ask(g: Core) -> Step:
    """Runs to the next decision and returns its question, with the answers in `g.answers`; NO at the end."""
    agenda = g.agenda
    logged = g.log is not None
    while agenda:
        step = agenda.pop()
        if step < 0:
            step = ~step
        if not step & QUESTION:
            op = step & OP
            arity = ARITY[op]
            if logged or arity == 3:
                perform(g, step)
            elif arity == 0:  # as `perform` does, without the call
                RUN[op](g)
            elif arity == 2:
                RUN[op](g, step >> SEAT_SHIFT & 7, step >> ONLY_SHIFT)
            else:
                RUN[op](g, step >> SEAT_SHIFT & 7)
            continue
        answers = answers_to(g, step)
        if not ALWAYS[step & OP]:
            only = forced(answers)
            if only >= 0:
                if only:
                    agenda.append(only)
                continue
        g.answers = answers
        return step
    return NO


def take(g: Core, answer: Step) -> None:
    """Answers the question that `ask` returned, with a plain step."""
    g.agenda.append(answer)


def settle(g: Core) -> None:
    """Runs until everything on top of the agenda is a question that has been put, one a seat at a time.

    What others did may have left nothing to choose: then a question that was put is skipped after all.
    """
    put_questions(g)
    for step in g.agenda[:]:
        if step < 0 and not ALWAYS[~step & OP] and not any(answers_to(g, ~step)):
            g.agenda.remove(step)
            settle(g)
            return


def put_questions(g: Core) -> None:
    agenda = g.agenda
    i = len(agenda) - 1
    asked = 0
    while i >= 0 and agenda:
        step = agenda[i]
        seat = 1 << ((step if step >= 0 else ~step) >> SEAT_SHIFT & 7)
        if step < 0:
            asked |= seat
            i -= 1
            continue
        if not step & QUESTION:
            if i < len(agenda) - 1:
                return
            agenda.pop()
            perform(g, step)
        else:
            if asked & seat:
                return
            only = UNDECIDED if ALWAYS[step & OP] else forced(answers_to(g, step))
            if only == UNDECIDED:
                agenda[i] = ~step
                continue
            del agenda[i]
            if only:
                agenda.append(only)
        i = len(agenda) - 1
        asked = 0


def open_questions(g: Core) -> list[Step]:
    """The questions put and not yet answered, one a seat, in the order a table would ask them."""
    found: list[Step] = []
    seats = 0
    for step in reversed(g.agenda):
        if step < 0:
            bit = 1 << (~step >> SEAT_SHIFT & 7)
            if not seats & bit:
                seats |= bit
                found.append(~step)
    return found


def question_for(g: Core, seat: Seat) -> Step:
    """The open question of this seat, or NO."""
    for step in reversed(g.agenda):
        if step < 0 and ~step >> SEAT_SHIFT & 7 == seat:
            return ~step
    return NO


def take_off(g: Core, question: Step) -> None:
    """Takes a question off the agenda that has been put; nothing if it has not."""
    if ~question in g.agenda:
        g.agenda.reverse()
        g.agenda.remove(~question)
        g.agenda.reverse()


def all_answers(answers: Answers) -> list[Step]:
    """Every plain step among the answers."""
    return [step for answer in answers for step in expand(answer)]


def is_among(step: Step, answers: Answers) -> bool:
    return any(not (answer ^ step) & OP and stands_for(answer, step) for answer in answers)


def answer(g: Core, seat: Seat, step: Step, offers: Answers = ()) -> bool:
    """Answers this seat's open question or takes up a standing offer; False, with nothing done, if not."""
    asked = question_for(g, seat)
    if asked and is_among(step, answers_to(g, asked)):
        take_off(g, asked)
    elif not is_among(step, offers):
        return False
    g.agenda.append(step)
    settle(g)
    return True
