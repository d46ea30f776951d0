"""A toy game for the machine, entered for one test and forgotten after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from artemia.engine.step import ALWAYS, ARITY, OP_BY_NAME, OPS, RUN, SEEN
from tests.engine.toy import Toy


@pytest.fixture
def toy() -> Iterator[Toy]:
    """Other tests ask which ops there are, so those of the toy must not stay."""
    ops, names = dict(OPS), dict(OP_BY_NAME)
    run, arity, seen, always = RUN[:], ARITY[:], SEEN[:], ALWAYS[:]
    yield Toy()
    OPS.clear()
    OPS.update(ops)
    OP_BY_NAME.clear()
    OP_BY_NAME.update(names)
    RUN[:], ARITY[:], SEEN[:], ALWAYS[:] = run, arity, seen, always
