"""A toy game for the machine, entered for one test and forgotten after it."""

from __future__ import annotations

import pytest

from tests.engine.toy import Toy


@pytest.fixture
def toy(forgetful: None) -> Toy:
    return Toy()
