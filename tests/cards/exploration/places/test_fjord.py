"""The Fjord: a card from the hand and one from the discard, of which one is explored."""

from typing import Any

import pytest

from artemia import texts
from artemia.engine.step import members
from artemia.rules.phases.exploration import explore as explore_question
from artemia.rules.redeal import redeal
from artemia.rules.view import view
from artemia.testing import Table, slow_table, table
from tests.cards.exploration.places.talk import explore
from tests.cards.talk import lay, offered, seen
from tests.properties.compare import check_cards, differences

CREATURE = 0


def prepared_table(discard: str = "jungle beach", hunt: str = "stasis", **more: Any) -> Table:
    """Ripley was on the Fjord last turn; Freddy is somewhere else."""
    ripley = {"fjord": True, "hand": "lair fjord rover", "discard": discard, **more.pop("ripley", {})}
    freddy = {"plays": "lair", **more.pop("freddy", {})}
    return table(planet="fjord", hunt=[hunt], limit=2, ripley=ripley, freddy=freddy, **more)


def laid(discard: str = "jungle beach", **more: Any) -> Table:
    """She lays the Rover from her hand and the Beach from her discard, and the hunt begins."""
    t = prepared_table(discard, **more)
    t.ripley.chooses("commit_two rover beach")
    if "smokescreen" in t.freddy.survival:
        t.freddy.plays("smokescreen")
    t.commit()
    return t


def revealed(place: str, **more: Any) -> Table:
    t = laid(**more)
    t.creature.puts(creature="wreck")
    t.creature.chooses("end_hunt")
    if "ripley: counter_choice" in t.asked:
        t.ripley.chooses("plan -")
    t.ripley.chooses(f"explore_only {place}")
    return t


def test_fjord_prepares_two_cards_for_the_next_turn() -> None:
    t = explore("fjord", hand="lair beach", discard="jungle")
    t.ripley.chooses("use_power fjord")
    assert "prepare_fjord" in t.ripley.log
    t.finish_turn()
    assert offered(t.ripley, "commit_two") == ["lair jungle", "beach jungle", "lair fjord", "beach fjord"]
    assert offered(t.ripley, "commit") == []


@pytest.mark.parametrize("before", ["river", "artefact", "fjord"])
def test_fjord_prepares_nothing_for_whoever_has_something_prepared(before: str) -> None:
    t = explore("fjord", discard="jungle")
    setattr(t.state, before, 1 << 1)
    assert t.ripley.offered == ["nothing", "take_back jungle -"]


def test_fjord_with_an_empty_discard_is_about_one_card_and_nothing_to_choose() -> None:
    t = prepared_table("", ripley={"hand": "lair jungle fjord beach rover"})
    assert "commit beach" in t.ripley.offered
    t.ripley.chooses("commit beach")
    t.commit()
    t.creature.puts(creature="wreck")
    t.reveal()
    assert t.ripley.at == "beach"
    assert not any(line.startswith("explore_only") for line in t.ripley.log)


def test_fjord_is_of_no_use_after_giving_up() -> None:
    t = prepared_table()
    t.ripley.chooses("give_up")
    assert offered(t.ripley, "commit_two") == []
    assert "commit beach" in t.ripley.offered


def test_fjord_leaves_a_hunted_without_a_hand_to_resist_first() -> None:
    t = prepared_table(ripley={"hand": "", "plays": "", "discard": "lair jungle fjord beach rover"})
    t.state.hunted[1].hand = 0
    assert {line.split(" ")[0] for line in t.ripley.offered} == {"resist", "give_up"}
    t.ripley.chooses("resist lair+jungle 1")
    assert "commit_two lair beach" in t.ripley.offered


def test_fjord_s_second_card_may_not_be_inaccessible() -> None:
    t = prepared_table(hunt="force_field")
    t.creature.plays("force_field", "raise_force_field beach+rover")
    assert offered(t.ripley, "commit_two") == ["lair jungle", "fjord jungle"]
    t = prepared_table("beach", hunt="force_field", ripley={"hand": "lair jungle fjord rover"})
    t.creature.plays("force_field", "raise_force_field beach+rover")
    assert offered(t.ripley, "commit_two") == []
    assert offered(t.ripley, "commit") == ["lair", "jungle", "fjord"]


