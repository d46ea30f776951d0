"""Boxes: each declares itself, and has its place on the shelf."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import artemia.cards
from artemia import ArtemiaError, Setup
from artemia.rules import boxes
from artemia.rules.boxes import BOXES, Box, shelve
from artemia.rules.catalog import PLACES, SITES, place
from artemia.rules.deal import new_state
from artemia.rules.phases.end_of_turn import turn_is_over
from artemia.rules.state import State

PRINTED = [box for box in BOXES.values() if not box.is_ours]
OURS = [Box("attic"), Box("cellar", needs=("base", "yard")), Box("yard")]


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> dict[str, Box]:
    """An empty one."""
    empty: dict[str, Box] = {}
    monkeypatch.setattr(boxes, "BOXES", empty)
    monkeypatch.setattr(boxes, "PRESETS", {})
    return empty


def test_printed_boxes_come_first_and_each_after_what_it_needs(shelf: dict[str, Box]) -> None:
    shelve([*reversed(OURS), *PRINTED])
    assert list(shelf) == ["base", "exploration", "sanctuary", "attic", "yard", "cellar"]


def test_a_new_box_leaves_the_others_in_their_order(shelf: dict[str, Box]) -> None:
    """Records name boxes in the order of the shelf."""
    shelve([*PRINTED, *OURS])
    before = list(shelf)
    shelf.clear()
    shelve([Box("annex", needs=("base", "cellar", "sanctuary")), *PRINTED, *OURS])
    assert [id for id in shelf if id != "annex"] == before
    assert list(shelf)[-1] == "annex"


def test_a_box_without_presets_is_a_game_with_all_it_needs(shelf: dict[str, Box]) -> None:
    shelve([*PRINTED, *OURS])
    assert boxes.PRESETS["cellar"] == {"boxes": ("base", "yard", "cellar")}
    assert list(boxes.PRESETS) == [
        "first_night",
        "exploration",
        "sanctuary",
        "attic",
        "yard",
        "cellar",
        "everything",
        "light",
        "labyrinth",
    ]


def test_every_folder_of_cards_is_a_box() -> None:
    (home,) = map(Path, artemia.cards.__path__)
    assert {folder.parent.name for folder in home.glob("*/__init__.py")} == set(BOXES)


@pytest.mark.parametrize("says", ["", "BOX = 1", 'from artemia.rules.boxes import Box\nBOX = Box("attic")'])
def test_a_folder_that_declares_no_box_of_its_name_is_told_how(
    says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cellar").mkdir()
    (tmp_path / "cellar" / "__init__.py").write_text(says)
    monkeypatch.setattr(artemia.cards, "__path__", [str(tmp_path)])
    with pytest.raises(ImportError, match=r'artemia.cards.cellar declares no box: BOX = Box\("cellar"\).'):
        artemia.cards.declared("cellar")
    sys.modules.pop("artemia.cards.cellar")


def test_a_box_is_not_played_without_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOXES, "annex", Box("annex", needs=("base", "sanctuary")))
    with pytest.raises(ArtemiaError) as refused:
        Setup(boxes=("base", "annex"))
    assert str(refused.value) == "The box annex needs the box sanctuary: add it."
    assert Setup(boxes=("base", "sanctuary", "annex")).parts == ("base", "sanctuary", "annex")


def test_a_box_refuses_set_ups_lays_out_what_it_brings_and_adds_phases(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def check(setup: Setup) -> None:
        if setup.expert:
            raise ArtemiaError("The attic is nothing for experts.")

    def draughty(g: State) -> None:
        g.rescue = 3

    phase = BOXES["sanctuary"].phases[0]
    monkeypatch.setitem(BOXES, "attic", Box("attic", check=check, setup=draughty, phases=(phase,)))
    with pytest.raises(ArtemiaError, match="nothing for experts"):
        Setup(expert=True)
    g = new_state(Setup(boxes=("base", "attic"), seed=1))
    assert (g.rescue, g.eventful) == (3, True)
    assert g.phases[:2] == (turn_is_over(), phase), "the agenda is a stack"
    without = new_state(Setup(seed=1))
    assert (without.rescue > 3, without.eventful, phase in without.phases) == (True, False, False)


def test_places_say_what_they_need() -> None:
    assert {id for id, each in PLACES.items() if each.box in each.needs} == {
        "canyon",
        "camp",
        "monolith",
        "infirmary",
        "ark",
    }
    assert len(SITES) == 10
    assert {PLACES[id].number for id in SITES} == {6, 7, 8, 9, 10}


def test_an_eleventh_site_is_refused() -> None:
    swamp = PLACES["swamp"]
    with pytest.raises(ValueError, match="swamp: there are 10 sites already"):
        place(Box("annex"), 6, site=True)(lambda seat: swamp.power)
    assert PLACES["swamp"] is swamp and len(SITES) == 10
