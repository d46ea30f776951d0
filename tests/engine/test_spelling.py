"""Steps in words and back."""

from __future__ import annotations

import pytest

from artemia.engine.spelling import read, spell
from artemia.engine.step import OPS, build
from artemia.errors import ArtemiaError
from tests.engine.toy import Toy


def test_words(toy: Toy) -> None:
    for step, key in (
        (toy.write(2, 0b1010), "toy_write 2 1+3"),
        (toy.write(0, 0), "toy_write 0 -"),
        (toy.whisper(1, 1, 12), "toy_whisper 1 0 12"),
        (toy.tear(6), "toy_tear 6"),
        (toy.stop(), "toy_stop 0"),
        (toy.which_two(1, 2), "toy_which_two 1 1"),
    ):
        assert spell(step) == key
        assert read(key) == step


@pytest.mark.parametrize(
    "key",
    [
        "",
        "toy_write",
        "toy_write 2",
        "toy_write 2 ",
        "toy_write 2 3+1",
        "toy_write 2 1+1",
        "toy_write 2 8",
        "toy_write 2 -1",
        "toy_write 8 1",
        "toy_write -1 1",
        "toy_write 2 1 1",
        "toy_whisper 1 0 1024",
        "toy_whisper 1 0 -1",
        "toy_whisper 1 0 007",
        "toy_unheard_of 1",
    ],
)
def test_what_spells_no_step(toy: Toy, key: str) -> None:
    with pytest.raises(ArtemiaError, match="is no step of this game"):
        read(key)


def test_every_op_of_the_game_is_spelled_and_read() -> None:
    """With sets of one member and of none, and for the highest seat."""
    for op in OPS.values():
        for first, second in ((0, 0), (1, 1), (2, 0)):
            step = build(op.number, 6, first if op.arguments else 0, second if len(op.arguments) > 1 else 0)
            assert read(spell(step)) == step
