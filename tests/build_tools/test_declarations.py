"""The build reads declared fields as the package does, and writes out the same methods."""

from __future__ import annotations

import ast
from pathlib import Path

import artemia
from artemia.engine.fields import DECLARED, methods
from build_tools.lower.fields import Declarations

PACKAGE = Path(artemia.__file__).parent
RECORDS = ("engine/core", "rules/hunted", "rules/exploration_state", "rules/sanctuary_state", "rules/state")


def written_out() -> tuple[Declarations, str]:
    records, text = Declarations(PACKAGE), ""
    for name in RECORDS:
        tree = ast.parse((PACKAGE / f"{name}.py").read_text("utf-8"))
        records.write_out(tree)
        text += ast.unparse(ast.fix_missing_locations(tree)) + "\n"
    return records, text


def test_the_build_finds_all_records_with_the_same_fields() -> None:
    records, _ = written_out()
    found, known = records.fields, DECLARED
    assert {name: repr(found[name]) for name in found} == {name: repr(known[name]) for name in known}


def test_a_lowered_record_has_its_methods_written_out() -> None:
    _, text = written_out()
    for name, fields in DECLARED.items():
        for method in ast.parse(methods(name, fields)).body:
            assert ast.unparse(method) in "\n".join(line[4:] for line in text.splitlines())
    assert "= field(" not in text and "(Record)" not in text
