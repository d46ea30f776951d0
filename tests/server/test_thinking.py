"""Bots think elsewhere: their answers are legal and repeatable, and nothing waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final, TypeVar

import pytest

from artemia import Game, preset
from artemia.bots import LEVELS
from artemia.bots.cunning import turn_cache
from artemia.bots.cunning.turn import TurnModel
from artemia.engine import kernel
from artemia.engine.step import OP, OP_BY_NAME, seat_of
from artemia.errors import ArtemiaError, NotOffered
from artemia.rules.presets import PRESETS
from artemia.server.bots.game_with_bots import GameWithBots
from artemia.server.bots.schedule import Patron
from artemia.server.bots.thinker import ThinkerTask, Wish, chosen, thought
from artemia.server.bots.thinker_pool import ThinkerPool
from artemia.server.web import event_loop

T = TypeVar("T")
HUNT_CHOICE: Final = OP_BY_NAME["hunt_choice"].number
WISH = Wish("chance", 2, "1")


def with_thinkers(run: Callable[[ThinkerPool], Awaitable[T]], processes: int = 1, hung: float = 120.0) -> T:
    async def whole() -> T:
        thinkers = ThinkerPool(processes, hung)
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
    process = thinkers.queues[0].process.process
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


@pytest.mark.slow
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


@pytest.mark.slow
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


def test_a_process_that_died_while_nobody_asked_is_replaced() -> None:
    """In the loop of the server, where writing to who is gone is another error than elsewhere."""

    async def play() -> None:
        thinkers = ThinkerPool(1)
        try:
            game = a_game()
            seat = first_asked(game)
            before = await thinkers.choose("instinct", game, seat, 1)
            dead = pid_of(thinkers)
            os.kill(dead, signal.SIGKILL)
            while alive(dead):
                await asyncio.sleep(0.005)
            assert await thinkers.choose("instinct", game, seat, 1) == before
            assert pid_of(thinkers) != dead
        finally:
            await thinkers.close()

    event_loop.run(play())


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

    with_thinkers(play, hung=0.5)


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


def test_a_question_that_is_gone_when_its_turn_comes_costs_nobody_anything() -> None:
    """Somebody else answers while it waits behind the question of another table."""

    async def play(thinkers: ThinkerPool) -> None:
        game, other = a_game(), a_game("everything")
        await thinkers.warm()
        pid = pid_of(thinkers)
        os.kill(pid, signal.SIGSTOP)
        before = asyncio.create_task(thinkers.choose("instinct", other, first_asked(other), 1))
        late = asyncio.create_task(thinkers.choose("instinct", game, 1, 1))
        await asyncio.sleep(0)  # both have asked
        game.answer(1, "commit 1 3")
        os.kill(pid, signal.SIGCONT)
        with pytest.raises(NotOffered):
            await late
        assert await before == chosen(other, "instinct", first_asked(other), "1")
        assert pid_of(thinkers) == pid

    with_thinkers(play)


def test_a_question_that_goes_while_it_is_thought_about_kills_no_process() -> None:
    games: OrderedDict[int, GameWithBots] = OrderedDict()
    game = a_game()
    words = game.setup.to_dict()
    gone = thought(games, ThinkerTask(7, words, 0, ["1:commit 1 3"], Wish("merciless", 1, "1")))
    assert (gone.key, gone.known) == ("", 1)


def test_what_fails_in_one_game_costs_that_game_its_thought(caplog: pytest.LogCaptureFixture) -> None:
    async def play(thinkers: ThinkerPool) -> None:
        game, other = a_game(), a_game("everything")
        seat = first_asked(game)
        await thinkers.choose("instinct", other, first_asked(other), 1)
        pid = pid_of(thinkers)
        game._answers = ["this is no answer"]  # which no process can play along
        for _ in range(3):
            key = await thinkers.choose("chance", game, seat, 1)
            assert key == chosen(game, "instinct", seat, "1")
        with pytest.raises(TimeoutError):
            await thinkers.hint(game, seat, 1, "en")
        assert len(caplog.records) == 1 and "this is no answer" in caplog.text
        del game._answers[:]
        await thinkers.choose("chance", game, seat, 1)
        assert pid_of(thinkers) == pid

    with_thinkers(play)


def test_closing_leaves_no_process_behind() -> None:
    async def play(thinkers: ThinkerPool) -> list[int]:
        await thinkers.warm()
        game = a_game()
        await thinkers.choose("chance", game, first_asked(game), 1)
        return [each.process.process.pid for each in thinkers.queues if each.process.process is not None]

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
    games: OrderedDict[int, GameWithBots] = OrderedDict()
    game = a_game()
    game.answer(1, "commit 1 3")
    words, lines = game.setup.to_dict(), list(game.given)
    assert thought(games, ThinkerTask(7, None, 1, [], WISH)).known == 0
    assert thought(games, ThinkerTask(7, words, 0, lines, WISH)).key is not None
    assert thought(games, ThinkerTask(7, None, 5, [], WISH)) == thought(
        games, ThinkerTask(7, None, 9, [], WISH)
    )
    assert thought(games, ThinkerTask(7, None, 1, [], WISH)).known == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["first_night", "everything"])
def test_a_bot_made_anew_answers_as_the_one_that_was_kept(name: str) -> None:
    """A process that starts again has nothing but the record."""
    setup = preset(name, players=4, side="A", seed=3)
    level = "cunning:rehearsals=16"

    def played(anew: bool) -> list[str]:
        turn_cache.forget()
        kept = GameWithBots(setup)
        while not kept.game.over and kept.game.state.turn < 4:
            seat = first_asked(kept.game)
            if anew:
                turn_cache.forget()
                given, kept = list(kept.game.given), GameWithBots(setup)
                for line in given:
                    kept.give(line)
            kept.give(f"{seat}:{kept.choose(level, seat, 'secret', None)}")
        return list(kept.game.given)

    assert played(anew=False) == played(anew=True)


@pytest.mark.slow
def test_a_bot_asked_twice_says_the_same() -> None:
    """The second time it has its picture of the turn, and would draw otherwise."""
    kept = GameWithBots(preset("first_night", players=4, side="A", seed=3))
    while kernel.open_questions(kept.game.state)[0] & OP != HUNT_CHOICE:
        seat = first_asked(kept.game)
        kept.give(f"{seat}:{kept.choose('instinct', seat, 'secret', None)}")
    for seed in ("one", "two", "three", "four", "five", "six"):
        said = [kept.choose("cunning:rehearsals=16", 0, seed, None) for _ in range(2)]
        assert said[0] == said[1]


@pytest.mark.slow
def test_a_kept_bot_solves_a_turn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Made anew for each question the Creature would study a turn again and again."""
    studies: list[int] = []
    study = TurnModel.study

    def counted(model: TurnModel, rehearsals: int, rng: Random) -> None:
        studies.append(model.seat)
        study(model, rehearsals, rng)

    monkeypatch.setattr(TurnModel, "study", counted)
    turn_cache.forget()
    kept, asked = GameWithBots(preset("first_night", players=5, side="A", seed=1)), 0
    while not kept.game.over and kept.game.state.turn < 6:
        seat = first_asked(kept.game)
        asked += kernel.open_questions(kept.game.state)[0] & OP == HUNT_CHOICE
        kept.give(f"{seat}:{kept.choose('cunning:rehearsals=4', seat, 'secret', None)}")
    assert asked > studies.count(0) > 0


