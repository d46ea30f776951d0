"""Who sits at the table: people, bots, and what everybody is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from artemia.bots import USUAL, bot_named
from artemia.bots.policy import Policy
from artemia.engine.step import Seat
from artemia.errors import ArtemiaError
from artemia.rules.constants import CREATURE
from artemia.texts import LONGEST_NAME, say, seat_names


@dataclass(frozen=True)
class TerminalTable:
    """The seats of people, the names somebody chose, and the bots that play the other seats."""

    players: int
    people: tuple[Seat, ...]
    chosen: Mapping[Seat, str]
    creature_bot: str
    hunted_bot: str

    def names(self, lang: str) -> tuple[str, ...]:
        """What everybody is called; nobody gets by default a name that somebody chose."""
        usual, taken = seat_names(lang), self.chosen.values()
        spare = [
            name
            for seat, name in enumerate(usual)
            if seat and name not in taken and (seat in self.chosen or seat >= self.players)
        ]
        found = []
        for seat in range(self.players):
            name = self.chosen.get(seat, usual[seat])
            if seat not in self.chosen and name in taken:
                name = spare.pop(0) if spare else f"{name} 2"
            found.append(name)
        return tuple(found)

    def policies(self) -> dict[Seat, Policy]:
        return {
            seat: bot_named(self.hunted_bot if seat else self.creature_bot, seat)
            for seat in range(self.players)
            if seat not in self.people
        }

    def to_dict(self) -> dict[str, Any]:
        return {
            "people": list(self.people),
            "names": {str(seat): name for seat, name in self.chosen.items()},
            "bots": [self.creature_bot, self.hunted_bot],
        }


def table_of(words: Any, players: int, lang: str) -> TerminalTable:
    """The table a file tells of; whatever it lacks is as usual."""
    words = words if isinstance(words, dict) else {}
    people, names, bots = words.get("people", [1]), words.get("names", {}), words.get("bots", [])
    try:
        creature_bot, hunted_bot = bots or [USUAL] * 2
        found = TerminalTable(
            players,
            tuple(sorted({int(seat) for seat in people})),
            {int(seat): checked_name(name, lang) for seat, name in names.items()},
            creature_bot,
            hunted_bot,
        )
        found.policies()
    except (AttributeError, TypeError, ValueError) as error:
        raise ArtemiaError(say(lang, "table-damaged")) from error
    if not all(0 <= seat < players for seat in (*found.people, *found.chosen)):
        raise ArtemiaError(say(lang, "table-damaged"))
    return found


def read_seats(words: Sequence[str], players: int, lang: str) -> tuple[Seat, ...]:
    """Seats as people write them: creature, hunted, 0 to 6, separated by commas."""
    found: list[Seat] = []
    for word in (part.strip().casefold() for each in words for part in each.split(",")):
        seat = seat_called(word, found, players)
        if seat is None:
            raise ArtemiaError(say(lang, "table-no-seat", word=word))
        if seat >= players:
            raise ArtemiaError(say(lang, "table-too-far", seat=seat, players=players, last=players - 1))
        if seat in found:
            raise ArtemiaError(say(lang, "table-twice", word=word))
        found.append(seat)
    return tuple(sorted(found))


def seat_called(word: str, taken: Sequence[Seat], players: int) -> Seat | None:
    """The seat with this name; `hunted` is the next Hunted nobody has taken."""
    if word == "creature":
        return CREATURE
    if word == "hunted":
        return next((seat for seat in range(1, players) if seat not in taken), players)
    return int(word) if word.isascii() and word.isdigit() and len(word) < 3 else None


def read_names(words: str, people: Sequence[Seat], players: int, lang: str) -> dict[Seat, str]:
    """Names as people write them: those of all people in order, or SEAT=NAME."""
    found: dict[Seat, str] = {}
    for word in words.split(","):
        left, sign, right = word.partition("=")
        if sign:
            seat = read_seats([left], players, lang)[0]
            name = right
        else:
            waiting = [seat for seat in people if seat not in found]
            if not waiting:
                raise ArtemiaError(say(lang, "table-names-left", name=word.strip()))
            seat, name = waiting[0], word
        found[seat] = checked_name(name, lang)
    if len({name.casefold() for name in found.values()}) < len(found):
        raise ArtemiaError(say(lang, "table-same-names"))
    return found


def checked_name(name: str, lang: str) -> str:
    name = name.strip()
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise ArtemiaError(say(lang, "table-bad-name", name=name, longest=LONGEST_NAME))
    return name
