"""What the page knows of each verb is what its decorator says."""

from __future__ import annotations

import pytest

from artemia.engine.step import OP_BY_NAME
from artemia.engine.traits import VOCABULARY
from build_tools import page_ops
from build_tools.page_types import WEB


def test_the_verbs_of_the_page_are_up_to_date() -> None:
    """If not: python -m build_tools.page_ops"""
    assert page_ops.TARGET.read_text("utf-8") == page_ops.written()


@pytest.mark.parametrize("trait", VOCABULARY)
def test_no_word_is_there_for_nothing(trait: str) -> None:
    assert {getattr(op, trait) for op in OP_BY_NAME.values()} - {""} == set(VOCABULARY[trait])


@pytest.mark.parametrize("icon", VOCABULARY["icon"])
def test_every_icon_is_drawn(icon: str) -> None:
    assert f'id="i-{icon}"' in (WEB / "src" / "art" / "icons.svg").read_text("utf-8")
