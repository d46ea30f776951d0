"""What the page is told a table can be is what the rules allow."""

from __future__ import annotations

from artemia import ArtemiaError
from artemia.rules.boxes import BOXES
from artemia.rules.catalog import PLACES, places_of
from artemia.rules.setup import Setup
from artemia.server.tables.choices import choices
from artemia.texts import LANGUAGES

BASE_PLACES = places_of("base")


def test_a_place_that_needs_no_box_is_laid_out_without_it() -> None:
    places = choices("en")["places"]
    assert {place["id"] for place in places if set(place["needs"]) <= {"base"}} == {
        place["id"] for place in places if allowed(place["number"], place["id"])
    }


def test_every_box_is_on_offer_with_its_words_and_what_it_needs() -> None:
    for lang in LANGUAGES:
        found = {box["id"]: box for box in choices(lang)["boxes"]}
        assert list(found) == list(BOXES)
        assert all(box["name"] and box["text"] for box in found.values())
        assert [found[id]["needs"] for id in BOXES] == [box.needs for box in BOXES.values()]
        assert all(not box["picture"] or box["picture"] in PLACES for box in found.values())


def allowed(number: int, place: str) -> bool:
    """Whether the base game alone takes this place."""
    try:
        Setup(places=(*BASE_PLACES[: number - 1], place, *BASE_PLACES[number:]))
    except ArtemiaError:
        return False
    return True
