"""Every question has answers, every answer has one name, and nothing but an offered answer is taken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artemia import ArtemiaError, Game, NotOffered, Question, Setup
from artemia.engine import kernel
from artemia.engine.spelling import read, spell
from artemia.engine.step import OP, OPS, QUESTION, seat_of
from artemia.rules.deal import new_state
from tests.properties.compare import fields
from tests.properties.drive import MODES, Hat, at_the_door, in_turn, start, tables

GARBAGE = (
    "",
    " ",
    "-",
    "nonsense",
    "commit",
    "commit 1",
    "commit 1 ",
    "commit 1 0",
    "commit 1 11",
    "commit 1 1+1",
    "commit 1 2+1",
    "commit 1 -1",
    "commit 1 +",
    "commit 1 lair",
    "commit 1 ١",
    "commit  1 1",
    "commit 1 1 1",
    "commit -1 1",
    "commit 8 1",
    "commit 1 " + "9" * 40,
    "commit 1 " + "9" * 9000,
    "give_up 1 -",
    "advance_rescue 1 -5",
    "advance_rescue 1 " + "9" * 40,
    "heal 1 99999999999",
    "play_hunt 0 no_such_card",
    "put_token 0 1 no_such_token",
    "resist 1 1 1024",
    "explore 1",
    "\x00",
    "🂡",
)


@pytest.mark.parametrize("setup", tables(1, 5))
def test_every_question_has_answers_and_each_its_own_key(setup: Setup) -> None:
    g = start(setup)
    for moment in in_turn(g, Hat(setup), rich=True):
        assert moment.question & QUESTION
        assert moment.answers != []
        keys = [spell(answer) for answer in moment.answers]
        assert len(set(keys)) == len(keys)
        assert [read(key) for key in keys] == moment.answers
        for answer in moment.answers:
            assert not answer & QUESTION, f"{OPS[answer & OP].name} is a question, not an answer"


@pytest.mark.parametrize("setup", tables(1, 3))
def test_everybody_who_is_asked_at_the_door_has_one_question(setup: Setup) -> None:
    game = Game.new(setup)
    for move in at_the_door(game, Hat(setup)):
        questions = game.questions()
        seats = [question.seat for question in questions]
        assert len(set(seats)) == len(seats) > 0
        for question in questions:
            same = game.question(question.seat)
            assert same is not None and described(same) == described(question)
            assert question.answers and not question.optional
        asked = game.question(move.seat)
        assert asked is not None and move.key in [answer.key for answer in asked.answers]
        assert asked.optional == move.again == (move.seat not in seats)


def described(question: Question) -> object:
    return question.seat, question.kind, question.step, [answer.key for answer in question.answers]


@pytest.mark.parametrize("setup", tables(1, 3))
def test_what_isn_t_offered_is_refused_and_changes_nothing(setup: Setup) -> None:
    """Answers of other seats and other moments, and plain nonsense, given by everybody."""
    game, rng, heard = Game.new(setup), Random(setup.seed), list(GARBAGE)
    for number, move in enumerate(at_the_door(game, Hat(setup))):
        heard.append(move.key)
        if number % 4:
            continue
        before, log = fields(game.state), len(game.state.log or [])
        for seat in range(setup.players):
            question = game.question(seat)
            offered = {answer.key for answer in question.answers} if question else set()
            for key in rng.sample(heard, 12):
                if key not in offered:
                    with pytest.raises(NotOffered):
                        game.answer(seat, key)
        assert fields(game.state) == before
        assert len(game.state.log or []) == log
        assert len(game.record["answers"]) == number


@pytest.mark.parametrize("key", GARBAGE)
def test_nonsense_is_refused_in_one_short_sentence(key: str) -> None:
    game = Game.new(Setup(players=3, side="A", seed=1))
    with pytest.raises(NotOffered) as refused:
        game.answer(1, key)
    assert len(str(refused.value)) < 120 and str(refused.value).endswith(".")


@pytest.mark.parametrize("seat", [-1, 3, 7, 100, None, "1", 1.0, True])
def test_there_must_be_such_a_seat(seat: Any) -> None:
    game = Game.new(Setup(players=3, side="A", seed=1))
    before = fields(game.state)
    uses: list[Callable[[], object]] = [
        lambda: game.answer(seat, "commit 1 1"),
        lambda: game.question(seat),
        lambda: game.redeal(seat, 1),
    ]
    if seat is not None:  # an onlooker may look
        uses += [lambda: game.view(seat), lambda: game.events(seat)]
    for use in uses:
        with pytest.raises(NotOffered, match=f"There is no seat {seat} at a table of 3"):
            use()
    assert fields(game.state) == before


def test_out_of_turn_is_refused_in_words() -> None:
    game = Game.new(Setup(players=3, seed=1))
    with pytest.raises(NotOffered, match="Seat 1 has no question to answer now"):
        game.answer(1, "commit 1 1")
    game.answer(0, "choose_side 0 0")
    with pytest.raises(NotOffered, match="“commit 2 2” isn't among the answers offered to seat 1"):
        game.answer(1, "commit 2 2")
    with pytest.raises(NotOffered):
        game.answer(2, "withdraw 2")
    game.answer(2, "commit 2 2")
    game.answer(2, "withdraw 2")


WORDS = [*sorted({op.name for op in OPS.values()}), "0", "1", "6", "7", "-", "1+2", "10", "creature", "1023"]


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)))
def test_a_key_is_read_to_the_step_it_spells_or_not_at_all(key: str) -> None:
    try:
        step = read(key)
    except ArtemiaError:
        return
    assert spell(step) == key
    assert step > 0


CHOICES = st.lists(st.integers(min_value=0, max_value=10**6), max_size=60)


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(sorted(MODES)), st.integers(2, 7), st.booleans(), CHOICES)
def test_whatever_is_chosen_the_game_goes_on(
    mode: str, players: int, expert: bool, choices: list[int]
) -> None:
    """Hypothesis chooses, and would look for the shortest game that fails."""
    g = new_state(Setup(players=players, expert=expert, seed=players, **MODES[mode]))
    kernel.settle(g)
    for choice in choices:
        questions = kernel.open_questions(g)
        assert questions
        question = questions[choice % len(questions)]
        answers = kernel.all_answers(kernel.answers_to(g, question))
        assert answers
        assert kernel.answer(g, seat_of(question), answers[choice // 7 % len(answers)])
        if g.winner:
            break
