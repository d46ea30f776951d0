"""Guide."""

from artemia.rules.catalog import planet_of
from tests.cards.sanctuary.evolutions.talk import evolved
from tests.cards.talk import offered

CITY = {"token": "lair", "faceup": ["survivor_15", "survivor_01"]}


def test_guide_rescues_from_two_steps_away() -> None:
    """The Jungle and the Canyon are next to the Lair; the River and the Camp are two steps away."""
    for place, near in {"jungle": True, "canyon": True, "river": True, "camp": True, "beach": False}.items():
        t = evolved(city=CITY, ripley={"avatar": "guide", "plays": place, "discard": "rover"})
        t.creature.puts(creature="ark")
        t.reckon("ripley")
        assert (offered(t.ripley, "rescue") != []) == near, place


def test_guide_does_not_rescue_in_the_city_itself() -> None:
    t = evolved(city=CITY, ripley={"avatar": "guide", "plays": "lair", "discard": "rover"})
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    assert offered(t.ripley, "rescue") == []


def test_guide_needs_a_place_without_a_token() -> None:
    t = evolved(
        city=CITY,
        ripley={"avatar": "guide", "plays": "river", "discard": "rover", "survival": ["dodge"]},
    )
    t.creature.puts(creature="river")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    assert "nothing" in t.ripley.offered
    assert offered(t.ripley, "rescue") == []


def test_guide_leads_nobody_else() -> None:
    t = evolved(city=CITY, ripley={"avatar": "guide"}, freddy={"plays": "river", "discard": "rover"})
    t.creature.puts(creature="ark")
    t.reckon("freddy")
    assert offered(t.freddy, "rescue") == []


def test_guide_counts_hidden_places_as_steps() -> None:
    """The one way from the Monolith to the city over the Canyon leads by the Camp, which lies hidden."""
    t = evolved(
        city={"token": "canyon", "full_route": True, "faceup": ["survivor_15"]},
        planet="labyrinth",
        ripley={"avatar": "guide", "hand": "monolith", "discard": "river"},
    )
    t.state.planet = planet_of(t.state.planet.names, hidden=t.places("camp"))
    t.state.inaccessible = t.places("camp")
    t.ripley.chooses("commit monolith")
    t.creature.puts(creature="labyrinth")
    t.reckon("ripley")
    assert offered(t.ripley, "rescue") == ["survivor_15"]
