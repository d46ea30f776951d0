"""Despair."""

from artemia.testing import table
from tests.cards.talk import offered


def test_despair_stops_survival_cards_until_the_turn_ends() -> None:
    t = table(
        hunt=["despair"], ripley={"plays": "jungle", "survival": ["adrenaline", "dodge", "vortex"], "will": 2}
    )
    assert t.ripley.could_play("adrenaline")
    t.creature.plays("despair")
    assert not t.ripley.could_play("adrenaline")
    t.creature.puts(creature="jungle", artemia="rover")
    # Nobody is asked to Dodge or to exchange: the whole turn has gone by.
    assert t.state.turn == 2
    assert t.ripley.will == 1
    assert t.ripley.could_play("adrenaline")


def test_despair_recalls_what_was_committed() -> None:
    t = table(hunt=["despair"], ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.ripley.chooses("commit jungle")
    assert t.ripley.offered == ["withdraw"]
    t.creature.plays("despair")
    assert t.asked == ["ripley: explore", "freddy: explore"]
    assert offered(t.ripley, "commit") == ["lair", "jungle", "river", "beach", "rover"]


def test_despair_leaves_cards_played_before_in_force() -> None:
    t = table(hunt=["despair"], ripley={"discard": "lair", "survival": ["smokescreen"]})
    t.ripley.plays("smokescreen")
    t.creature.plays("despair")
    assert t.creature.view.hunted[0].discard is None


def test_despair_stops_the_draw_of_the_source_but_not_its_healing() -> None:
    t = table(hunt=["despair"], ripley={"plays": "source", "discard": "lair", "will": 2}, freddy={})
    t.creature.plays("despair")
    t.creature.puts(creature="rover", artemia="artefact")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power source"]
    t.ripley.chooses("use_power source")
    assert t.ripley.will == 3
    assert t.ripley.survival == []


def test_despair_leaves_the_shelter_only_its_take_back() -> None:
    t = table(hunt=["despair"], ripley={"plays": "shelter", "discard": "lair"})
    t.creature.plays("despair")
    t.creature.puts(creature="rover", artemia="artefact")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -"]


def test_despair_brings_the_artemia_token() -> None:
    t = table(hunt=["despair"], ripley={"plays": "jungle", "hand": "lair"})
    t.creature.plays("despair")
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.state.turn == 2
    assert t.ripley.discard == "lair+jungle"
