"""The machine, on a toy game: in which order steps run, what is asked, and who may answer when."""

from __future__ import annotations

from itertools import permutations

import pytest

from artemia.engine import kernel
from artemia.engine.core import EVERYBODY
from artemia.engine.step import NO, Seat, Step, one_of, seat_of
from tests.engine.toy import Notes, Toy


def play(g: Notes) -> list[Step]:
    """Runs to the end, takes every first answer, returns what was asked."""
    asked = []
    while question := kernel.ask(g):
        asked.append(question)
        kernel.take(g, kernel.all_answers(g.answers)[0])
    return asked


# Order


def test_steps_run_from_the_top_and_what_they_add_comes_first(toy: Toy) -> None:
    g = Notes(toy.three(1), toy.write(2, 1))
    assert play(g) == []
    assert g.written == ["1 writes 1", "1 writes 2", "1 writes 4", "2 writes 1"]


def test_an_answer_is_a_step_and_runs_at_once(toy: Toy) -> None:
    g = Notes(toy.which(1), toy.write(2, 1))
    assert kernel.ask(g) == toy.which(1)
    assert g.answers == (one_of(toy.write(1, 0b111)),)
    kernel.take(g, toy.write(1, 4))
    assert kernel.ask(g) == NO
    assert g.written == ["1 writes 4", "2 writes 1"]


def test_a_question_is_a_function_of_the_state_when_it_is_asked(toy: Toy) -> None:
    g = Notes(toy.tear(0), toy.which(1))
    assert kernel.ask(g) == toy.which(1)
    assert kernel.all_answers(g.answers) == [toy.write(1, 2), toy.write(1, 4)]


# What is asked


def test_no_answer_is_skipped_one_is_taken_more_are_asked(toy: Toy) -> None:
    for paper, asked, written in ((0, 0, []), (0b100, 0, ["1 writes 4"]), (0b110, 1, ["1 writes 2"])):
        g = Notes(toy.which(1))
        g.paper = paper
        assert len(play(g)) == asked
        assert g.written == written


def test_a_choice_of_two_among_two_is_forced(toy: Toy) -> None:
    g = Notes(toy.which_two(1, 0b11), toy.which_two(1, 0b1), toy.which_two(1, 0b111))
    assert play(g) == [toy.which_two(1, 0b111)]
    assert g.written == ["1 whispers 3 5", "1 whispers 3 5"]


def test_some_questions_are_always_asked(toy: Toy) -> None:
    g = Notes(toy.polite(1))
    assert play(g) == [toy.polite(1)]


def test_forced_tells_none_from_one_from_several(toy: Toy) -> None:
    assert kernel.forced((NO, NO)) == NO
    assert kernel.forced((NO, toy.write(1, 3))) == toy.write(1, 3)
    assert kernel.forced((toy.write(1, 1), toy.write(1, 2))) == kernel.UNDECIDED
    assert kernel.forced((one_of(toy.write(1, 4)), NO)) == toy.write(1, 4)
    assert kernel.forced((one_of(toy.write(1, 5)),)) == kernel.UNDECIDED


# Several questions at once


def three_open(toy: Toy) -> Notes:
    g = Notes(toy.which(1), toy.which(2), toy.which(3), toy.write(0, 0))
    kernel.settle(g)
    return g


def test_questions_on_top_of_each_other_are_open_together(toy: Toy) -> None:
    g = three_open(toy)
    assert kernel.open_questions(g) == [toy.which(1), toy.which(2), toy.which(3)]
    assert g.written == [], "what comes after waits for all of them"
    assert kernel.question_for(g, 2) == toy.which(2)
    assert kernel.question_for(g, 0) == NO


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_they_are_answered_in_any_order(toy: Toy, order: tuple[Seat, ...]) -> None:
    g = three_open(toy)
    for seat in order:
        assert kernel.answer(g, seat, toy.write(seat, 1))
    assert g.written == [*(f"{seat} writes 1" for seat in order), "0 writes 0"]
    assert g.agenda == [] and kernel.open_questions(g) == []


def test_what_isn_t_offered_is_refused_and_changes_nothing(toy: Toy) -> None:
    g = three_open(toy)
    before = g.agenda[:]
    for seat, step in (
        (1, toy.write(2, 1)),
        (1, toy.write(1, 8)),
        (1, toy.write(1, 3)),
        (1, one_of(toy.write(1, 7))),
        (0, toy.write(0, 1)),
        (1, toy.stop()),
        (1, NO),
        (1, -1),
    ):
        assert not kernel.answer(g, seat, step)
        assert g.agenda == before and g.written == []
    assert kernel.answer(g, 1, toy.write(1, 1))
    assert not kernel.answer(g, 1, toy.write(1, 1)), "only once"


def test_a_seat_gets_one_question_at_a_time(toy: Toy) -> None:
    g = Notes(toy.which(1), toy.polite(1), toy.which(2))
    kernel.settle(g)
    assert kernel.open_questions(g) == [toy.which(1)]
    assert kernel.answer(g, 1, toy.write(1, 2))
    assert kernel.open_questions(g) == [toy.polite(1), toy.which(2)]


