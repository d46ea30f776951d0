"""The bonus that restores everybody's Will."""

from artemia.testing import slow_table
from tests.cards.sanctuary.bonuses.talk import before, reaches


def test_all_will_restores_a_will_to_everybody_below_three() -> None:
    t = reaches(2, large=True, ripley={"will": 1}, freddy={"will": 3}, newt={"will": 2}, rick={"will": 1})
    assert [player.will for player in (t.ripley, t.freddy, t.newt, t.rick)] == [2, 3, 3, 2]
    assert t.creature.log[-3:] == ["heal ripley", "heal newt", "heal rick"]


def test_all_will_is_nothing_to_a_hunted_who_is_spent() -> None:
    """Scream costs Freddy his last Will; then Ripley, under the Target as well, fortifies from the Ark."""
    t = slow_table(
        "scream",
        city={"token": "lair", "defense": 3},
        freddy={"plays": "ark", "hand": "", "will": 1},
        ripley={"plays": "ark", "hand": "", "will": 2},
        newt={"will": 1},
        rick={},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="beach", target="ark")
    t.reckon("freddy")
    t.freddy.chooses("nothing")
    assert t.ripley.will == 1
    t.ripley.chooses("use_power ark")
    assert [line for line in t.ripley.log if line.startswith("heal")] == ["heal ripley", "heal newt"]


def test_all_will_takes_from_the_rescue_track_what_the_pool_lacks() -> None:
    """With the Fungi all Will counters may be out: two healed Hunted take two off the track."""
    t = slow_table(
        planet="fungi",
        fungi=(11, 10, 9, 8),
        city={"token": "river", "defense": 3},
        ripley={"plays": "river", "will": 1},
        freddy={"will": 1},
        newt={},
        rick={},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert t.asked == ["ripley: take_from_track"]
    t.ripley.chooses("lift_will 8")
    t.freddy.chooses("lift_will 9")
    assert (t.ripley.will, t.freddy.will) == (2, 2)
    assert t.state.exploration is not None
    assert t.state.exploration.fungi == 1 << 11 | 1 << 10


def test_all_will_comes_before_anything_else() -> None:
    t = before(2, large=True, ripley={"will": 1, "survivors": ["survivor_01"]})
    t.ripley.chooses("fortify")
    assert t.ripley.will == 2
    assert t.asked == ["ripley: shelter_choice"]
