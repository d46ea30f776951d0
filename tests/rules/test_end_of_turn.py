"""Phase 4: the clean-up, and the start of the next turn."""

from artemia.testing import slow_table, table


def test_played_places_are_discarded_face_up() -> None:
    t = table(
        ripley={"plays": "beach jungle", "artefact": True}, freddy={"plays": "rover", "discard": "lair"}
    )
    t.creature.puts(creature="artefact")
    t.finish_turn()
    assert (t.ripley.discard, t.ripley.played, t.ripley.at) == ("jungle+beach", "-", "-")
    assert t.freddy.discard == "lair+rover"
    assert [one.discard for one in t.creature.view.hunted] == [[2, 4], [1, 5]]


def test_a_moved_hunted_discards_the_card_that_was_played() -> None:
    t = slow_table("detour", ripley={"plays": "beach"})
    t.creature.puts(creature="artefact")
    t.creature.plays("detour", "push rover beach")
    t.finish_turn()
    assert t.ripley.discard == "beach"


def test_hunt_cards_reach_the_discard_in_the_order_played() -> None:
    t = table(
        hunt=["fierceness", "persecution", "tracking"],
        limit=3,
        hunt_discard=["clone"],
        ripley={"plays": "rover"},
    )
    t.creature.plays("persecution")
    t.creature.plays("fierceness")
    t.creature.puts(creature="rover")
    assert t.creature.view.hunt_played == ["persecution", "fierceness"]
    assert t.creature.view.hunt_discard == ["clone"]
    t.creature.plays("tracking")
    assert t.creature.view.hunt_played == []
    assert t.creature.view.hunt_discard == ["clone", "persecution", "fierceness", "tracking"]


def test_survival_cards_reach_the_discard_at_once() -> None:
    t = table(survival_discard=["gate"], ripley={"survival": ["ingenuity"]})
    t.ripley.plays("ingenuity")
    assert t.creature.view.survival_discard == ["gate", "ingenuity"]


def test_the_creature_draws_up_to_three_cards() -> None:
    t = table(hunt=["clone"], hunt_deck=["scream", "toxin", "virus"], ripley={"plays": "rover"})
    t.creature.puts(creature="rover")
    t.finish_turn()
    assert sorted(t.creature.hunt) == ["clone", "scream", "toxin"]
    assert t.creature.view.hunt_deck_count == 1


def test_the_creature_with_three_cards_draws_none() -> None:
    t = table(hunt=["clone", "scream", "toxin"], hunt_deck=["virus"], ripley={"plays": "rover"})
    t.creature.puts(creature="rover")
    t.finish_turn()
    assert t.creature.view.hunt_deck_count == 1


def test_the_rescue_comes_one_space_nearer() -> None:
    t = table(ripley={"plays": "rover"})
    t.creature.puts(creature="rover")
    assert (t.rescue, t.state.turn) == (19, 2)


def test_stasis_stops_the_rescue_for_one_turn() -> None:
    t = slow_table(ripley={"plays": "rover"})
    t.creature.puts(creature="rover")
    t.creature.plays("stasis")
    assert (t.rescue, t.state.turn) == (20, 2)
    t.ripley.chooses("commit lair")
    t.creature.passes()
    t.creature.puts(creature="artefact")
    t.finish_turn()
    assert t.rescue == 19


def test_the_effects_of_a_turn_end_with_it() -> None:
    t = table(
        hunt=["interference", "persecution", "mutation"],
        limit=3,
        artemia=True,
        ripley={"plays": "beach", "hand": "lair jungle wreck", "discard": "river rover"},
    )
    for card in ("interference", "persecution", "mutation"):
        t.creature.plays(card)
    t.creature.puts(creature="artefact", artemia="swamp")
    assert t.state.turn == 2
    t.ripley.chooses("commit lair")
    t.creature.passes()
    assert t.creature.view.ineffective == []
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["take_back river+beach+rover -", "use_power wreck"]


def test_whoever_dodged_may_be_caught_next_turn_and_may_play_a_card_again() -> None:
    t = slow_table(ripley={"plays": "jungle", "survival": ["dodge", "detector"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("dodge")
    t.finish_turn()
    seen = t.creature.view.hunted[0]
    assert not seen.survival_used
    t.ripley.chooses("commit rover")
    t.creature.passes()
    t.creature.puts(creature="rover")
    t.finish_turn()
    assert t.ripley.will == 2


def test_double_back_saves_the_card_from_the_clean_up() -> None:
    t = slow_table(ripley={"plays": "jungle", "survival": ["double_back"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("double_back")
    t.finish_turn()
    assert t.ripley.discard == "-"
    assert t.ripley.hand == "lair+jungle+river+beach+rover"


def test_double_back_finds_no_card_that_went_back_before() -> None:
    t = slow_table(ripley={"plays": "jungle", "survival": ["double_back"]})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.offered == ["pass_window"]
