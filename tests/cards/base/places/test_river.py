"""The River."""

from artemia.testing import slow_table
from tests.cards.talk import FREE, explore


def test_river_has_two_cards_laid_next_turn_and_one_kept() -> None:
    t = explore("river")
    t.ripley.chooses("use_power river")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))
    t.ripley.chooses("commit jungle+rover")
    t.creature.puts(creature="jungle")
    t.skip_windows()
    assert t.ripley.offered == ["explore_only jungle", "explore_only rover"]
    t.ripley.chooses("explore_only rover")
    assert t.ripley.at == "rover"
    assert t.ripley.hand == "lair+jungle+beach"


def test_river_lasts_for_the_next_turn_only() -> None:
    t = slow_table(ripley={"plays": "jungle rover", "river": True})
    t.creature.puts(creature=FREE)
    t.finish_turn()
    assert "commit lair" in t.ripley.offered


def test_river_may_be_prepared_again_by_a_river_turn() -> None:
    t = slow_table(ripley={"plays": "river rover", "river": True})
    t.creature.puts(creature=FREE)
    t.skip_windows()
    t.ripley.chooses("explore_only river")
    t.reckon("ripley")
    t.ripley.chooses("use_power river")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))


def test_river_prepared_gives_no_second_river() -> None:
    t = slow_table(ripley={"plays": "lair river", "discard": "beach", "artefact": True})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.chooses("begin_place river")
    t.ripley.chooses("use_power river")
    t.finish_turn()
    t.ripley.chooses("commit jungle+rover")
    t.creature.puts(creature="lair")
    t.skip_windows()
    assert t.asked == ["ripley: which_to_explore"]


def test_river_shuts_out_the_artefact() -> None:
    t = slow_table(ripley={"plays": "river artefact", "discard": "beach", "artefact": True})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.chooses("begin_place river")
    t.ripley.chooses("use_power river")
    assert t.ripley.offered == ["nothing", "take_back beach -"]


def test_river_with_one_card_in_hand_forces_a_resistance() -> None:
    t = slow_table(ripley={"hand": "jungle", "discard": "lair river beach rover", "river": True})
    assert not any(line.startswith("commit") for line in t.ripley.offered)
    t.ripley.chooses("resist lair+rover 1")
    t.ripley.chooses("commit lair+rover")
    assert t.ripley.hand == "jungle"


def test_river_copied_by_the_lair_serves_the_copier() -> None:
    t = explore("lair", creature="river")
    t.ripley.chooses("use_power lair")
    t.finish_turn()
    assert all("+" in line for line in t.ripley.offered if line.startswith("commit"))
