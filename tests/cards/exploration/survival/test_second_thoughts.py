"""Second Thoughts."""

from artemia.testing import table
from tests.cards.talk import seen


def test_second_thoughts_swaps_the_card_played_for_one_in_hand_and_nobody_sees_which() -> None:
    t = table(
        ripley={"plays": "jungle", "hand": "lair river", "survival": ["second_thoughts"]},
        freddy={"survival": ["dodge"]},
    )
    t.creature.puts(creature="jungle")
    t.ripley.plays("second_thoughts")
    assert t.ripley.offered == ["rethink lair jungle", "rethink river jungle"]
    t.ripley.chooses("rethink river jungle")
    assert "play_survival second_thoughts" in t.freddy.log
    assert not any("rethink" in line for line in t.freddy.log + t.creature.log)
    assert (t.ripley.at, t.ripley.hand, t.ripley.discard) == ("river", "lair+jungle", "-")
    assert "rethink river jungle" in t.ripley.log


def test_second_thoughts_changes_nothing_anybody_else_can_see() -> None:
    t = table(
        ripley={"plays": "jungle beach", "hand": "lair", "river": True, "survival": ["second_thoughts"]},
        freddy={"survival": ["dodge"]},
    )
    t.creature.puts(creature="jungle")
    t.ripley.plays("second_thoughts")
    before = seen(t, 0), seen(t, 2), t.creature.log, t.freddy.log
    t.ripley.chooses("rethink lair jungle")
    assert (seen(t, 0), seen(t, 2), t.creature.log, t.freddy.log) == before
    assert t.asked == ["ripley: which_to_explore"]


def test_second_thoughts_is_planned_in_secret() -> None:
    t = table(
        ripley={"plays": "jungle", "survival": ["second_thoughts"]},
        freddy={"survival": ["adrenaline"]},
    )
    t.creature.puts(creature="jungle")
    assert t.asked == ["ripley: counter_choice", "freddy: counter_choice"]
    before = t.creature.view, t.creature.log
    t.ripley.chooses("plan second_thoughts")
    assert (t.creature.view, t.creature.log) == before


def test_second_thoughts_is_asked_even_if_there_is_but_one_way() -> None:
    """Otherwise all could tell that their other card lies in the Force Field."""
    t = table(
        hunt=["force_field"],
        ripley={"plays": "rover", "hand": "lair river", "survival": ["second_thoughts"]},
        freddy={"plays": "rover", "survival": ["adrenaline"]},
    )
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.hunt()
    t.creature.puts(creature="swamp")
    t.ripley.plays("second_thoughts")
    assert t.asked == ["ripley: second_thoughts"]
    assert t.ripley.offered == ["rethink river rover"]


def test_second_thoughts_needs_an_accessible_card_in_hand() -> None:
    t = table(ripley={"plays": "rover", "hand": "", "discard": "lair", "survival": ["second_thoughts"]})
    t.creature.puts(creature="swamp")
    assert t.ripley.offered == ["plan -"]


def test_second_thoughts_puts_what_phobia_showed_in_doubt() -> None:
    t = table(
        hunt=["phobia"],
        ripley={"plays": "jungle", "hand": "lair river beach", "survival": ["second_thoughts"]},
        freddy={"hand": "lair", "survival": ["dodge"]},
    )
    t.creature.plays("phobia")
    t.ripley.chooses("hide_two lair+river")
    assert seen(t, 0).shown == [4]
    t.creature.puts(creature="jungle", artemia="rover")
    t.ripley.plays("second_thoughts", "rethink lair jungle")
    assert seen(t, 0).shown == []


def test_second_thoughts_takes_the_fjord_s_discarded_card_to_the_hand() -> None:
    t = table(
        planet="fjord",
        ripley={
            "plays": "jungle",
            "hand": "rover",
            "discard": "lair",
            "fjord": True,
            "survival": ["second_thoughts"],
        },
        freddy={"plays": "beach", "survival": ["dodge"]},
    )
    t.ripley.chooses("commit_two jungle lair")
    t.hunt()
    t.creature.puts(creature="swamp")
    assert seen(t, 2).exposed == [1]
    assert seen(t, 2).hand_count == 1
    t.ripley.plays("second_thoughts", "rethink rover lair")
    assert t.ripley.hand == "lair"
    # Nobody else knows whether the Lair is still there.
    assert seen(t, 2).exposed == []
    assert seen(t, 2).hand_count == 1
    assert t.ripley.offered == ["explore_only jungle", "explore_only rover"]
