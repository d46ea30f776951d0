"""An observation says what the view says: no more, whatever is hidden, and no less."""

from __future__ import annotations

import pytest

from artemia import Game, Setup
from artemia.engine.step import Seat
from artemia.rules.constants import CREATURE
from artemia.rules.knowledge import eyes_of
from artemia.rules.observation import observed
from artemia.rules.observation_layout import FLAGS, TRACK, Layout, layout_of
from artemia.rules.redeal import redeal
from artemia.rules.state import State
from artemia.rules.view import HuntedView, View, view
from artemia.rules.view_boxes import ExplorationView, SanctuaryView
from tests.properties.drive import Hat, at_the_door, in_turn, start, tables


class Reading:
    """An observation, read slice by slice as its layout says."""

    def __init__(self, layout: Layout, data: bytes) -> None:
        assert len(data) == layout.size
        self.layout, self.data = layout, data
        self.read: set[str] = set()

    def bytes_of(self, name: str) -> bytes:
        self.read.add(name)
        return self.data[self.layout.slices[name]]

    def number(self, name: str) -> int:
        (found,) = self.bytes_of(name)
        return found

    def names(self, name: str) -> list[str]:
        columns = self.layout.columns[name]
        assert set(self.bytes_of(name)) <= {0, 1}
        return [column for column, bit in zip(columns, self.bytes_of(name), strict=True) if bit]

    def numbers(self, name: str) -> list[int]:
        return [int(each) for each in self.names(name)]


def check(g: State, seat: Seat | None) -> None:
    """Every slice says what the view says, and there is no other slice."""
    layout = layout_of(g.setup)
    reading = Reading(layout, observed(g, eyes_of(seat), layout))
    seen = view(g, seat)
    check_table(reading, seen, seat)
    for each in seen.hunted:
        check_hunted(reading, seen, each)
    if seen.exploration is not None:
        check_exploration(reading, seen, seen.exploration)
    if seen.sanctuary is not None:
        check_sanctuary(reading, seen, seen.sanctuary)
    assert reading.read == layout.slices.keys()


def check_table(reading: Reading, seen: View, seat: Seat | None) -> None:
    assert reading.numbers("seat") == ([] if seat is None else [seat])
    assert reading.numbers("phase") == ([seen.phase] if seen.phase else [])
    assert reading.names("winner") == ([seen.winner] if seen.winner else [])
    for name in ("turn", "rescue", "assimilation", "marker", "hunt_left", "hunt_count", "hunt_deck_count"):
        assert reading.number(name) == getattr(seen, name), name
    assert reading.number("survival_deck_count") == seen.survival_deck_count
    for name in ("artemia_spaces", "creature", "target", "artemia", "ineffective", "inaccessible"):
        assert reading.numbers(name) == getattr(seen, name), name
    assert reading.numbers("anticipated") == seen.anticipated
    copies = [column.partition(": ")[2] for column in reading.names("reserve")]
    assert {int(each): copies.count(each) for each in copies} == seen.reserve
    own = seen.hunted[seat - 1] if seat else None
    cards: dict[str, list[str] | None] = {
        "hunt_discard": seen.hunt_discard,
        "hunt_last": seen.hunt_discard[-1:],
        "hunt_played": seen.hunt_played,
        "hunt_hand": seen.hunt_hand,
        "survival_discard": seen.survival_discard,
        "survival": own.survival if own else None,
        "drawn": own.drawn if own else None,
    }
    for name, ids in cards.items():
        assert set(reading.names(name)) == set(ids or ()), name
    if reading.layout.discoveries:
        assert reading.numbers("hidden") == seen.hidden
        assert list(reading.bytes_of("order")) == seen.order


def check_hunted(reading: Reading, seen: View, each: HuntedView) -> None:
    me = each.seat
    for name in ("will", "hand_count", "survival_count", "discard_count"):
        assert reading.number(f"{name}_{me}") == getattr(each, name), name
    for name in ("owned", "at", "may_be_at", "discard", "exposed", "shown", "hand", "played"):
        assert reading.numbers(f"{name}_{me}") == (getattr(each, name) or []), name
    flags = {name: getattr(each, name) for name in FLAGS if hasattr(each, name)}
    flags["discard_hidden"] = each.discard is None
    if seen.exploration is not None:
        for name in ("fjord", "camouflaged", "enduring"):
            flags[name] = me in getattr(seen.exploration, name)
    assert set(reading.names(f"flags_{me}")) == {name for name, on in flags.items() if on}


