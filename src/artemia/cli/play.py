"""`artemia play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.panel import Panel
from rich.text import Text

from artemia.bots import OPPONENTS
from artemia.cli import screen
from artemia.cli.advice import show_read
from artemia.cli.journal import notes, start_of_turn
from artemia.cli.options import CreatureBot, HuntedBot, Language
from artemia.cli.setups import AllowCode, Boxes, Cards, Expert, Labyrinth, Light, Places, Preset, agreed
from artemia.cli.table import TerminalTable, read_names, read_seats, table_of
from artemia.cli.terminal import Left, Terminal, language
from artemia.cli.terminal_files import check_new, read_words, record_text, write_whole
from artemia.cli.terminal_game import TerminalGame
from artemia.errors import ArtemiaError
from artemia.game import Game
from artemia.rules.setup import Setup
from artemia.texts import say
from artemia.texts.corrected import on_the_table

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def play(
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT", help="Where people sit: creature or 0, hunted, 1 to 6; repeat, or use commas."
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="2 to 7, the Creature included; 5 by default.")] = None,
    side: Annotated[
        str | None, typer.Option(metavar="A|B", help="Side of the board; by default the Creature chooses.")
    ] = None,
    expert: Expert = False,
    preset: Preset = None,
    boxes: Boxes = None,
    places: Places = None,
    light: Light = False,
    labyrinth: Labyrinth = False,
    cards: Cards = None,
    allow_code: AllowCode = False,
    names: Annotated[
        str | None,
        typer.Option(help="Names of the people in the order of their seats, or SEAT=NAME; commas."),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help=f"Who plays the other seats: {', '.join(OPPONENTS)}.")
    ] = None,
    creature_bot: CreatureBot = None,
    hunted_bot: HuntedBot = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option(help="A new file, to be saved to after every answer.")] = None,
    load: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    record: Annotated[
        Path | None,
        typer.Option(help="A new file for the record of the finished game, for `artemia replay`."),
    ] = None,
    pass_for_me: Annotated[
        bool, typer.Option("--pass/--no-pass", help="Pass automatically for whoever can do nothing but pass.")
    ] = True,
) -> None:
    """Play against bots, or with others who pass the keyboard on. Without more words: the base game.

    Examples:  artemia play    artemia play --preset sanctuary    artemia play --seat 1,2 --names Lena,Tom

    While playing, `?` lists all keys.
    """
    lang = language(lang)
    laid_down: dict[str, Any] = {
        "--players": players,
        "--side": side,
        "--expert": expert or None,
        "--seed": seed,
        "--preset": preset,
        "--boxes": boxes,
        "--places": places,
        "--light": light or None,
        "--labyrinth": labyrinth or None,
        "--cards": cards,
    }
    if load is not None:
        unwanted = [name for name, value in laid_down.items() if value is not None]
        if unwanted:
            raise ArtemiaError(say(lang, "play-load-and", option=unwanted[0]))
        game, table = loaded(load, allow_code, lang)
    else:
        wishes = agreed(preset, boxes, places, light, labyrinth, cards, allow_code)
        game = Game.new(new_setup(players, side, expert, seed, wishes))
        table = table_of({}, game.setup.players, lang)
    table = seated(table, seat, names, (creature_bot or bots, hunted_bot or bots), lang)
    terminal = Terminal(lang)
    if save is None or load is None or save.resolve() != load.resolve():
        check_new(save, lang)
    check_new(record, lang)
    session = TerminalGame(game, table, terminal, save=save, pass_for_me=pass_for_me)
    try:
        with on_the_table(game.setup.cards):
            session.run()
            show_end(session)
            offer_read(session)
        keep_record(session, record)
    except (Left, KeyboardInterrupt) as reason:
        session.save()
        terminal.console.print()
        show_farewell(session)
        raise typer.Exit(0 if isinstance(reason, Left) else 130) from None


def new_setup(
    players: int | None, side: str | None, expert: bool, seed: str | None, wishes: dict[str, Any]
) -> Setup:
    wishes = {**wishes, "expert": expert, "side": side.upper() if side else None}
    if players is not None:
        wishes["players"] = players
    if seed is not None:
        wishes["seed"] = int(seed) if seed.isascii() and seed.isdigit() else seed
    return Setup(**wishes)


def loaded(path: Path, allow_code: bool, lang: str) -> tuple[Game, TerminalTable]:
    """A saved game and its table. It is played again from its record, so it can't but make sense."""
    words = read_words(path, lang)
    game = Game.replay(words, allow_code=allow_code)
    return game, table_of(words.get("table"), game.setup.players, lang)


def seated(
    table: TerminalTable,
    seat: list[str] | None,
    names: str | None,
    bots: tuple[str | None, str | None],
    lang: str,
) -> TerminalTable:
    """The table with the wishes of this start: who sits where, under which name, against whom."""
    people = read_seats(seat, table.players, lang) if seat else table.people
    chosen = read_names(names, people, table.players, lang) if names is not None else table.chosen
    creature_bot, hunted_bot = bots[0] or table.creature_bot, bots[1] or table.hunted_bot
    table = TerminalTable(table.players, people, chosen, creature_bot, hunted_bot)
    table.policies()
    return table


def show_end(session: TerminalGame) -> None:
    """Who won, and how it stood."""
    game, terminal, people = session.game, session.terminal, session.table.people
    eyes = people[0] if len(people) == 1 else None
    view = game.view(eyes)
    terminal.clear(forget=len(people) > 1)
    terminal.show(screen.board(view, session.names, session.lang, terminal.height))
    since = start_of_turn(game, eyes) if eyes is None else session.read_up_to[eyes]
    fresh = notes(game, eyes, session.names, session.lang, since, eyes)
    terminal.show(screen.news(fresh, session.lang, screen.how_much_news(terminal.height)))
    won, score = screen.result(view, session.lang)
    terminal.show(Panel(Text(won, style="bold").append(f"\n{score}", style="not bold")))


def offer_read(session: TerminalGame) -> None:
    """Somebody at a real terminal may see where the game was won and lost."""
    if session.terminal.live:
        session.terminal.say("play-offer-read")
        if session.terminal.ask().casefold() == "r":
            show_read(session.terminal, session.game, session.names)


def keep_record(session: TerminalGame, path: Path | None) -> None:
    """Writes the record where it was asked for; otherwise somebody at a real terminal may name a file."""
    while True:
        try:
            if path is None and session.terminal.live:
                session.terminal.say("play-keep-record")
                typed = session.terminal.ask()
                path = Path(typed).expanduser() if typed else None
                check_new(path, session.lang)
            if path is not None:
                write_whole(path, record_text(session.game, session.table.to_dict()), session.lang)
                session.terminal.say("play-recorded", file=str(path))
            return
        except ArtemiaError as error:
            if not session.terminal.live:
                raise
            session.terminal.show(Text(str(error), style="yellow"))
            path = None


def show_farewell(session: TerminalGame) -> None:
    """Where the game is, if somebody wants to come back to it."""
    if session.game.over:
        return
    if session.saved_in is not None:
        session.terminal.say("play-farewell-saved", file=str(session.saved_in))
    else:
        session.terminal.say("play-farewell")
