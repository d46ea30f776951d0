"""Phase 1: everybody at once and in secret, until the last one is done."""

import pytest

from artemia.testing import Player, table

FOUR = "jungle river beach rover"


def verbs(player: Player) -> set[str]:
    return {line.split(" ")[0] for line in player.offered}


def commitments(player: Player) -> list[str]:
    return [line.removeprefix("commit ") for line in player.offered if line.startswith("commit ")]


# Laying a card


def test_any_card_in_hand_may_be_laid() -> None:
    t = table(ripley={"hand": "lair river wreck", "discard": "jungle"})
    assert commitments(t.ripley) == ["lair", "river", "wreck"]


def test_a_laid_card_is_no_longer_in_hand() -> None:
    t = table(ripley={"plays": "river"}, freddy={})
    t.ripley.chooses("commit river")
    assert t.ripley.hand == "lair+jungle+beach+rover"
    assert t.ripley.played == "river"


def test_the_creature_is_asked_first_and_then_clockwise() -> None:
    t = table(hunt=["stasis"], ripley={}, freddy={}, trinity={})
    assert t.asked == ["creature: prepare", "ripley: explore", "freddy: explore", "trinity: explore"]


def test_the_phase_ends_when_the_last_one_is_done_in_whatever_order() -> None:
    t = table(hunt=["stasis"], ripley={}, freddy={})
    t.freddy.chooses("commit lair")
    t.creature.chooses("ready")
    assert t.asked == ["ripley: explore"]
    t.ripley.chooses("commit lair")
    assert t.asked == ["creature: hunt_choice"]


def test_whoever_is_done_may_think_again() -> None:
    t = table(hunt=["stasis"], ripley={}, freddy={})
    t.ripley.chooses("commit river")
    t.creature.chooses("ready")
    assert t.ripley.offered == ["withdraw"]
    t.ripley.chooses("withdraw")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
    t.ripley.chooses("commit rover")
    t.creature.chooses("withdraw")
    assert t.asked == ["creature: prepare", "freddy: explore"]
    t.freddy.chooses("commit lair")
    t.creature.chooses("ready")
    assert t.ripley.played == "rover"


def test_nobody_thinks_again_once_all_are_done() -> None:
    t = table(hunt=["stasis"], ripley={"plays": "river"}, freddy={})
    t.commit()
    assert t.ripley.offered == []
    assert "withdraw" not in t.creature.offered


def test_nobody_withdraws_before_he_is_done() -> None:
    t = table(hunt=["stasis"], ripley={})
    assert "withdraw" not in t.ripley.offered + t.creature.offered


@pytest.mark.parametrize("what", ["river", "artefact"])
def test_two_cards_are_compulsory_after_river_or_artefact(what: str) -> None:
    t = table(ripley={"hand": "lair jungle beach", "discard": "rover", what: True}, freddy={})
    assert commitments(t.ripley) == ["lair+jungle", "lair+beach", "jungle+beach"]
    assert "commit lair" in t.freddy.offered


@pytest.mark.parametrize("what", ["river", "artefact"])
def test_one_card_in_hand_isn_t_enough_for_two(what: str) -> None:
    t = table(ripley={"hand": "lair", "discard": FOUR, what: True})
    assert verbs(t.ripley) == {"resist", "give_up"}
    t.ripley.chooses("resist jungle+rover 1")
    assert commitments(t.ripley) == ["lair+jungle", "lair+rover", "jungle+rover"]


def test_what_is_prepared_survives_giving_up() -> None:
    t = table(ripley={"hand": "lair", "discard": FOUR, "river": True})
    t.ripley.chooses("give_up")
    assert all("+" in pair for pair in commitments(t.ripley))


def test_what_the_river_prepared_survives_a_lost_last_will() -> None:
    t = table(ripley={"plays": "river beach", "will": 1, "artefact": True})
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power river")
    assert t.ripley.will == 3
    assert all("+" in pair for pair in commitments(t.ripley))


# Resist


def test_one_will_brings_back_exactly_two_cards() -> None:
    t = table(ripley={"hand": "lair", "discard": "jungle river beach"})
    assert [line for line in t.ripley.offered if line.endswith(" 1")] == [
        "resist jungle+river 1",
        "resist jungle+beach 1",
        "resist river+beach 1",
    ]
    t.ripley.chooses("resist jungle+beach 1")
    assert (t.ripley.will, t.ripley.hand, t.ripley.discard) == (2, "lair+jungle+beach", "river")
    assert t.assimilation == 20


