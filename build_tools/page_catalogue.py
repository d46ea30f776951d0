"""The boxes and cards in words, for the page: one JSON file per language."""

from __future__ import annotations

import json
from pathlib import Path

from artemia.rules.boxes import BOXES
from artemia.texts import LANGUAGES, say
from artemia.texts.sheets import all_sheets


def write_catalogue(folder: Path) -> None:
    """Writes en.json and fr.json; a file that would not change is left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        boxes = {id: say(lang, f"box-{id}") for id in BOXES}
        cards = [sheet.for_the_page(lang) for sheet in all_sheets()]
        text = json.dumps({"boxes": boxes, "cards": cards}, ensure_ascii=False, separators=(",", ":"))
        file = folder / f"{lang}.json"
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
