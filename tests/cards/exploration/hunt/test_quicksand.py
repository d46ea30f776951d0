"""Quicksand."""

from artemia.testing import slow_table
from tests.cards.sanctuary.city_talk import creature_grows


def test_quicksand_bars_survival_cards_and_every_card_that_returns() -> None:
    t = slow_table(
        "quicksand",
        ripley={"plays": "jungle", "discard": "lair river", "survival": ["dodge", "gate", "double_back"]},
        freddy={"plays": "beach", "discard": "lair", "survival": ["strike_back"]},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="artefact", target="jungle")
    t.reveal()
    assert t.asked == ["creature: reaction", "freddy: reaction"]
    assert t.freddy.view.exploration is not None
    assert t.freddy.view.exploration.stuck == [1]
    t.reckon("freddy")
    assert "take_back lair -" in t.freddy.offered
    t.freddy.chooses("nothing")
    assert t.ripley.offered == ["nothing"]
    t.ripley.chooses("nothing")
    assert t.state.phase == 4
    assert t.asked == ["creature: reaction", "freddy: reaction"]


def test_quicksand_leaves_powers_that_return_no_card() -> None:
    t = slow_table("quicksand", ripley={"plays": "source", "discard": "lair", "will": 2})
    t.creature.plays("quicksand")
    t.creature.puts(creature="artefact", target="source")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power source"]
    t.ripley.chooses("use_power source")
    t.ripley.chooses("heal ripley")
    assert t.ripley.will == 3


def test_quicksand_leaves_the_survival_cards_of_phase_2() -> None:
    """Before the reveal nobody is stuck."""
    t = slow_table("quicksand", ripley={"plays": "jungle", "discard": "lair", "survival": ["vortex"]})
    t.creature.plays("quicksand")
    t.creature.puts(creature="artefact", target="jungle")
    t.creature.passes()
    assert "plan vortex" in t.ripley.offered


def test_quicksand_frees_whoever_is_moved_off_and_holds_whoever_is_moved_on() -> None:
    t = slow_table(
        "quicksand",
        "tornado",
        ripley={"plays": "jungle", "survival": ["dodge"]},
        freddy={"plays": "river", "survival": ["strike_back"]},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="river", target="jungle")
    t.reveal()
    assert t.asked == ["creature: reaction", "freddy: reaction"]
    t.creature.plays("tornado", "whirl jungle+river")
    assert t.asked == ["creature: reaction", "ripley: reaction"]
    assert t.ripley.could_play("dodge")


def test_quicksand_is_over_with_the_fourth_phase() -> None:
    """Nesting leads Defense to the bonus that brings everybody a card back: Ripley, too."""
    t = slow_table(
        "quicksand",
        city={"token": "rover", "defense": 3},
        ripley={"plays": "jungle", "discard": "lair river"},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="rover", target="jungle")
    t.until("end_of_turn")
    assert t.state.stuck(1)
    creature_grows(t)
    t.creature.chooses("nest")
    assert t.ripley.offered == ["take_back lair -", "take_back jungle -", "take_back river -"]


def test_quicksand_leaves_a_card_that_was_played_before_it_came() -> None:
    """Drift brings it to Ripley after her Endurance."""
    t = slow_table("quicksand", "drift", ripley={"plays": "jungle", "survival": ["endurance"]})
    t.creature.plays("quicksand")
    t.creature.puts(creature="jungle", target="river")
    t.ripley.plays("endurance")
    t.creature.plays("drift", "move_token jungle target")
    t.until("end_of_turn")
    assert (t.ripley.will, t.assimilation) == (3, 19)
