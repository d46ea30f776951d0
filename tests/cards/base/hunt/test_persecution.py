"""Persecution."""

from artemia.testing import table


def test_persecution_leaves_the_lair_one_card_or_the_copy() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "lair", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["take_back river -", "take_back beach -", "use_power wreck"]


def test_persecution_leaves_the_jungle_itself_or_one_discarded_card() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "jungle", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.offered == ["take_back - jungle", "take_back river -", "take_back beach -"]


def test_persecution_leaves_the_swamp_itself_or_one_discarded_card() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "swamp", "hand": "lair", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power swamp")
    t.ripley.chooses("take_back - swamp")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+swamp", "river+beach")


def test_persecution_limits_copies_in_the_same_way() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "lair", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.offered == ["take_back - lair", "take_back river -", "take_back beach -"]


def test_persecution_does_not_touch_the_take_back_of_one_card() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "jungle", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -", "take_back beach -", "use_power jungle"]
