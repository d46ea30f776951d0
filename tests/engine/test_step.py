"""Steps as numbers: what goes in comes out, and choices stand for the plain steps they should."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artemia.engine.step import (
    NO,
    OP,
    OP_BY_NAME,
    OPS,
    QUESTION,
    TWO,
    Step,
    all_of,
    build,
    exactly,
    expand,
    first_of,
    members,
    one_of,
    pick_of,
    picked,
    register,
    seat_of,
    second_of,
    subsets,
    up_to,
    with_seat,
)
from artemia.engine.traits import VOCABULARY
from tests.engine.toy import Toy

MANY_CARDS = 140


@pytest.mark.parametrize("seat", range(8))
@pytest.mark.parametrize("cards", [0, 1, 0b1011, (1 << MANY_CARDS) - 1, 1 << MANY_CARDS - 1])
def test_a_set_of_any_size_fits_a_step(toy: Toy, seat: int, cards: int) -> None:
    step = toy.write(seat, cards)
    assert (seat_of(step), first_of(step), second_of(step)) == (seat, cards, 0)
    assert build(step & OP, seat, cards) == step
    assert OPS[step & OP].name == "toy_write"


@pytest.mark.parametrize(
    ("first", "second"), [(0, 0), (1023, 1023), (5, 0), (0, 7), ((1 << MANY_CARDS) - 1, 1023)]
)
def test_two_arguments_don_t_touch_each_other(toy: Toy, first: int, second: int) -> None:
    step = toy.whisper(6, first, second)
    assert (seat_of(step), first_of(step), second_of(step)) == (6, first, second)
    assert build(step & OP, 6, first, second) == step


def test_an_argument_may_be_left_out(toy: Toy) -> None:
    assert toy.whisper(1, 2) == toy.whisper(1, 2, 0)
    assert seat_of(toy.stop()) == first_of(toy.stop()) == 0


def test_what_is_kept_for_later_gets_its_seat_later(toy: Toy) -> None:
    assert with_seat(toy.which(0), 5) == toy.which(5)


def test_questions_are_told_from_effects(toy: Toy) -> None:
    assert toy.which(3) & QUESTION and toy.which_two(3, 7) & QUESTION and toy.open() & QUESTION
    assert not toy.write(3, 7) & QUESTION and not toy.whisper(3, 7, 7) & QUESTION


def test_a_verb_says_what_it_is_in_words_there_are(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VOCABULARY, "sound", ("bang", "hush"))
    number = register("toy_shout", lambda g: None, (), sound="bang", passes=True)
    assert (OPS[number].sound, OPS[number].passes, OPS[number].look) == ("bang", True, "")
    with pytest.raises(ValueError, match="toy_sing: 'la' is no sound; there are bang, hush"):
        register("toy_sing", lambda g: None, (), sound="la")
    assert "toy_sing" not in OP_BY_NAME
    with pytest.raises(TypeError, match="loud"):
        register("toy_sing", lambda g: None, (), loud=True)  # type: ignore[call-arg]


def test_names_are_given_once(toy: Toy) -> None:
    with pytest.raises(ValueError, match="two steps are called toy_write"):
        register("toy_write", lambda g: None, ())
    assert OP_BY_NAME["toy_which_two"].arguments == ("Seats",)
    assert OP_BY_NAME["toy_polite"].always and not OP_BY_NAME["toy_which"].always


@pytest.mark.parametrize(
    ("is_question", "kinds", "says"),
    [
        (False, ("Seat",), "there are 1024 effects of this kind already"),
        (False, ("Seat", "Seats", "int"), "there are 1024 effects of this kind already"),
        (True, ("Seat",), "there are 1024 questions of this kind already"),
    ],
)
def test_op_numbers_run_out_with_a_word(
    toy: Toy, is_question: bool, kinds: tuple[str, ...], says: str
) -> None:
    with pytest.raises(ValueError, match=f"toy_spare_\\d+: {says}"):
        for n in range(TWO + 1):
            register(f"toy_spare_{n}", lambda g, me: None, kinds, is_question=is_question)
    assert all(number == op.number for number, op in OPS.items())


def test_a_second_argument_has_ten_bits(toy: Toy) -> None:
    with pytest.raises(ValueError, match="toy_swap: HuntCards may need more than the ten bits"):
        register("toy_swap", lambda g, me, places, cards: None, ("Seat", "Places", "HuntCards"))


# Choices


@pytest.mark.parametrize("cards", [0b1, 0b1011, 0b1111100000, (1 << 12) - 1, (1 << MANY_CARDS) - 1])
def test_one_of_a_set(toy: Toy, cards: int) -> None:
    for verb in (toy.write(2, cards), toy.whisper(2, cards, 9)):
        choice = one_of(verb)
        assert pick_of(choice) == 1 and pick_of(verb) == 0
        plain = expand(choice)
        assert [first_of(step) for step in plain] == list(members(first_of(verb)))
        assert {(seat_of(step), second_of(step), pick_of(step)) for step in plain} == {
            (2, second_of(verb), 0)
        }


def test_a_plain_step_stands_for_itself_and_no_answer_for_none(toy: Toy) -> None:
    assert expand(toy.write(1, 0b110)) == (toy.write(1, 0b110),)
    assert expand(NO) == ()


def test_of_nothing_there_is_no_choice(toy: Toy) -> None:
    for nothing in (toy.write(1, 0), toy.whisper(1, 0, 5)):
        assert one_of(nothing) == all_of(nothing) == up_to(3, nothing) == exactly(1, nothing) == NO


def test_exactly_and_up_to(toy: Toy) -> None:
    three = toy.write(1, 0b10101)
    assert [first_of(step) for step in expand(exactly(2, three))] == [0b00101, 0b10001, 0b10100]
    assert exactly(4, three) == NO
    assert up_to(2, three) == exactly(2, three)
    assert expand(up_to(4, three)) == (three,), "as many as there are"
    assert all_of(three) == three


def test_a_choice_of_too_many_is_refused(toy: Toy) -> None:
    for choice in (exactly, up_to):
        assert pick_of(choice(7, toy.write(1, 0b11111111))) == 7
        with pytest.raises(ValueError, match="a choice is of up to 7 members, not of 8"):
            choice(8, toy.write(1, 0b111111111))


def test_a_choice_that_is_made(toy: Toy) -> None:
    assert picked(one_of(toy.write(3, 0b111)), 0b010) == toy.write(3, 0b010)
    assert picked(exactly(2, toy.whisper(3, 0b111, 4)), 0b110) == toy.whisper(3, 0b110, 4)


# Sets


@pytest.mark.parametrize("n", range(5))
@pytest.mark.parametrize("size", [0, 1, 5, 10, 11, 15])
def test_subsets_are_all_there(size: int, n: int) -> None:
    mask = sum(1 << 2 * bit for bit in range(size)) if size > 10 else (1 << size) - 1
    found = subsets(mask, n)
    if n == 0 and size == 0:
        return
    assert len(found) == len(set(found)) == comb(size, n)
    assert set(found) == {sum(parts) for parts in combinations(members(mask), n)}
    assert subsets(mask, n) == found


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.integers(0, (1 << MANY_CARDS) - 1))
def test_members_make_up_the_set(mask: int) -> None:
    bits: tuple[Step, ...] = members(mask)
    assert sum(bits) == mask
    assert list(bits) == sorted(bits) and all(bit & (bit - 1) == 0 for bit in bits)
