"""Phase 3: the steps in their order, token by token."""

import pytest

from artemia.testing import slow_table, table

# Places without a token


def test_places_without_a_token_are_used_clockwise() -> None:
    t = slow_table(ripley={"plays": "beach"}, freddy={"plays": "rover"}, trinity={"plays": "jungle"})
    t.creature.puts(creature="wreck")
    t.reckon()
    for who in ("ripley", "freddy", "trinity"):
        assert t.asked == [f"{who}: place_choice"]
        getattr(t, who).chooses("nothing")
    assert t.asked == ["creature: reaction"]


def test_whoever_has_nothing_to_decide_is_passed_over() -> None:
    t = slow_table(
        marker=True, ripley={"plays": "beach"}, freddy={"plays": "beach"}, trinity={"plays": "jungle"}
    )
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert t.asked == ["trinity: place_choice"]


def test_whoever_might_play_a_card_is_asked_though_there_is_nothing_to_decide() -> None:
    """An instant pass would tell everybody that they hold neither Gate nor Drone."""
    t = slow_table(ripley={"plays": "beach"}, freddy={"plays": "beach", "survival": ["dodge"]})
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power beach")
    assert t.asked == ["freddy: place_choice"]
    assert t.freddy.offered == ["nothing"]


@pytest.mark.parametrize("card", ["interference", "mirage", "toxin"])
def test_an_ineffective_place_gives_nothing_whatsoever(card: str) -> None:
    t = slow_table(card, ripley={"plays": "beach", "discard": "lair", "survival": ["gate", "drone"]})
    t.creature.plays(card)
    t.creature.puts(creature="jungle")
    if card != "interference":
        t.creature.puts(target="beach rover" if card == "mirage" else "beach")
    t.skip_windows(until=4)
    if card == "toxin":
        t.ripley.chooses("discard_survival drone")
    assert t.state.phase == 4
    assert t.ripley.discard == "lair"
    assert not t.marker


def test_cataclysm_makes_a_place_ineffective() -> None:
    t = slow_table(
        "cataclysm",
        ripley={"plays": "beach", "discard": "lair", "survival": ["gate"]},
        freddy={"plays": "rover"},
    )
    t.creature.puts(creature="jungle")
    t.creature.plays("cataclysm", "devastate beach")
    t.reckon()
    assert t.asked == ["freddy: place_choice"]


def test_gate_and_drone_are_offered_in_place_of_the_power() -> None:
    t = slow_table(ripley={"plays": "beach", "survival": ["gate", "drone", "dodge"]})
    t.creature.puts(creature="jungle")
    t.skip_windows(until=3)
    assert t.ripley.offered == ["pass_window"]
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power beach", "play_survival drone", "play_survival gate"]
    t.ripley.chooses("play_survival gate")
    assert "nothing" not in t.ripley.offered
    assert "take_back" not in " ".join(t.ripley.offered)


# The Target


def test_target_strikes_seat_by_seat_effect_then_place() -> None:
    t = slow_table(
        "scream", ripley={"plays": "beach"}, freddy={"plays": "beach"}, trinity={"plays": "jungle"}
    )
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", target="beach")
    t.reckon()
    assert t.asked == ["trinity: place_choice"]
    t.trinity.chooses("nothing")
    assert t.asked == ["ripley: scream_choice"]
    t.ripley.chooses("lose_will 1")
    assert t.asked == ["ripley: place_choice"]
    t.ripley.chooses("use_power beach")
    assert t.asked == ["freddy: scream_choice"]
    t.freddy.chooses("discard jungle+river")
    assert t.marker


def test_target_and_another_token_leave_no_power() -> None:
    t = slow_table("scream", ripley={"plays": "beach", "discard": "river"})
    t.creature.plays("scream")
    t.creature.puts(creature="beach", target="beach")
    t.reckon("ripley")
    t.ripley.chooses("lose_will 1")
    assert t.asked == ["creature: reaction"]
    assert t.ripley.will == 1


# The Artemia


def test_artemia_takes_a_card_and_the_place() -> None:
    t = slow_table(artemia=True, ripley={"plays": "beach", "hand": "lair jungle", "discard": "river"})
    t.creature.puts(creature="wreck", artemia="beach")
    t.reckon()
    assert t.ripley.offered == ["set_aside lair", "set_aside jungle"]
    t.ripley.chooses("set_aside lair")
    assert t.asked == ["creature: reaction"]
    assert (t.ripley.hand, t.ripley.discard) == ("jungle", "lair+river")
    assert not t.marker


def test_artemia_cards_are_chosen_in_secret_and_shown_together() -> None:
    t = slow_table(artemia=True, ripley={"plays": "beach"}, freddy={"plays": "beach"})
    t.creature.puts(creature="wreck", artemia="beach")
    t.reckon()
    assert t.asked == ["ripley: which_to_lose", "freddy: which_to_lose"]
    t.freddy.chooses("set_aside lair")
    assert t.freddy.discard == "-"
    t.ripley.chooses("set_aside rover")
    assert (t.ripley.discard, t.freddy.discard) == ("rover", "lair")
    assert t.creature.log[-2:] == ["discard rover", "discard lair"]


