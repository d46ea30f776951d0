"""The Infirmary."""

from artemia.testing import slow_table
from tests.cards.sanctuary.city_talk import city, faceup, survivors
from tests.cards.sanctuary.places.talk import AWAY, visit
from tests.cards.talk import offered

TWO_WAIT = {"token": "lair", "faceup": ["survivor_03", "survivor_15"]}


def test_infirmary_heals_anybody_or_rescues_from_afar() -> None:
    t = slow_table(city=TWO_WAIT, ripley={"plays": "infirmary", "will": 2}, freddy={"will": 1}, newt={})
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    assert offered(t.ripley, "rescue") == []
    t.ripley.chooses("use_power infirmary")
    assert t.ripley.offered == ["heal ripley", "heal freddy", "rescue survivor_03", "rescue survivor_15"]
    t.ripley.chooses("heal freddy")
    assert t.freddy.will == 2


def test_infirmary_rescue_has_the_survivor_s_effect() -> None:
    t = visit("infirmary", city=TWO_WAIT)
    before = city(t).defense
    t.ripley.chooses("use_power infirmary")
    t.ripley.chooses("rescue survivor_03")
    assert survivors(t.ripley) == ["survivor_03"]
    assert faceup(t) == ["survivor_15"]
    assert city(t).defense == before - 1
    assert city(t).helpers == 1 << 1


def test_infirmary_only_heals_when_nobody_waits() -> None:
    t = visit("infirmary", will=2)
    t.ripley.chooses("use_power infirmary")
    assert t.ripley.will == 3


def test_infirmary_has_no_power_when_all_are_well_and_nobody_waits() -> None:
    t = visit("infirmary", discard="lair")
    assert offered(t.ripley, "use_power") == []


def test_infirmary_may_be_copied() -> None:
    """A plain rescue would need her place to be next to the city."""
    t = visit("lair", creature="infirmary", city={"token": "rover", "faceup": ["survivor_15"]}, will=1)
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("rescue survivor_15")
    assert survivors(t.ripley) == ["survivor_15"]
    assert t.ripley.will == 2


def test_infirmary_next_to_the_city_offers_both_ways_to_rescue() -> None:
    t = visit("infirmary", creature="lair", city={"token": "beach", "faceup": ["survivor_15"]})
    assert offered(t.ripley, "rescue") == ["survivor_15"]
    assert offered(t.ripley, "use_power") == ["infirmary"]


def test_infirmary_rescues_under_a_token_that_was_dodged() -> None:
    """Next to the city, where a plain rescue is refused for the token; the power isn't."""
    t = slow_table(
        city={"token": "beach", "faceup": ["survivor_01"]},
        ripley={"plays": "infirmary", "survival": ["dodge"]},
    )
    t.creature.puts(creature="infirmary")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power infirmary"]
    t.ripley.chooses("use_power infirmary")
    assert survivors(t.ripley) == ["survivor_01"]
