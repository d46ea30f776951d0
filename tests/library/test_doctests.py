"""The examples in docstrings are true."""

from __future__ import annotations

import doctest

import artemia.game
import artemia.rules.presets
import artemia.session
import artemia.testing


def test_the_front_door_s_example() -> None:
    assert doctest.testmod(artemia.game) == (0, 3)


def test_the_session_s_example() -> None:
    assert doctest.testmod(artemia.session) == (0, 3)


def test_the_presets_example() -> None:
    assert doctest.testmod(artemia.rules.presets) == (0, 2)


def test_the_table_s_example() -> None:
    assert doctest.testmod(artemia.testing) == (0, 8)