def test_two_will_bring_back_exactly_four_cards() -> None:
    t = table(ripley={"hand": "lair", "discard": FOUR + " wreck"})
    fours = [line for line in t.ripley.offered if line.startswith("resist") and line.endswith(" 2")]
    assert len(fours) == 5
    t.ripley.chooses("resist jungle+river+beach+wreck 2")
    assert (t.ripley.will, t.ripley.discard) == (1, "rover")


def test_two_will_bring_back_three_cards_if_there_are_no_more() -> None:
    t = table(ripley={"hand": "lair", "discard": "jungle river beach"})
    t.ripley.chooses("resist jungle+river+beach 2")
    assert (t.ripley.will, t.ripley.discard) == (1, "-")


def test_one_will_brings_back_the_only_card_there_is() -> None:
    t = table(ripley={"discard": "jungle"})
    assert [line for line in t.ripley.offered if line.startswith("resist")] == ["resist jungle 1"]


@pytest.mark.parametrize("discard", ["jungle", "jungle river"])
def test_nobody_pays_two_will_for_what_one_would_buy(discard: str) -> None:
    t = table(ripley={"discard": discard})
    assert not any(line.endswith(" 2") for line in t.ripley.offered)


def test_nobody_pays_two_will_with_one() -> None:
    t = table(ripley={"hand": "lair", "discard": FOUR, "will": 1})
    assert "resist" in verbs(t.ripley)
    assert not any(line.endswith(" 2") for line in t.ripley.offered)


def test_there_is_nothing_to_resist_for_on_an_empty_discard() -> None:
    assert "resist" not in verbs(table(ripley={"will": 2}).ripley)


def test_one_resists_once_a_turn() -> None:
    t = table(ripley={"hand": "lair", "discard": FOUR})
    t.ripley.chooses("resist jungle+river 1")
    assert verbs(t.ripley) == {"commit", "give_up"}


def test_one_who_is_done_resists_after_withdrawing() -> None:
    t = table(ripley={"hand": "lair", "discard": FOUR}, freddy={})
    t.ripley.chooses("commit lair")
    assert t.ripley.offered == ["withdraw"]
    t.ripley.chooses("withdraw")
    t.ripley.chooses("resist jungle+river 1")
    assert t.ripley.played == "-"
    assert commitments(t.ripley) == ["lair", "jungle", "river"]


@pytest.mark.parametrize(("will", "how"), [(1, "resist jungle+river 1"), (2, "resist jungle+river+beach 2")])
def test_resisting_with_the_last_will_is_giving_up(will: int, how: str) -> None:
    t = table(ripley={"hand": "lair rover", "discard": "jungle river beach", "will": will})
    t.ripley.chooses(how)
    assert (t.ripley.will, t.ripley.discard) == (3, "-")
    assert t.ripley.hand == "lair+jungle+river+beach+rover"
    assert t.assimilation == 19


def test_nothing_comes_between_the_last_will_and_giving_up() -> None:
    """Adrenaline could save her before, never after."""
    t = table(
        hunt=["despair"],
        ripley={"hand": "lair", "discard": FOUR, "will": 1, "survival": ["adrenaline"]},
    )
    assert t.ripley.could_play("adrenaline")
    t.creature.passes()
    t.ripley.chooses("resist jungle+river 1")
    assert t.assimilation == 19
    assert not t.ripley.could_play("adrenaline")
    assert t.ripley.log[:3] == ["resist jungle+river 1", "give_up", "advance_assimilation 1"]


def test_adrenaline_before_resisting_saves_her() -> None:
    t = table(ripley={"hand": "lair", "discard": FOUR, "will": 1, "survival": ["adrenaline"]})
    t.ripley.plays("adrenaline")
    t.ripley.chooses("resist jungle+river 1")
    assert (t.ripley.will, t.assimilation) == (1, 20)


# Give Up


