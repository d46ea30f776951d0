"""The Fungi, and Will counters on the Rescue track."""

import pytest

from artemia.engine import kernel
from artemia.rules.effects.will import heal
from artemia.testing import slow_table, table
from tests.cards.exploration.places.talk import explore, explore_together, track
from tests.cards.talk import offered


def test_fungi_put_will_on_free_spaces_ahead() -> None:
    t = explore("fungi", rescue=5, will=1, fungi=(3,))
    t.ripley.chooses("use_power fungi")
    assert offered(t.ripley, "sow_will") == ["1 1", "2 1", "4 1"]
    t.ripley.chooses("sow_will 4 1")
    assert track(t) == [3, 4]
    assert "ripley: sow_more" not in t.asked, "the pool is empty"


def test_fungi_take_up_to_two_counters() -> None:
    t = explore("fungi", rescue=5, will=1)
    t.ripley.chooses("use_power fungi")
    t.ripley.chooses("sow_will 2 1")
    assert t.ripley.offered == ["nothing", "sow_will 1 0", "sow_will 3 0", "sow_will 4 0"]
    t.ripley.chooses("sow_will 4 0")
    assert track(t) == [2, 4]
    assert "ripley: sow_more" not in t.asked


def test_fungi_take_no_third_counter_from_a_full_pool() -> None:
    t = explore_together(
        "fungi", options={"rescue": 9}, ripley={"will": 1}, freddy={"plays": "lair", "will": 1}
    )
    t.ripley.chooses("use_power fungi")
    t.ripley.chooses("sow_will 2 1")
    t.ripley.chooses("sow_will 4 0")
    assert "ripley: sow_more" not in t.asked


def test_fungi_let_her_stop_after_one() -> None:
    t = explore("fungi", rescue=5, will=1)
    t.ripley.chooses("use_power fungi")
    t.ripley.chooses("sow_will 2 1")
    t.ripley.chooses("nothing")
    assert track(t) == [2]


def test_fungi_or_a_survival_card() -> None:
    t = explore("fungi", will=2, survival_deck=["gate"])
    t.ripley.chooses("use_power fungi")
    t.ripley.chooses("draw_survival 1")
    assert t.ripley.survival == ["gate"]
    assert track(t) == []


def test_fungi_find_no_will_in_an_empty_pool() -> None:
    t = explore("fungi", survival_deck=["gate"])
    t.ripley.chooses("use_power fungi")
    assert t.ripley.survival == ["gate"], "all that is left"
    t = explore("fungi", survival_deck=[])
    assert t.ripley.offered == ["nothing"]


@pytest.mark.parametrize(("rescue", "taken"), [(1, ()), (3, (1, 2))])
def test_fungi_find_no_free_space(rescue: int, taken: tuple[int, ...]) -> None:
    t = explore_together(
        "fungi",
        options={"rescue": rescue, "fungi": taken, "survival_deck": []},
        ripley={"will": 1},
        freddy={"plays": "lair", "will": 1},
    )
    assert t.ripley.offered == ["nothing"]


def test_fungi_under_despair_only_sow() -> None:
    t = explore("fungi", hunt=("despair",), rescue=3, will=2)
    t.ripley.chooses("use_power fungi")
    assert t.ripley.offered == ["sow_will 1 1", "sow_will 2 1"]


# Collecting


def test_fungi_will_goes_to_whom_the_hunted_choose() -> None:
    t = explore_together(
        "wreck",
        planet="fungi",
        options={"rescue": 5, "fungi": (4,)},
        ripley={"will": 2},
        freddy={"plays": "lair", "will": 1},
        newt={"plays": "lair"},
    )
    t.ripley.chooses("use_power wreck")
    assert t.asked == ["ripley: who_takes_will"]
    assert t.ripley.offered == ["receive_will ripley", "receive_will freddy"]
    t.ripley.chooses("receive_will freddy")
    assert t.freddy.will == 2
    assert track(t) == []


def test_fungi_will_returns_to_the_pool_if_nobody_lacks_any() -> None:
    t = explore("wreck", planet="fungi", rescue=5, fungi=(4,))
    t.state.hunted[1].will = 3
    t.ripley.chooses("use_power wreck")
    assert track(t) == []
    assert t.ripley.will == 3


def test_fungi_at_the_end_of_the_turn_the_first_hunted_speaks_for_all() -> None:
    t = slow_table(
        planet="fungi",
        rescue=5,
        fungi=(4,),
        ripley={"plays": "lair", "will": 2},
        freddy={"plays": "lair", "will": 2},
    )
    t.creature.puts(creature="wreck")
    t.until("end_of_turn")
    t.creature.passes()
    assert t.asked == ["ripley: who_takes_will"]


def test_fungi_are_collected_one_after_the_other_when_rescue_moves_two_spaces() -> None:
    t = explore_together(
        "pole",
        planet="fungi",
        options={"rescue": 6, "fungi": (5, 4)},
        ripley={"will": 2},
        freddy={"plays": "lair", "will": 2},
    )
    t.ripley.chooses("use_power pole")
    assert t.creature.log[-2:] == ["collect_will 5", "collect_will 4"]
    t.ripley.chooses("receive_will freddy")
    assert t.creature.log[-1] == "receive_will ripley"
    assert (t.ripley.will, t.freddy.will) == (2, 3)


