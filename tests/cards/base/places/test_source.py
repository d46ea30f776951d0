"""The Source."""

from artemia.testing import slow_table
from tests.cards.talk import FREE


def test_source_heals_whoever_is_hurt() -> None:
    t = slow_table(
        ripley={"plays": "source", "will": 2},
        freddy={"plays": "jungle", "will": 1},
        trinity={"plays": "jungle"},
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert t.ripley.offered == ["heal ripley", "heal freddy", "draw_survival 1"]
    t.ripley.chooses("heal freddy")
    assert t.freddy.will == 2
    assert t.ripley.survival == []


def test_source_draws_a_survival_card_in_place_of_healing() -> None:
    t = slow_table(survival_deck=["vortex", "gate"], ripley={"plays": "source", "will": 2})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    t.ripley.chooses("draw_survival 1")
    assert t.ripley.survival == ["vortex"]
    assert t.ripley.will == 2


def test_source_heals_nobody_at_full_will() -> None:
    t = slow_table(survival_deck=["vortex"], ripley={"plays": "source"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert t.ripley.survival == ["vortex"]


def test_source_shuffles_the_discard_when_the_deck_is_empty() -> None:
    t = slow_table(survival_deck=[], survival_discard=["vortex", "gate"], ripley={"plays": "source"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert len(t.ripley.survival) == 1
    assert t.creature.view.survival_deck_count == 1
    assert t.creature.view.survival_discard == []


def test_source_with_nobody_to_heal_and_nothing_to_draw_has_no_power() -> None:
    t = slow_table(survival_deck=[], ripley={"plays": "source", "discard": "river"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]


def test_source_under_despair_may_still_heal() -> None:
    t = slow_table("despair", ripley={"plays": "source", "will": 1, "discard": "river"})
    t.creature.plays("despair")
    t.creature.puts(creature=FREE, artemia="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power source")
    assert t.ripley.will == 2
    assert t.ripley.survival == []


def test_source_under_despair_with_all_well_gives_a_place_card_only() -> None:
    t = slow_table("despair", ripley={"plays": "source", "discard": "river"})
    t.creature.plays("despair")
    t.creature.puts(creature=FREE, artemia="beach")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]


def test_source_cannot_heal_who_has_just_lost_the_last_will() -> None:
    t = slow_table(
        "scream",
        survival_deck=[],
        ripley={"plays": "source", "will": 1, "hand": "lair"},
        freddy={"plays": "source", "will": 2, "hand": "lair jungle"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature=FREE, target="source")
    t.reckon("ripley")
    assert t.ripley.will == 0
    t.ripley.chooses("use_power source")
    assert t.freddy.will == 3
    t.freddy.chooses("lose_will 1")
    t.freddy.chooses("use_power source")
    assert t.freddy.will == 3
    assert t.ripley.will == 3
    assert t.assimilation == 19
