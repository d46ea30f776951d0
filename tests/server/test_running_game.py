"""Whether everybody noticed an answer: the clock and the pace of bots go by it."""

from __future__ import annotations

import random

from artemia import Setup
from artemia.server.tables.running_game import RunningGame


def test_an_answer_is_public_if_and_only_if_an_onlooker_sees_a_change() -> None:
    seen = set()
    for seed in range(6):
        boxes = ("base", "exploration", "sanctuary") if seed % 2 else ("base",)
        play = RunningGame(Setup(players=4, side="A", seed=seed, boxes=boxes))
        game, rng = play.game, random.Random(seed)
        play.views.look(None, "en")
        for _ in range(120):
            if game.over:
                break
            question = rng.choice(game.questions())
            public = play.answer(question.seat, rng.choice(question.answers).key)
            assert public == (play.views.changes(None, "en") is not None), question
            seen.add(public)
    assert seen == {True, False}
