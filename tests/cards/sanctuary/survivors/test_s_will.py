"""Inês Carvalho and Elias Novak: Will."""

import pytest

from artemia.testing import slow_table
from tests.cards.sanctuary.survivors.talk import rescues


def test_survivor_15_restores_a_will() -> None:
    assert rescues("survivor_15", will=1).ripley.will == 2


def test_survivor_16_has_nothing_to_restore_at_full_will() -> None:
    t = rescues("survivor_16", will=3)
    assert t.ripley.will == 3
    assert "heal ripley" not in t.ripley.log


@pytest.mark.parametrize("who", ["survivor_15", "survivor_16"])
def test_s_will_is_the_rescuer_s_own(who: str) -> None:
    t = slow_table(
        city={"token": "river", "faceup": [who]}, ripley={"plays": "jungle", "will": 2}, freddy={"will": 1}
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("rescue")
    assert (t.ripley.will, t.freddy.will) == (3, 1)
