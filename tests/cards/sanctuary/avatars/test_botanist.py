"""Botanist."""

from artemia.testing import slow_table, table
from tests.cards.talk import FREE


def test_botanist_discards_nothing_and_takes_back_a_card() -> None:
    t = slow_table(
        light=True,
        artemia=True,
        ripley={"avatar": "botanist", "plays": "jungle", "discard": "river beach"},
    )
    t.creature.puts(creature=FREE, artemia="jungle")
    t.reckon("ripley")
    assert t.asked == ["ripley: botanist_choice"]
    assert t.ripley.offered == ["nothing", "take_back river -", "take_back beach -"]
    t.ripley.chooses("take_back river -")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+river+rover", "beach")
    assert not t.ripley.view.hunted[0].detecting


def test_botanist_spares_nobody_else() -> None:
    t = slow_table(
        light=True,
        artemia=True,
        ripley={"avatar": "botanist", "plays": "jungle"},
        freddy={"plays": "jungle"},
    )
    t.creature.puts(creature=FREE, artemia="jungle")
    t.reckon("freddy")
    assert t.asked == ["freddy: which_to_lose"]


def test_botanist_has_nothing_to_take_back_where_the_creature_is_too() -> None:
    t = slow_table(
        light=True, artemia=True, ripley={"avatar": "botanist", "plays": "jungle", "discard": "river"}
    )
    t.creature.puts(creature="jungle", artemia="jungle")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.discard) == (2, "river")


def test_botanist_who_dodges_the_creature_takes_back_a_card() -> None:
    t = slow_table(
        light=True,
        artemia=True,
        ripley={"avatar": "botanist", "plays": "jungle", "discard": "river", "survival": ["dodge"]},
    )
    t.creature.puts(creature="jungle", artemia="jungle")
    t.ripley.plays("dodge")
    t.skip_windows(until=4)
    assert t.asked == ["ripley: botanist_choice"]


def test_botanist_takes_nothing_from_an_ineffective_place() -> None:
    t = slow_table(
        "cataclysm",
        light=True,
        artemia=True,
        ripley={"avatar": "botanist", "plays": "jungle", "discard": "river"},
    )
    t.creature.puts(creature=FREE, artemia="jungle")
    t.creature.plays("cataclysm", "devastate jungle")
    t.until("end_of_turn")
    assert t.ripley.discard == "river"


def test_botanist_under_a_mirage_takes_nothing() -> None:
    t = slow_table(
        "mirage",
        light=True,
        artemia=True,
        ripley={"avatar": "botanist", "plays": "jungle", "discard": "river"},
    )
    t.creature.plays("mirage")
    t.creature.puts(creature=FREE, artemia="jungle", target="jungle+river")
    t.until("end_of_turn")
    assert t.ripley.discard == "river"


def test_botanist_with_a_detector_uses_the_place() -> None:
    t = slow_table(
        light=True,
        artemia=True,
        ripley={"avatar": "botanist", "plays": "jungle", "discard": "river", "survival": ["detector"]},
    )
    t.creature.puts(creature=FREE, artemia="jungle")
    t.ripley.plays("detector")
    t.reckon("ripley")
    assert "use_power jungle" in t.ripley.offered
    t.ripley.chooses("nothing")
    assert t.asked == ["creature: reaction"]
    assert t.state.phase == 4


def test_botanist_still_feels_a_mutation() -> None:
    t = slow_table("mutation", light=True, ripley={"avatar": "botanist", "plays": "jungle"})
    t.creature.plays("mutation")
    t.creature.puts(creature=FREE, artemia="jungle")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.discard) == (2, "-")


def test_botanist_on_two_infested_places_takes_back_two() -> None:
    t = table(
        light=True,
        hunt=["virus", "stasis"],
        limit=2,
        ripley={
            "avatar": "botanist",
            "plays": "jungle river",
            "artefact": True,
            "discard": "lair beach wreck",
        },
    )
    t.creature.plays("virus")
    t.creature.puts(creature=FREE, artemia="jungle river")
    t.reckon("ripley")
    t.ripley.chooses("take_back lair -")
    t.ripley.chooses("take_back beach -")
    assert t.ripley.discard == "wreck"
    assert t.state.phase == 4


def test_botanist_meets_the_artemia_in_the_city_too() -> None:
    t = slow_table(
        "contagion",
        city={"token": "jungle"},
        ripley={"avatar": "botanist", "plays": "jungle", "discard": "river"},
    )
    t.creature.plays("contagion")
    t.creature.puts(creature="ark", artemia="lair")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]
