"""Makes terminal.svg: a game in the terminal, at a moment worth looking at.

Run it from anywhere with an environment that has Artemia installed: python docs/pictures/terminal.py
"""

from __future__ import annotations

import re
import sys
from html import unescape
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from artemia import Game, Setup
from artemia.cli import screen
from artemia.cli.journal import notes, start_of_turn
from artemia.cli.menu import Menu
from artemia.cli.table import Table, usual_bot
from artemia.engine import kernel
from artemia.engine.step import seat_of
from artemia.texts import prompt, seat_names

PLAYERS = 5
SEAT = 1
LANG = "en"
COLUMNS = 100
CELL = 12.2
"""How wide a letter is in the picture."""


def is_worth_a_look(game: Game) -> bool:
    """Everybody is revealed, a Hunted has to choose between several things, and two tokens are down."""
    view, question = game.view(SEAT), game.question(SEAT)
    if question is None or question.kind != "place_choice" or not 4 <= view.turn <= 7:
        return False
    held = view.hunted[SEAT - 1].survival or []
    return len(question.answers) > 3 and bool(view.target or view.artemia) and view.marker and len(held) > 0


def find_game() -> Game:
    """The first game, by seed, that comes to such a moment; bots play all seats up to there."""
    policies = Table(PLAYERS, (), {}, usual_bot(), usual_bot()).policies()
    for seed in range(1000):
        game = Game.new(Setup(players=PLAYERS, seed=seed))
        while not game.over:
            waiting = kernel.open_questions(game.state)
            if [seat_of(step) for step in waiting] == [SEAT] and is_worth_a_look(game):
                return game
            game.play(policies, most=1)
    sys.exit("No game came to such a moment.")


def picture() -> str:
    game, names = find_game(), seat_names(LANG)
    question = game.question(SEAT, LANG)
    if question is None:
        sys.exit("There is no question to show.")
    menu = Menu.of(question, game.state, LANG, names)
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, highlight=False)
    news = notes(game, SEAT, names, LANG, start_of_turn(game, SEAT))
    console.print(screen.board(game.view(SEAT), names, LANG, screen.TALL))
    console.print(screen.news(news, LANG, 9))
    console.print(screen.question(prompt(game.state, question.step, LANG), menu, COLUMNS))
    console.print(Text(f"{names[SEAT]} > ▁", style="bold"))
    svg = console.export_svg(title="artemia play", code_format=plain_format(), unique_id="artemia")
    svg = re.sub(
        r'<text class="([\w-]+)" x="([\d.]+)" (y="[\d.]+") textLength="[\d.]+" ([^>]*)>(.*?)</text>', pin, svg
    )
    return re.sub(r"[ \t]+$", "", svg, flags=re.M).strip() + "\n"


def pin(text: re.Match[str]) -> str:
    """The same text in pieces at fixed positions, so that it lines up whatever font there is."""
    style, x, y, rest, words = text.groups()
    words = words.replace("&#160;", " ")
    found = []
    for piece in re.finditer(r"\S+(?: \S+)*", words):
        before, inside = (len(unescape(part)) for part in (words[: piece.start()], piece[0]))
        place = f'x="{float(x) + before * CELL:g}" {y} textLength="{inside * CELL:g}"'
        found.append(f'<text class="{style}" {place} {rest}>{piece[0].replace(" ", "&#160;")}</text>')
    return "".join(found)


def plain_format() -> str:
    """The frame of the picture without fonts from the network and without a greeting."""
    frame = re.sub(r"@font-face\s*\{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.S)
    frame = frame.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    frame = frame.replace("font-size: {char_height}px", "font-size: 20.26px")  # fills the cells
    return re.sub(r"<!--.*?-->", "", frame, flags=re.S)


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(picture(), encoding="utf-8")
