"""Toxin."""

from artemia.testing import table


def test_toxin_costs_a_survival_card_and_the_place() -> None:
    t = table(
        hunt=["toxin"], ripley={"plays": "wreck", "discard": "lair", "survival": ["dodge", "drone", "gate"]}
    )
    t.creature.plays("toxin")
    t.creature.puts(creature="swamp", target="wreck")
    t.reckon("ripley")
    assert t.ripley.offered == ["discard_survival dodge", "discard_survival drone", "discard_survival gate"]
    t.ripley.chooses("discard_survival drone")
    assert t.creature.view.survival_discard == ["drone"]
    t.finish_turn()
    assert t.rescue == 19
    assert t.ripley.discard == "lair+wreck"
    assert t.ripley.survival == ["dodge", "gate"]


def test_toxin_finds_no_survival_card_and_the_place_is_ineffective_all_the_same() -> None:
    t = table(hunt=["toxin"], ripley={"plays": "wreck", "discard": "lair"})
    t.creature.plays("toxin")
    t.creature.puts(creature="swamp", target="wreck")
    assert t.state.turn == 2
    assert t.rescue == 19


def test_toxin_and_scream_strike_in_the_order_played() -> None:
    cards = {"plays": "wreck", "discard": "lair", "survival": ["dodge", "drone"]}
    t = table(hunt=["toxin", "scream"], limit=2, ripley=cards)
    t.creature.plays("scream")
    t.creature.plays("toxin")
    t.creature.puts(creature="swamp", target="wreck")
    t.reckon("ripley")
    assert t.asked == ["ripley: scream_choice"]
    t.ripley.chooses("lose_will 1")
    assert t.asked == ["ripley: toxin_choice"]

    t = table(hunt=["toxin", "scream"], limit=2, ripley=cards)
    t.creature.plays("toxin")
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="wreck")
    t.reckon("ripley")
    assert t.asked == ["ripley: toxin_choice"]
