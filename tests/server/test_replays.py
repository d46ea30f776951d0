"""A finished game can be looked at from any side and at any moment."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any

import msgspec
import pytest

from artemia import Game
from artemia.engine.spelling import Reply
from artemia.errors import ArtemiaError
from artemia.server.views.replays import at, moments
from tests.server.test_story import played

EYES: list[Any] = [0, 1, 2, "onlooker", "all"]


def plain(words: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(words))


@pytest.mark.parametrize(("name", "players"), [("first_night", 3), ("everything", 5), ("labyrinth", 7)])
def test_each_moment_is_what_was_seen_then(name: str, players: int) -> None:
    record = played(name, players).record
    for n in range(0, len(record["answers"]) + 1, 17):
        then = Game.replay(record, n)
        for eyes in EYES[:-1]:
            seat = None if eyes == "onlooker" else eyes
            shown = at(record, n, eyes, "en")
            assert (shown.n, shown.of) == (n, len(record["answers"]))
            assert plain(shown.view) == plain(asdict(then.view(seat)))
            question = then.question(seat) if seat is not None else None
            assert (shown.ask.kind if shown.ask else None) == (question.kind if question else None)


@pytest.mark.parametrize(("name", "players"), [("first_night", 3), ("sanctuary", 4)])
def test_with_all_cards_open_nothing_is_hidden(name: str, players: int) -> None:
    game = played(name, players)
    for n in range(0, len(game.given), 11):
        shown = at(game.record, n, "all", "en")
        g = Game.replay(game.record, n).state
        assert len(shown.view["hunt_hand"]) == g.hunt_hand.bit_count()
        for me, hunted in enumerate(shown.view["hunted"], 1):
            assert None not in (hunted["hand"], hunted["played"], hunted["survival"], hunted["discard"])
            assert len(hunted["survival"]) == g.hunted[me].survival.bit_count()
        if g.sanctuary is not None:
            held = [len(each) for each in shown.view["sanctuary"]["survivors"]]
            assert held == [cards.bit_count() for cards in g.sanctuary.survivors]
        assert shown.next is not None and shown.ask is not None
        assert str(Reply(shown.next.seat, shown.next.key or "")) == game.given[n]


def test_avatars_are_seen_dealt_by_whom_they_are_dealt_to() -> None:
    """With all cards open by everybody, and with what each has chosen while the others still think."""
    game = played("sanctuary", 4)
    chosen = next(
        n for n in range(len(game.given)) if at(game.record, n, 1, "en").view["sanctuary"]["avatars"][1]
    )
    dealt = at(game.record, chosen, "all", "en").avatars_dealt
    assert [len(dealt[me]) for me in (1, 2, 3)] == [2, 2, 2]
    assert at(game.record, chosen, 2, "en").avatars_dealt == {2: dealt[2]}
    assert at(game.record, chosen, "onlooker", "en").avatars_dealt == {}
    assert at(game.record, chosen, "all", "en").view["sanctuary"]["avatars"][1] in dealt[1]
    assert at(game.record, len(game.given), "all", "en").avatars_dealt == {}


def test_the_next_answer_is_told_only_to_whom_it_belongs() -> None:
    game = played("first_night", 3)
    seat = Reply.read(game.given[0]).seat
    for eyes in EYES:
        coming = at(game.record, 0, eyes, "en").next
        assert coming is not None and coming.seat == seat
        assert (coming.key is not None) == (eyes in (seat, "all"))


@pytest.mark.parametrize("eyes", EYES)
def test_the_lines_of_all_steps_make_the_log(eyes: Any) -> None:
    game = played("labyrinth", 7)
    lines = [line for n in range(len(game.given) + 1) for line in at(game.record, n, eyes, "fr").log]
    if eyes == "all":
        assert [line.key is None for line in lines] == [False] * len(game.state.log or [])
        return
    events = game.events(None if eyes == "onlooker" else eyes, lang="fr")
    assert [(line.kind, line.seat, line.key) for line in lines] == [
        (event.kind, event.seat, event.key) for event in events
    ]


def test_moments_are_where_phases_begin() -> None:
    game = played("sanctuary", 4)
    stops = moments(game.record)
    assert stops[0].n == 0
    assert [stop.n for stop in stops] == sorted({stop.n for stop in stops})
    assert {stop.turn for stop in stops if stop.phase == 1} == set(range(1, game.state.turn + 1))
    for stop in stops:
        g = Game.replay(game.record, stop.n).state
        assert (g.turn, g.phase) == (stop.turn, stop.phase)


def test_numbers_beyond_the_end_are_the_end_and_seats_must_exist() -> None:
    game = played("first_night", 3)
    assert at(game.record, 10**6, 1, "en").view["winner"] == game.winner
    assert at(game.record, -5, 1, "en").n == 0
    with pytest.raises(ArtemiaError):
        at(game.record, 3, 5, "en")


def test_a_slider_is_quick() -> None:
    game = played("everything", 5)
    at(game.record, 0, "all", "en")
    start = time.process_time()
    for n in range(0, len(game.given), 7):
        at(game.record, n, "all", "en")
    assert (time.process_time() - start) / (len(game.given) / 7) < 0.02
