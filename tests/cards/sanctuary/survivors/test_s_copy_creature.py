"""Zhao Meiling and Rafael Quiroga: a copy of the Creature's place."""

from tests.cards.sanctuary.survivors.talk import rescues
from tests.cards.talk import offered


def test_survivor_05_copies_the_creature_s_place() -> None:
    t = rescues("survivor_05", creature="beach")
    assert t.marker


def test_survivor_06_copies_the_place_of_a_clone_as_well() -> None:
    t = rescues("survivor_06", "clone", creature="beach", target="rover")
    assert t.ripley.offered == ["use_power beach", "use_power rover"]
    t.ripley.chooses("use_power rover")
    assert len(offered(t.ripley, "take_from_reserve")) == 5


def test_s_copy_creature_returns_the_card_that_was_played() -> None:
    t = rescues("survivor_05", creature="canyon", discard="lair camp", hand="")
    t.ripley.chooses("take_back lair jungle")
    assert t.ripley.hand == "lair+jungle"


def test_s_copy_creature_is_lost_under_a_place_nobody_copies() -> None:
    t = rescues("survivor_06", creature="artefact", planet="artefact")
    assert not t.state.artefact
    assert "use_power" not in " ".join(t.ripley.log)


def test_s_copy_creature_is_lost_when_the_power_could_do_nothing() -> None:
    t = rescues("survivor_06", creature="monolith")
    assert "use_power" not in " ".join(t.ripley.log)


def test_s_copy_creature_never_rescues_or_fortifies_by_itself() -> None:
    """The Creature lies on the city's own place."""
    t = rescues("survivor_05", creature="river")
    assert t.state.river == 1 << 1
    assert not t.state.sanctuary.fortified  # type: ignore[union-attr]


def test_s_copy_creature_chooses_between_two_places_of_a_wide_token() -> None:
    t = rescues("survivor_05", creature="beach infirmary", will=2, city={"developed": ["tentacular"]})
    assert t.ripley.offered == ["use_power beach", "use_power infirmary"]


def test_s_copy_creature_is_lost_under_a_hidden_place() -> None:
    t = rescues("survivor_05", creature="infirmary", planet="labyrinth", will=2)
    assert t.ripley.will == 2


def test_s_copy_creature_is_persecuted_like_anybody() -> None:
    t = rescues("survivor_05", "persecution", creature="canyon", discard="lair beach", hand="")
    assert t.ripley.offered == ["take_back - jungle", "take_back lair -", "take_back beach -"]
