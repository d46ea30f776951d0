"""Lowers decorated rules to plain functions, so that a compiled game calls them directly.

In the source a verb is one decorated function; its name builds the step. Compiled, a decorated name costs a
hundred nanoseconds a call. This pass, run for the wheel only, writes for each verb a function that runs it, a
function that builds it and a line that registers it, and turns the kernel's two tables into decision trees.
What it doesn't find where it expects it stops the build: `LoweringError`.
"""

from __future__ import annotations

import ast
from pathlib import Path

from build_tools.lower import kernel, layout
from build_tools.lower.classes import open_subclasses
from build_tools.lower.errors import LoweringError
from build_tools.lower.fields import Declarations
from build_tools.lower.idioms import HELPERS, without_idioms
from build_tools.lower.imports import import_what_is_used
from build_tools.lower.machine_words import check_growth, unbounded_names, with_machine_words, word_aliases
from build_tools.lower.verbs import Numbers, Verb, lower_verbs

PACKAGES = ("engine", "rules", "cards", "bots")
MODULES = ("session.py", "spaces/batch.py", "spaces/choice.py", "spaces/paths.py", "lab/chronicle.py")
LEFT_PLAIN = (
    "engine/chance.py",
    "engine/fields.py",
    "engine/spelling.py",
    "engine/traits.py",
    "rules/bars.py",
    "rules/boxes.py",
    "rules/corrected_cards.py",
    "rules/correction_checks.py",
    "rules/corrections.py",
    "rules/excuses.py",
    "rules/own_code.py",
    "rules/own_effects.py",
    "rules/presets.py",
    "rules/save.py",
    "rules/setup.py",
    "rules/spelling.py",
    "rules/view.py",
    "rules/view_boxes.py",
)
"""Not on the path of a playout: names, set-ups, saves and views stay as they are."""


def lower(source: Path) -> list[Path]:
    """Lowers the package under `source` in place; returns the modules to compile."""
    modules = modules_in(source)
    sources = {module: path.read_text(encoding="utf8") for module, path in modules.items()}
    for module, text in lowered(sources, Declarations(source / "artemia")).items():
        modules[module].write_text(text, encoding="utf8")
    return [*modules.values()]


def modules_in(source: Path) -> dict[str, Path]:
    """The modules to compile, by their names."""
    package = source / "artemia"
    for each in LEFT_PLAIN:
        if not (package / each).exists():
            raise LoweringError(f"artemia/{each}: to be left plain, but there is no such file.")
    paths = [package / each for each in MODULES]
    paths += sorted(
        path
        for name in PACKAGES
        for path in (package / name).rglob("*.py")
        if path.name != "__init__.py" and str(path.relative_to(package)) not in LEFT_PLAIN
    )
    return {".".join(path.relative_to(source).with_suffix("").parts): path for path in paths}


def lowered(sources: dict[str, str], records: Declarations) -> dict[str, str]:
    """Modules by name, as they are to be compiled."""
    trees = {module: ast.parse(text) for module, text in sources.items()}
    numbers = Numbers(layout.layout_in(trees[layout.HOME]))
    unbounded = {name for tree in trees.values() for name in unbounded_names(tree)}
    words = {name for tree in trees.values() for name in word_aliases(tree)}
    open_subclasses(trees)
    verbs: list[Verb] = []
    for module, tree in trees.items():
        check_growth(module, tree, unbounded)
        records.write_out(tree)
        trees[module] = without_idioms(module, tree, sources[module])
        verbs += lower_verbs(module, trees[module], numbers, words)
    trees[layout.HOME].body += ast.parse(HELPERS).body
    trees[kernel.HOME] = kernel.lower_kernel(trees[kernel.HOME], verbs, numbers.layout)
    for module, tree in trees.items():
        trees[module] = with_machine_words(module, tree)
        import_what_is_used(module, trees[module])
    return {module: ast.unparse(ast.fix_missing_locations(tree)) + "\n" for module, tree in trees.items()}
