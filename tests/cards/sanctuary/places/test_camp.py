"""The Camp."""

from artemia.rules.sanctuary_catalog import SURVIVORS
from artemia.testing import slow_table
from tests.cards.sanctuary.city_talk import city, survivors
from tests.cards.sanctuary.places.talk import AWAY, visit
from tests.cards.talk import offered


def test_camp_grants_a_survivor_without_effect() -> None:
    """Adaeze Okonkwo would raise Defense if she were rescued."""
    t = visit("camp", city={"pile": ["survivor_03", "survivor_01"], "dna": 2}, survival=["dodge"])
    before = city(t).defense
    t.ripley.chooses("use_power camp")
    assert t.ripley.offered == ["draw_survivor", "draw_survival 1"]
    t.ripley.chooses("draw_survivor")
    assert survivors(t.ripley) == ["survivor_03"]
    assert city(t).defense == before
    assert [each.id for each in SURVIVORS.values() if each.bit in city(t).survivor_pile] == ["survivor_01"]


def test_camp_shows_the_survivor_to_its_owner_only() -> None:
    t = slow_table(city={"pile": ["survivor_03"]}, ripley={"plays": "camp"}, freddy={"plays": "jungle"})
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    t.ripley.chooses("use_power camp")
    t.ripley.chooses("draw_survivor")
    assert "drew_survivor survivor_03" in t.ripley.log
    for other in (t.creature, t.freddy):
        assert "drew_survivor …" in other.log
        seen = other.view.sanctuary
        assert seen is not None
        assert seen.survivors[1] == []
        assert seen.survivor_counts[1] == 1


def test_camp_grants_a_survival_card() -> None:
    t = visit("camp", survival=["dodge"])
    t.ripley.chooses("use_power camp")
    t.ripley.chooses("draw_survival 1")
    assert len(t.ripley.survival) == 2
    assert survivors(t.ripley) == []


def test_camp_has_no_survivor_once_the_pile_is_empty() -> None:
    t = visit("camp", city={"pile": []}, survival=["dodge"])
    t.ripley.chooses("use_power camp")
    assert survivors(t.ripley) == []
    assert len(t.ripley.survival) == 2


def test_camp_in_despair_has_survivors_only() -> None:
    t = slow_table("despair", city={}, ripley={"plays": "camp"})
    t.creature.plays("despair")
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    t.ripley.chooses("use_power camp")
    assert len(survivors(t.ripley)) == 1


def test_camp_in_despair_with_an_empty_pile_has_nothing() -> None:
    t = slow_table("despair", city={"pile": []}, ripley={"plays": "camp", "discard": "rover"})
    t.creature.plays("despair")
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    assert offered(t.ripley, "use_power") == []


def test_camp_may_be_copied() -> None:
    t = visit("lair", creature="camp", city={"token": "rover", "pile": ["survivor_03"]})
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("draw_survivor")
    assert survivors(t.ripley) == ["survivor_03"]
