"""What people, bots and tables are called: codes, names that can be told apart, colours."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from artemia.server.wire.refusal import Refusal
from artemia.texts import LONGEST_NAME

COLOURS: Final = range(1, 8)
"""Six for the Hunted; the seventh is for a full lobby, and in the game it goes to the Creature."""
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
BOT_NAMES: Final = ("Vega", "Orion", "Juno", "Pax", "Kepler", "Tycho", "Luna", "Sol", "Wren", "Xenia")


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def code_as_typed(text: str) -> str:
    """A code as people type it: in small letters, with spaces or dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())[:16]


TAKEN_FOR: Final = str.maketrans(
    "01|АВЕЅІЈКМНОРԚСТУԜХаԁеһіјӏорԛѕсухԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχω",
    "olLABESIJKMHOPQCTYWXadehijlopqscyxwABEZHIKMNOPTYXaikvoptuxw",
)
"""Digits, Cyrillic and Greek letters, and the Latin ones that look like them."""


def skeleton(name: str) -> str:
    """The same for names that look alike: but for case, spaces, accents, width, marks and lent letters.

    Letters of other scripts than Cyrillic and Greek, and pairs such as “rn” for “m”, it takes as they are.
    """
    plain = unicodedata.normalize("NFKC", name).translate(TAKEN_FOR).casefold()
    letters = unicodedata.normalize("NFKD", plain).replace("i", "l").replace("ı", "l")
    return "".join(each for each in letters if unicodedata.category(each)[0] in "LNS") or name.casefold()


def proper_name(text: str) -> str:
    """A name without what can't be seen, of 1 to 20 characters."""
    kinds = ((letter, unicodedata.category(letter)[0]) for letter in text)
    kept = "".join(" " if kind == "Z" else letter for letter, kind in kinds if kind != "C")
    name = " ".join(kept.split())
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("bad-message", "name", longest=LONGEST_NAME)
    return name


def distinct(name: str, taken: list[str]) -> str:
    """This name, or one like it that nobody at the table has."""
    others = {skeleton(each) for each in taken}
    found, n = name, 2
    while skeleton(found) in others:
        found = f"{name[: LONGEST_NAME - 2]} {n}"
        n += 1
    return found


def bot_name(taken: list[str]) -> str:
    """A name for a bot, if possible with an initial of its own."""
    names = {skeleton(each) for each in taken}
    initials = {each[0].casefold() for each in taken if each}
    free = [name for name in BOT_NAMES if skeleton(name) not in names]
    fresh = [name for name in free if name[0].casefold() not in initials]
    return (fresh or free)[0]


def free_colour(wish: int | None, taken: list[int]) -> int:
    """The colour wished for, or else one that is free."""
    if wish is not None and wish in COLOURS and wish not in taken:
        return wish
    return next(colour for colour in COLOURS if colour not in taken)