def test_who_has_no_time_hurries() -> None:
    """A clock leaves a bot less than it wants; one that thinks without a clock pays no heed."""
    kept = GameWithBots(preset("first_night", players=4, side="A", seed=3))
    seat = first_asked(kept.game)
    start = time.process_time()
    kept.choose("cunning:rehearsals=1000000,seconds=1000", seat, "s", 0.01)
    assert time.process_time() - start < 100
    hurried = kept.choose("cunning:rehearsals=16", seat, "s", 0.0001)
    assert hurried == kept.choose("cunning:rehearsals=16", seat, "s", None)


def test_games_that_are_over_are_forgotten() -> None:
    async def play(thinkers: ThinkerPool) -> None:
        game, other = a_game(), a_game("everything")
        for each in (game, other):
            await thinkers.choose("chance", each, first_asked(each), 1)
        process = thinkers.home(game).process
        thinkers.forget(game)
        assert list(process.known) == [other]
        assert await thinkers.choose("chance", game, first_asked(game), 1), "and it may come back"

    with_thinkers(play)


def test_a_process_forgets_what_it_is_told_to() -> None:
    games: OrderedDict[int, GameWithBots] = OrderedDict()
    words = a_game().setup.to_dict()
    for number in (1, 2):
        thought(games, ThinkerTask(number, words, 0, [], WISH, forget=[number - 1]))
    assert list(games) == [2]


