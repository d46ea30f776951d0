"""The Rover."""

import pytest

from artemia.testing import slow_table
from tests.cards.talk import FREE


def test_rover_gives_any_reserve_card_she_lacks() -> None:
    t = slow_table(ripley={"plays": "rover", "hand": "lair wreck", "discard": "swamp"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power rover")
    assert t.ripley.offered == [f"take_from_reserve {name}" for name in ("shelter", "source", "artefact")]
    t.ripley.chooses("take_from_reserve source")
    assert t.ripley.hand == "lair+wreck+source"


@pytest.mark.parametrize(("hunted", "copies"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_rover_serves_as_many_hunted_as_there_are_copies(hunted: int, copies: int) -> None:
    names = ["ripley", "freddy", "trinity", "malcolm", "rick", "dallas"][:hunted]
    t = slow_table(**{name: {"plays": "rover", "discard": "lair"} for name in names})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    for number, name in enumerate(names):
        player = getattr(t, name)
        player.chooses("use_power rover")
        assert ("take_from_reserve wreck" in player.offered) == (number < copies)
        player.chooses("take_from_reserve wreck" if number < copies else "take_from_reserve swamp")


def test_rover_with_nothing_to_take_has_no_power() -> None:
    t = slow_table(
        reserve={"swamp": 1}, ripley={"plays": "rover", "hand": "swamp", "discard": "lair"}, freddy={}
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -"]


def test_rover_card_may_be_lost_later_in_the_same_turn() -> None:
    t = slow_table(artemia=True, ripley={"plays": "rover beach", "hand": "", "artefact": True})
    t.creature.puts(creature=FREE, artemia="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power rover")
    t.ripley.chooses("take_from_reserve wreck")
    assert t.ripley.discard == "wreck"
