"""The worked examples of the base game's two rulebooks, English and French, told in our own words.

Both tell the same turn at a table of six: Trinity short of cards in phase 1, Ghislain's tokens in phase 2,
and what they do to Rick, Freddy, Trinity, Malcolm and Ripley in phase 3.
"""

import pytest

from artemia.testing import Table, slow_table, table

# Phase 1: Trinity, down to two cards


def trinity_with_two_cards() -> Table:
    return table(trinity={"hand": "jungle rover", "discard": "lair river beach"}, ripley={})


def test_trinity_pays_a_will_for_two_cards_of_her_choice() -> None:
    t = trinity_with_two_cards()
    t.trinity.chooses("resist lair+beach 1")
    assert t.trinity.will == 2
    assert t.trinity.hand == "lair+jungle+beach+rover"
    assert t.trinity.discard == "river"
    assert t.assimilation == 20


def test_trinity_is_free_to_choose_any_two() -> None:
    t = trinity_with_two_cards()
    offered = [line for line in t.trinity.offered if line.startswith("resist") and line.endswith(" 1")]
    assert offered == ["resist lair+river 1", "resist lair+beach 1", "resist river+beach 1"]


def test_trinity_need_not_resist() -> None:
    t = trinity_with_two_cards()
    assert {"commit jungle", "commit rover"} <= set(t.trinity.offered)


# Phase 2: Ghislain plays the Creature


def everybody_lays_a_card() -> Table:
    """The Rescue counter stands on a space with the Artemia symbol."""
    t = slow_table(
        "mirage",
        artemia=True,
        rick={"plays": "lair", "hand": "river", "discard": "jungle"},
        freddy={"plays": "rover", "hand": "lair", "discard": "beach"},
        trinity={"plays": "jungle", "hand": "lair beach", "discard": "river"},
        malcolm={"plays": "wreck", "hand": "lair", "discard": "beach"},
        ripley={"plays": "wreck", "hand": "lair", "discard": "jungle rover", "will": 1},
    )
    t.hunt()
    return t


def ghislain_hunts() -> Table:
    t = everybody_lays_a_card()
    t.creature.puts(creature="wreck", artemia="jungle")
    t.creature.plays("mirage")
    t.creature.puts(target="rover artefact")
    return t


def test_ghislain_starts_with_the_creature_token() -> None:
    t = everybody_lays_a_card()
    t.creature.puts(creature="wreck")
    assert t.token("creature") == "wreck"


def test_ghislain_may_lay_artemia_without_any_card() -> None:
    t = everybody_lays_a_card()
    t.creature.puts(creature="wreck", artemia="jungle")
    assert t.token("artemia") == "jungle"


def test_ghislain_plays_mirage_last_and_covers_two_neighbours() -> None:
    t = ghislain_hunts()
    assert t.token("target") == "rover+artefact"


def test_ghislain_can_t_cover_places_that_do_not_touch() -> None:
    t = everybody_lays_a_card()
    t.creature.plays("mirage")
    pairs = [line.split(" ")[1] for line in t.creature.offered if line.endswith(" target")]
    assert "rover+artefact" in pairs
    assert not {"rover+source", "beach+artefact", "rover+swamp"} & set(pairs)


# Phase 3: what becomes of everybody


def test_rick_in_the_lair_copies_the_place_under_the_creature() -> None:
    t = ghislain_hunts()
    t.reckon("rick")
    t.rick.chooses("use_power lair")
    assert t.rick.offered == ["take_back jungle -", "use_power wreck"]
    t.rick.chooses("use_power wreck")
    assert t.rescue == 19
    assert t.rick.discard == "jungle"


def test_freddy_at_the_rover_gets_nothing_and_no_card_either() -> None:
    t = ghislain_hunts()
    t.reckon("rick")
    t.rick.chooses("nothing")
    assert t.asked == ["trinity: which_to_lose"]
    assert t.freddy.hand == "lair"
    assert t.freddy.discard == "beach"
    assert t.freddy.will == 3


def test_trinity_in_the_jungle_loses_a_card_and_gets_nothing() -> None:
    t = ghislain_hunts()
    t.reckon("trinity")
    assert t.trinity.offered == ["set_aside lair", "set_aside beach"]
    t.trinity.chooses("set_aside lair")
    assert t.trinity.hand == "beach"
    assert t.trinity.discard == "lair+river"
    assert t.trinity.played == "jungle"
    assert t.trinity.will == 3