def test_a_question_that_was_put_is_skipped_if_nothing_is_left_to_choose(toy: Toy) -> None:
    """Also one below a question that still waits; but not one that is asked always."""
    g = Notes(toy.which(2), toy.polite(3), toy.write(0, 0))
    kernel.settle(g)
    g.agenda += [toy.polite(1), toy.polite(1)]
    for _ in range(3):
        assert kernel.question_for(g, 2) == toy.which(2)
        assert kernel.answer(g, 0, toy.tear(0), (toy.tear(0),))
    assert kernel.open_questions(g) == [toy.polite(1), toy.polite(3)]
    for seat in (1, 1, 3):
        assert kernel.answer(g, seat, toy.write(seat, 8))
    assert g.written[-1] == "0 writes 0"


def test_a_forced_answer_among_open_questions_is_taken_at_once(toy: Toy) -> None:
    g = Notes(toy.which(1), toy.which_two(2, 0b11), toy.which(3))
    kernel.settle(g)
    assert g.written == ["2 whispers 3 5"]
    assert kernel.open_questions(g) == [toy.which(1), toy.which(3)]


def test_what_an_answer_adds_comes_before_the_other_questions(toy: Toy) -> None:
    g = Notes(toy.which(1), toy.which(2))
    kernel.settle(g)
    assert kernel.answer(g, 2, toy.three(2), (toy.three(2),)), "a standing offer"
    assert g.written == ["2 writes 1", "2 writes 2", "2 writes 4"]
    assert kernel.open_questions(g) == [toy.which(1), toy.which(2)]


def test_a_standing_offer_may_be_a_choice(toy: Toy) -> None:
    g = three_open(toy)
    offers = (one_of(toy.think(0, 0b110)),)
    assert not kernel.answer(g, 0, toy.think(0, 1), offers)
    assert kernel.answer(g, 0, toy.think(0, 2), offers)
    assert g.written == ["0 thinks 2"]
    assert len(kernel.open_questions(g)) == 3


def test_both_ways_to_ask_give_the_same_game(toy: Toy) -> None:
    agenda = (toy.which(1), toy.which_two(2, 0b111), toy.three(3), toy.polite(1), toy.open(), toy.write(2, 4))
    one, other = Notes(*agenda), Notes(*agenda)
    asked = play(one)
    kernel.settle(other)
    for question in asked:
        assert kernel.open_questions(other)[0] == question
        first = kernel.all_answers(kernel.answers_to(other, question))[0]
        assert kernel.answer(other, seat_of(question), first)
    assert other.written == one.written


# The end


def test_the_game_ends_in_the_middle_of_anything(toy: Toy) -> None:
    g = Notes(toy.write(1, 1), toy.stop(), toy.write(1, 2), toy.polite(1))
    assert kernel.ask(g) == NO
    assert (g.winner, g.written, g.agenda) == (2, ["1 writes 1"], [])
    g = Notes(toy.write(1, 1), toy.stop(), toy.write(1, 2), toy.polite(1))
    kernel.settle(g)
    assert (g.winner, g.written, g.agenda) == (2, ["1 writes 1"], [])


def test_the_game_ends_while_others_still_have_questions(toy: Toy) -> None:
    g = three_open(toy)
    assert kernel.answer(g, 3, toy.stop(), (toy.stop(),))
    assert g.winner == 2 and kernel.open_questions(g) == []
    assert not kernel.answer(g, 1, toy.write(1, 1))


# The log


def test_the_log_says_who_saw_what(toy: Toy) -> None:
    g = Notes(toy.write(1, 1), toy.whisper(2, 3), toy.think(3, 1), toy.stop())
    kernel.settle(g)
    seen = [(event.step, event.witnesses, event.noticed) for event in g.log or []]
    assert seen == [
        (toy.write(1, 1), EVERYBODY, True),
        (toy.whisper(2, 3), 1 << 2, True),
        (toy.think(3, 1), 1 << 3, False),
    ]


def test_before_each_step_what_came_before_has_had_its_effect(toy: Toy) -> None:
    """Also before those nobody sees."""
    g = Notes(toy.write(1, 2), toy.three(2), toy.stop())
    looks: list[tuple[int, int]] = []
    g.before_step = lambda: looks.append((len(g.log or []), len(g.written)))
    play(g)
    assert looks == [(0, 0), (1, 1), (1, 1), (2, 2), (3, 3), (4, 4)]
    assert g.copy().before_step is None


def test_without_a_log_all_goes_on_the_same(toy: Toy) -> None:
    g = Notes(toy.three(1))
    g.log = None
    kernel.settle(g)
    assert len(g.written) == 3


def test_questions_can_be_withdrawn(toy: Toy) -> None:
    g = three_open(toy)
    g.then(toy.polite(1))
    g.withdraw_questions(toy.which(0))
    kernel.settle(g)
    assert kernel.open_questions(g) == [toy.polite(1)]
