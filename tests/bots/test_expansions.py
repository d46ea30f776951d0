"""Instinct in games with expansions: legal, honest, and with sense for what is new there."""

from __future__ import annotations

from collections import Counter

import pytest

from artemia.bots.chance import Chance
from artemia.bots.habits import guess
from artemia.bots.habits.drivers import by_promise
from artemia.bots.habits.registry import HABITS
from artemia.bots.habits.worth import worths
from artemia.bots.instinct import Instinct
from artemia.bots.policy import Policy, play_out
from artemia.engine.kernel import all_answers, answers_to
from artemia.engine.step import OP, OPS, first_of, seat_of
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.deal import new_state
from artemia.rules.effects.powers import nothing
from artemia.rules.presets import PRESETS, preset
from artemia.rules.redeal import redeal
from artemia.testing import Table, table
from tests.bots.driving import decisions

MODES = [name for name in PRESETS if name != "first_night"]


def instincts(players: int, seed: int) -> list[Policy]:
    return [Instinct(seed * 10 + seat) for seat in range(players)]


# Always


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", range(2, 8))
def test_every_answer_is_legal(mode: str, players: int) -> None:
    for seed in range(3):
        bots = instincts(players, seed)
        # Chance gets into positions that habit avoids.
        drivers: list[Policy] = bots if seed else [Chance(each) for each in range(players)]
        for g, question, _ in decisions(drivers, preset(mode, players=players, seed=seed)):
            answer = bots[seat_of(question)].choose(g, question, g.answers)
            assert answer in all_answers(g.answers), OPS[question & OP].name


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_never_looks_at_what_the_seat_cannot_see(mode: str) -> None:
    """Hidden cards dealt anew change neither the answers nor, with the same luck, the choice."""
    asked: Counter[str] = Counter()
    for players, seed in ((2, 0), (3, 1), (4, 2), (5, 3), (7, 4)):
        bot = Instinct(seed)
        drivers: list[Policy] = [Chance(seed)] * players if seed % 2 else instincts(players, seed)
        for g, question, _ in decisions(drivers, preset(mode, players=players, seed=seed)):
            seat = seat_of(question)
            luck = bot.rng.getstate()
            chosen = bot.choose(g, question, g.answers)
            for deal in range(2):
                other = redeal(g, seat, deal)
                bot.rng.setstate(luck)
                guess.forget()  # what is remembered must not hide that something was looked at
                assert bot.choose(other, question, answers_to(other, question)) == chosen
            asked[OPS[question & OP].name] += 1
    assert asked["explore"] > 50 and asked["hunt_choice"] > 30 and asked["place_choice"] > 20


@pytest.mark.parametrize("mode", MODES)
def test_the_same_seed_plays_the_same_game(mode: str) -> None:
    setup = preset(mode, players=4, seed=3)
    games = [[answer for _, _, answer in decisions(instincts(4, 7), setup)] for _ in range(2)]
    assert games[0] == games[1]


def test_thinking_leaves_the_game_as_it_was() -> None:
    for mode in MODES:
        bots = instincts(5, 1)
        for g, question, _ in decisions(bots, preset(mode, players=5, seed=1)):
            before = g.copy()
            Instinct(5).choose(g, question, g.answers)
            assert all(
                getattr(g, name) == getattr(before, name)
                for name in ("modifiers", "chain", "creature", "target", "artemia", "ineffective", "used")
            )
            if g.sanctuary is not None and before.sanctuary is not None:
                assert g.sanctuary.token == before.sanctuary.token


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_beats_chance_in_both_roles(mode: str) -> None:
    games = 80

    def creature_wins(creature: type[Policy], hunted: type[Policy]) -> int:
        wins = 0
        for seed in range(games):
            g = new_state(preset(mode, players=4, side="AB"[seed % 2], seed=seed))
            play_out(g, [(hunted if seat else creature)(seed * 10 + seat) for seat in range(4)])
            wins += g.winner == CREATURE_WINS
        return wins

    neither = creature_wins(Instinct, Instinct)
    assert creature_wins(Instinct, Chance) > 0.9 * games
    assert creature_wins(Chance, Instinct) < 0.2 * games
    assert 0.25 < neither / games < 0.75