def test_each_game_stays_with_its_process() -> None:
    async def play(thinkers: ThinkerPool) -> None:
        games = [a_game(seed=seed) for seed in range(4)]
        for _ in range(3):
            for game in games:
                seat = first_asked(game)
                game.answer(seat, await thinkers.choose("chance", game, seat, 1))
        assert [len(queue.process.known) for queue in thinkers.queues] == [2, 2]

    with_thinkers(play, processes=2)


def test_a_cancelled_thought_costs_others_nothing() -> None:
    async def play(thinkers: ThinkerPool) -> None:
        game, other = a_game(), a_game("everything")
        await thinkers.choose("instinct", game, first_asked(game), 1)
        pid = pid_of(thinkers)
        os.kill(pid, signal.SIGSTOP)
        asking = [
            asyncio.create_task(thinkers.choose("instinct", each, first_asked(each), 2))
            for each in (other, game, other)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for each in (asking[0], asking[2]):
            each.cancel()
        os.kill(pid, signal.SIGCONT)
        seat = first_asked(game)
        assert await asking[1] == chosen(game, "instinct", seat, "2")
        assert pid_of(thinkers) == pid and thinkers.waiting == 0

    with_thinkers(play)


def test_whose_patience_is_at_its_end_gets_an_answer_by_instinct() -> None:
    async def play(thinkers: ThinkerPool) -> None:
        game = a_game()
        seat = first_asked(game)
        await thinkers.warm()
        os.kill(pid_of(thinkers), signal.SIGSTOP)
        for patience in (0.0, 0.2):
            key = await thinkers.choose("chance", game, seat, 1, Patron("ada", patience=patience))
            assert key == chosen(game, "instinct", seat, "1")

    with_thinkers(play)


def test_the_watched_are_served_first_and_everybody_gets_their_turn() -> None:
    """One person has many tables, watched and not; another has one."""

    async def play(thinkers: ThinkerPool) -> None:
        await thinkers.warm()
        pid = pid_of(thinkers)
        served: list[str] = []
        os.kill(pid, signal.SIGSTOP)

        async def ask(name: str, patron: Patron) -> None:
            game = a_game(seed=len(served))
            await thinkers.choose("instinct", game, first_asked(game), 1, patron)
            served.append(name)

        wanted = [("first", Patron("ada"))]
        wanted += [("ada, left alone", Patron("ada", watched=False))] * 5
        wanted += [("ada", Patron("ada"))] * 5
        wanted += [("bo", Patron("bo"))]
        tasks = []
        for name, patron in wanted:
            tasks.append(asyncio.create_task(ask(name, patron)))
        os.kill(pid, signal.SIGCONT)
        await asyncio.gather(*tasks)
        assert served == ["first", "bo", *["ada"] * 5, *["ada, left alone"] * 5]

    with_thinkers(play)
