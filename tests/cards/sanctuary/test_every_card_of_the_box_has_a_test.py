"""Everything SANCTUARY brings has a test named after it, and nothing of it is missing."""

import pytest

import artemia.cards  # noqa: F401 - fills the catalogue
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTIONS, SURVIVOR_EFFECTS, SURVIVORS
from tests.cards.base.test_every_card_has_a_test import card_of, names_of_tests

BOX = "sanctuary"
IN_THE_BOX = {
    "places": [card.id for card in PLACES.values() if card.box == BOX],
    "Hunt cards": [card.id for card in HUNT.values() if card.box == BOX],
    "Survival cards": [card.id for card in SURVIVAL.values() if card.box == BOX],
    "Avatars": list(AVATARS),
    "Evolutions": list(EVOLUTIONS),
    "survivors": list(SURVIVORS),
    "effects of survivors": list(SURVIVOR_EFFECTS),
    "bonuses": list(BONUSES),
}
COUNTS = {
    "places": 5,
    "Hunt cards": 15,
    "Survival cards": 15,
    "Avatars": 12,
    "Evolutions": 30,
    "survivors": 18,
    "effects of survivors": 9,
    "bonuses": 8,
}


@pytest.mark.parametrize("kind", IN_THE_BOX)
def test_everything_has_a_test_named_after_it(kind: str) -> None:
    ids = [id for kinds in IN_THE_BOX.values() for id in kinds]
    tested = {card_of(test, ids) for test in names_of_tests(BOX)}
    assert [f"test_{id}_…" for id in IN_THE_BOX[kind] if id not in tested] == []


def test_nothing_of_the_box_is_missing() -> None:
    assert {kind: len(ids) for kind, ids in IN_THE_BOX.items()} == COUNTS


def test_evolutions_by_level_and_cost() -> None:
    assert {each.level for each in EVOLUTIONS.values() if each.cost <= 3} == {1}
    assert {each.level for each in EVOLUTIONS.values() if each.cost > 3} == {2}
    assert sum(each.level == 1 for each in EVOLUTIONS.values()) == 15


def test_each_effect_has_two_survivors() -> None:
    effects = [each.effect for each in SURVIVORS.values()]
    assert sorted(effects) == sorted(list(SURVIVOR_EFFECTS) * 2)