@pytest.mark.parametrize(
    ("will", "discard", "offered"),
    [(3, "", False), (3, "lair", True), (2, "", True), (1, "", True), (1, "lair", True)],
)
def test_giving_up_is_offered_unless_there_is_nothing_to_regain(
    will: int, discard: str, offered: bool
) -> None:
    t = table(ripley={"discard": discard, "will": will})
    assert ("give_up" in t.ripley.offered) == offered


def test_giving_up_brings_everything_back() -> None:
    t = table(ripley={"hand": "lair swamp", "discard": FOUR, "will": 1})
    t.ripley.chooses("give_up")
    assert (t.ripley.will, t.ripley.discard) == (3, "-")
    assert t.ripley.hand == "lair+jungle+river+beach+rover+swamp"
    assert t.assimilation == 19


def test_every_one_who_gives_up_costs_a_space_at_once() -> None:
    t = table(ripley={"discard": "lair"}, freddy={"will": 2}, trinity={})
    t.ripley.chooses("give_up")
    assert t.assimilation == 19
    t.freddy.chooses("give_up")
    assert t.assimilation == 18


def test_one_gives_up_once_a_turn() -> None:
    t = table(hunt=["stasis"], ripley={"discard": "lair", "survival": ["sacrifice"]})
    t.ripley.chooses("give_up")
    t.ripley.plays("sacrifice", "calm_creature lair")
    assert verbs(t.ripley) == {"commit", "resist"}


def test_giving_up_by_force_leaves_the_choice_to_give_up_again() -> None:
    t = table(hunt=["stasis"], ripley={"discard": "lair", "will": 1, "survival": ["sacrifice"]})
    t.ripley.chooses("resist lair 1")
    t.ripley.plays("sacrifice", "calm_creature lair")
    assert verbs(t.ripley) == {"commit", "give_up"}
    t.ripley.chooses("give_up")
    assert t.assimilation == 18


def test_giving_up_after_resisting() -> None:
    t = table(ripley={"hand": "lair", "discard": FOUR})
    t.ripley.chooses("resist jungle+river 1")
    t.ripley.chooses("give_up")
    assert (t.ripley.will, t.ripley.discard, t.assimilation) == (3, "-", 19)


# Survival cards


def test_one_survival_card_a_turn() -> None:
    t = table(ripley={"will": 2, "survival": ["adrenaline", "ingenuity"]})
    t.ripley.plays("ingenuity")
    assert not t.ripley.could_play("adrenaline")


def test_while_a_card_takes_effect_nobody_plays_another() -> None:
    t = table(
        hunt=["despair"],
        ripley={"discard": "jungle river beach", "survival": ["sixth_sense"]},
        freddy={"survival": ["ingenuity"], "discard": "lair"},
    )
    t.ripley.plays("sixth_sense")
    assert not t.creature.could_play("despair")
    assert not t.freddy.could_play("ingenuity")
    assert {"commit", "resist", "give_up"} <= verbs(t.freddy)
    t.freddy.chooses("resist lair 1")
    t.ripley.chooses("take_back jungle+beach")
    assert t.creature.could_play("despair")
    assert t.freddy.could_play("ingenuity")


def test_cards_of_other_phases_have_to_wait() -> None:
    t = table(ripley={"discard": "lair", "survival": ["vortex", "dodge", "double_back", "gate"]})
    assert verbs(t.ripley) == {"commit", "resist", "give_up"}


# The Creature


@pytest.mark.parametrize("card", ["despair", "force_field", "clone", "detour", "stasis", "flashback"])
def test_the_creature_is_asked_whatever_it_holds(card: str) -> None:
    t = table(hunt=[card], ripley={"plays": "lair"})
    t.ripley.chooses("commit lair")
    assert t.asked == ["creature: prepare"]


def test_the_creature_without_cards_is_not_asked() -> None:
    t = table(ripley={"plays": "lair"})
    assert t.asked == ["ripley: explore"]


@pytest.mark.parametrize("what", ["resist jungle+river 1", "give_up", "play_survival adrenaline"])
def test_what_a_hunted_shows_reopens_the_window_for_the_creature(what: str) -> None:
    t = table(
        hunt=["despair"],
        ripley={"hand": "lair", "discard": FOUR, "will": 2, "survival": ["adrenaline"]},
        freddy={},
    )
    t.creature.chooses("ready")
    assert "creature: prepare" not in t.asked
    t.ripley.chooses(what)
    assert "creature: prepare" in t.asked
    assert t.creature.could_play("despair")


