"""Makes terminal.svg: a game in the terminal, at a moment worth looking at.

Run it from anywhere with an environment that has Artemia installed: python docs/pictures/terminal.py
"""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import CONSOLE_SVG_FORMAT, Console
from rich.text import Text

from artemia import Game, Setup
from artemia.cli.menu import Menu
from artemia.cli.session import Session
from artemia.cli.table import Table, let_bot_answer, usual_bot
from artemia.cli.terminal import Terminal
from artemia.engine import kernel
from artemia.engine.step import seat_of
from artemia.texts import prompt

SEAT = 1
LANG = "en"
COLUMNS = 100


def is_worth_a_look(game: Game) -> bool:
    """Everybody is revealed, a Hunted has to choose between several things, and two tokens are down."""
    view, question = game.view(SEAT), game.question(SEAT)
    if question is None or question.kind != "place_choice" or not 4 <= view.turn <= 7:
        return False
    held = view.hunted[SEAT - 1].survival or []
    return len(question.answers) > 3 and bool(view.target or view.artemia) and view.marker and len(held) > 0


def find_game(table: Table) -> Game:
    """The first game, by seed, that comes to such a moment; bots play all seats up to there."""
    policies = Table(table.players, (), {}, usual_bot(), usual_bot()).policies()
    for seed in range(1000):
        game = Game.new(Setup(players=table.players, seed=seed))
        while not game.over:
            waiting = kernel.open_questions(game.state)
            if [seat_of(step) for step in waiting] == [SEAT] and is_worth_a_look(game):
                return game
            let_bot_answer(game, policies, waiting[0])
    sys.exit("No game came to such a moment.")


def picture() -> str:
    table = Table(5, (SEAT,), {}, usual_bot(), usual_bot())
    game = find_game(table)
    console = Console(
        record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    terminal = Terminal(LANG, console)
    session = Session(game, table, terminal, save=None, pass_for_me=True)
    question = game.question(SEAT, LANG)
    if question is None:
        sys.exit("There is no question to show.")
    menu = Menu.of(question, game.state, LANG, session.names)
    session.draw(SEAT, prompt(game.state, question.step, LANG, session.names), menu)
    console.print(Text(f"{session.names[SEAT]} > ▁", style="bold"))
    svg = console.export_svg(title="artemia play", code_format=plain_format(), unique_id="artemia")
    return re.sub(r"[ \t]+$", "", svg, flags=re.M).strip() + "\n"


def plain_format() -> str:
    """The frame of the picture without fonts from the network and without a greeting."""
    frame = re.sub(r"@font-face\s*\{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.S)
    return re.sub(r"<!--.*?-->", "", frame, flags=re.S)


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(picture(), encoding="utf-8")
