"""The bonus that returns a Place card to everybody."""

from artemia.rules.constants import CREATURE
from artemia.rules.redeal import redeal
from artemia.testing import slow_table, table
from tests.cards.sanctuary.bonuses.talk import before, reaches
from tests.cards.sanctuary.city_talk import creature_grows


def test_all_take_back_lets_everybody_choose_a_discarded_card() -> None:
    t = reaches(2, ripley={"discard": "lair ark"}, freddy={"discard": "jungle rover"}, newt={"plays": "lair"})
    assert t.asked == ["ripley: which_to_take_back", "freddy: which_to_take_back"]
    t.freddy.chooses("take_back rover -")
    t.ripley.chooses("take_back ark -")
    assert t.ripley.discard == "lair"
    assert t.freddy.discard == "jungle"
    assert t.newt.played == "lair"


def test_all_take_back_asks_nobody_who_has_no_choice() -> None:
    t = reaches(2, ripley={"discard": "lair"})
    assert t.ripley.discard == "-"
    assert "lair" in t.ripley.hand


def test_all_take_back_never_takes_a_card_just_played() -> None:
    t = reaches(2, newt={"plays": "lair", "discard": "jungle rover"})
    assert t.newt.offered == ["take_back jungle -", "take_back rover -"]


def test_all_take_back_leaves_out_whoever_a_quicksand_holds() -> None:
    """Freddy is on the targeted place; Newt, who isn't, takes her card back."""
    t = before(
        2,
        "quicksand",
        target="beach",
        freddy={"plays": "beach", "discard": "jungle"},
        newt={"discard": "lair"},
    )
    t.ripley.chooses("fortify")
    assert (t.freddy.discard, t.newt.discard) == ("jungle", "-")


def test_all_take_back_in_phase_5_finds_the_quicksand_gone() -> None:
    """And the cards of this turn are discarded by then."""
    t = slow_table(
        "quicksand",
        city={"defense": 3},
        ripley={"plays": "beach", "hand": "rover", "discard": "jungle"},
        freddy={"plays": "river"},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="ark", target="beach")
    creature_grows(t)
    t.creature.chooses("nest")
    assert t.asked == ["ripley: which_to_take_back"]
    assert t.ripley.offered == ["take_back jungle -", "take_back beach -"]
    assert t.freddy.discard == "-"


def test_all_take_back_by_a_barricade_tells_that_the_card_was_not_laid() -> None:
    """Newt, two seats on, still has to decide on a card of hers when the Creature wonders."""
    t = table(
        city={"token": "river", "defense": 3},
        ripley={"plays": "lair", "survival": ["barricade"]},
        freddy={"plays": "rover", "hand": "river", "discard": "jungle"},
        newt={"plays": "lair", "discard": "beach", "survival": ["second_thoughts"]},
    )
    t.creature.puts(creature="ark")
    t.newt.chooses("plan second_thoughts")
    t.ripley.chooses("plan barricade")
    assert t.asked == ["newt: second_thoughts"]
    assert t.freddy.hand == "jungle+river"
    laid = {redeal(t.state, CREATURE, seed).hunted[2].played for seed in range(20)}
    assert laid == {t.places("river"), t.places("rover")}
