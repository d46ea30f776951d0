"""What the page is told a table can be is what the rules allow."""

from __future__ import annotations

from artemia import ArtemiaError
from artemia.rules.catalog import places_of
from artemia.rules.setup import Setup
from artemia.server.tables.choices import choices

BASE_PLACES = places_of("base")


def test_a_place_that_needs_no_box_is_laid_out_without_it() -> None:
    places = choices("en")["places"]
    assert {place["box"] for place in places if place["needs_box"]} == {"sanctuary"}
    assert {place["id"] for place in places if not place["needs_box"]} == {
        place["id"] for place in places if allowed(place["number"], place["id"])
    }


def allowed(number: int, place: str) -> bool:
    """Whether the base game alone takes this place."""
    try:
        Setup(places=(*BASE_PLACES[: number - 1], place, *BASE_PLACES[number:]))
    except ArtemiaError:
        return False
    return True
