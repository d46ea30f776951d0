"""What holds for every bot there is: legal in every mode, repeatable, blind to what its seat can't see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from artemia.bots import BOTS, bot_named
from artemia.bots.chance import Chance
from artemia.bots.cunning import turn_cache
from artemia.bots.habits import guess
from artemia.bots.instinct import Instinct
from artemia.bots.policy import Policy
from artemia.engine.kernel import UNDECIDED, all_answers, answers_to, forced
from artemia.engine.step import OP, OPS, Step, seat_of
from artemia.rules.presets import PRESETS, preset
from artemia.rules.redeal import redeal
from artemia.rules.state import State
from artemia.session import asked_of
from tests.bots.driving import behind_their_back
from tests.bots.driving import decisions as played

QUICK = {"ismcts": "ismcts:iterations=12", "cunning": "cunning:rehearsals=12"}
"""Bots that think are told not to think long."""
EVERY = {"ismcts": 9, "cunning": 17}
"""And are asked only now and then."""
PAIRS = [
    pytest.param(bot, mode, marks=pytest.mark.slow if bot in QUICK and mode != "sanctuary" else ())
    for bot in BOTS
    for mode in PRESETS
]
"""Every bot in every mode."""


def spec(bot: str) -> str:
    return QUICK.get(bot, bot)


def decisions(mode: str, players: int, seed: int, every: int) -> Iterator[tuple[State, Step]]:
    """Some real decisions of a game; chance gets into positions that habit avoids."""
    drivers: list[Policy] = [(Instinct if seed % 2 else Chance)(8 * seed + seat) for seat in range(players)]
    count = 0
    for g, question, _ in played(drivers, preset(mode, players=players, seed=seed)):
        if forced(g.answers) == UNDECIDED:
            count += 1
            if count % every == 0:
                yield g, question


@pytest.mark.parametrize(("bot", "mode"), PAIRS)
def test_a_bot_does_not_see_what_its_seat_cannot_see(bot: str, mode: str) -> None:
    """Hidden cards dealt anew, the same luck: the same answer, and a legal one."""
    asked = 0
    for players, seed in ((3, 0), (5, 1)):
        for g, question in decisions(mode, players, seed, EVERY.get(bot, 1)):
            chosen = bot_named(spec(bot), asked).choose(g, question, g.answers)
            assert chosen in all_answers(g.answers), OPS[question & OP].name
            for deal in range(2):
                guess.forget()  # what is remembered must not hide that something was looked at
                turn_cache.forget()
                other = redeal(g, seat_of(question), deal)
                again = bot_named(spec(bot), asked).choose(other, question, answers_to(other, question))
                assert again == chosen, OPS[question & OP].name
            asked += 1
    assert asked > 8


@pytest.mark.parametrize(("bot", "mode"), PAIRS)
def test_a_bot_does_not_see_who_has_chosen_in_secret(bot: str, mode: str) -> None:
    """Where all are asked at once: whoever commits meanwhile, or takes it back, changes no answer."""
    asked = 0
    for now, later, seat in behind_their_back(preset(mode, players=4, seed=5), 4):
        found = []
        for game in (now, later):
            guess.forget()
            turn_cache.forget()
            question, answers = asked_of(game.state, seat)
            found.append(bot_named(spec(bot), asked).choose(game.state, question, answers))
        assert found[0] == found[1], f"seat {seat}"
        asked += 1
    assert asked > 8


@pytest.mark.parametrize(("bot", "mode"), PAIRS)
def test_thinking_changes_nothing(bot: str, mode: str) -> None:
    for g, question in decisions(mode, 4, 3, 4 * EVERY.get(bot, 1)):
        agenda, answers, drawn = g.agenda[:], g.answers, g.drawn
        first = bot_named(spec(bot), 1).choose(g, question, g.answers)
        assert (g.agenda, g.answers, g.drawn) == (agenda, answers, drawn)
        assert bot_named(spec(bot), 1).choose(g.copy(), question, g.answers) == first