def test_malcolm_and_ripley_at_the_wreck_are_caught_together_for_one_space() -> None:
    t = ghislain_hunts()
    t.reckon("trinity")
    assert t.assimilation == 20
    t.trinity.chooses("set_aside lair")
    assert t.rescue == 20
    assert t.malcolm.will == 2
    assert t.malcolm.discard == "beach"
    assert t.creature.log.count("advance_assimilation 1") == 2


def test_ripley_loses_her_last_will_for_another_space_and_gets_everything_back() -> None:
    t = ghislain_hunts()
    t.reckon("trinity")
    t.trinity.chooses("set_aside lair")
    assert t.assimilation == 18
    assert t.ripley.will == 3
    assert t.ripley.hand == "lair+jungle+rover+wreck"
    assert t.ripley.discard == t.ripley.played == "-"


def test_the_french_book_moves_the_counter_at_once_and_gives_back_afterwards() -> None:
    """The English book leaves open when the counter moves for a last Will; the French one says at once."""
    t = ghislain_hunts()
    t.reckon("trinity")
    t.trinity.chooses("set_aside lair")
    log = t.creature.log
    caught = log.index("catch wreck")
    moved = log.index("advance_assimilation 1")
    last_will = log.index("advance_assimilation 1", moved + 1)
    assert caught < moved < last_will < log.index("reset")


def test_the_whole_turn() -> None:
    t = ghislain_hunts()
    t.reckon("rick")
    t.rick.chooses("use_power lair")
    t.rick.chooses("use_power wreck")
    t.trinity.chooses("set_aside beach")
    t.finish_turn()
    assert (t.rescue, t.assimilation) == (18, 18)
    assert [getattr(t, name).will for name in t.names[1:]] == [3, 3, 3, 2, 3]
    assert t.rick.discard == "lair+jungle"
    assert t.freddy.discard == "beach+rover"
    assert t.trinity.discard == "jungle+river+beach"
    assert t.malcolm.discard == "beach+wreck"
    assert t.ripley.discard == "-"


# What both books add about single places


def test_two_on_the_beach_one_power_and_one_card() -> None:
    t = slow_table(rick={"plays": "beach"}, freddy={"plays": "beach", "discard": "lair rover"})
    t.creature.puts(creature="wreck")
    t.reckon("rick")
    t.rick.chooses("use_power beach")
    assert t.freddy.offered == ["nothing", "take_back lair -", "take_back rover -"]


@pytest.mark.parametrize("place", ["beach", "wreck"])
def test_the_first_may_leave_the_power_to_the_second(place: str) -> None:
    t = slow_table(marker=True, rick={"plays": place, "discard": "lair"}, freddy={"plays": place})
    t.creature.puts(creature="jungle")
    t.reckon("rick")
    t.rick.chooses("take_back lair -")
    t.freddy.chooses(f"use_power {place}")
    assert t.rescue == 19


def test_beach_and_wreck_bring_the_rescue_two_spaces_nearer_in_one_turn() -> None:
    t = slow_table(marker=True, rick={"plays": "beach"}, freddy={"plays": "wreck"})
    t.creature.puts(creature="jungle")
    t.reckon("rick")
    t.rick.chooses("use_power beach")
    t.freddy.chooses("use_power wreck")
    assert t.rescue == 18


@pytest.mark.parametrize(("first", "second"), [("beach", "rover"), ("rover", "beach")])
def test_two_places_of_the_artefact_are_resolved_in_the_order_of_choice(first: str, second: str) -> None:
    t = slow_table(rick={"plays": "beach rover", "discard": "lair", "artefact": True})
    t.creature.puts(creature="jungle")
    t.reckon("rick")
    t.rick.chooses(f"begin_place {first}")
    assert f"use_power {first}" in t.rick.offered
    t.rick.chooses("nothing")
    assert f"use_power {second}" in t.rick.offered


def test_experts_get_the_third_will_back_from_the_source() -> None:
    t = slow_table(
        expert=True,
        rick={"plays": "jungle", "will": 1, "hand": "source"},
        freddy={"plays": "lair", "hand": "source"},
    )
    t.creature.puts(creature="jungle")
    t.finish_turn()
    assert t.rick.will == 2
    t.rick.chooses("commit jungle")
    t.freddy.chooses("commit source")
    t.creature.passes()
    t.creature.puts(creature="artefact")
    t.reckon("freddy")
    t.freddy.chooses("use_power source")
    t.freddy.chooses("heal rick")
    assert t.rick.will == 3
