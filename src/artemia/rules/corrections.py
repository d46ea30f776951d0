"""Cards as the owner of a printed box puts them right: words, numbers, and whose effect a card has."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from artemia.errors import ArtemiaError, SeveralErrors
from artemia.rules.correction_checks import CODE, EFFECTS, KINDS, PARTS, WORDS, Effects, mistakes_in
from artemia.rules.own_code import OwnCode, code_in, not_allowed, run_code

LONGEST_FILE: Final = 64 * 1024
MOST_MISTAKES: Final = 30
"""That are told: whoever has made so many wants to begin with these."""
EVERY_LANGUAGE: Final = ""


@dataclass(frozen=True)
class Correction:
    """What is put right of one card. What is empty or 0 stays as it is."""

    kind: str
    id: str
    words: tuple[tuple[str, str, str], ...] = ()  # of which part, in which language, and what it says
    phase: int = 0
    symbol: str = ""
    level: int = 0
    cost: int = 0
    effect: str = ""

    def to_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for part, lang, text in self.words:
            if lang == EVERY_LANGUAGE:
                found[part] = text
            else:
                found.setdefault(part, {})[lang] = text
        numbers = {"phase": self.phase, "symbol": self.symbol, "level": self.level, "cost": self.cost}
        return found | {part: value for part, value in numbers.items() if value} | self.effect_word()

    def effect_word(self) -> dict[str, str]:
        return {"effect": self.effect} if self.effect else {}


def with_code(code: OwnCode | None) -> Effects:
    """The effects there are, and those that the file brings."""
    return EFFECTS if code is None else {kind: {**EFFECTS[kind], **code.effects[kind]} for kind in EFFECTS}


class Corrections:
    """All cards that are put right: immutable, and the same whenever they say the same."""

    __slots__ = ("_hash", "all", "by_card", "code", "effects")

    def __init__(self, all: tuple[Correction, ...], code: OwnCode | None = None) -> None:
        self.all = all
        self.by_card = {(each.kind, each.id): each for each in all}
        self.code = code  # that brings effects
        self.effects = with_code(code)  # what a card of each kind may do
        self._hash = hash((all, code))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Corrections) and self.all == other.all and self.code == other.code
        )

    def __len__(self) -> int:
        return len(self.all)

    def __reduce__(self) -> tuple[Any, ...]:
        return pickled, (self.all, self.code and (self.code.file, self.code.text))

    def of(self, kind: str, id: str) -> Correction | None:
        return self.by_card.get((kind, id))

    def to_dict(self) -> dict[str, dict[str, Any]]:
        """As the file says it; what was read from it makes the same corrections again."""
        found: dict[str, dict[str, Any]] = {CODE: self.code.to_dict()} if self.code else {}
        for each in self.all:
            found.setdefault(each.kind, {})[each.id] = each.to_dict()
        return found


AS_THEY_ARE: Final = Corrections(())
"""No card is put right."""


def pickled(all: tuple[Correction, ...], code: tuple[str, str] | None) -> Corrections:
    """Whoever takes a pickle from somebody lets them run what they like already."""
    return Corrections(all, run_code(*code, allowed=True) if code else None)


def read_corrections(text: str, *, folder: Path | str | None = None, allow_code: bool = False) -> Corrections:
    """The cards that a file in TOML puts right. Raises SeveralErrors, with a sentence for each mistake.

    If it names a Python file, that is looked for in the folder, and run only with `allow_code`.
    """
    if len(text.encode("utf-8", "replace")) > LONGEST_FILE:
        raise SeveralErrors([too_long()])
    try:
        words = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise SeveralErrors([no_toml(str(error))]) from None
    file = words.get(CODE)
    if isinstance(file, str) and folder is not None:
        if not allow_code:
            raise SeveralErrors([not_allowed(file)])
        words[CODE] = {file: text_in(Path(folder, file))}
    return corrections(words, allow_code=allow_code)


def text_in(path: Path) -> str:
    """As much of a file as anybody needs to see that it is too long."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST_FILE + 1).decode()
    except (OSError, ValueError) as error:
        raise ArtemiaError(f"“{path}” can’t be read as text.", "cards-file", file=str(path)) from error


def corrections(words: Any, *, allow_code: bool = False) -> Corrections:
    """The same from what stands in the file, as plain data."""
    try:
        code = code_in(words, allow_code)
    except ArtemiaError as error:
        raise SeveralErrors([error]) from error
    mistakes = [*islice(mistakes_in(words, with_code(code)), MOST_MISTAKES + 1)]
    if len(mistakes) > MOST_MISTAKES:
        mistakes[-1] = ArtemiaError("There are more mistakes.", "cards-more")
    if not mistakes and size_of(words) > LONGEST_FILE:
        mistakes = [too_long()]
    if mistakes:
        raise SeveralErrors(mistakes)
    return Corrections(
        tuple([made(kind, id, words[kind][id]) for kind in KINDS for id in sorted(words.get(kind, ()))]), code
    )


def made(kind: str, id: str, said: Mapping[str, Any]) -> Correction:
    numbers = {part: said[part] for part in PARTS[kind] if part in said and part not in WORDS}
    return Correction(kind, id, tuple(wording(said)), **numbers)


def wording(said: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    for part in WORDS:
        texts = said.get(part, {})
        if isinstance(texts, str):
            texts = {EVERY_LANGUAGE: texts}
        for lang in sorted(texts):
            yield part, lang, " ".join(texts[lang].split())


def size_of(words: Any) -> int:
    """Of all texts in it, in bytes."""
    if isinstance(words, Mapping):
        return sum(size_of(key) + size_of(each) for key, each in words.items())
    return len(words.encode()) if isinstance(words, str) else 0


def too_long() -> ArtemiaError:
    most = LONGEST_FILE // 1024
    return ArtemiaError(f"A file of cards has at most {most} kilobytes.", "cards-too-long", most=most)


def no_toml(why: str) -> ArtemiaError:
    """The reader tells where it gave up; why, it tells in English only."""
    at = re.search(r"line (\d+)", why)
    line = int(at[1]) if at else 1
    return ArtemiaError(f"Line {line} can’t be read as TOML.", "cards-toml", line=line)
