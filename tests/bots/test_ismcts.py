"""The search to compare with: it sees a good answer, keeps to its time, and plays every mode."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from artemia import Game
from artemia.bots import ismcts
from artemia.bots.chance import Chance
from artemia.bots.instinct import Instinct
from artemia.bots.ismcts import WIDTH, Ismcts, Node, after, chances, some_answers
from artemia.bots.policy import Policy, play_out
from artemia.engine import kernel
from artemia.engine.kernel import ask
from artemia.engine.spelling import spell
from artemia.engine.step import OP_BY_NAME, Answers, Step, build, exactly, first_of, one_of
from artemia.errors import ArtemiaError
from artemia.rules.constants import CREATURE_WINS, HUNTED_WIN
from artemia.rules.deal import new_state
from artemia.rules.presets import PRESETS, preset
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.rules.windows import prepare
from artemia.testing import table


@pytest.mark.parametrize("mode", PRESETS)
@pytest.mark.parametrize("playout", ["chance", "instinct"])
def test_plays_every_mode_to_its_end(mode: str, playout: str) -> None:
    g = new_state(preset(mode, players=3, seed=4))
    play_out(g, [Ismcts(seat, iterations=3, playout=playout) for seat in range(3)])
    assert g.winner in (CREATURE_WINS, HUNTED_WIN)


def test_the_same_seed_plays_the_same_game() -> None:
    def played(seed: int) -> list[Step]:
        g = new_state(Setup(players=3, seed=5))
        found = []
        while question := ask(g):
            found.append(Ismcts(seed, iterations=4).choose(g, question, g.answers))
            g.agenda.append(found[-1])
        return found

    assert played(1) == played(1) != played(2)


class Counting(Ismcts):
    rounds = 0

    def explore(self, root: Node, real: State, question: Step, offered: list[Step]) -> None:
        self.rounds += 1
        super().explore(root, real, question, offered)


def first_decision() -> tuple[State, Step, Answers]:
    g = new_state(Setup(players=4, seed=1))
    while question := ask(g):
        if kernel.forced(g.answers) == kernel.UNDECIDED:
            return g, question, g.answers
        g.agenda.append(Chance(0).choose(g, question, g.answers))
    raise AssertionError


def test_thinks_as_long_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(ismcts, "perf_counter", lambda: next(clock) / 10)
    for options, rounds in (
        ({"iterations": 7}, 7),
        ({"iterations": 1000, "seconds": 0.55}, 6),
        ({"iterations": 3, "seconds": 0.55}, 3),
    ):
        bot = Counting(0, **options)
        bot.choose(*first_decision())
        assert bot.rounds == rounds


def test_no_time_for_what_is_settled() -> None:
    bot = Counting(0)
    g, question, _ = first_decision()
    only = build(OP_BY_NAME["pass_window"].number, 1)
    assert bot.choose(g, question, (0, only, 0)) == only
    assert bot.rounds == 0


@pytest.mark.parametrize(
    "options", [{"iterations": 0}, {"turns": 0}, {"seconds": -1.0}, {"playout": "ismcts"}]
)
def test_senseless_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ArtemiaError, match="isn’t a value for the option"):
        Ismcts(0, **options)  # type: ignore[arg-type]


# What it sees


def test_finds_the_move_that_wins() -> None:
    """Both sides are one space from the end, and there is one place where he must be."""
    t = table(
        ripley={"plays": "river", "hand": "", "discard": "lair jungle beach rover"}, assimilation=1, rescue=1
    )
    t.hunt()
    (asked,) = [~step for step in t.state.agenda if step < 0]
    answers = kernel.answers_to(t.state, asked)
    found = Counter(
        first_of(Ismcts(seed, iterations=60).choose(t.state, asked, answers)) for seed in range(5)
    )
    assert found == {t.places("river"): 5}


@pytest.mark.slow
def test_is_better_than_chance() -> None:
    wins = Counter[str]()
    for seed in range(8):
        bots: dict[str, list[Policy]] = {
            "creature": [Ismcts(seed, iterations=8), Chance(1), Chance(2)],
            "hunted": [Chance(3), Ismcts(seed, iterations=8), Ismcts(seed + 1, iterations=8)],
        }
        for name, seats in bots.items():
            g = new_state(Setup(players=3, side="AB"[seed % 2], seed=seed))
            play_out(g, seats)
            wins[name] += g.winner == CREATURE_WINS
    assert wins["creature"] >= 6 and wins["hunted"] <= 2


def test_answers_for_a_seat_of_a_live_table() -> None:
    """There all seats are asked at once, and a question that was put lies anywhere on the agenda."""
    game = Game.new(preset("everything", players=5, seed=3))
    for number in range(60):
        seat = max(question.seat for question in game.questions())
        asked = kernel.question_for(game.state, seat)
        answers = kernel.answers_to(game.state, asked)
        before = game.state.agenda[:]
        chosen = Ismcts(number, iterations=3).choose(game.state, asked, answers)
        assert game.state.agenda == before
        game.answer(seat, spell(chosen))
        if game.over:
            return


def test_a_deal_to_try_out_has_the_question_answered_and_the_others_open() -> None:
    game = Game.new(Setup(players=4, side="A", seed=3))
    put = kernel.open_questions(game.state)
    asked = kernel.question_for(game.state, 2)
    assert asked in put and len(put) == 4
    dealt = ismcts.dealt(game.state, asked, 7)
    kernel.settle(dealt)
    others = [each for each in put if each not in (asked, prepare(0))]
    assert kernel.open_questions(dealt) == others, "and the Creature may have passed, for all they know"


def test_what_others_do_in_secret_is_one_branch() -> None:
    node = Node()
    commit = OP_BY_NAME["commit"].number
    lair, jungle = build(commit, 1, 1), build(commit, 1, 2)
    assert after(node, lair, mine=False) is after(node, jungle, mine=False)
    assert after(node, lair, mine=False) is not after(node, build(commit, 2, 1), mine=False)
    assert after(node, lair, mine=True) is not after(node, jungle, mine=True)
    token = OP_BY_NAME["put_token"].number
    assert after(node, build(token, 0, 1, 1), mine=False) is not after(
        node, build(token, 0, 2, 1), mine=False
    )


def test_wide_choices_are_thinned() -> None:
    discard = OP_BY_NAME["set_aside"].number
    few = one_of(build(discard, 1, 0b111))
    many = exactly(4, build(discard, 1, 0b1111111111))
    assert len(some_answers((few, 0))) == 3
    found = some_answers((few, many))
    assert len(found) == len(set(found)) == WIDTH
    assert {step in kernel.all_answers((few, many)) for step in found} == {True}


def test_estimates_follow_the_tracks() -> None:
    g = new_state(Setup(players=4, seed=1))
    start = chances(g)
    assert 0.2 < start < 0.8
    g.rescue -= 3
    assert chances(g) < start
    g.rescue += 3
    g.assimilation -= 3
    assert chances(g) > start
    g.winner = HUNTED_WIN
    assert chances(g) == 0


def test_a_table_imagined_from_a_view_is_played_by_instinct() -> None:
    g, question, answers = first_decision()
    g.agenda.clear()
    assert Ismcts(3).choose(g, question, answers) == Instinct(3).choose(g, question, answers)
