"""The page on observations: its tables are the layout."""

from __future__ import annotations

import doctest
import re

from artemia import PRESETS, preset
from artemia.rules.observation_layout import Layout, layout_of
from tests.docs.pages import blocks, named, page, rows

PAGE = page("docs/lab/observations.md")


def sizes(layout: Layout) -> dict[str, int]:
    """How many bytes each slice has, those of all Hunted under one name."""
    return {re.sub(r"_\d$", "_N", name): len(columns) for name, columns in layout.columns.items()}


def written(layout: Layout) -> dict[str, int]:
    """The same as the tables say."""
    found: dict[str, int] = {}
    kinds = {
        "S": layout.players,
        "hunt": len(layout.columns["hunt_hand"]),
        "survival": len(layout.columns["survival"]),
    }
    if layout.sanctuary:
        kinds |= {"survivor": len(layout.columns["faceup"]), "avatar": len(layout.columns["avatar_1"])}
        kinds["evolution"] = len(layout.columns["evolutions"])
    for names, size, *_ in rows(PAGE):
        each = [one.strip() for one in size.split(",")]
        for number, name in enumerate(named(names)):
            word = each[number % len(each)]
            found[name] = kinds.get(word) or int(word) if word.isdigit() or word in kinds else 0
    return found


def test_its_tables_are_the_layout_of_every_preset() -> None:
    for players in (2, 7):
        for name in PRESETS:
            layout = layout_of(preset(name, players=players))
            told = written(layout)
            assert sizes(layout).items() <= told.items(), name
            assert [each for each in told if each in sizes(layout)] == [*sizes(layout)], "in this order"


def test_its_tables_name_nothing_else() -> None:
    known = {name for preset_ in PRESETS for name in sizes(layout_of(preset(preset_)))}
    assert set(written(layout_of(preset("everything")))) == known


def test_its_code_runs() -> None:
    for block in blocks(PAGE, "python"):
        test = doctest.DocTestParser().get_doctest(block.text, {}, "observations", None, 0)
        assert doctest.DocTestRunner().run(test).failed == 0