# Exploring one of the two


@pytest.mark.parametrize(("explored", "other"), [("rover", "beach"), ("beach", "rover")])
def test_fjord_lets_her_choose_before_the_reveal_and_discards_both(explored: str, other: str) -> None:
    t = laid()
    t.creature.puts(creature="wreck")
    t.creature.chooses("end_hunt")
    assert t.asked == ["ripley: which_to_explore"]
    assert t.ripley.offered == ["explore_only beach", "explore_only rover"]
    t.ripley.chooses(f"explore_only {explored}")
    assert t.ripley.at == explored
    t.finish_turn()
    assert t.ripley.discard == "jungle+beach+rover"
    assert t.ripley.hand == "lair+fjord"


def test_fjord_s_unexplored_place_has_no_effect_and_catches_nobody() -> None:
    t = laid()
    t.creature.puts(creature="beach")
    t.creature.chooses("end_hunt")
    t.ripley.chooses("explore_only rover")
    t.until("end_of_turn")
    assert t.ripley.will == 3


def test_fjord_s_two_cards_come_back_after_the_last_will() -> None:
    t = laid(ripley={"will": 1})
    t.creature.puts(creature="rover")
    t.creature.chooses("end_hunt")
    t.ripley.chooses("explore_only rover")
    t.until("end_of_turn")
    assert t.ripley.hand == "lair+jungle+fjord+beach+rover"


def test_fjord_and_vortex() -> None:
    """Either of the two can be swapped for a discarded one."""
    t = laid(ripley={"survival": ["vortex"]})
    t.creature.puts(creature="wreck")
    t.creature.chooses("end_hunt")
    t.ripley.chooses("plan vortex")
    assert t.ripley.offered == ["exchange jungle beach", "exchange jungle rover"]
    t.ripley.chooses("exchange jungle rover")
    assert t.ripley.offered == ["explore_only jungle", "explore_only beach"]
    assert seen(t, CREATURE).exposed == [2, 4]
    assert seen(t, CREATURE).hand_count == 2
    t.ripley.chooses("explore_only beach")
    assert seen(t, CREATURE).played == [2, 4]


# What the others know


def test_fjord_cards_are_a_secret_in_the_first_phase() -> None:
    t = prepared_table()
    before = [view(t.state, seat) for seat in (CREATURE, 2, None)]
    t.ripley.chooses("commit_two rover beach")
    assert [view(t.state, seat) for seat in (CREATURE, 2, None)] == before
    assert t.creature.log == t.freddy.log == []
    assert t.ripley.view.hunted[0].discard == [2]


def test_fjord_cards_can_be_taken_back_while_the_window_is_open() -> None:
    t = prepared_table()
    before = t.state.copy()
    t.ripley.chooses("commit_two rover beach")
    t.ripley.chooses("withdraw")
    assert (t.ripley.hand, t.ripley.discard, t.ripley.played) == ("lair+fjord+rover", "jungle+beach", "-")
    assert set(differences(before, t.state)) <= {"agenda"}


def test_fjord_cards_are_taken_back_when_the_creature_changes_the_terms() -> None:
    t = prepared_table(hunt="force_field")
    t.ripley.chooses("commit_two rover beach")
    t.creature.plays("force_field", "raise_force_field beach+rover")
    assert (t.ripley.hand, t.ripley.discard, t.ripley.played) == ("lair+fjord+rover", "jungle+beach", "-")


def test_fjord_s_discarded_card_is_seen_to_leave_the_discard_when_the_hunt_begins() -> None:
    t = laid()
    her = seen(t, CREATURE)
    assert (her.discard, her.exposed, her.played, her.hand_count) == ([2], [4], None, 2)
    assert t.creature.log[-1] == "laid_from_discard beach"


