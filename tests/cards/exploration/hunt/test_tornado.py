"""Tornado."""

from artemia.testing import slow_table
from tests.cards.talk import offered


def test_tornado_makes_the_hunted_of_two_places_change_over() -> None:
    t = slow_table(
        "tornado", ripley={"plays": "jungle"}, freddy={"plays": "shelter"}, newt={"plays": "beach"}
    )
    t.creature.puts(creature="jungle")
    t.creature.plays("tornado", "whirl jungle+shelter")
    assert (t.ripley.at, t.freddy.at, t.newt.at) == ("shelter", "jungle", "beach")
    assert (t.ripley.played, t.freddy.played) == ("jungle", "shelter")
    assert t.token("creature") == "jungle"
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (3, 2)


def test_tornado_needs_somebody_on_one_of_the_places() -> None:
    t = slow_table("tornado", ripley={"plays": "lair"})
    t.creature.puts(creature="jungle")
    t.creature.plays("tornado")
    assert offered(t.creature, "whirl") == ["lair+jungle", "lair+swamp"]


def test_tornado_leaves_whoever_is_on_both_places_there() -> None:
    t = slow_table("tornado", ripley={"plays": "lair jungle", "artefact": True}, freddy={"plays": "jungle"})
    t.creature.puts(creature="artefact")
    t.creature.plays("tornado", "whirl lair+jungle")
    assert (t.ripley.at, t.freddy.at) == ("lair+jungle", "lair")


def test_tornado_moves_one_of_two_places() -> None:
    t = slow_table("tornado", ripley={"plays": "lair rover", "artefact": True})
    t.creature.puts(creature="artefact")
    t.creature.plays("tornado", "whirl lair+swamp")
    assert t.ripley.at == "rover+swamp"


def test_tornado_spares_the_places_of_a_force_field() -> None:
    t = slow_table("force_field", "tornado", ripley={"plays": "lair"})
    t.creature.plays("force_field", "raise_force_field jungle+shelter")
    t.creature.puts(creature="artefact")
    t.creature.plays("tornado")
    assert t.ripley.at == "swamp"


def test_tornado_this_card_stays_the_one_that_was_played() -> None:
    t = slow_table("tornado", ripley={"plays": "lair", "discard": "river"})
    t.creature.puts(creature="artefact")
    t.creature.plays("tornado", "whirl lair+jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
