"""A session: the game without words, in turn and in any order."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from artemia import Game, NotOffered, Session, Setup, preset
from artemia.engine import kernel
from artemia.engine.step import NO, up_to
from artemia.rules.effects.places import take_back
from artemia.rules.presets import PRESETS
from artemia.rules.redeal import redeal
from artemia.rules.save import to_words

SEATS = {name: 2 + number for number, name in enumerate(PRESETS)}


@pytest.fixture
def session() -> Session:
    return Session.new(Setup(players=4, side="A", seed=11))


def play_on(session: Session, seed: int, answers: int = 10_000) -> list[str]:
    """Answers at random, until the game is over or so many were given; returns the lines of its record."""
    hat = Random(seed)
    lines: list[str] = []
    while len(lines) < answers and session.ask():
        answer = hat.choice(session.legal())
        lines.append(f"{session.seat}:{session.key(answer)}")
        session.take(answer)
    return lines


@pytest.mark.parametrize("name", PRESETS)
def test_it_is_the_same_game_as_at_the_front_door(name: str) -> None:
    setup = preset(name, players=SEATS[name] if SEATS[name] < 8 else 4, seed=name)
    session, game = Session.new(setup), Game.new(setup)
    lines = play_on(session, 1)
    for line in lines:
        game.give(line)
    assert session.over and (session.winner, to_words(session.state)) == (game.winner, to_words(game.state))


def test_at_the_end_nobody_is_asked(session: Session) -> None:
    play_on(session, 2)
    assert (session.ask(), session.seat, session.kind, session.legal()) == (NO, -1, "", ())
    with pytest.raises(NotOffered):
        session.take(1)


def test_what_is_not_legal_changes_nothing(session: Session) -> None:
    play_on(session, 3, 20)
    before, legal = to_words(session.state), session.legal()
    for answer in (NO, -1, legal[0] | 1 << 60, session.answer("give_up 6")):
        with pytest.raises(NotOffered):
            session.take(answer)
    assert (to_words(session.state), session.legal()) == (before, legal)


def test_asking_changes_nothing(session: Session) -> None:
    question = session.ask()
    before = to_words(session.state)
    assert session.ask() == question and session.legal() is session.legal()
    assert to_words(session.state) == before


def test_answers_have_keys_that_last(session: Session) -> None:
    for answer in session.legal():
        assert session.answer(session.key(answer)) == answer


def test_a_copy_goes_its_own_way(session: Session) -> None:
    play_on(session, 4, 15)
    twin, other = session.copy(), session.copy()
    play_on(other, 5, 30)
    assert to_words(twin.state) == to_words(session.state) and twin.legal() == session.legal()
    assert play_on(twin, 6) == play_on(session, 6)


def test_it_comes_back_from_a_pickle(session: Session) -> None:
    play_on(session, 4, 15)
    twin = pickle.loads(pickle.dumps(session))
    assert play_on(twin, 6) == play_on(session, 6)


def test_a_seat_can_t_tell_another_deal(session: Session) -> None:
    for moment in range(12):
        play_on(session, moment, 7)
        seat = session.seat
        if seat >= 0:
            other = session.redeal(seat, moment)
            assert (other.ask(), other.legal()) == (session.ask(), session.legal())
            assert other.view(seat) == session.view(seat)


def test_all_are_asked_at_once(session: Session) -> None:
    """Whoever answers first, the game is that of whoever is asked in turn."""
    twin = session.copy()
    waiting = session.waiting()
    assert waiting == (0, 1, 2, 3)
    chosen = {seat: kernel.all_answers(session.asked(seat).answers)[0] for seat in waiting}
    for seat in reversed(waiting):
        assert session.give(seat, chosen[seat])
    assert not session.give(2, chosen[2]), "nobody asks them any more"
    for seat in waiting:
        assert twin.seat == seat
        twin.take(chosen[seat])
    assert session.waiting() == twin.waiting()
    assert to_words(session.state) == to_words(twin.state)


def test_both_ways_can_be_mixed(session: Session) -> None:
    hat = Random(9)
    while session.ask():
        if hat.random() < 0.5:
            session.take(hat.choice(session.legal()))
            continue
        seat = hat.choice(session.waiting())
        assert session.give(seat, hat.choice(kernel.all_answers(session.asked(seat).answers)))
    assert session.over


def test_a_choice_stands_for_what_it_leaves_to_pick() -> None:
    """Looked at the long way round."""
    choices = (NO, take_back(1, 0b11), up_to(2, take_back(1, 0b10110)), up_to(1, take_back(2, 0b111)))
    offered = {step for choice in choices for step in kernel.all_answers((choice,))}
    tried = [take_back(me, places) for me in (1, 2) for places in range(64)] + list(choices) + [-1]
    assert {step for step in tried if kernel.is_among(step, choices)} == offered


def test_another_deal_in_the_middle_of_a_window_is_asked_of_the_same_seat(session: Session) -> None:
    while session.ask() and session.seat != 2:
        session.take(session.legal()[0])
    assert Session(redeal(session.state, 2, 1)).seat == 2
