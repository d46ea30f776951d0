"""The boxes and cards in words, for the page: one JSON file per language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from artemia.rules.boxes import BOXES
from artemia.texts import LANGUAGES, say
from artemia.texts.sheets import all_sheets


def write_catalogue(folder: Path) -> None:
    """Writes en.json and fr.json; a file that would not change is left alone."""
    for lang in LANGUAGES:
        boxes = {id: say(lang, f"box-{id}") for id in BOXES}
        cards = [sheet.for_the_page(lang) for sheet in all_sheets()]
        write_json(folder / f"{lang}.json", {"boxes": boxes, "cards": cards})


def write_json(file: Path, content: dict[str, Any]) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    if not file.exists() or file.read_text("utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
