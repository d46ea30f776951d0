"""Every card and every place there is has a test named after it, in the folder of its box."""

import ast
from pathlib import Path

import artemia.cards  # noqa: F401 - fills the catalogue
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL

CARDS = Path(__file__).parents[1]


def boxes_of_all_cards() -> dict[str, str]:
    boxes: dict[str, str] = {}
    for catalogue in (HUNT, SURVIVAL, PLACES):
        boxes |= {card.id: card.box for card in catalogue.values()}
    return boxes


def names_of_tests(box: str) -> list[str]:
    return [
        node.name
        for file in sorted((CARDS / box).rglob("test_*.py"))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def card_of(test: str, ids: list[str]) -> str | None:
    """The card a test is named after: `test_force_field_…` isn't about a card called force."""
    found = [name for name in ids if f"{test}_".startswith(f"test_{name}_")]
    return max(found, key=len, default=None)


def test_every_card_and_place_has_a_test_named_after_it() -> None:
    boxes = boxes_of_all_cards()
    ids = list(boxes)
    tested = {(box, card_of(test, ids)) for box in set(boxes.values()) for test in names_of_tests(box)}
    missing = [f"test_{name}_… in {box}" for name, box in boxes.items() if (box, name) not in tested]
    assert not missing, ", ".join(missing)


def test_no_card_of_the_base_game_is_missing() -> None:
    """What stands above is worth as much as the list it goes by."""
    for catalogue, count in ((PLACES, 10), (HUNT, 20), (SURVIVAL, 15)):
        assert sum(card.box == "base" for card in catalogue.values()) == count
    assert len(boxes_of_all_cards()) == len(PLACES) + len(HUNT) + len(SURVIVAL)
