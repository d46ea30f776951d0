"""Options that several commands have, each declared once. Those that tell which game are with the set-ups."""

from __future__ import annotations

from typing import Annotated

import typer

from artemia.errors import ArtemiaError

SeatCounts = Annotated[str, typer.Option(help="Seat counts, the Creature included: 5, 3-7 or 3,5,7.")]
Sides = Annotated[str, typer.Option(help="Side of the board: A, B or both.")]
Seed = Annotated[str, typer.Option(help="The same seed plays the same games.")]
Jobs = Annotated[
    int | None, typer.Option(help="Processes; every processor if left out. Results don't depend on it.")
]
CreatureBot = Annotated[str | None, typer.Option(help="The bot that plays the Creature.")]
HuntedBot = Annotated[str | None, typer.Option(help="The bot that plays every Hunted.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str | None, typer.Option(metavar="en|fr", help="Language; by default that of the system.")
]
ReportLanguage = Annotated[str, typer.Option(metavar="en|fr", help="Language of tables and plots.")]


def seat_counts(words: str) -> tuple[int, ...]:
    """The seat counts of `5`, `2-7` or `2,4-6`, each once, in order."""
    found: set[int] = set()
    for part in words.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise ArtemiaError(
                f"“{words}” isn’t a number of players; write, for example, 5, 2-7 or 2,4,6.",
                "seat-counts",
                given=words,
            )
        low, high = int(first), int(last or first)
        if not 2 <= low <= high <= 7:
            raise ArtemiaError(
                f"A game has 2 to 7 players, the Creature included, not {part.strip()}.",
                "players",
                given=part.strip(),
            )
        found.update(range(low, high + 1))
    return tuple(sorted(found))


def sides(word: str) -> tuple[str, ...]:
    known = {"A": ("A",), "B": ("B",), "BOTH": ("A", "B")}
    if word.upper() not in known:
        raise ArtemiaError(
            f"The board has sides A and B, but no side {word}; “both” plays on either.", "sides", given=word
        )
    return known[word.upper()]