def test_fjord_behind_a_smokescreen_nobody_tells_the_creature_which_card_left() -> None:
    t = prepared_table(freddy={"survival": ["smokescreen"]})
    t.ripley.chooses("commit_two rover beach")
    t.freddy.plays("smokescreen")
    t.commit()
    her = seen(t, CREATURE)
    assert (her.discard, her.exposed, her.discard_count, her.hand_count) == (None, None, 1, 2)
    assert seen(t, 2).exposed == [4]
    assert t.creature.log[-1] == "laid_from_discard …"
    assert t.freddy.log[-1] == "laid_from_discard beach"


def test_fjord_s_unexplored_card_stays_face_down() -> None:
    """From the hand, it is known to its owner only; from the discard, to all who saw it leave."""
    t = revealed("beach")
    assert seen(t, CREATURE).played == seen(t, 2).played == [4]
    assert t.ripley.view.hunted[0].played == [4, 5]
    t = revealed("rover")
    assert seen(t, CREATURE).played == seen(t, 2).played == [4, 5]
    t = revealed("rover", freddy={"survival": ["smokescreen"]})
    assert seen(t, CREATURE).played == [5]
    assert seen(t, 2).played == [4, 5]


def deals(t: Table, seat: int, n: int = 40) -> list[Any]:
    found = [redeal(t.state, seat, seed) for seed in range(n)]
    for one in found:
        check_cards(one)
        assert view(one, seat) == view(t.state, seat)
        assert differences(redeal(one, seat, 1), redeal(t.state, seat, 1)) == []
    return [one.hunted[1] for one in found]


@pytest.mark.parametrize("seat", [CREATURE, 2])
def test_fjord_dealt_anew_in_the_first_phase_nobody_can_tell_that_two_were_laid(seat: int) -> None:
    t = prepared_table()
    t.ripley.chooses("commit_two rover beach")
    found = {(h.played & ~h.exposed, h.exposed) for h in deals(t, seat)}
    assert found == {(0, 0)}


@pytest.mark.parametrize("seat", [CREATURE, 2])
def test_fjord_dealt_anew_later_the_card_from_the_discard_is_known(seat: int) -> None:
    t = laid()
    found = deals(t, seat)
    assert {h.played for h in found} == {t.places(f"beach {one}") for one in ("lair", "fjord", "rover")}
    assert {h.exposed for h in found} == {t.places("beach")}


@pytest.mark.parametrize("seat", [CREATURE, 2])
def test_fjord_dealt_anew_while_another_still_chooses(seat: int) -> None:
    t = laid(freddy={"plays": "jungle rover", "river": True})
    t.creature.puts(creature="wreck")
    t.creature.chooses("end_hunt")
    t.ripley.chooses("explore_only beach")
    found = deals(t, seat)
    assert {h.aside for h in found} == {t.places(one) for one in ("lair", "fjord", "beach", "rover")}


@pytest.mark.parametrize("seat", [CREATURE, 2])
def test_fjord_dealt_anew_after_the_reveal_the_card_face_down_is_one_of_those_then_in_hand(seat: int) -> None:
    t = revealed("beach")
    t.reckon("ripley")
    t.ripley.chooses("take_back jungle -")
    three = {t.places(f"beach {one}") for one in ("lair", "fjord", "rover")}
    assert {h.played for h in deals(t, seat)} == three, "the Jungle is known to be in her hand"
    t = revealed("rover")
    assert {h.played for h in deals(t, seat)} == {t.places("beach rover")}


def test_fjord_dealt_anew_behind_a_smokescreen() -> None:
    """The Creature can't tell which card left the discard, before the reveal or after it."""
    t = prepared_table("jungle beach", freddy={"survival": ["smokescreen"]})
    t.ripley.chooses("commit_two rover beach")
    t.freddy.plays("smokescreen")
    assert {h.discard for h in deals(t, CREATURE)} == {t.places("jungle beach")}
    t.commit()
    assert {h.discard for h in deals(t, CREATURE)} == set(members(t.places("jungle beach")))
    t.creature.puts(creature="wreck")
    t.creature.chooses("end_hunt")
    hand_card = t.state.copy()
    t.ripley.chooses("explore_only rover")
    found = deals(t, CREATURE)
    assert {h.at for h in found} == {t.places("rover")}
    assert {h.played for h in found} == {t.places("rover jungle"), t.places("rover beach")}
    assert {h.hand for h in found} == {t.places("lair fjord")}
    t.state = hand_card
    t.state.log = []
    t.ripley.chooses("explore_only beach")
    found = deals(t, CREATURE)
    assert {h.played for h in found} == {t.places(f"beach {one}") for one in ("lair", "fjord", "rover")}
    assert {h.discard for h in found} == {t.places("jungle")}


