"""Python files that bring effects. They run only where it is allowed; from then on their text is known."""

from __future__ import annotations
import __future__

import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Final

from artemia.engine.step import OP_BY_NAME, OPS, NameTaken
from artemia.errors import ArtemiaError
from artemia.rules.catalog import HUNT_BY_BIT, POWERS_APART, SITES, SURVIVAL_BY_BIT
from artemia.rules.correction_checks import EFFECTS, KINDS, shown
from artemia.rules.own_effects import BROUGHT, Misfit
from artemia.rules.sanctuary_catalog import (
    AVATAR_BY_BIT,
    EVOLUTION_BY_BIT,
    SURVIVOR_BY_BIT,
    SURVIVOR_EFFECTS,
)

LAZY: Final = __future__.annotations.compiler_flag
"""Types stay as they are written, as in every file of ours."""
LONGEST_NAME: Final = 100
CATALOGUES: Final[tuple[Any, ...]] = (*KINDS.values(), SURVIVOR_EFFECTS)
BY_BIT: Final = (HUNT_BY_BIT, SURVIVAL_BY_BIT, EVOLUTION_BY_BIT, AVATAR_BY_BIT, SURVIVOR_BY_BIT)


@dataclass(frozen=True)
class OwnCode:
    """A Python file that has been run here, and what it brings."""

    file: str
    text: str
    effects: Mapping[str, Mapping[str, Any]] = field(compare=False)  # by kind and id
    words: Mapping[str, str] = field(compare=False)  # by language, in Fluent

    def to_dict(self) -> dict[str, str]:
        return {self.file: self.text}


KNOWN: Final[dict[str, OwnCode]] = {}
"""By their texts: whoever names one of these brings nothing new, and nothing is run."""
BROUGHT_BY: Final[dict[str, OwnCode]] = {}
"""By the names of their steps."""


def code_in(words: object, allowed: bool) -> OwnCode | None:
    """The Python file that cards bring, if they do; run if it isn't known here, and allowed."""
    said = words.get("effects") if isinstance(words, Mapping) else None
    if said is None:
        return None
    if isinstance(said, str):
        raise not_allowed(said) if not allowed else nowhere(said)
    if not isinstance(said, Mapping) or len(said) != 1:
        raise no_file()
    ((file, text),) = said.items()
    if not isinstance(file, str) or not isinstance(text, str) or not 0 < len(file) <= LONGEST_NAME:
        raise no_file()
    return run_code(shown(file), text, allowed)


def run_code(file: str, text: str, allowed: bool) -> OwnCode:
    if text in KNOWN:
        return KNOWN[text]
    if not allowed:
        raise not_allowed(file)
    module = ModuleType(f"own_effects_{len(KNOWN)}")
    before = set(OP_BY_NAME)
    with all_or_nothing(module):
        execute(file, text, module)
        found = OwnCode(file, text, effects_in(file), words_in(file, module))
    POWERS_APART.update(found.effects["place"])
    BROUGHT_BY.update(dict.fromkeys(OP_BY_NAME.keys() - before, found))
    KNOWN[text] = found
    return found


def execute(file: str, text: str, module: ModuleType) -> None:
    cards = [each.copy() for each in CATALOGUES]
    try:
        exec(compile(text, file, "exec", LAZY, dont_inherit=True), module.__dict__)
    except SyntaxError as error:
        line = error.lineno or 1
        raise ArtemiaError(
            f"“{file}”, line {line}: this isn’t Python.", "cards-code-syntax", file=file, line=line
        ) from error
    except Exception as error:
        raise told(file, line_of(error, file), error) from error
    if [*CATALOGUES] != cards:
        raise ArtemiaError(
            f"“{file}” brings cards; all it can bring is effects for cards that exist.",
            "cards-code-cards",
            file=file,
        )


def told(file: str, line: int, error: Exception) -> ArtemiaError:
    at = f"“{file}”, line {line}:"
    if isinstance(error, NameTaken):
        sentence, name = f"{at} there is already a step called “{error.name}”.", error.name
        return ArtemiaError(sentence, "cards-code-taken", file=file, line=line, given=name)
    if isinstance(error, Misfit):
        code = "cards-code-bonus" if error.kind == "bonus" else "cards-code-question"
        return ArtemiaError(f"{at} {error}", code, file=file, line=line, kind=error.kind)
    why = shown(f"{type(error).__name__}: {error}", LONGEST_NAME)
    return ArtemiaError(f"{at} {why}", "cards-code-fails", file=file, line=line, why=why)


def line_of(error: Exception, file: str) -> int:
    """Where in the file it went wrong."""
    lines = [each.lineno for each in traceback.extract_tb(error.__traceback__) if each.filename == file]
    return lines[-1] if lines and lines[-1] else 1


def effects_in(file: str) -> dict[str, dict[str, Any]]:
    """What was brought, by kind and id."""
    found: dict[str, dict[str, Any]] = {kind: {} for kind in EFFECTS}
    for kind, item in BROUGHT:
        if item.id in EFFECTS[kind]:
            raise ArtemiaError(
                f"“{file}”: there is already an effect called “{item.id}”.",
                "cards-code-known",
                file=file,
                given=item.id,
            )
        found[kind][item.id] = item
    if not BROUGHT:
        raise ArtemiaError(f"“{file}” brings no effect.", "cards-code-none", file=file)
    return found


def words_in(file: str, module: ModuleType) -> dict[str, str]:
    """`WORDS`: for each language those of its steps, as the files of a language have them."""
    words = getattr(module, "WORDS", {})
    if not isinstance(words, dict) or not all(isinstance(each, str) for each in [*words, *words.values()]):
        raise ArtemiaError(f"“{file}”: WORDS has a text for each language.", "cards-code-words", file=file)
    return words


@contextmanager
def all_or_nothing(module: ModuleType) -> Iterator[None]:
    """A file that fails leaves nothing behind, and can be read again once it is mended."""
    from artemia.rules.amounts import CHANGES  # these know of states, and those of cards
    from artemia.rules.moments import AT
    from artemia.rules.offers import OFFERS

    tables = [OPS, OP_BY_NAME, *CATALOGUES, *BY_BIT]
    lists: list[list[Any]] = [SITES, *AT, *CHANGES, *OFFERS]
    entered, listed = [each.copy() for each in tables], [each.copy() for each in lists]
    BROUGHT.clear()
    sys.modules[module.__name__] = module
    try:
        yield
    except BaseException:
        del sys.modules[module.__name__]
        for table, before in zip(tables, entered, strict=True):
            table.clear()
            table.update(before)
        for each, before in zip(lists, listed, strict=True):
            each[:] = before
        raise


# Sentences


def not_allowed(file: str) -> ArtemiaError:
    name = shown(file)
    return ArtemiaError(
        f"“{name}” is Python: it runs only where it is allowed, with --allow-code, never from an upload.",
        "cards-code-refused",
        file=name,
    )


def nowhere(file: str) -> ArtemiaError:
    name = shown(file)
    return ArtemiaError(
        f"“{name}” belongs beside the file of cards, but nobody has said where that is.",
        "cards-code-where",
        file=name,
    )


def no_file() -> ArtemiaError:
    return ArtemiaError("“effects” names one Python file.", "cards-code-file")
