"""The answers to a question as lines to choose from, and what somebody typed as one of them.

In a question about places a number means that place, for the first thing one can do with places
there; everything else has a letter, so that nobody pays Will who only meant to go somewhere. Many
combinations make one line: its places are typed as numbers, after its letter if it isn't the first.
Spaces of the Rescue track are chosen in the same way, by their distance from Victory.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

from artemia import texts
from artemia.cli.sheets import plain
from artemia.engine.step import OP, OPS, Step, first_of, seat_of, second_of
from artemia.game import Question
from artemia.rules.constants import ALL_PLACES, CREATURE
from artemia.rules.state import State
from artemia.rules.view import numbers
from artemia.texts import say
from artemia.texts.corrected import short_name
from artemia.texts.names import NAMED, joined, places_in
from artemia.texts.own_verbs import say_of
from artemia.texts.phrases import arguments, capital, circumstances
from artemia.texts.sheets import sheet_of

LETTERS: Final = "abcdefgjknorvwxyz"
"""Those that are no command of their own."""
MOST_SINGLES: Final = 3
MOST_SETS: Final = 6
MISSING: Final = "…"


@dataclass(frozen=True)
class MenuChoice:
    """One answer, and the places, or the spaces of the Rescue track, it is about."""

    key: str
    step: Step
    places: frozenset[int]
    more: frozenset[int]

    def means(self, wanted: frozenset[int]) -> bool:
        return bool(wanted) and wanted in (self.places, self.places | self.more)


@dataclass(frozen=True)
class Line:
    """What to type, and what one gets: a single answer, or several that differ in their places.

    A line without a mark is chosen by the numbers of its spots alone. A note says what a card does.
    """

    mark: str
    text: str
    choices: tuple[MenuChoice, ...]
    spots: tuple[tuple[int, str], ...] = ()
    hint: str = ""
    note: str = ""

    @property
    def folded(self) -> bool:
        return len(self.choices) > 1


@dataclass(frozen=True)
class Unclear:
    """Why a typed line is no answer."""

    text: str


class Menu:
    """All answers to a question, in the words of a language."""

    def __init__(self, g: State, choices: Sequence[MenuChoice], lang: str, names: Sequence[str]) -> None:
        self.g, self.lang, self.names = g, lang, names
        self.choices = tuple(choices)
        about_places = [choice.step & OP for choice in choices if choice.places]
        self.about_places = bool(about_places)
        self.main_op = about_places[0] if about_places else None
        self.lines = self._lines()

    @classmethod
    def of(cls, question: Question, g: State, lang: str, names: Sequence[str]) -> Menu:
        return cls(g, [choice_of(answer.key, answer.step) for answer in question.answers], lang, names)

    def inside(self, line: Line) -> Menu:
        """The answers of one line, to be chosen from by their places."""
        return Menu(self.g, line.choices, self.lang, self.names)

    def text(self, choice: MenuChoice) -> str:
        return texts.answer(self.g, choice.step, self.lang, self.names)

    def _line(self, mark: str, choice: MenuChoice) -> Line:
        return Line(mark, self.text(choice), (choice,), note=note(self.g, choice.step, self.lang))

    # The lines

    def _lines(self) -> list[Line]:
        if not self.about_places:
            return [self._line(str(n), choice) for n, choice in enumerate(self.choices, 1)]
        letters = iter([*LETTERS, *(2 * letter for letter in LETTERS)])
        lines: list[Line] = []
        for group in self._groups():
            if self._is_listed(group):
                lines += [self._line(spaced(choice.places), choice) for choice in group]
            elif len(group) == 1:
                lines.append(self._line(next(letters), group[0]))
            else:
                letter = "" if self._is_clear(group) else next(letters)
                spots, hint = self._spots(group, letter), self._hint(group, letter)
                lines.append(Line(letter, self._folded_text(group), group, spots, hint))
        return lines

    def _groups(self) -> list[tuple[MenuChoice, ...]]:
        """Answers that differ only in their places belong together; the main ones come first."""
        groups: dict[tuple[int, int, int], list[MenuChoice]] = {}
        for n, choice in enumerate(self.choices):
            alike = (choice.step & OP, second_of(choice.step), 0 if choice.places else n + 1)
            groups.setdefault(alike, []).append(choice)
        main_first = sorted(groups.values(), key=lambda group: not self._is_main(group[0]))
        return [tuple(group) for group in main_first]

    def _is_listed(self, group: tuple[MenuChoice, ...]) -> bool:
        """Whether each answer gets a line of its own, named by its places."""
        if not group[0].places or not self._is_clear(group):
            return False
        if len(group[0].places) == 1:
            return len(group) <= MOST_SINGLES
        return 1 < len(group) <= MOST_SETS

    def _is_clear(self, group: tuple[MenuChoice, ...]) -> bool:
        """Whether the numbers of places alone tell which of these answers is meant."""
        others = [choice for choice in self.choices if choice not in group and self._is_main(choice)]
        return self._is_main(group[0]) and not any(
            other.means(choice.places) for other in others for choice in group
        )

    def _is_main(self, choice: MenuChoice) -> bool:
        return choice.step & OP == self.main_op

    def _folded_text(self, group: tuple[MenuChoice, ...]) -> str:
        """The label of an answer with a gap where its places go."""
        g, step, lang = self.g, group[0].step, self.lang
        args = arguments(g, step, lang, self.names) | circumstances(g, step)
        args["places"] = args["at"] = args["spaces"] = MISSING
        if group[0].more:
            args["all"] = joined([places_in(g, second_of(step), lang), MISSING], lang)
        else:
            args["all"] = MISSING
        return capital(say_of(OPS[step & OP].name, lang, f"answer-{OPS[step & OP].name}", **args))

    def _spots(self, group: tuple[MenuChoice, ...], letter: str) -> tuple[tuple[int, str], ...]:
        """The single places to choose from; after a letter, the whole planet needs no list."""
        if len(group[0].places) != 1 or (letter and len(group) == ALL_PLACES.bit_count()):
            return ()
        if is_about_spaces(group[0].step):
            return ()
        found = [min(choice.places) for choice in group]
        return tuple((n, self._spot_name(n)) for n in found)

    def _spot_name(self, number: int) -> str:
        if self.g.planet.hidden >> number - 1 & 1:
            return say(self.lang, "screen-hidden")
        return short_name(texts.place_name(self.g.planet.names[number - 1], self.lang))

    def _hint(self, group: tuple[MenuChoice, ...], letter: str) -> str:
        """How to type these answers, by an example that works; for listed places alone there is no need."""
        sets = [choice.places for choice in group]
        count = len(sets[0])
        places = sorted(frozenset().union(*sets))
        example = f"{letter} {spaced(sets[0])}".strip()
        if count == 1 and not is_about_spaces(group[0].step):
            anywhere = len(group) == ALL_PLACES.bit_count()
            id = "menu-any-place" if anywhere else "menu-example"
            return say(self.lang, id, example=example) if letter else ""
        if len(group) == comb(len(places), count):
            among = " ".join(map(str, places))
            return say(self.lang, "menu-some-of", count=count, among=among, example=example)
        among = "  ".join("+".join(map(str, sorted(each))) for each in sets)
        return f"{among}\n{say(self.lang, 'menu-example', example=example)}"

    # What was typed

    def read(self, typed: str) -> MenuChoice | Line | Unclear:
        """The answer meant, or the line whose places are still missing, or why it is neither."""
        word, _, rest = typed.partition(" ")
        line = next((line for line in self.lines if line.mark == word.casefold()), None)
        if line and word.isalpha():
            if not rest:
                return line if line.folded else line.choices[0]
            return self._by_numbers(rest, line.choices) or self._unclear(typed)
        if not self.about_places:
            if line and not rest:
                return line.choices[0]
            return self._by_words(typed)
        return self._by_numbers(typed) or self._by_words(typed)

    def _by_numbers(self, typed: str, among: Sequence[MenuChoice] = ()) -> MenuChoice | Unclear | None:
        """The answer about exactly these places; without a line to look in, the main one."""
        parts = [part for part in re.split(r"[\s,;+]+", typed) if part]
        if not parts or not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
            return None
        wanted = frozenset(map(int, parts))
        found = [choice for choice in among or self.choices if choice.means(wanted)]
        main = found if among else [choice for choice in found if self._is_main(choice)]
        if len(main) == 1 and len(wanted) == len(parts):
            return main[0]
        if found:
            return Unclear(say(self.lang, "menu-letter-first", typed=typed))
        return Unclear(say(self.lang, "menu-not-these", typed=typed))

    def _by_words(self, typed: str) -> MenuChoice | Unclear:
        """Every word typed begins another word of the answer; only one answer fits."""
        wanted = words_in(typed) if len(typed) > 1 else []  # a single letter may be a slip
        found = [choice for choice in self.choices if wanted and self._fits(wanted, choice)]
        if len(found) == 1:
            return found[0]
        if found:
            one, other = (self.text(choice) for choice in found[:2])
            return Unclear(say(self.lang, "menu-several", typed=typed, one=one, other=other))
        return self._unclear(typed)

    def _fits(self, wanted: list[str], choice: MenuChoice) -> bool:
        """The name of a place alone means the main thing to do with it; anything else needs its verb."""
        words = words_in(self.text(choice))
        if choice.places and not self._is_main(choice) and not words[0].startswith(wanted[0]):
            return False
        return begins(wanted, words)

    def _unclear(self, typed: str) -> Unclear:
        return Unclear(say(self.lang, "menu-unknown", typed=typed))


def choice_of(key: str, step: Step) -> MenuChoice:
    kinds = OPS[step & OP].arguments
    if is_about_spaces(step):
        return MenuChoice(key, step, frozenset(n - 1 for n in numbers(first_of(step))), frozenset())
    first = frozenset(numbers(first_of(step))) if kinds[:1] == ("Places",) else frozenset()
    second = frozenset(numbers(second_of(step))) if kinds == ("Places", "Places") else frozenset()
    return MenuChoice(key, step, first, second)


def is_about_spaces(step: Step) -> bool:
    return OPS[step & OP].arguments[:1] == ("Spaces",)


def note(g: State, step: Step, lang: str) -> str:
    """What the card of an answer does, unless that is read elsewhere on the screen."""
    kinds, card = OPS[step & OP].arguments, first_of(step)
    if len(kinds) != 1 or kinds[0] not in NAMED or card.bit_count() != 1:
        return ""
    s = g.sanctuary
    own = s.evolutions | s.developed | s.latent if s and seat_of(step) == CREATURE else 0
    if kinds[0] == "Survivors" or (kinds[0] == "Evolutions" and card & own):
        return ""
    kind, id_of = NAMED[kinds[0]]
    return sheet_of(kind, id_of(g, card)).text(lang)


def spaced(places: frozenset[int]) -> str:
    return " ".join(map(str, sorted(places)))


def words_in(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))


def begins(wanted: Sequence[str], words: list[str]) -> bool:
    """Whether each wanted word begins one of the words, no two of them the same one."""
    left = list(words)
    for word in wanted:
        found = next((each for each in left if each.startswith(word)), None)
        if found is None:
            return False
        left.remove(found)
    return True
