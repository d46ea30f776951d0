"""Two rows of five places, and who is next to whom."""

import pytest

from artemia.engine.step import members
from artemia.rules.planet import around, neighbours_by_position
from artemia.testing import table

NEXT_TO = {
    "lair": "jungle swamp",
    "jungle": "lair river shelter",
    "river": "jungle beach wreck",
    "beach": "river rover source",
    "rover": "beach artefact",
    "swamp": "lair shelter",
    "shelter": "jungle swamp wreck",
    "wreck": "river shelter source",
    "source": "beach wreck artefact",
    "artefact": "rover source",
}


@pytest.mark.parametrize("place", NEXT_TO)
def test_neighbours_share_an_edge(place: str) -> None:
    t = table()
    assert t.spell_places(around(t.state.planet, t.places(place))) == NEXT_TO[place].replace(" ", "+")


def test_two_places_are_surrounded_by_both_sets_of_neighbours() -> None:
    t = table()
    near = around(t.state.planet, t.places("beach rover"))
    assert t.spell_places(near) == "river+beach+rover+source+artefact"


def test_there_are_thirteen_pairs_of_neighbours() -> None:
    t = table()
    pairs = {t.spell_places(pair) for pair in t.state.planet.pairs}
    assert pairs == {
        "+".join(sorted((place, near), key=list(NEXT_TO).index))
        for place, others in NEXT_TO.items()
        for near in others.split()
    }
    assert len(pairs) == 13


def test_neighbours_go_by_position_and_not_by_number() -> None:
    near = neighbours_by_position((1, 2, 3, 4, 5, 10, 9, 8, 7, 6))
    assert [one.bit_length() for one in members(near[0])] == [2, 10]
    assert [one.bit_length() for one in members(near[5])] == [5, 7]


def test_the_view_tells_who_is_next_to_whom() -> None:
    seen = table().creature.view
    names = [str(name) for name in seen.planet]
    for place, near in zip(names, seen.neighbours, strict=True):
        assert " ".join(names[number - 1] for number in near) == NEXT_TO[place]
