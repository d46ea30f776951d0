"""Slugger."""

from tests.cards.sanctuary.evolutions.talk import light


def test_slugger_costs_everybody_caught_a_card_chosen_in_secret() -> None:
    t = light(
        "slugger",
        hunt=["stasis"],
        ripley={"plays": "jungle", "hand": "lair river"},
        freddy={"plays": "jungle", "hand": "beach rover"},
        trinity={"plays": "lair"},
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    assert t.asked == ["ripley: slugger_choice", "freddy: slugger_choice"]
    assert t.ripley.offered == ["set_aside lair", "set_aside river"]
    t.ripley.chooses("set_aside river")
    assert (t.ripley.will, t.ripley.discard) == (2, "-")
    t.freddy.chooses("set_aside beach")
    assert (t.ripley.discard, t.freddy.discard) == ("river", "beach")
    assert t.trinity.log[-2:] == ["discard river", "discard beach"]


def test_slugger_finds_nothing_in_an_empty_hand() -> None:
    t = light("slugger", hunt=["stasis"], ripley={"plays": "jungle", "hand": ""})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.discard) == (2, "-")


def test_slugger_strikes_once_however_often_one_is_caught() -> None:
    t = light("slugger", hunt=["clone", "stasis"], limit=2, ripley={"plays": "jungle"})
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="jungle")
    t.reckon("ripley")
    t.ripley.chooses("set_aside lair")
    assert (t.ripley.will, t.ripley.discard) == (1, "lair")
    assert t.state.phase == 4


def test_slugger_misses_whoever_dodges() -> None:
    t = light("slugger", hunt=["stasis"], ripley={"plays": "jungle", "survival": ["dodge"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("dodge")
    t.until("end_of_turn")
    assert t.ripley.discard == "-"


def test_slugger_gives_the_card_back_with_a_last_will() -> None:
    t = light("slugger", hunt=["stasis"], ripley={"plays": "jungle", "will": 1})
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("set_aside lair")
    assert (t.ripley.will, t.ripley.hand) == (3, "lair+jungle+river+beach+rover")


def test_slugger_leaves_those_alone_who_sit_before_the_caught() -> None:
    t = light(
        "slugger", hunt=["stasis"], ripley={"plays": "lair", "hand": "river"}, freddy={"plays": "jungle"}
    )
    t.creature.puts(creature="jungle")
    t.reckon("freddy")
    t.freddy.chooses("set_aside lair")
    assert (t.ripley.discard, t.freddy.discard) == ("-", "lair")
