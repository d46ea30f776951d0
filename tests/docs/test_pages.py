"""Links, paths, commands and names in the documentation are those of the project."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
import typer

from artemia.cli import COMMANDS
from tests.docs.pages import PAGES, ROOT, anchors, blocks, links, named, page, rows, section, spans

COMMAND = re.compile(r"(?:\./)?artemia ([a-z][a-z-]*)(?=\s|$)(.*)")
every_page = pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)


@every_page
def test_links_lead_somewhere(path: Path) -> None:
    for link in links(path.read_text(encoding="utf-8")):
        if re.match(r"\w+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), link
        assert not anchor or anchor in anchors(target.read_text(encoding="utf-8")), link


@every_page
def test_files_named_exist(path: Path) -> None:
    for span in spans(path.read_text(encoding="utf-8")):
        if re.fullmatch(r"\.?\w[\w.-]*/[\w./-]*", span):
            assert any((root / span).exists() for root in (ROOT, ROOT / "src" / "artemia")), span


@every_page
def test_tests_named_exist(path: Path) -> None:
    written = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    for span in spans(path.read_text(encoding="utf-8")):
        if re.fullmatch(r"test_\w*[a-z]", span):
            assert f"def {span}(" in written, span


@every_page
def test_commands_exist_with_their_options(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = [line for block in blocks(text, "sh") for line in block.text.splitlines()]
    for line in (*lines, *spans(text)):
        if found := COMMAND.match(line.partition("#")[0]):
            name, rest = found[1], found[2]
            assert name in COMMANDS, line
            assert set(re.findall(r"--[a-z][a-z-]*", rest)) <= options(name), line


def options(name: str) -> set[str]:
    command = typer.main.get_command(import_module(f"artemia.cli.{name.replace('-', '_')}").app)
    params = [each for one in (command, *getattr(command, "commands", {}).values()) for each in one.params]
    return {"--help"} | {word for each in params for word in (*each.opts, *each.secondary_opts)}


def test_the_readme_lists_every_command() -> None:
    table = section(page("README.md"), "## Commands")
    listed = [found[1] for row in rows(table) if (found := COMMAND.match(named(row[0])[0]))]
    assert sorted(listed) == sorted(COMMANDS)


def test_every_module_of_the_server_is_listed() -> None:
    table = section(page("docs/architecture.md"), "## The server")
    listed, room = set(), ""
    for row in rows(table):
        room = next(iter(named(row[0])), room)
        listed |= {(room, name) for name in named(row[1])}
    there = {(file.parent.name, file.stem) for file in (ROOT / "src" / "artemia" / "server").glob("*/*.py")}
    assert listed == {(room, name) for room, name in there if name != "__init__"}
