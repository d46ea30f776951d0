"""The tables of the protocol and of the verbs say what the code says."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from artemia import HuntedView, View
from artemia.engine.step import ALL, DISCARDS, OP_BY_NAME, OPS, OWNER, QUESTION, RUN, SECRET
from artemia.engine.traits import Traits
from artemia.game import SAVE_VERSION
from artemia.rules.boxes import BOXES
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS, SURVIVOR_EFFECTS
from artemia.rules.view_boxes import ExplorationView, SanctuaryView
from tests.docs.pages import ROOT, named, page, rows, section

PROTOCOL = page("docs/protocol.md")
OURS = {box.id for box in BOXES.values() if box.is_ours}
PRINTED = [op for op in OPS.values() if RUN[op.number].__module__.split(".")[2] not in OURS]
"""What a box of our own asks and tells is for those who have it."""


def test_kinds_of_questions() -> None:
    table = list(rows(section(PROTOCOL, "### Kinds of questions")))
    listed = {named(row[0])[0]: row for row in table}
    by_id = {*PLACES, *HUNT, *SURVIVAL, *EVOLUTIONS, *AVATARS, *SURVIVOR_EFFECTS}
    asked = {op.name for op in PRINTED if op.number & QUESTION} - by_id
    assert set(listed) == asked | {"think_again"}
    for kind, row in listed.items():
        assert set(named(row[3])) <= set(OP_BY_NAME), kind
        assert (row[4] == "always") == (kind in OP_BY_NAME and OP_BY_NAME[kind].always), kind


@pytest.mark.parametrize(
    ("lead", "seen"),
    [
        ("**Everybody** sees", ALL),
        ("**Its seat** sees", OWNER),
        ("**Its seat** alone", SECRET),
        ("**Everybody**, but", DISCARDS),
    ],
)
def test_kinds_of_events(lead: str, seen: int) -> None:
    listed = [name for row in rows(section(PROTOCOL, lead)) for name in named(row[0])]
    logged = [op.name for op in PRINTED if not op.number & QUESTION and op.seen == seen]
    assert sorted(listed) == sorted(logged)


@pytest.mark.parametrize(
    ("lead", "view"),
    [
        ("## Views", View),
        ("### A Hunted", HuntedView),
        ("### EXPLORATION", ExplorationView),
        ("### SANCTUARY", SanctuaryView),
    ],
)
def test_fields_of_views(lead: str, view: Any) -> None:
    listed = [name for row in rows(section(PROTOCOL, lead)) for name in named(row[0])]
    assert sorted(listed) == sorted(field.name for field in fields(view))


def test_version() -> None:
    assert f'{{"artemia": {SAVE_VERSION}, ' in PROTOCOL


def test_verbs() -> None:
    """Every verb of the table can be found where it says."""
    for row in rows(section(page("docs/adding-a-card.md"), "## Verbs")):
        module = ROOT / "src" / "artemia" / "rules" / "effects" / f"{named(row[2])[0]}.py"
        for span in named(row[0]):
            verb = re.split(r"\W", span)[0]
            assert verb in OP_BY_NAME, verb
            assert f"def {verb}(" in module.read_text(encoding="utf-8"), span


def test_traits() -> None:
    """The page for authors of cards tells all that a decorator may say."""
    told = section(page("docs/adding-a-card.md"), "## Traits")
    assert [trait for trait in Traits.__annotations__ if f"`{trait}=" not in told] == []
