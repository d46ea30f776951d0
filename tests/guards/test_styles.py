"""The page is styled in one way: globally, a noun a file, in layers."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.guards.sources import ROOT, kept_files, text_of

WEB: Final = ROOT / "web"
SOURCES: Final = [file for file in kept_files() if file.is_relative_to(WEB / "src")]
STYLES: Final = WEB / "src" / "styles"
INDEX: Final = STYLES / "index.css"
LATER: Final = [STYLES / "book.css", STYLES / "drama.css"]
"""Indexes of what is styled when it is opened."""
SHEETS: Final = [file for file in SOURCES if file.suffix == ".css"]
FOR_MANY_NOUNS: Final = re.compile(r"always|table/(motion|sizes/.*)")
"""What gives way on small screens is told for all of the table at once, and so is what moves."""
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
CLASS: Final = re.compile(r"\.([a-z][\w-]*)")
KEYFRAMES: Final = re.compile(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}")


def name(file: Path) -> str:
    return file.relative_to(STYLES).with_suffix("").as_posix()


def selectors(css: str) -> Iterator[str]:
    """Each selector of each rule, those of lists one by one."""
    for head in re.findall(r"([^{};]+)\{", KEYFRAMES.sub("", COMMENT.sub("", css))):
        if not head.strip().startswith("@"):
            yield from (each.strip() for each in re.split(r",(?![^()]*\))", head))


def noun(selector: str) -> str:
    """What a selector begins with: its first class, or an element."""
    first = re.split(r"[\s>+~]", selector, maxsplit=1)[0]
    found = re.search(r"\.[\w-]+", first)
    return found[0] if found else first


def test_no_component_styles_itself() -> None:
    """The rules of a component are in the file of its noun, in web/src/styles."""
    components = [file for file in SOURCES if file.suffix == ".svelte" and "<style" in text_of(file)]
    assert components == []
    assert [sheet for sheet in SHEETS if not sheet.is_relative_to(STYLES)] == []


def test_no_rule_is_important() -> None:
    """A later layer wins by itself: write the rule there, or in `always` what holds whatever else is said."""
    assert [name(sheet) for sheet in SHEETS if "!important" in COMMENT.sub("", text_of(sheet))] == []


def test_every_stylesheet_is_in_the_layer_of_its_folder() -> None:
    """Rules outside of the layers would win over all that are in one."""
    indexes = [INDEX, *LATER]
    index = COMMENT.sub("", "".join(map(text_of, indexes)))
    imports = dict(re.findall(r"@import '\./(\S+)\.css' layer\((\w+)\);", index))
    assert set(imports) == {name(sheet) for sheet in SHEETS if sheet not in indexes}
    layers = re.findall(r"\w+", re.findall(r"@layer ([^;{]+);", index)[0])
    assert set(imports.values()) == set(layers)
    assert {
        sheet: layer for sheet, layer in imports.items() if "/" in sheet and not sheet.startswith(layer)
    } == {}


def test_a_noun_has_one_stylesheet() -> None:
    """So that two screens don't give one name two looks: whose rules begin with it owns it."""
    owners = defaultdict(set)
    for sheet in SHEETS:
        if not FOR_MANY_NOUNS.fullmatch(name(sheet)):
            for selector in selectors(text_of(sheet)):
                owners[noun(selector)].add(name(sheet))
    assert {noun: files for noun, files in owners.items() if len(files) > 1} == {}


def test_no_rule_is_about_a_class_that_nothing_has() -> None:
    written = "\n".join(text_of(file) for file in (*SOURCES, WEB / "index.html") if file.suffix != ".css")
    words = set(re.findall(r"[\w-]+", written))
    begun = set(re.findall(r"(?<![\w-])([a-z]+-|ph?)\$?\{", written))  # "size-{size}", "p{colour}"
    made = {start + end for start in begun for end in (*words, *"1234567")}
    found = {each for sheet in SHEETS for one in selectors(text_of(sheet)) for each in CLASS.findall(one)}
    assert found - words - made == set()


def test_the_guard_reads_stylesheets() -> None:
    css = (
        "/* .a {} */ @media (width < 9px) { .b:is(.c, .d) > i, e { top: 0 } } @keyframes f { 50% { top: 0 } }"
    )
    assert [*selectors(css)] == [".b:is(.c, .d) > i", "e"]
    assert [noun(each) for each in selectors(css)] == [".b", "e"]
