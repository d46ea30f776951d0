"""What can be typed instead of an answer: help, sheets, the log, saving, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from artemia.cli.advice import show_hint
from artemia.cli.journal import by_turn, notes
from artemia.cli.menu import begins, words_in
from artemia.cli.sheets import find, panel
from artemia.cli.terminal import Left
from artemia.cli.terminal_files import check_new
from artemia.engine.step import Seat
from artemia.errors import ArtemiaError
from artemia.texts import say
from artemia.texts.sheets import sheet_of
from artemia.whynot import BUTTON, Thing, button_names, name_of, shown_to, told, why_not

if TYPE_CHECKING:
    from artemia.cli.terminal_game import TerminalGame

NO_COMMAND: Final = "no command"
DONE: Final = "done"
ASK_ANEW: Final = "ask anew"
KEYS: Final = {
    "number": "",
    "words": "",
    "enter": "",
    "help": "?",
    "sheet": "? {}, i 3",
    "map": "m",
    "why": "{} 4",
    "log": "l",
    "hint": "t",
    "again": "u",
    "pass": "p",
    "save": "",
    "quit": "q",
}
"""What to type for each line of the help; where a word of the language belongs, a gap."""


def run(session: TerminalGame, seat: Seat, typed: str) -> str:
    """Does what was typed, if it is a command, and tells what comes next."""
    word, _, rest = typed.partition(" ")
    word, rest = word.casefold(), rest.strip()
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", typed[1:].strip()
    if word in ("?", "i") and rest:
        show_sheets(session, rest)
    elif word in ("?", "h"):
        show_help(session)
    elif word == "i":
        session.terminal.say("play-which-card")
    elif word == "why" or word == say(session.lang, "help-why.key"):
        show_why(session, seat, rest)
    elif word == "s":
        save(session, rest)
    elif rest:
        return NO_COMMAND
    elif word == "l":
        show_log(session, seat)
    elif word == "m":
        session.show_board(seat)
    elif word in ("t", "hint"):
        show_hint(session.terminal, session.game, seat, session.names)
    elif word == "p":
        session.pass_for_me = not session.pass_for_me
        session.terminal.say("play-pass-on" if session.pass_for_me else "play-pass-off")
    elif word == "u":
        return think_again(session, seat)
    elif word in ("q", "quit", "exit"):
        leave(session)
    else:
        return NO_COMMAND
    return DONE


def show_help(session: TerminalGame) -> None:
    grid = Table.grid(padding=(0, 2))
    for topic, key in KEYS.items():
        if not key or "{}" in key:
            key = (key or "{}").format(say(session.lang, f"help-{topic}.key"))
        grid.add_row(Text(key, style="bold cyan"), say(session.lang, f"help-{topic}"))
    session.terminal.show(Rule(style="dim"), grid, Text(say(session.lang, "help-signs"), style="dim"))


def show_sheets(session: TerminalGame, name: str) -> None:
    """The sheet of a place by its number here, or of any card by its name."""
    planet = session.game.view(None).planet
    if name in (str(number) for number in range(1, len(planet) + 1)):
        place = planet[int(name) - 1]
        if place is not None:
            session.terminal.show(panel(sheet_of("place", place), session.lang))
        return
    try:
        for sheet in find(name, session.lang):
            session.terminal.show(panel(sheet, session.lang))
    except ArtemiaError as error:
        session.terminal.show(Text(str(error), style="yellow"))


def show_why(session: TerminalGame, seat: Seat, name: str) -> None:
    """Why something that is shown can't be chosen: a place by its number, anything else by its name."""
    session.terminal.show(*[Text(line, style="yellow") for line in reasons(session, seat, name)])


def reasons(session: TerminalGame, seat: Seat, name: str) -> list[str]:
    if not name:
        return [say(session.lang, "play-why-what")]
    g, lang = session.game.state, session.lang
    named = [thing for thing in shown_to(g, seat) if meant(session, seat, thing, name)]
    if not named:
        return [say(lang, "play-why-unknown", typed=name)]
    found = [why_not(g, seat, thing) for thing in named]
    said = [told(g, each, lang, session.names) for each in found if each]
    if not all(found):
        return [say(lang, "play-why-offered")]
    chapters = dict.fromkeys(each.chapter for each in said)
    more = [say(lang, "play-why-more", chapter=chapter) for chapter in chapters]
    return [*dict.fromkeys(each.text for each in said), *more]


def meant(session: TerminalGame, seat: Seat, thing: Thing, typed: str) -> bool:
    """Whether this is what was typed: its number, or words its name begins with."""
    g = session.game.state
    if typed.isdigit():
        return thing.kind == "place" and thing.name == typed
    if thing.kind == BUTTON:
        called = button_names(g, seat, session.lang)[thing.name]
    else:
        called = name_of(g, thing, session.lang)
    return begins(words_in(typed), words_in(called))


def show_log(session: TerminalGame, seat: Seat) -> None:
    log = notes(session.game, seat, session.names, session.lang, you=seat)
    for turn, lines in by_turn(log).items():
        title = say(session.lang, "word-turn", n=turn) if turn else say(session.lang, "phase-0")
        if lines:
            session.terminal.show(Rule(title, style="dim", align="left"))
        for line in lines:
            session.terminal.show(Text(f"  {line.text}"))


def think_again(session: TerminalGame, seat: Seat) -> str:
    """Gives the keyboard back to whoever decided last and may still change it."""
    others = [other for other in session.table.people if other != seat and session.may_think_again(other)]
    if not others:
        session.terminal.say("play-no-way-back", style="yellow")
        return DONE
    session.think_again(others[-1])
    return ASK_ANEW


def save(session: TerminalGame, name: str) -> None:
    path = Path(name).expanduser() if name else session.save_to
    if path is None:
        session.terminal.say("play-save-where", style="yellow")
        return
    try:
        if path not in (session.save_to, session.saved_in):
            check_new(path, session.lang)
        session.save_as(path)
        session.terminal.say("play-saved", file=str(path))
    except ArtemiaError as error:
        session.terminal.show(Text(str(error), style="yellow"))


def leave(session: TerminalGame) -> None:
    if session.saved_in is None and not session.leaving:
        session.leaving = True
        session.terminal.say("play-leave-unsaved", style="yellow")
        return
    raise Left
