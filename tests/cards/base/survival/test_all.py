"""What holds for every Survival card."""

from artemia.rules.card_table import card_table
from artemia.rules.catalog import SURVIVAL
from artemia.testing import table


def test_every_survival_card_has_its_phase() -> None:
    printed = {
        1: ["adrenaline", "ingenuity", "sacrifice", "sixth_sense", "smokescreen", "strike_back"],
        2: ["vortex"],
        3: ["detector", "dodge", "drone", "gate", "hologram", "wrong_track"],
        4: ["amplifier", "double_back"],
    }
    base = [card for card in SURVIVAL.values() if card.box == "base"]
    assert {n: [card.id for card in base if card.phase == n] for n in printed} == printed
    assert len(base) == 15
    cards = card_table(("base",), ("base",))
    for card in base:
        instead = card.id in ("drone", "gate")
        assert bool(cards.survival_instead & card.bit) == instead
        assert bool(cards.survival_in_phase[card.phase] & card.bit) != instead


def test_a_hunted_plays_one_survival_card_a_turn() -> None:
    t = table(ripley={"survival": ["ingenuity", "smokescreen", "dodge"], "plays": "jungle"})
    t.ripley.plays("ingenuity")
    assert not t.ripley.could_play("smokescreen")
    t.creature.puts(creature="jungle")
    assert t.state.turn == 2
    assert t.ripley.survival == ["smokescreen", "dodge"]