def test_fungi_will_isn_t_for_whoever_is_spent() -> None:
    t = explore_together(
        "pole",
        planet="fungi",
        options={"rescue": 6, "fungi": (5,)},
        ripley={"will": 1},
        freddy={"plays": "lair", "will": 2},
    )
    t.ripley.chooses("use_power pole")
    assert t.creature.log[-3:] == ["collect_will 5", "receive_will freddy", "advance_assimilation 1"]


# A dry pool


def test_fungi_counters_are_all_there_is_when_the_pool_is_dry() -> None:
    """Three counters a Hunted: two on the track, one held, and she gives up."""
    t = table(planet="fungi", rescue=9, fungi=(3, 5), ripley={"will": 1, "hand": "lair", "discard": "jungle"})
    t.ripley.chooses("give_up")
    assert t.creature.log == ["give_up", "advance_assimilation 1", "lift_will 3+5"]
    assert t.ripley.will == 3
    assert "commit lair" in t.ripley.offered


def test_fungi_counters_to_take_are_hers_to_choose() -> None:
    t = explore_together(
        "source",
        options={"rescue": 9, "fungi": (3, 5)},
        planet="pole",
        ripley={"will": 1},
        freddy={"plays": "lair"},
    )
    t.ripley.chooses("use_power source")
    t.ripley.chooses("heal ripley")
    assert t.asked == ["ripley: take_from_track"]
    assert t.ripley.offered == ["lift_will 3", "lift_will 5"]
    t.ripley.chooses("lift_will 5")
    assert track(t) == [3]
    assert t.ripley.will == 2


def test_fungi_counters_restore_two_spent_hunted() -> None:
    t = slow_table(
        planet="fungi",
        rescue=9,
        fungi=(3, 4, 5),
        ripley={"plays": "lair", "will": 1},
        freddy={"plays": "lair", "will": 2},
    )
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (3, 3)
    assert track(t) == []


def test_fungi_pay_several_who_are_healed_at_once() -> None:
    """Each of two takes one counter, none is taken twice."""
    t = table(planet="fungi", rescue=9, fungi=(3, 4, 5), ripley={"will": 1}, freddy={"will": 2})
    t.state.agenda.append(heal(1, 0b110))
    kernel.settle(t.state)
    t.freddy.chooses("lift_will 3")
    assert t.ripley.offered == ["lift_will 4", "lift_will 5"]
    t.ripley.chooses("lift_will 4")
    assert (t.ripley.will, t.freddy.will, track(t)) == (2, 3, [5])


# In the first phase all act at once


def test_fungi_pay_two_who_give_up_at_the_same_time() -> None:
    """Ripley has still to choose her counter when Freddy resists with his last Will: none is owed twice."""
    t = table(
        planet="fungi",
        rescue=9,
        fungi=(3, 4, 5),
        ripley={"will": 1, "discard": "lair"},
        freddy={"will": 1, "discard": "lair jungle"},
    )
    t.ripley.chooses("give_up")
    t.freddy.chooses("resist lair+jungle 1")
    assert t.ripley.offered == ["lift_will 3", "lift_will 4", "lift_will 5"]
    assert t.freddy.offered == ["lift_will 3+4", "lift_will 3+5", "lift_will 4+5"]
    t.freddy.chooses("lift_will 3+5")
    t.ripley.chooses("lift_will 4")
    assert (t.ripley.will, t.freddy.will, track(t)) == (3, 3, []), "six counters in all"


def test_fungi_pay_whoever_gives_up_before_a_will_is_taken() -> None:
    """The Shield arrives, Rescue reaches a Will, the pool is dry. While Ripley thinks, Freddy takes that Will
    and one off the track; hers comes off the track then, too.
    """
    t = table(
        planet="fungi dome",
        rescue=9,
        shield=3,
        fungi=(8, 5, 4),
        ripley={"will": 2, "survival": ["ingenuity"]},
        freddy={"will": 1, "discard": "lair jungle"},
    )
    t.ripley.plays("ingenuity")
    assert t.rescue == 7
    assert t.ripley.offered == ["receive_will ripley", "receive_will freddy"]
    t.freddy.chooses("give_up")
    t.freddy.chooses("lift_will 4")
    t.ripley.chooses("receive_will ripley")
    assert (t.ripley.will, t.freddy.will, track(t)) == (3, 3, [])


def test_fungi_will_nobody_lacks_any_longer_is_not_asked_about() -> None:
    t = table(
        planet="fungi dome",
        rescue=9,
        shield=3,
        fungi=(8,),
        ripley={"survival": ["ingenuity"]},
        freddy={"will": 2, "discard": "lair"},
        newt={"will": 2, "discard": "lair"},
    )
    t.ripley.plays("ingenuity")
    assert "ripley: who_takes_will" in t.asked
    t.freddy.chooses("give_up")
    t.newt.chooses("give_up")
    assert "ripley: explore" in t.asked
