"""Quartermaster."""

from tests.cards.sanctuary.evolutions.talk import evolved


def test_quartermaster_with_two_survivors_takes_back_a_card() -> None:
    t = evolved(
        ripley={
            "avatar": "quartermaster",
            "plays": "lair",
            "discard": "river beach",
            "survivors": ["survivor_01", "survivor_02"],
        }
    )
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    assert t.asked == ["ripley: quartermaster_choice"]
    assert t.ripley.offered == ["nothing", "take_back river -", "take_back beach -"]
    t.ripley.chooses("take_back river -")
    assert (t.ripley.hand, t.ripley.discard) == ("jungle+river+rover", "lair+beach")


def test_quartermaster_with_one_survivor_has_nobody_to_help() -> None:
    t = evolved(
        ripley={
            "avatar": "quartermaster",
            "plays": "lair",
            "discard": "river beach",
            "survivors": ["survivor_01"],
        }
    )
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    assert t.asked == ["creature: growth"]


def test_quartermaster_finds_nothing_in_an_empty_discard() -> None:
    """The card just played isn't there yet."""
    t = evolved(
        ripley={"avatar": "quartermaster", "plays": "lair", "survivors": ["survivor_01", "survivor_02"]}
    )
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    assert t.asked == ["creature: growth"]


def test_quartermaster_in_a_quicksand_takes_nothing() -> None:
    t = evolved(
        hunt=["quicksand"],
        ripley={
            "avatar": "quartermaster",
            "plays": "lair",
            "discard": "river beach",
            "survivors": ["survivor_01", "survivor_02"],
        },
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="ark", target="lair")
    t.until("end_of_turn")
    assert "ripley: quartermaster_choice" not in t.asked
