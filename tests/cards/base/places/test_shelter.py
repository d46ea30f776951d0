"""The Shelter."""

from artemia.testing import slow_table
from tests.cards.talk import FREE


def test_shelter_draws_two_and_keeps_one() -> None:
    t = slow_table(survival_deck=["gate", "vortex", "dodge"], ripley={"plays": "shelter"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    assert sorted(t.ripley.offered) == ["keep_survival gate", "keep_survival vortex"]
    t.ripley.chooses("keep_survival vortex")
    assert t.ripley.survival == ["vortex"]
    assert t.creature.view.survival_discard == ["gate"]
    assert t.creature.view.survival_deck_count == 1


def test_shelter_card_may_be_played_in_the_same_phase() -> None:
    t = slow_table(
        survival_deck=["wrong_track", "vortex"], ripley={"plays": "shelter"}, freddy={"plays": "jungle"}
    )
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    t.ripley.chooses("keep_survival wrong_track")
    assert t.asked == ["ripley: reaction"]
    assert t.ripley.could_play("wrong_track")


def test_shelter_card_waits_if_she_has_played_one() -> None:
    t = slow_table(
        survival_deck=["wrong_track", "gate"], ripley={"plays": "shelter", "survival": ["ingenuity"]}
    )
    t.ripley.plays("ingenuity")
    t.creature.puts(creature="jungle")
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    t.ripley.chooses("keep_survival wrong_track")
    assert t.asked == ["creature: reaction"]
    assert t.ripley.survival == ["wrong_track"]


def test_shelter_shuffles_the_discard_when_the_deck_runs_dry() -> None:
    t = slow_table(survival_deck=["gate"], survival_discard=["dodge", "vortex"], ripley={"plays": "shelter"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    assert t.creature.view.survival_deck_count == 1
    assert t.creature.view.survival_discard == []
    t.ripley.chooses("keep_survival gate")
    assert len(t.creature.view.survival_discard) == 1


def test_shelter_with_one_card_left_keeps_it() -> None:
    t = slow_table(survival_deck=[], survival_discard=["vortex"], ripley={"plays": "shelter"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    assert t.ripley.survival == ["vortex"]
    assert t.creature.view.survival_discard == []


def test_shelter_with_no_card_left_has_no_power() -> None:
    t = slow_table(survival_deck=[], ripley={"plays": "shelter", "discard": "river"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]


def test_shelter_under_despair_gives_a_place_card_only() -> None:
    t = slow_table("despair", ripley={"plays": "shelter", "discard": "river"})
    t.creature.plays("despair")
    t.creature.puts(creature=FREE, artemia="beach")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -"]
