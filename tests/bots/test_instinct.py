"""Instinct: legal, sampled, repeatable, honest, and better than chance."""

from __future__ import annotations

from collections import Counter

import pytest

from artemia.bots import BOTS, bot_named
from artemia.bots.chance import Chance
from artemia.bots.habits import guess
from artemia.bots.habits.registry import HABITS
from artemia.bots.instinct import Instinct
from artemia.bots.policy import Policy, play_out
from artemia.engine.kernel import all_answers, answers_to
from artemia.engine.step import OP, OPS, QUESTION, Step, first_of, seat_of
from artemia.errors import ArtemiaError
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.deal import new_state
from artemia.rules.redeal import redeal
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.testing import slow_table, table
from tests.bots.driving import decisions, until


def instincts(players: int, seed: int) -> list[Policy]:
    return [Instinct(seed * 10 + seat) for seat in range(players)]


@pytest.mark.parametrize("players", range(2, 8))
def test_every_answer_is_legal(players: int) -> None:
    for seed in range(8):
        for g, _, answer in decisions(instincts(players, seed), Setup(players=players, seed=seed)):
            assert answer in all_answers(g.answers)


def test_is_registered() -> None:
    assert isinstance(bot_named("instinct", 1), Instinct)
    assert set(BOTS) >= {"chance", "instinct"}
    with pytest.raises(ArtemiaError, match="no bot called “luck”"):
        bot_named("luck", 1)


def test_the_same_seed_plays_the_same_game() -> None:
    setup = Setup(players=5, seed=3)
    games = [[answer for _, _, answer in decisions(instincts(5, 7), setup)] for _ in range(2)]
    other = [answer for _, _, answer in decisions(instincts(5, 8), setup)]
    assert games[0] == games[1]
    assert games[0] != other


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 7])
def test_never_looks_at_what_the_seat_cannot_see(players: int) -> None:
    """Hidden cards dealt anew change neither the answers nor, with the same luck, the choice."""
    asked: Counter[str] = Counter()
    for seed in range(10):
        bot = Instinct(seed)
        # Chance gets into positions that habit avoids.
        drivers: list[Policy] = [Chance(seed)] * players if seed % 2 else instincts(players, seed)
        for g, question, _ in decisions(drivers, Setup(players=players, seed=seed)):
            seat = seat_of(question)
            luck = bot.rng.getstate()
            chosen = bot.choose(g, question, g.answers)
            for deal in range(3):
                other = redeal(g, seat, deal)
                bot.rng.setstate(luck)
                guess.forget()  # what is remembered must not hide that something was looked at
                assert bot.choose(other, question, answers_to(other, question)) == chosen
            asked[OPS[question & OP].name] += 1
    assert asked["explore"] > 50 and asked["hunt_choice"] > 50 and asked["place_choice"] > 20


def test_a_hunted_does_not_always_go_to_the_same_place() -> None:
    g = new_state(Setup(players=4, side="A", seed=1))
    question = until(g, instincts(4, 1), "explore")
    chosen = Counter(Instinct(seed).choose(g, question, g.answers) for seed in range(200))
    places = Counter({first_of(step): n for step, n in chosen.items() if OPS[step & OP].name == "commit"})
    assert len(places) == 5
    assert places.most_common(1)[0][1] < 0.6 * places.total()


def test_the_creature_does_not_always_strike_the_same_place() -> None:
    t = table(ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.hunt()
    question = next(step for step in _questions(t.state) if OPS[step & OP].name == "hunt_choice")
    answers = answers_to(t.state, question)
    places = Counter(first_of(Instinct(seed).choose(t.state, question, answers)) for seed in range(200))
    assert len(places) == 5
    assert places.most_common(1)[0][1] < 120


def _questions(g: State) -> list[Step]:
    return [~step for step in g.agenda if step < 0]


def test_the_creature_leaves_alone_what_nobody_can_have_played() -> None:
    """Discards are public, and so is what Phobia has shown."""
    t = table(hunt=["phobia"], ripley={"plays": "jungle", "hand": "lair river rover", "discard": "beach"})
    t.creature.plays("phobia")
    t.ripley.chooses("hide_two lair+river")
    question = _questions(t.state)[-1]
    answers = answers_to(t.state, question)
    struck = Counter(first_of(Instinct(seed).choose(t.state, question, answers)) for seed in range(100))
    assert set(struck) == {t.places(name) for name in ("lair", "jungle", "river")}


@pytest.mark.parametrize("moved", [False, True])
def test_smokescreen_blinds_the_creature_to_what_moves(moved: bool) -> None:
    """It has seen what lay in the discard before."""
    hand = {"plays": "jungle", "hand": "lair", "discard": "beach river rover"}
    t = slow_table(ripley={**hand, "survival": ["smokescreen"]})
    t.ripley.plays("smokescreen")
    if moved:
        t.ripley.chooses("resist river+beach 1")
    t.hunt()
    question = _questions(t.state)[-1]
    answers = answers_to(t.state, question)
    struck = Counter(first_of(Instinct(seed).choose(t.state, question, answers)) for seed in range(200))
    assert len(struck) == (5 if moved else 2)


def test_dodges_when_caught() -> None:
    t = table(ripley={"plays": "jungle", "survival": ["dodge"]}, freddy={"plays": "beach"})
    t.creature.puts(creature="jungle")
    t.creature.passes()
    t.ripley.passes()
    question = next(step for step in _questions(t.state) if OPS[step & OP].name == "reaction")
    answers = answers_to(t.state, question)
    played = sum(
        OPS[Instinct(seed).choose(t.state, question, answers) & OP].name == "play_survival"
        for seed in range(100)
    )
    assert 80 < played < 100


def test_has_a_habit_for_most_questions() -> None:
    """What is left to chance is what hardly matters."""
    without = {op.name for op in OPS.values() if op.number & QUESTION} - set(HABITS)
    asked: Counter[str] = Counter()
    for seed in range(20):
        for g, question, _ in decisions(instincts(5, seed), Setup(players=5, seed=seed)):
            if len(all_answers(g.answers)) > 1:
                asked[OPS[question & OP].name] += 1
    rare = sum(asked[name] for name in without)
    assert rare < 0.03 * asked.total()


def creature_wins(creature: type[Policy], hunted: type[Policy], players: int, games: int) -> int:
    wins = 0
    for seed in range(games):
        g = new_state(Setup(players=players, side="AB"[seed % 2], seed=seed))
        play_out(g, [(hunted if seat else creature)(seed * 10 + seat) for seat in range(players)])
        wins += g.winner == CREATURE_WINS
    return wins


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 8))
def test_beats_chance_in_both_roles_and_is_a_match_for_itself(players: int) -> None:
    games = 150
    both_chance = creature_wins(Chance, Chance, players, games)
    creature_only = creature_wins(Instinct, Chance, players, games)
    hunted_only = creature_wins(Chance, Instinct, players, games)
    neither = creature_wins(Instinct, Instinct, players, games)
    # Hunted who act by chance give up so often that any Creature wins with many seats.
    assert creature_only > min(both_chance + 25, 0.97 * games)
    assert neither > hunted_only + 25
    assert hunted_only < both_chance - 8
    assert neither < creature_only - 25
    assert 0.2 < neither / games < 0.7
