"""Luck put aside: nothing on average, most of what makes results differ, and none where nobody mixes."""

from __future__ import annotations

from random import Random

import pytest

from artemia.bots import BOTS
from artemia.bots.cunning.bot import Cunning
from artemia.bots.cunning.mixed_strategy import MixedStrategy, certain
from artemia.bots.cunning.rehearsal import PUT_TOKEN
from artemia.bots.cunning.solver import TurnGame
from artemia.bots.instinct import Instinct
from artemia.engine.kernel import all_answers
from artemia.engine.step import OP, Answers, Step, first_of, second_of
from artemia.lab.arena import Contest, Match, contend
from artemia.lab.simulate import Order, play_game
from artemia.lab.statistics import mean, paired, wilson
from artemia.lab.variance_reduction import Draw, drawn_from, with_luck, worth
from artemia.rules.constants import CREATURE, CREATURE_TOKEN, CREATURE_WINS, HUNTED_WIN
from artemia.rules.effects.tokens import put_token
from artemia.rules.phases.exploration import commit
from artemia.rules.state import State

LAIR, JUNGLE, RIVER = 1, 2, 4


def guessing_game() -> TurnGame:
    """Two Hunted, each in the Lair or the Jungle; a find is worth more in the Lair."""
    game = TurnGame([LAIR, JUNGLE], [[LAIR, JUNGLE], [LAIR, JUNGLE]])
    game.free = [[0.1, -0.1], [0.0, 0.2]]
    game.caught = [[0.3, 0.1], [0.2, 0.1]]
    game.alarm = 0.2
    game.bare = [0.0, 0.05]
    return game


def test_worth_is_the_mean_over_what_may_be_drawn() -> None:
    game = guessing_game()
    hunt, mixtures = [0.7, 0.3], [[0.5, 0.5], [0.2, 0.8]]
    plain = [[1.0, 0.0], [0.0, 1.0]]
    expected = sum(
        hunt[c] * mixtures[0][a] * mixtures[1][b] * worth(game, plain[c], [plain[a], plain[b]])
        for c in range(2)
        for a in range(2)
        for b in range(2)
    )
    assert worth(game, hunt, mixtures) == pytest.approx(expected)
    # The first one is found in the Lair, the second one isn't: 0.1 + 0.2 for them, 0.3 and the alarm 0.2.
    assert worth(game, plain[0], [plain[0], plain[1]]) == pytest.approx(0.8)


def test_a_draw_knows_what_else_could_have_been() -> None:
    steps = [commit(1, LAIR), commit(1, JUNGLE), commit(1, RIVER)]
    draw = Draw(MixedStrategy(steps, [0.6, 0.4, 0.0]), steps[1])
    assert draw.mixture([LAIR, JUNGLE]) == [0.6, 0.4]
    assert draw.outcome([LAIR, JUNGLE]) == [0.0, 1.0]
    assert draw.mixture([JUNGLE, RIVER]) == [], "he could have gone to the Lair, of which nothing is known"


def test_of_a_bot_that_tells_nothing_only_the_answer_is_known() -> None:
    step = put_token(CREATURE, JUNGLE, CREATURE_TOKEN)
    assert drawn_from(Instinct(1), step).steps == certain(step).steps
    bot = Cunning(1)
    bot.drew = MixedStrategy([commit(1, LAIR)], [1.0])  # of another answer
    assert drawn_from(bot, step).steps == [step]


@pytest.mark.slow
def test_luck_is_nothing_on_average_and_explains_much() -> None:
    """Whoever wins more than is due was lucky; and however the bots draw, they are as lucky as unlucky."""
    thinks = "cunning:rehearsals=12,fear=2"
    order = Order(players=(3,), games=16, seed="luck", creature=thinks, hunted=thinks)
    luck: list[float] = []
    won: list[float] = []
    for game in range(order.games):
        account, seats = with_luck(order.policies(3, game))
        won.append(float(play_game(order.setup(order.cell_of(game), game), seats).creature_wins))
        luck.append(account.total)
    _, low, high = mean(luck)
    assert low < 0.0 < high and high - low < 0.5
    fair = [one - other for one, other in zip(won, luck, strict=True)]
    spread = [sum((each - mean(of)[0]) ** 2 for each in of) for of in (fair, won)]
    assert spread[0] < 0.6 * spread[1]


def test_where_nobody_mixes_there_is_no_luck() -> None:
    order = Order(players=(3,), games=1, seed="luck")
    account, seats = with_luck(order.policies(3, 0))
    play_game(order.setup(order.cell_of(0), 0), seats)
    assert account.total == 0.0


# In reports


def test_rates_count_what_was_won_less_the_luck() -> None:
    winners = bytearray([CREATURE_WINS, HUNTED_WIN, CREATURE_WINS, 0])
    match = Match(winners, [0.4, -0.2, 0.1, 0.0])
    assert match.rate_less_luck == mean([0.6, 0.2, 0.9])
    assert match.rate == (2 / 3, *wilson(2, 3)), "what was won stays what it is"
    other = Match(bytearray([CREATURE_WINS] * 4), [0.0] * 4)
    assert match.change_less_luck(other) == mean([-0.4, -0.8, -0.1])
    assert match.change_from(other) == (-1 / 3, *paired(0, 1, 3))
    assert other.rate_less_luck is None and other.change_less_luck(other) is None


def test_luck_that_is_not_nothing_on_average_is_none() -> None:
    rng = Random(3)
    fair = [rng.gauss(0.0, 0.3) for _ in range(60)]
    winners = bytearray([CREATURE_WINS] * 60)
    assert not Match(winners, fair).luck_is_off
    assert Match(winners, [each + 0.4 for each in fair]).luck_is_off
    assert Match(winners, [each - 0.4 for each in fair]).luck_is_off
    assert not Match(winners, [0.0] * 60).luck_is_off


@pytest.mark.slow
def test_a_creature_that_peeks_gains_what_is_called_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """It wins nearly all games, which the rate less luck would hide."""
    monkeypatch.setitem(BOTS, "peeker", Peeker)
    thinks = "cunning:rehearsals=6"
    report = contend(Contest(("peeker", thinks), (thinks,), (3,), games=8, seed="luck"))
    match = report.match(("peeker", thinks), 3)
    assert match.rate is not None and match.rate_less_luck is not None
    assert match.rate[0] > 0.9 and match.rate_less_luck[0] < 0.75
    assert report.off == [(("peeker", thinks), 3)]


class Peeker(Cunning):
    """Lays its token where the first Hunted has laid their card."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, rehearsals=6)

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        step = super().choose(g, question, answers)
        for each in all_answers(answers):
            lays_the_same = each & OP == PUT_TOKEN and second_of(each) == second_of(step)
            if lays_the_same and first_of(each) & g.hunted[1].played:
                return each
        return step


def test_intervals_of_a_mean_hold_as_often_as_they_say() -> None:
    rng = Random(5)
    for games in (5, 30):
        held = 0
        for _ in range(2000):
            _, low, high = mean([rng.gauss(0.3, 0.5) for _ in range(games)])
            held += low <= 0.3 <= high
        assert 0.935 < held / 2000 < 0.965
