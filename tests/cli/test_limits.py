"""`--limit`: what an operator wishes, or one sentence."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from artemia.cli.limits import limits_in
from artemia.errors import ArtemiaError
from artemia.server.web.security import Limits
from artemia.server.wire.refusal import Refusal

OPERATIONS = (Path(__file__).parents[2] / "docs" / "operations.md").read_text("utf-8")


def test_limits_are_those_wished_for() -> None:
    limits = limits_in(["sockets-of-person=1", "requests=1/2"])
    assert limits.sockets_of_address == Limits().sockets_of_address
    with limits.socket("Ada", "here"), pytest.raises(Refusal), limits.socket("Ada", "here"):
        pass
    for _ in range(2):
        limits.asks("here")
    with pytest.raises(Refusal):
        limits.asks("here")


@pytest.mark.parametrize(
    "wish",
    ["sockets-of-person", "sockets-of-person=0", "requests=5", "requests=1/x", "requests=nan/1", "crowd=3"],
)
def test_what_is_no_limit_is_refused_in_one_sentence(wish: str) -> None:
    with pytest.raises(ArtemiaError, match=r"n’t a limit|no limit") as refused:
        limits_in([wish])
    assert refused.value.code in ("limit", "limit-value")


def test_the_page_has_all_of_them_as_they_are() -> None:
    usual = Limits()
    for each in fields(usual):
        if each.name not in ("crowd", "backlog"):
            value = getattr(usual, each.name)
            told = str(value) if isinstance(value, int) else "/".join(f"{n:g}" for n in value)
            assert re.search(rf"`{each.name.replace('_', '-')}`\s\({told}[,)]", OPERATIONS), each.name
