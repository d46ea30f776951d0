"""Every answer of every game has its tokens, and their numbers last."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from artemia import PRESETS, ArtemiaError, NotOffered, Session, Setup, preset
from artemia.engine.spelling import NUMBERS, read
from artemia.engine.step import OP_BY_NAME
from artemia.rules.boxes import BOXES
from artemia.rules.effects.places import take_back
from artemia.rules.redeal import redeal
from artemia.spaces import TokenChoice, space_of
from artemia.spaces.tokens import token_names
from artemia.spaces.vocabulary import FILE, frozen, vocabulary
from tests.properties.drive import Hat, in_turn, start, tables

FROZEN = {1577: "bd0f5a001e80b95d14a7733a6d2944e7c0cd01f5bb031a808e474e032801fede"}
"""How many tokens there were once, and the sum of their lines. Only another line may be added here."""


def test_no_token_ever_changes_its_number() -> None:
    lines = FILE.read_text("utf-8").splitlines(keepends=True)
    for size, known in FROZEN.items():
        assert sha256("".join(lines[:size]).encode()).hexdigest() == known
    assert max(FROZEN) == len(lines), "what is new is frozen too"
    assert len({each.name for each in frozen()}) == len(lines)


def test_every_verb_and_every_card_has_its_tokens() -> None:
    """If not: python -m build_tools.vocabulary. Only a box of one's own has some that aren't in the file."""
    assert any(box.is_ours for box in BOXES.values()) or vocabulary() == tuple(frozen())


def test_no_verb_has_two_numbers_whose_digits_would_run_together() -> None:
    assert [op.name for op in OP_BY_NAME.values() if len(NUMBERS.intersection(op.arguments[:2])) > 1] == []


@pytest.mark.parametrize("setup", tables(1, 1))
def test_tokens_say_every_answer_and_nothing_else(setup: Setup) -> None:
    g, space, said = start(setup), space_of(setup), 0
    for number, moment in enumerate(in_turn(g, Hat(setup), rich=True)):
        if number % 3:
            continue
        choice = TokenChoice(space.paths, moment.seat, moment.answers)
        ways = [choice.tokens_to(answer) for answer in moment.answers]
        assert len(set(ways)) == len(ways)
        first = dict.fromkeys(way[0] for way in ways)
        assert choice.tokens() == [*first]
        assert choice.mask(space.size) == bytes([token in first for token in range(space.size)])
        assert max(map(len, ways)) <= space.longest
        way = ways[moment.answers.index(moment.answer)]
        for token in way:
            assert not choice.done and token in choice.tokens()
            choice.take(token)
        assert choice.done and choice.answer == moment.answer and not any(choice.mask(space.size))
        said += 1
    assert said > 10


@pytest.mark.parametrize("name", PRESETS)
def test_there_is_a_token_for_whatever_seats_are_asked(name: str) -> None:
    hat = Random(name)
    for players in range(2, 8):
        game = Session.new(preset(name, players=players, seed=name))
        space = space_of(game.setup)
        for _ in range(40):
            if not game.ask():
                break
            answer = hat.choice(game.legal())
            tokens = space.encode(game, answer)
            assert space.mask(game)[tokens[0]] and space.decode(game, tokens) == answer
            game.take(answer)


def test_a_mask_tells_nothing_hidden() -> None:
    setup = preset("everything", players=4, seed=5)
    g, space = start(setup), space_of(setup)
    for number, moment in enumerate(in_turn(g, Hat(setup))):
        if number % 5 == 0:
            other = Session(redeal(g, moment.seat, number))
            other.state.log = None
            here = TokenChoice(space.paths, moment.seat, moment.answers)
            assert space.mask(other) == here.mask(space.size)


def test_a_token_that_does_not_fit_changes_nothing() -> None:
    game = Session.new(Setup(players=4, side="A", seed=3))
    while len(game.legal()) < 3:
        game.take(game.legal()[0])
    space = space_of(game.setup)
    choice = space.choice(game)
    before = choice.tokens()
    wrong = next(token for token in range(space.size) if token not in before)
    with pytest.raises(NotOffered):
        choice.take(wrong)
    with pytest.raises(ArtemiaError):
        print(choice.answer)
    with pytest.raises(ArtemiaError):
        space.decode(game, ())
    with pytest.raises(NotOffered):
        space.encode(game, 0)
    assert choice.tokens() == before and not choice.done


def test_an_answer_is_named_by_what_it_does_and_with_what() -> None:
    assert token_names(take_back(2, 0b101), 2) == ["take_back 1", "take_back 3", "done"]
    assert token_names(take_back(2, 0, 0b10), 1) == ["take_back", "with Places 2", "for 2", "done"]
    assert token_names(OP_BY_NAME["lose_dna"].number | 12 << 18, 0) == [
        "lose_dna",
        "digit 1",
        "digit 2",
        "done",
    ]


def test_who_is_not_in_a_game_has_no_tokens_there() -> None:
    small, large = space_of(preset("first_night", players=3)), space_of(preset("everything", players=7))
    assert small.size < large.size == len(frozen())
    assert [token for token in large.tokens if token in small.numbers] == [*small.tokens]
    assert not any(" survivor_" in token or token.endswith("Seats 3") for token in small.tokens)


def test_what_no_game_of_a_set_up_can_say_has_no_tokens() -> None:
    space = space_of(Setup(players=3))
    with pytest.raises(ArtemiaError, match="follow_map"):
        space.path_of(read("follow_map 1 1 2"), 1)