def check_exploration(reading: Reading, table: View, seen: ExplorationView) -> None:
    assert set(reading.names("hunt_seen")) == set(seen.hunt_seen or ())
    assert reading.numbers("fungi") == seen.fungi
    assert reading.numbers("stuck") == seen.stuck
    shield = reading.numbers("shield")
    assert sum(1 << number - 1 for number in shield) == (seen.shield or 0)
    if reading.layout.labyrinth:
        assert reading.number("sites_left") == seen.sites_left
        assert reading.names("sites_drawn") == seen.sites_drawn
        assert reading.names("sites_discard") == seen.sites_discard
        assert set(reading.names("sites_found")) == {name for name in table.planet[5:] if name}


def check_sanctuary(reading: Reading, table: View, seen: SanctuaryView) -> None:
    assert reading.numbers("token") == ([seen.token] if seen.token else [])
    for name in ("full_route", "fortified", "defense", "dna", "survivor_pile_count"):
        assert reading.number(name) == getattr(seen, name), name
    assert set(reading.names("faceup")) == set(seen.faceup)
    assert set(reading.names("avatars_dealt")) == set(seen.avatars_dealt or ())
    for me in range(1, table.players):
        assert reading.number(f"survivor_count_{me}") == seen.survivor_counts[me]
        assert set(reading.names(f"survivors_{me}")) == set(seen.survivors[me])
        avatar = seen.avatars[me]
        assert reading.names(f"avatar_{me}") == ([avatar] if avatar else [])
    assert list(reading.bytes_of("evolution_counts")) == seen.evolution_counts
    assert list(reading.bytes_of("pile_counts")) == seen.pile_counts
    for name in ("evolutions", "evolutions_seen", "developed", "active", "latent", "used"):
        assert set(reading.names(name)) == set(getattr(seen, name) or ()), name
    assert set(reading.names("evolution_discards")) == {id for pile in seen.discards for id in pile}


@pytest.mark.parametrize("setup", tables(1, 2))
def test_an_observation_says_what_the_view_says(setup: Setup) -> None:
    g = start(setup)
    for number, moment in enumerate(in_turn(g, Hat(setup), rich=True)):
        if number % 4 == 0:
            for seat in {moment.seat, number // 4 % setup.players, None}:
                check(g, seat)


@pytest.mark.parametrize("setup", tables(1, 2))
def test_no_seat_can_tell_another_deal_by_what_it_observes(setup: Setup) -> None:
    g, layout = start(setup), layout_of(setup)
    for number, moment in enumerate(in_turn(g, Hat(setup), rich=True)):
        for seat in {moment.seat, number % setup.players} if number % 3 == 0 else ():
            assert observed(redeal(g, seat, number), seat, layout) == observed(g, seat, layout)


@pytest.mark.parametrize("setup", tables(1, 2))
def test_nor_while_all_are_asked_at_once(setup: Setup) -> None:
    game, layout = Game.new(setup), layout_of(setup)
    for number, _ in enumerate(at_the_door(game, Hat(setup), rich=True)):
        seat = number % setup.players
        assert observed(redeal(game.state, seat, number), seat, layout) == observed(game.state, seat, layout)


def test_a_layout_is_the_same_for_all_games_of_a_set_up() -> None:
    one = layout_of(Setup(players=4, seed=1, side="A"))
    assert one is layout_of(Setup(players=4, seed=2, expert=True))
    assert one is not layout_of(Setup(players=5, seed=1))
    assert [*one.slices.values()][-1].stop == one.size


def test_a_number_that_has_no_room_is_the_largest_there_is() -> None:
    g = start(Setup(players=2, seed=1, side="A"))
    g.turn = 300
    layout = layout_of(g.setup)
    assert observed(g, CREATURE, layout)[layout.slices["turn"]] == b"\xff"
    assert len(TRACK) >= 11 + 7 + 1
