"""The screen tells a seat what it may know, and nothing else."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from artemia import Game, Setup
from artemia.bots import bot_named
from artemia.cli import screen
from artemia.cli.journal import notes
from artemia.cli.menu import Menu
from artemia.cli.table import let_bot_answer
from artemia.engine import kernel
from artemia.texts import prompt, seat_names


def seen_by(game: Game, seat: int, lang: str) -> str:
    """The screen of a seat, as text."""
    names = seat_names(lang)
    console = Console(width=80, file=StringIO(), highlight=False)
    console.print(screen.board(game.view(seat), names, lang, 60))
    console.print(screen.news(notes(game, seat, names, lang), lang, 1000))
    question = game.question(seat, lang)
    if question is not None:
        menu = Menu.of(question, game.state, lang, names)
        console.print(screen.question(prompt(game.state, question.step, lang), menu, 80))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    """The hidden cards are dealt anew in every way the seat couldn't tell: its screen stays the same."""
    game = Game.new(Setup(players=3 + seed, seed=seed))
    policies = {seat: bot_named("chance", seat) for seat in range(game.setup.players)}
    moment = changed = 0
    while not game.over:
        moment += 1
        if moment % 9 == 0:
            seat = moment // 9 % game.setup.players
            other = game.redeal(seat, moment)
            assert seen_by(game, seat, "en") == seen_by(other, seat, "en")
            changed += seen_by(game, 1 - min(seat, 1), "en") != seen_by(other, 1 - min(seat, 1), "en")
        let_bot_answer(game, policies, kernel.open_questions(game.state)[0])
    assert changed > moment / 30  # for the others it does change


def test_signs_for_place_cards() -> None:
    """Shown to the Creature, discarded, on the table, hidden by smoke: each has its sign, and no other."""
    signs = {"(": 0, "[": 0, "!": 0, "?": 0}
    for seed in range(30):
        game = Game.new(Setup(players=4, seed=seed))
        policies = {seat: bot_named("chance", seat) for seat in range(4)}
        while not game.over:
            view = game.view(0)
            lines = [line for line in seen_by(game, 0, "en").splitlines() if " ♥" in line or " ··· " in line]
            for each, line in zip(view.hunted, lines, strict=False):
                assert (f"({(each.discard or [0])[0]})" in line) == bool(each.discard)
                signs["("] += "(" in line
                signs["["] += "[" in line
                signs["!"] += "!" in line
                signs["?"] += "?" in line
                assert ("?" in line) <= (each.discard is None)
                assert ("!" in line) <= bool(each.shown)
            for _ in range(4):
                if not game.over:
                    let_bot_answer(game, policies, kernel.open_questions(game.state)[0])
        if all(signs.values()):
            return
    raise AssertionError(signs)
