"""The Fluent files taken apart."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from artemia import texts

FOLDER = Path(texts.__file__).parent


@dataclass
class Text:
    """A message or an attribute: the words it is made of, and the variables it uses."""

    words: list[str] = field(default_factory=list)
    variables: set[str] = field(default_factory=set)


class Reader(Visitor):
    def __init__(self) -> None:
        self.text = Text()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.text.words.append(node.value)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.text.variables.add(node.id.name)


def files(lang: str) -> list[Path]:
    return sorted((FOLDER / lang).glob("*.ftl"))


def entries(file: Path) -> list[Any]:
    return list(parse(file.read_text(encoding="utf-8")).body)


@cache
def messages(lang: str) -> dict[str, Text]:
    """All texts of a language by id, those of attributes by `id.attribute`."""
    found: dict[str, Text] = {}
    for file in files(lang):
        for entry in entries(file):
            if isinstance(entry, ast.Message):
                name = entry.id.name
                if entry.value:
                    found[name] = read(entry.value)
                for attribute in entry.attributes:
                    found[f"{name}.{attribute.id.name}"] = read(attribute.value)
    return found


@cache
def homes(lang: str) -> dict[str, str]:
    """The file each text of a language stands in, without its ending."""
    found: dict[str, str] = {}
    for file in files(lang):
        for entry in entries(file):
            if isinstance(entry, ast.Message):
                ids = [entry.id.name, *(f"{entry.id.name}.{each.id.name}" for each in entry.attributes)]
                found |= dict.fromkeys(ids, file.stem)
    return found


def read(pattern: Any) -> Text:
    reader = Reader()
    reader.visit(pattern)
    return reader.text