def test_fjord_card_taken_up_by_vortex_leaves_no_doubt_but_behind_a_smokescreen() -> None:
    t = prepared_table("jungle beach", ripley={"survival": ["vortex"]}, freddy={"survival": ["smokescreen"]})
    t.freddy.plays("smokescreen")
    t.ripley.chooses("commit_two rover beach")
    t.commit()
    t.creature.puts(creature="wreck")
    t.creature.chooses("end_hunt")
    t.ripley.chooses("plan vortex")
    t.ripley.chooses("exchange jungle rover")
    assert len({h.played for h in deals(t, CREATURE)}) > 3
    assert seen(t, CREATURE).hand_count == 2


def test_fjord_and_double_back_save_one_of_the_two() -> None:
    t = slow_table(
        planet="fjord",
        ripley={"fjord": True, "hand": "lair rover", "discard": "beach", "survival": ["double_back"]},
    )
    t.ripley.chooses("commit_two rover beach")
    t.creature.passes()
    t.creature.puts(creature="wreck")
    t.creature.chooses("end_hunt")
    t.ripley.passes()
    t.ripley.chooses("explore_only rover")
    t.until("end_of_turn")
    t.ripley.chooses("play_survival double_back")
    assert t.ripley.offered == ["pick_up beach", "pick_up rover"]
    t.ripley.chooses("pick_up beach")
    t.finish_turn()
    assert (t.ripley.hand, t.ripley.discard) == ("lair+beach", "rover")


def test_fjord_and_double_back_behind_a_smokescreen_tell_the_creature_no_card() -> None:
    t = revealed("rover", ripley={"survival": ["double_back"]}, freddy={"survival": ["smokescreen"]})
    t.ripley.plays("double_back", "pick_up beach")
    assert t.creature.log[-1] == "pick_up …"
    assert t.freddy.log[-1] == "pick_up beach"
    assert {h.hand for h in deals(t, CREATURE)} == {
        t.places(f"lair fjord {one}") for one in ("jungle", "beach")
    }


def test_fjord_lasts_one_turn() -> None:
    t = revealed("beach")
    t.finish_turn()
    assert offered(t.ripley, "commit_two") == []
    lay(t, ripley="lair", freddy="jungle")


@pytest.mark.parametrize("smoke", [True, False])
def test_fjord_and_second_thoughts_leave_others_in_doubt(smoke: bool) -> None:
    """One of the two was exchanged for a card of her hand, and nobody else knows which for which."""
    freddy = {"survival": ["smokescreen"]} if smoke else {}
    t = laid(ripley={"survival": ["second_thoughts"]}, freddy=freddy)
    t.creature.puts(creature="wreck")
    t.creature.chooses("end_hunt")
    t.ripley.chooses("plan second_thoughts")
    t.ripley.chooses("rethink lair beach")
    assert (t.ripley.hand, t.ripley.played) == ("fjord+beach", "lair+rover")
    found = deals(t, CREATURE)
    assert len({h.played for h in found}) == (9 if smoke else 6)
    assert {h.discard for h in found} == (set(members(t.places("jungle beach"))) if smoke else {2})
    t.ripley.chooses("explore_only lair")
    t.finish_turn()
    assert t.ripley.discard == "lair+jungle+rover"


def test_fjord_is_why_two_cards_are_asked_for() -> None:
    t = prepared_table()
    assert "Fjord" in texts.prompt(t.state, explore_question(1), "en")
    t.ripley.chooses("give_up")
    assert texts.prompt(t.state, explore_question(1), "fr").startswith("Où allez-vous")