# Habits


def test_most_questions_are_answered_by_habit() -> None:
    asked: Counter[bool] = Counter()
    for mode in MODES:
        for seed in range(4):
            for g, question, _ in decisions(instincts(5, seed), preset(mode, players=5, seed=seed)):
                if len(all_answers(g.answers)) > 1:
                    asked[OPS[question & OP].name in HABITS] += 1
    assert asked[False] < 0.1 * asked.total()


# Choices


def choices(t: Table, question: str, seat: int, n: int = 100) -> Counter[str]:
    """What Instinct answers this open question with, over many seeds."""
    asked = [~step for step in t.state.agenda if step < 0]
    (step,) = [each for each in asked if OPS[each & OP].name == question and seat_of(each) == seat]
    answers = answers_to(t.state, step)
    return Counter(t.say(Instinct(seed).choose(t.state, step, answers)) for seed in range(n))


def kinds(found: Counter[str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for words, times in found.items():
        counts[words.split()[0]] += times
    return counts


def until_growth(t: Table) -> None:
    """On to the Creature's choice in phase 5."""
    t.until("end_of_turn")
    while "creature: growth" not in t.asked:
        getattr(t, t.asked[0].split(":")[0]).chooses("pass_window")


def at_the_city(**city: object) -> Table:
    t = table(
        city={"token": "jungle", "defense": 6, "faceup": ["survivor_03", "survivor_15"], **city},
        ripley={"plays": "jungle", "survivors": ["survivor_01"]},
        freddy={"plays": "beach"},
    )
    t.creature.puts(creature="ark")
    t.creature.passes()
    t.reckon("ripley")
    return t


def test_fortifies_and_shelters() -> None:
    t = at_the_city()
    assert kinds(choices(t, "place_choice", 1))["fortify"] > 80
    t.ripley.chooses("fortify")
    assert kinds(choices(t, "shelter_choice", 1)) == {"shelter_survivors": 100}


def test_shelters_nobody_in_vain() -> None:
    t = at_the_city()
    t.state.modifiers |= 1 << 21  # a Siege, and one space is gained already
    assert t.state.sanctuary is not None
    t.state.sanctuary.defense_this_phase = 1
    t.ripley.chooses("fortify")
    assert kinds(choices(t, "shelter_choice", 1)) == {"nothing": 100}


def test_rescues_the_survivor_of_use() -> None:
    """Defense for everybody, rather than Will he doesn't lack."""
    t = table(
        city={"token": "lair", "defense": 6, "faceup": ["survivor_03", "survivor_15"]},
        ripley={"plays": "jungle"},
    )
    t.creature.puts(creature="ark")
    t.creature.passes()
    t.reckon("ripley")
    found = choices(t, "place_choice", 1)
    assert found["rescue survivor_03"] > 70
    assert found["rescue survivor_15"] < 10


def test_the_city_is_a_reason_to_go_there() -> None:
    wishes = {"hand": "jungle beach", "survivors": ["survivor_01"]}
    with_city = table(city={"token": "jungle", "defense": 2}, ripley=dict(wishes))
    elsewhere = table(city={"token": "ark", "full_route": True, "defense": 2}, ripley=dict(wishes))
    assert worths(with_city.state, 1)[1] > 2 * worths(elsewhere.state, 1)[1]


def test_the_creature_does_not_nest_the_hunted_to_victory() -> None:
    growing = {"token": "jungle", "evolutions": ["tentacular"], "dna": 1}
    for defense, most in ((1, 0), (2, 0), (9, 100)):
        t = table(city={**growing, "defense": defense}, ripley={"plays": "beach"}, rescue=12)
        t.creature.puts(creature="ark")
        until_growth(t)
        assert kinds(choices(t, "growth", 0))["nest"] <= most


def test_the_creature_develops_what_it_can_afford() -> None:
    t = table(
        city={"token": "jungle", "evolutions": ["slugger"], "dna": 3, "defense": 9},
        ripley={"plays": "beach"},
        rescue=12,
    )
    t.creature.puts(creature="ark")
    until_growth(t)
    assert kinds(choices(t, "growth", 0))["evolve"] > 90
    t.creature.chooses("evolve")
    assert choices(t, "shape", 0)["develop slugger"] == 100


def test_a_token_that_may_cover_two_places_does() -> None:
    t = table(city={"developed": ["tentacular"]}, ripley={"plays": "beach"})
    t.hunt()
    found = choices(t, "hunt_choice", 0)
    assert all(len(words.split()[1].split("+")) == 2 for words in found)


def test_uses_what_makes_the_hunted_talk_and_believes_it() -> None:
    t = table(
        city={"developed": ["prescient"]},
        ripley={"plays": "canyon", "hand": "lair jungle river beach rover"},
    )
    t.hunt()
    assert kinds(choices(t, "hunt_choice", 0))["use_evolution"] > 85
    t.creature.chooses("use_evolution prescient")
    assert kinds(choices(t, "hunt_choice", 0)) == {"put_token": 100}
    assert set(choices(t, "hunt_choice", 0)) == {"put_token canyon creature"}


def test_names_places_he_might_be_on() -> None:
    t = table(
        city={"developed": ["psychic"]},
        ripley={"plays": "lair", "hand": "jungle river"},
        freddy={"plays": "lair"},
    )
    t.hunt()
    t.creature.chooses("use_evolution psychic")
    t.creature.chooses("probe ripley")
    assert choices(t, "which_three", 1)["name_three lair+jungle+river"] > 70


def test_strikes_at_the_strongest_evolution() -> None:
    t = table(
        city={"developed": ["clever", "tentacular"]},
        ripley={"plays": "monolith", "hand": "lair"},
    )
    t.creature.puts(creature="ark+rover")
    t.reckon("ripley")
    assert kinds(choices(t, "place_choice", 1))["use_power"] > 80
    t.ripley.chooses("use_power monolith")
    assert choices(t, "monolith", 1)["break_evolution tentacular"] > 90


def test_moves_the_creature_onto_somebody() -> None:
    t = table(hunt=["burrow"], city={"dna": 2}, ripley={"plays": "jungle"}, freddy={"plays": "rover"})
    t.creature.puts(creature="lair")
    t.reveal()
    assert kinds(choices(t, "reaction", 0))["play_hunt"] > 80
    t.creature.plays("burrow")
    assert choices(t, "burrow", 0)["dig_to jungle"] > 80


def test_rides_away_from_the_creature() -> None:
    t = table(ripley={"plays": "jungle", "survival": ["shuttle"]}, freddy={"plays": "beach"})
    t.creature.puts(creature="jungle")
    t.reveal()
    assert kinds(choices(t, "reaction", 1))["play_survival"] > 80
    safe = table(ripley={"plays": "jungle", "survival": ["shuttle"]}, freddy={"plays": "beach"})
    safe.creature.puts(creature="rover")
    safe.reveal()
    assert kinds(choices(safe, "reaction", 1))["play_survival"] < 20


def test_a_promise_is_preferred_to_nothing() -> None:
    t = table(city={}, ripley={"discard": "beach river", "hand": "lair"})
    back = next(
        answer
        for step in t.state.agenda
        if step < 0 and OPS[~step & OP].name == "explore"
        for answer in answers_to(t.state, ~step)
        if OPS[answer & OP].name == "commit"
    )
    found = Counter(
        first_of(by_promise.answer(Instinct(seed).rng, t.state, 1, (nothing(1), back))) > 0
        for seed in range(100)
    )
    assert found[True] > 90
