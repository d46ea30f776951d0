"""Bots think elsewhere: their answers are legal and repeatable, and nothing waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from artemia import Game, preset
from artemia.bots import LEVELS
from artemia.engine import kernel
from artemia.engine.step import seat_of
from artemia.errors import ArtemiaError
from artemia.game import NotOffered
from artemia.rules.presets import PRESETS
from artemia.server.bots.thinker import HintWish, ThinkerTask, chosen, thought
from artemia.server.bots.thinker_pool import ThinkerPool

T = TypeVar("T")
WISH = HintWish("chance", 2, "1")


def with_thinkers(
    run: Callable[[ThinkerPool], Awaitable[T]], processes: int = 1, patience: float = 120.0
) -> T:
    async def whole() -> T:
        thinkers = ThinkerPool(processes, patience)
        try:
            return await run(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(whole())


def a_game(name: str = "first_night", seed: int = 1) -> Game:
    return Game.new(preset(name, players=4, side="A", seed=seed))


def first_asked(game: Game) -> int:
    return seat_of(kernel.open_questions(game.state)[0])


def pid_of(thinkers: ThinkerPool) -> int:
    process = thinkers._thinkers[0].process
    assert process is not None
    return process.pid


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_weakest_level_comes_first() -> None:
    assert list(LEVELS) == ["newcomer", "steady", "sharp", "merciless"]


@pytest.mark.parametrize("name", PRESETS)
def test_bots_play_whole_games_and_again_the_same(name: str) -> None:
    async def play(thinkers: ThinkerPool) -> None:
        one, other = a_game(name), a_game(name)
        for seed, game in ((5, one), (5, other)):
            while not game.over:
                seat = first_asked(game)
                game.answer(seat, await thinkers.choose("instinct", game, seat, seed))
        assert one.record == other.record

    with_thinkers(play)


def test_two_games_at_once_don_t_get_mixed_up() -> None:
    async def play(thinkers: ThinkerPool) -> None:
        games = [a_game(seed=seed) for seed in range(3)]

        async def one(game: Game) -> None:
            for _ in range(40):
                seat = first_asked(game)
                key = await thinkers.choose("chance", game, seat, 1)
                assert key == chosen(game, "chance", seat, "1")
                game.answer(seat, key)

        await asyncio.gather(*[one(game) for game in games])

    with_thinkers(play, processes=2)


def test_a_process_that_dies_is_replaced_and_asked_again() -> None:
    async def play(thinkers: ThinkerPool) -> None:
        game = a_game()
        seat = first_asked(game)
        before = await thinkers.choose("instinct", game, seat, 1)
        dead = pid_of(thinkers)
        os.kill(dead, signal.SIGKILL)
        assert await thinkers.choose("instinct", game, seat, 1) == before
        assert pid_of(thinkers) != dead

    with_thinkers(play)


def test_a_bot_that_takes_too_long_follows_its_instinct_and_nobody_waits() -> None:
    async def play(thinkers: ThinkerPool) -> None:
        game = a_game()
        await thinkers.warm()
        slow = pid_of(thinkers)
        os.kill(slow, signal.SIGSTOP)
        seat, rounds = first_asked(game), 0
        choosing = asyncio.create_task(thinkers.choose("chance", game, seat, 1))
        while not choosing.done():
            await asyncio.sleep(0.005)
            rounds += 1
        assert rounds > 5, "the loop stood still"
        key = await choosing
        assert key == chosen(game, "instinct", seat, "1")
        assert not alive(slow)
        game.answer(seat, key)

    with_thinkers(play, patience=0.5)


def test_who_no_longer_wants_an_answer_leaves_nothing_behind() -> None:
    """The next question must not get the answer to this one."""

    async def play(thinkers: ThinkerPool) -> None:
        game, other = a_game(), a_game("everything")
        await thinkers.choose("instinct", game, first_asked(game), 1)
        asking = asyncio.create_task(thinkers.choose("instinct", other, first_asked(other), 1))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        seat = first_asked(game)
        assert await thinkers.choose("instinct", game, seat, 2) == chosen(game, "instinct", seat, "2")

    with_thinkers(play)


def test_closing_leaves_no_process_behind() -> None:
    async def play(thinkers: ThinkerPool) -> list[int]:
        await thinkers.warm()
        game = a_game()
        await thinkers.choose("chance", game, first_asked(game), 1)
        return [each.process.pid for each in thinkers._thinkers if each.process is not None]

    pids = with_thinkers(play, processes=2)
    assert len(pids) == 2
    assert not any(alive(pid) for pid in pids)


def test_what_can_t_be_asked_is_refused() -> None:
    async def play(thinkers: ThinkerPool) -> None:
        game = a_game()
        game.answer(1, "commit 1 3")
        with pytest.raises(NotOffered):
            await thinkers.choose("chance", game, 1, 1)
        with pytest.raises(ArtemiaError, match="no bot called"):
            await thinkers.choose("genius", game, 0, 1)

    with_thinkers(play)


def test_a_forgotten_game_is_asked_for() -> None:
    """The process keeps some games in mind; of one it doesn't know it says how much it knows."""
    games: OrderedDict[int, Game] = OrderedDict()
    game = a_game()
    game.answer(1, "commit 1 3")
    words, lines = game.setup.to_dict(), list(game.given)
    assert thought(games, ThinkerTask(7, None, 1, [], WISH)).known == 0
    assert thought(games, ThinkerTask(7, words, 0, lines, WISH)).key is not None
    assert thought(games, ThinkerTask(7, None, 5, [], WISH)) == thought(
        games, ThinkerTask(7, None, 9, [], WISH)
    )
    assert thought(games, ThinkerTask(7, None, 1, [], WISH)).known == 1
