"""Chance is what somebody says, draw by draw."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from artemia import PRESETS, ArtemiaError, NotOffered, Session, Setup, preset
from artemia.engine.core import Core
from artemia.open_chance import OpenChance
from artemia.rules.redeal import redeal
from artemia.rules.save import to_words


class Noted:
    """Draws from a hat, with a note of each."""

    def __init__(self, seed: int | str) -> None:
        self.hat = Random(seed)
        self.said: list[tuple[int, int]] = []

    def __call__(self, n: int) -> int:
        self.said.append((n, self.hat.randrange(n)))
        return self.said[-1][1]


def test_every_order_of_a_pile_is_drawn_in_one_way() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for said in product(range(4), range(3), range(2)):
        g, left = Core(), iter(said)
        g.draws = lambda _, left=left: next(left)
        orders[g.shuffled((1, 2, 4, 8))] += 1
    assert len(orders) == 24 and set(orders.values()) == {1}


@pytest.mark.parametrize("name", PRESETS)
def test_both_ways_to_say_draws_lead_to_the_same_game(name: str) -> None:
    for players in range(2, 8):
        setup = preset(name, players=players, seed=players)
        draws, hat = Noted(name), Random(players)
        game, open_game = Session.new(setup, draws), OpenChance(setup)
        said = 0
        for _ in range(25):
            asked = game.ask()
            for n, drawn in draws.said[said:]:
                assert open_game.outcomes == n
                open_game.draw(drawn)
            said = len(draws.said)
            assert open_game.outcomes == 0 and open_game.session.ask() == asked
            assert to_words(open_game.session.state) == to_words(game.state)
            if asked:
                answer = hat.choice(game.legal())
                game.take(answer)
                open_game.take(answer)
        assert said >= 33


def test_nothing_is_done_by_halves() -> None:
    game, hat = OpenChance(preset("everything", players=4, seed=1)), Random(1)
    stops = 0
    while (game.outcomes or game.session.ask()) and stops < 300:
        if game.outcomes:
            twin = game.copy()
            outcome = hat.randrange(game.outcomes)
            before = to_words(game.session.state)
            game.draw(outcome)
            assert to_words(twin.session.state) == before
            twin.draw(outcome)
            assert (twin.outcomes, to_words(twin.session.state)) == (
                game.outcomes,
                to_words(game.session.state),
            )
            stops += 1
        else:
            game.take(hat.choice(game.session.legal()))
    assert stops >= 144


def test_draws_belong_to_one_game() -> None:
    setup = Setup(players=3, side="A", seed=4)
    draws = Noted(4)
    game = Session.new(setup, draws)
    game.ask()
    known = len(draws.said)
    for other in (game.copy(), Session(redeal(game.state, 1, 1))):
        assert other.state.draws is None
        while other.ask():
            other.take(other.legal()[-1])
    assert len(draws.said) == known
    mine = Noted(5)
    twin = Session.new(setup, draws).copy(mine)
    twin.ask()
    assert len(mine.said) == known == len(draws.said)


@pytest.mark.parametrize("wrong", [-1, 20])
def test_a_draw_out_of_bounds_is_refused(wrong: int) -> None:
    with pytest.raises(ArtemiaError, match="from 0 to 19"):
        Session.new(Setup(players=3, side="A", seed=4), lambda _: wrong).ask()
    game = OpenChance(Setup(players=3, side="A", seed=4))
    with pytest.raises(ArtemiaError, match="among the 20"):
        game.draw(wrong)
    with pytest.raises(ArtemiaError, match="Chance is asked"):
        game.take(1)
    assert game.outcomes == 20


def test_an_answer_that_is_not_legal_changes_nothing() -> None:
    game = OpenChance(Setup(players=3, side="A", seed=4))
    while game.outcomes:
        game.draw(0)
    before = to_words(game.session.state)
    with pytest.raises(NotOffered):
        game.take(1)
    assert (game.outcomes, to_words(game.session.state)) == (0, before)
