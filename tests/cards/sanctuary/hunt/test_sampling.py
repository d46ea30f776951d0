"""Sampling."""

from artemia.testing import table
from tests.cards.sanctuary.city_talk import city


def test_sampling_feeds_on_everybody_under_the_target_before_they_use_the_place() -> None:
    t = table(
        hunt=["sampling"],
        ripley={"plays": "beach"},
        freddy={"plays": "beach"},
        trinity={"plays": "rover"},
    )
    t.creature.plays("sampling")
    t.creature.puts(creature="canyon", target="beach")
    t.reckon("trinity")
    assert city(t).dna == 0
    t.trinity.chooses("nothing")
    assert city(t).dna == 2
    assert t.ripley.offered == ["nothing", "use_power beach"]


def test_sampling_yields_3_dna_at_most() -> None:
    on_the_beach = {"plays": "beach"}
    t = table(
        hunt=["sampling"],
        ripley=on_the_beach,
        freddy=on_the_beach,
        trinity=on_the_beach,
        malcolm=on_the_beach,
    )
    t.creature.plays("sampling")
    t.creature.puts(creature="canyon", target="beach")
    assert city(t).dna == 3


def test_sampling_takes_what_the_supply_has() -> None:
    t = table(hunt=["sampling"], city={"dna": 9}, ripley={"plays": "beach"}, freddy={"plays": "beach"})
    t.creature.plays("sampling")
    t.creature.puts(creature="canyon", target="beach")
    assert city(t).dna == 10


def test_sampling_counts_a_hunted_on_both_targeted_places_once() -> None:
    t = table(
        hunt=["sampling", "mirage"],
        limit=2,
        ripley={"plays": "beach rover", "artefact": True},
    )
    t.creature.plays("sampling")
    t.creature.plays("mirage")
    t.creature.puts(creature="canyon", target="beach rover")
    t.finish_turn()
    assert city(t).dna == 1


def test_sampling_finds_nothing_on_an_empty_place() -> None:
    t = table(hunt=["sampling"], ripley={"plays": "beach"})
    t.creature.plays("sampling")
    t.creature.puts(creature="canyon", target="rover")
    t.until("end_of_turn")
    assert city(t).dna == 0
    assert "dna" not in " ".join(t.creature.log)


def test_sampling_does_not_count_a_camouflaged_hunted() -> None:
    t = table(
        hunt=["sampling"],
        ripley={"plays": "beach", "survival": ["camouflage"]},
        freddy={"plays": "beach"},
    )
    t.creature.plays("sampling")
    t.creature.puts(creature="canyon", target="beach")
    t.ripley.plays("camouflage")
    t.until("end_of_turn")
    assert city(t).dna == 1


def test_sampling_comes_before_the_place_of_a_hunted_who_dodged_a_clone_there() -> None:
    t = table(
        hunt=["sampling", "clone"],
        limit=2,
        ripley={"plays": "beach", "survival": ["dodge"]},
    )
    t.creature.plays("sampling")
    t.creature.plays("clone")
    t.creature.puts(creature="canyon", target="beach")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    assert t.asked == ["ripley: place_choice"]
    assert city(t).dna == 1


def test_sampling_counts_those_before_a_camouflaged_hunted() -> None:
    t = table(
        hunt=["sampling"],
        ripley={"plays": "beach"},
        freddy={"plays": "beach", "survival": ["camouflage"]},
    )
    t.creature.plays("sampling")
    t.creature.puts(creature="canyon", target="beach")
    t.freddy.plays("camouflage")
    t.until("end_of_turn")
    assert city(t).dna == 1
