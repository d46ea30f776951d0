"""What cards and places are worth to bots: all of ours are entered, any other counts as such things do."""

from __future__ import annotations

import pytest

from artemia.bots.habits.genes import A_TURN
from artemia.bots.habits.registry import (
    HUNT_WORTH,
    PLACE_WORTH,
    SURVIVAL_WORTH,
    UNKNOWN_HUNT,
    UNKNOWN_PLACE,
)
from artemia.bots.habits.survival_cards import readiness
from artemia.engine.step import OP
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from artemia.rules.sanctuary_catalog import EVOLUTIONS
from artemia.testing import table


def test_every_place_and_card_is_entered() -> None:
    assert not [place.id for place in PLACES.values() if PLACE_WORTH[place.power & OP] is UNKNOWN_PLACE]
    assert not [card.id for card in HUNT.values() if HUNT_WORTH[card.ask & OP] is UNKNOWN_HUNT]
    assert set(A_TURN) == set(EVOLUTIONS)
    cards = {card.bit for card in SURVIVAL.values() if not card.replaces}
    assert set(SURVIVAL_WORTH) == cards
    unready = {card for card, entry in SURVIVAL_WORTH.items() if not entry.percent and entry.ready is None}
    assert unready == {card.bit for card in SURVIVAL.values() if card.instead_of_power}


def test_a_survival_card_nobody_has_entered_is_played_for_what_it_promises(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = SURVIVAL["sixth_sense"].bit
    monkeypatch.delitem(SURVIVAL_WORTH, card)
    needed = table(ripley={"survival": ["sixth_sense"], "hand": "lair", "discard": "beach river rover"})
    idle = table(ripley={"survival": ["sixth_sense"], "hand": "lair jungle river rover", "discard": "beach"})
    assert readiness(needed.state, 1, card) > 2 * readiness(idle.state, 1, card) > 0
