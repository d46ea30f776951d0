"""Lessons play as they are written: what they wait for is offered, what they say comes, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files

import pytest

from artemia import Game
from artemia.bots.chance import Chance
from artemia.bots.newcomer import Newcomer
from artemia.errors import ArtemiaError
from artemia.lessons import Lesson, lesson, lessons, read_lesson, rehearse
from artemia.lessons.rehearsal import deals, seed_for
from artemia.session import asked_of
from artemia.texts import LANGUAGES, say
from tests.texts.ftl import messages

EACH = pytest.mark.parametrize("taught", lessons(), ids=lambda each: each.id)
WAYS = 8
"""How many of the answers a step awaits are tried."""
LONGEST_SAYING = 150


@EACH
@pytest.mark.parametrize("way", range(WAYS))
def test_a_lesson_plays_through_by_its_data(taught: Lesson, way: int) -> None:
    game, met = rehearse(taught, way)
    assert not game.over and game.state.turn == taught.turns + 1, "it ends where free turns begin"
    assert {step.id for step in met} == {step.id for step in taught.steps}


@EACH
def test_after_the_rails_the_game_goes_on_to_its_end(taught: Lesson) -> None:
    game, _ = rehearse(taught)
    game.play({seat: Newcomer(seat) for seat in range(taught.setup.players)})
    assert game.winner


@EACH
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_answered_the_game_goes_on(taught: Lesson, seed: int) -> None:
    """On rails too: another client need not heed the coach."""
    game, wild, newcomer = Game.new(taught.setup), Chance(seed), Newcomer(seed)
    while not game.over:
        seat = game.session.waiting()[0]
        if seat == taught.seat:
            taught.moment(game.state, asked_of(game.state, seat))
            game.let(seat, wild)
        elif key := taught.reply(game.state, seat, asked_of(game.state, seat)):
            game.answer(seat, key)
        else:
            game.let(seat, newcomer)


@EACH
def test_what_is_said_depends_on_the_moment_alone(taught: Lesson) -> None:
    """So a lesson is taken up again wherever its game was left."""
    game, met = rehearse(taught)
    again = Game.replay(game.record)
    moment = taught.moment(again.state, asked_of(again.state, taught.seat))
    assert moment is not None and moment.steps[-1] == met[-1]


def words_of(taught: Lesson) -> Iterator[str]:
    yield from (f"lesson-{taught.id}", f"lesson-{taught.id}.text")
    for step in taught.steps:
        yield from (f"lesson-{taught.id}-{step.id}", f"lesson-{taught.id}-{step.id}.do")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words_and_no_words_are_left_over(lang: str) -> None:
    wanted = {id.removesuffix(".do").removesuffix(".text") for each in lessons() for id in words_of(each)}
    assert {id.partition(".")[0] for id in messages(lang) if id.startswith("lesson-")} == wanted


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_is_short(taught: Lesson, lang: str) -> None:
    """Two sentences at most, and one control that leads on."""
    names = {f"seat{seat}": "Kepler" for seat in range(7)}
    for id in words_of(taught):
        text = say(lang, id, **names)
        assert len(text) <= LONGEST_SAYING, id
        assert sum(text.count(end) for end in ".!?") <= (0 if id.endswith(".do") else 3), id


@EACH
def test_each_lesson_leads_onto_its_rails_only(taught: Lesson) -> None:
    assert set(taught.after) <= {each.id for each in lessons()} - {taught.id}
    assert all(line.seat != taught.seat for lines in taught.others.values() for line in lines)


HUNTED = (files("artemia.lessons") / "hunted.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("there", "instead", "why"),
    [
        ("seat = 1\n", "seat = 9\n", "isn’t at its table"),
        ('picture = "jungle"', 'picture = "moon"', "no place"),
        ('opens = "seat:0"', 'opens = "moon"', "no sheet"),
        ('id = "hide"', 'id = "creature"', "twice"),
        ('opens = "seat:0"', 'opens = "seat:0"\nawaits = ["*"]', "not both"),
        ('act = ["main"]', 'act = ["moon"]', "isn’t on the table"),
        ('ask = "explore"', 'ask = "moon"', "no question"),
        ('ask = "explore"\nawaits = ["*"]', 'opens = "city"', "after the rails"),
        ('"2:commit 2 5"', '"1:commit 1 5"', "isn’t for one of the others"),
        ('"2:commit 2 5"', '"2:commit 2 moon"', "no step"),
        ("minutes = 10", "minuets = 10", "no “minuets”"),
        ("[setup]", "[setup", "can’t be read"),
    ],
)
def test_what_can_t_be_is_refused_in_a_sentence(there: str, instead: str, why: str) -> None:
    assert there in HUNTED
    with pytest.raises(ArtemiaError, match=why):
        read_lesson("hunted", HUNTED.replace(there, instead, 1))


@pytest.mark.parametrize(
    ("there", "instead", "why"),
    [
        ('awaits = ["commit 1 2"]', 'awaits = ["commit 1 9"]', "turn 1, phase 1.*explore"),
        ('"2:take_back 2 5 2"', '"2:take_back 2 6 2"', "what seat 2 answers to jungle"),
        ("phase = 4", "phase = 5", "never comes to its step “caught”"),
    ],
)
def test_rails_that_lead_nowhere_are_found(there: str, instead: str, why: str) -> None:
    assert there in HUNTED
    with pytest.raises(ArtemiaError, match=why):
        rehearse(read_lesson("hunted", HUNTED.replace(there, instead, 1)))


def test_a_seed_that_deals_something_else_is_told_with_one_that_does() -> None:
    taught = lesson("hunted")
    other = replace(taught, setup=replace(taught.setup, seed=1))
    assert not deals(other, 1) and deals(other, seed_for(other))
    with pytest.raises(ArtemiaError, match=f"{seed_for(other)} does"):
        rehearse(other)


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(ArtemiaError, match="hunted, creature"):
        lesson("moon")