def test_a_laid_card_does_not_reopen_the_window_for_the_creature() -> None:
    t = table(hunt=["despair"], ripley={}, freddy={})
    t.creature.chooses("ready")
    t.ripley.chooses("commit lair")
    assert t.asked == ["freddy: explore"]


def test_the_window_does_not_reopen_for_a_creature_that_used_its_card() -> None:
    t = table(hunt=["despair", "force_field"], ripley={"will": 2}, freddy={})
    t.creature.plays("despair")
    assert t.creature.offered == []
    t.ripley.chooses("give_up")
    assert t.asked == ["ripley: explore", "freddy: explore"]


def test_with_two_cards_a_turn_the_creature_is_asked_again() -> None:
    t = table(hunt=["despair", "force_field"], limit=2, ripley={})
    t.creature.plays("despair")
    assert t.creature.could_play("force_field")


def test_sacrifice_leaves_nothing_to_ask_the_creature() -> None:
    t = table(hunt=["despair"], ripley={"survival": ["sacrifice"]}, freddy={})
    t.ripley.plays("sacrifice", "calm_creature lair")
    assert t.asked == ["ripley: explore", "freddy: explore"]
    assert t.creature.offered == []


def test_an_emptied_hand_leaves_nothing_to_ask_the_creature() -> None:
    t = table(hunt=["despair", "stasis"], ripley={"survival": ["strike_back"]}, freddy={})
    t.ripley.plays("strike_back")
    assert t.asked == ["ripley: explore", "freddy: explore"]


@pytest.mark.parametrize(
    ("card", "choice"), [("despair", []), ("force_field", ["raise_force_field beach+rover"])]
)
def test_despair_and_force_field_take_back_what_is_laid(card: str, choice: list[str]) -> None:
    t = table(hunt=[card], ripley={}, freddy={}, trinity={"river": True})
    t.ripley.chooses("commit rover")
    t.trinity.chooses("commit lair+jungle")
    t.creature.plays(card, *choice)
    assert sorted(t.asked) == ["freddy: explore", "ripley: explore", "trinity: explore"]
    assert t.ripley.played == t.trinity.played == "-"
    assert t.ripley.hand == t.trinity.hand == "lair+jungle+river+beach+rover"


def test_despair_ends_all_survival_cards_of_the_turn() -> None:
    t = table(
        hunt=["despair"],
        ripley={"plays": "jungle", "will": 2, "survival": ["adrenaline", "vortex", "dodge", "double_back"]},
    )
    t.creature.plays("despair")
    assert not t.ripley.could_play("adrenaline")
    t.creature.puts(creature="jungle", artemia="lair")
    assert t.state.turn == 2
    assert t.ripley.will == 1


def test_despair_leaves_a_card_played_before_in_force() -> None:
    t = table(hunt=["despair"], ripley={"will": 1, "survival": ["adrenaline"]})
    t.ripley.plays("adrenaline")
    t.creature.plays("despair")
    assert t.ripley.will == 2


def test_a_force_field_bars_both_places_and_lays_the_target_token() -> None:
    t = table(hunt=["force_field"], ripley={}, freddy={})
    t.creature.plays("force_field", "raise_force_field jungle+shelter")
    assert t.token("target") == "jungle+shelter"
    assert commitments(t.ripley) == ["lair", "river", "beach", "rover"]


def test_a_force_field_and_two_cards_to_lay() -> None:
    t = table(
        hunt=["force_field"], ripley={"hand": "jungle river beach", "discard": "lair rover", "river": True}
    )
    t.creature.plays("force_field", "raise_force_field jungle+river")
    assert verbs(t.ripley) == {"resist", "give_up"}
    t.ripley.chooses("resist lair+rover 1")
    assert commitments(t.ripley) == ["lair+beach", "lair+rover", "beach+rover"]


def test_a_force_field_lasts_one_turn() -> None:
    t = table(hunt=["force_field"], ripley={"plays": "rover"})
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.creature.puts(creature="wreck")
    t.finish_turn()
    assert commitments(t.ripley) == ["lair", "jungle", "river", "beach"]
    assert t.token("target") == "-"
