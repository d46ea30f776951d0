"""Adds to the frozen vocabulary what new verbs and cards need: `python -m build_tools.vocabulary`."""

from __future__ import annotations

import artemia.cards  # noqa: F401 - enters all verbs
from artemia.spaces.vocabulary import FILE, frozen, vocabulary

if __name__ == "__main__":
    with FILE.open("a", encoding="utf-8", newline="\n") as file:
        file.writelines(f"{each.box} {each.name}\n" for each in vocabulary()[len(frozen()) :])
