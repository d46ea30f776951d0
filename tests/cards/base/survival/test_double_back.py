"""Double Back."""

from artemia.testing import table


def test_double_back_returns_the_card_played() -> None:
    t = table(ripley={"plays": "beach", "hand": "lair", "survival": ["double_back"]})
    t.creature.puts(creature="beach")
    t.ripley.plays("double_back")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+beach", "-")


def test_double_back_returns_one_of_two_cards() -> None:
    t = table(ripley={"plays": "beach rover", "hand": "lair", "artefact": True, "survival": ["double_back"]})
    t.creature.puts(creature="swamp")
    t.ripley.plays("double_back")
    assert t.ripley.offered == ["pick_up beach", "pick_up rover"]
    t.ripley.chooses("pick_up rover")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+rover", "beach")


def test_double_back_is_not_offered_if_the_jungle_came_back_already() -> None:
    t = table(ripley={"plays": "jungle", "hand": "lair", "survival": ["double_back"]})
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    t.until("end_of_turn")
    assert t.ripley.hand == "lair+jungle"
    assert t.ripley.offered == ["pass_window"]


def test_double_back_is_not_offered_after_the_reset() -> None:
    t = table(ripley={"plays": "jungle", "hand": "lair", "will": 1, "survival": ["double_back"]})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.ripley.will == 3
    assert t.ripley.offered == ["pass_window"]


def test_double_back_returns_the_card_played_not_the_place_he_was_pushed_to() -> None:
    t = table(hunt=["detour"], ripley={"plays": "beach", "hand": "lair", "survival": ["double_back"]})
    t.creature.puts(creature="rover")
    t.creature.plays("detour", "push rover beach")
    t.ripley.plays("double_back")
    assert t.ripley.hand == "lair+beach"
