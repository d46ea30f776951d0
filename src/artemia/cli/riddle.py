"""`artemia riddle`: the riddle of a day, to think about or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Final, Literal

import typer
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from artemia.cli.options import AsJson, Language
from artemia.cli.screen import board
from artemia.cli.screen_planet import spot_name
from artemia.cli.terminal import Left, Terminal, language
from artemia.riddle import MARKS, day_of, in_common, riddle_of, today
from artemia.riddle.telling import ToldRiddle, ToldSide, plain, told
from artemia.texts import say

app = typer.Typer(add_completion=False)

Camp = Literal["creature", "hunted"]
SIDES: Final[dict[Camp, str]] = {"creature": "riddle-strike", "hunted": "riddle-go"}
BAR: Final = "▮"


@app.command()
def riddle(
    day: Annotated[str | None, typer.Argument(help="The day, as 2026-11-19; today’s if left out.")] = None,
    *,
    side: Annotated[
        str | None, typer.Option(metavar="creature|hunted", help="Only this side; both if left out.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Think about the riddle of the day: where are they, and where do you go?

    Examples:  artemia riddle    artemia riddle 2026-11-19 --side hunted    artemia riddle --json
    """
    lang = language(lang)
    if side is not None and side not in SIDES:
        raise typer.BadParameter("creature or hunted", param_hint="--side")
    found = riddle_of(day_of(day) if day else today())
    if as_json:
        print(json.dumps(plain(found, lang), ensure_ascii=False))
        return
    terminal, it = Terminal(lang), told(found, lang)
    terminal.show(
        Rule(say(lang, "riddle-title", n=it.number, day=it.day), style="dim"),
        board(it.view, it.names, lang, terminal.height),
    )
    try:
        for camp in SIDES:
            if side in (None, camp):
                put(terminal, it, camp)
    except Left:
        return


def put(terminal: Terminal, it: ToldRiddle, camp: Camp) -> None:
    """Asks for ten marks, and shows them beside those of the solver."""
    asked = it.creature if camp == "creature" else it.hunted
    places = [choice.place for choice in asked.choices]
    example = " ".join(str(place) for place in (places * MARKS)[:MARKS])
    terminal.say(SIDES[camp], style="bold", who=it.names[asked.seat])
    terminal.say("riddle-how", style="dim", example=example)
    yours: list[int] | None = None
    while yours is None:
        typed = terminal.ask().split()
        if typed in (["q"], ["?"]):
            break
        yours = counted(typed, places)
        if yours is None:
            named = ", ".join(f"{n} {spot_name(it.view, n, terminal.lang)}" for n in places)
            terminal.say("riddle-wrong", places=named)
    if yours is None and typed == ["q"]:
        raise Left
    show_answer(terminal, it, asked, camp, yours)


def counted(typed: Sequence[str], places: Sequence[int]) -> list[int] | None:
    """How often each place was named, if there are ten of them and no others."""
    known = [str(place) for place in places]
    if len(typed) != MARKS or not set(typed) <= set(known):
        return None
    return [typed.count(each) for each in known]


def show_answer(
    terminal: Terminal, it: ToldRiddle, asked: ToldSide, camp: Camp, yours: list[int] | None
) -> None:
    lang = terminal.lang
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for id in ("riddle-place", "riddle-yours", "riddle-solver"):
        grid.add_column(say(lang, id))
    grid.add_column(say(lang, f"riddle-met-{camp}"), justify="right")
    for n, choice in enumerate(asked.choices):
        name = f"{choice.place} {spot_name(it.view, choice.place, lang)}"
        own = BAR * yours[n] if yours else ""
        grid.add_row(Text(name), Text(own), Text(BAR * choice.marks, style="bold"), f"{choice.met}\u00a0%")
    terminal.show(grid)
    if yours:
        score = in_common(yours, [choice.marks for choice in asked.choices])
        terminal.say("riddle-score", style="bold", n=score)
    terminal.show(*(Text(line) for line in asked.why), Text())
