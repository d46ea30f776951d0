"""What the page knows of each verb, generated from its decorator: web/src/net/ops.ts."""

from __future__ import annotations

import artemia.cards  # noqa: F401 - enters all verbs
from artemia.engine.step import OP_BY_NAME, SECRET
from artemia.engine.traits import VOCABULARY, Op
from build_tools.page_types import WEB

TARGET = WEB / "src" / "net" / "ops.ts"
HEAD = "// Generated from the decorators of all verbs by build_tools/page_ops.py. Don't edit."
WORDS = ("look", "sound", "icon")
FLAGS = ("passes", "leaves", "dear", "costs")


def written() -> str:
    """The file as it should be: verbs of which nothing is said aren't in it."""
    words = [f"export type {trait.title()} = {union(VOCABULARY[trait])}" for trait in WORDS]
    fields = [f"{trait}?: {trait.title()}" for trait in WORDS] + ["book?: string"]
    fields += [f"{trait}?: true" for trait in ("silent", *FLAGS)]
    said = [
        f"  {name}: {{ {', '.join(told)} }},"
        for name, op in sorted(OP_BY_NAME.items())
        if (told := traits(op))
    ]
    return "\n".join(
        [
            HEAD,
            *words,
            f"export type Traits = {{ {'; '.join(fields)} }}",
            "",
            "const OPS: Record<string, Traits> = {",
            *said,
            "}",
            "",
            "const NOTHING: Traits = {}",
            "export const traitsOf = (op: string): Traits => OPS[op] ?? NOTHING",
            "",
        ]
    )


def union(words: tuple[str, ...]) -> str:
    return " | ".join(f"'{word}'" for word in words)


def traits(op: Op) -> list[str]:
    """What others never see isn't told by itself: `silent`."""
    told = [f"{trait}: '{word}'" for trait in (*WORDS, "book") if (word := getattr(op, trait))]
    told += ["silent: true"] if op.seen == SECRET else []
    return told + [f"{trait}: true" for trait in FLAGS if getattr(op, trait)]


if __name__ == "__main__":
    TARGET.write_text(written(), "utf-8")