def test_artemia_finds_an_empty_hand_and_mutation_bites_all_the_same() -> None:
    t = slow_table("mutation", ripley={"plays": "beach", "hand": ""})
    t.creature.plays("mutation")
    t.creature.puts(creature="wreck", artemia="beach")
    t.skip_windows(until=4)
    assert (t.ripley.will, t.ripley.discard) == (2, "-")
    assert t.assimilation == 20


def test_artemia_on_both_artefact_places_strikes_twice() -> None:
    t = slow_table("virus", "mutation", ripley={"plays": "beach river", "artefact": True})
    t.creature.plays("virus")
    t.creature.plays("mutation")
    t.creature.puts(creature="wreck", artemia="beach river")
    t.reckon("ripley")
    t.ripley.chooses("set_aside lair+rover")
    assert (t.ripley.will, t.ripley.discard) == (1, "lair+rover")


def test_a_detector_spares_both_places_and_the_will() -> None:
    t = slow_table(
        "virus", "mutation", ripley={"plays": "beach river", "artefact": True, "survival": ["detector"]}
    )
    t.creature.plays("virus")
    t.creature.plays("mutation")
    t.creature.puts(creature="wreck", artemia="beach river")
    t.ripley.plays("detector")
    t.reckon("ripley")
    assert t.ripley.offered == ["begin_place river", "begin_place beach"]
    t.finish_turn()
    assert (t.ripley.will, t.ripley.discard) == (3, "river+beach")


# The Creature


def test_a_catch_costs_a_will_and_a_space_and_the_place() -> None:
    t = slow_table(ripley={"plays": "beach", "discard": "river"}, freddy={"plays": "beach"})
    t.creature.puts(creature="beach")
    t.skip_windows(until=4)
    assert (t.ripley.will, t.freddy.will, t.assimilation) == (2, 2, 19)
    assert t.ripley.discard == "river"
    assert not t.marker


def test_all_who_are_caught_are_told_before_what_it_leads_to() -> None:
    t = slow_table(ripley={"plays": "jungle"}, freddy={"plays": "jungle"})
    t.creature.puts(creature="jungle")
    t.reckon()
    caught = t.creature.log.index("catch jungle")
    told = ["catch jungle", "catch jungle", "advance_assimilation 1", "lost_will 1 1", "lost_will 1 1"]
    assert t.creature.log[caught : caught + 5] == told


def test_no_catch_no_space() -> None:
    t = table(ripley={"plays": "beach"})
    t.creature.puts(creature="wreck")
    t.finish_turn()
    assert t.assimilation == 20


def test_one_hunted_caught_on_two_places_loses_a_will_on_each() -> None:
    t = slow_table("clone", ripley={"plays": "beach jungle", "artefact": True})
    t.creature.plays("clone")
    t.creature.puts(creature="beach", target="jungle")
    t.skip_windows(until=4)
    assert (t.ripley.will, t.assimilation) == (1, 19)


def test_fierceness_bites_on_every_place() -> None:
    t = slow_table("clone", "fierceness", ripley={"plays": "beach jungle", "artefact": True})
    t.creature.plays("clone")
    t.creature.plays("fierceness")
    t.creature.puts(creature="beach", target="jungle")
    t.skip_windows(until=4)
    assert "lost_will 4 3" in t.ripley.log
    assert t.assimilation == 18


def test_dodge_spares_a_hunted_creature_clone_lair_fierceness_and_anticipation() -> None:
    t = slow_table(
        "clone",
        "fierceness",
        "anticipation",
        ripley={"plays": "lair", "survival": ["dodge"]},
        freddy={"plays": "lair"},
    )
    t.creature.plays("clone")
    t.creature.plays("fierceness")
    t.creature.plays("anticipation", "anticipate ripley")
    t.creature.puts(creature="lair", target="lair")
    t.ripley.plays("dodge")
    t.finish_turn()
    assert t.ripley.will == 3
    assert t.assimilation == 18


def test_dodge_leaves_the_other_tokens() -> None:
    t = slow_table(artemia=True, ripley={"plays": "beach", "hand": "lair", "survival": ["dodge"]})
    t.creature.puts(creature="beach", artemia="beach")
    t.ripley.plays("dodge")
    t.skip_windows(until=4)
    assert (t.ripley.will, t.ripley.discard) == (3, "lair")
    assert not t.marker


def test_a_dodged_place_is_used_with_the_places_without_a_token() -> None:
    t = slow_table(ripley={"plays": "beach", "survival": ["dodge"]}, freddy={"plays": "jungle"})
    t.creature.puts(creature="beach")
    t.ripley.plays("dodge")
    t.reckon()
    assert t.asked == ["ripley: place_choice"]


def test_a_dodged_clone_is_as_if_it_were_not_there() -> None:
    """It brings no effect of its own, so its place needn't wait for the Target's step."""
    t = slow_table("clone", ripley={"plays": "beach", "survival": ["dodge"]}, freddy={"plays": "jungle"})
    t.creature.plays("clone")
    t.creature.puts(creature="wreck", target="beach")
    t.ripley.plays("dodge")
    t.reckon()
    assert t.asked == ["ripley: place_choice"]
