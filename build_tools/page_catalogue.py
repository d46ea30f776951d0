"""The boxes and cards in words, for the page: one JSON file per language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from artemia.cli.sheets import Sheet, all_sheets, short_name
from artemia.rules.boxes import BOXES
from artemia.texts import LANGUAGES, say
from artemia.texts.loader import bundle


def write_catalogue(folder: Path) -> None:
    """Writes en.json and fr.json; a file that would not change is left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        boxes = {id: say(lang, f"box-{id}") for id in BOXES}
        cards = [entry(sheet, lang) for sheet in all_sheets()]
        text = json.dumps({"boxes": boxes, "cards": cards}, ensure_ascii=False, separators=(",", ":"))
        file = folder / f"{lang}.json"
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


def entry(sheet: Sheet, lang: str) -> dict[str, Any]:
    place = sheet.kind == "place"
    name = sheet.name(lang)
    return {
        "id": sheet.card.id,
        "kind": sheet.kind,
        "box": sheet.card.box,
        "name": name,
        "short": short_name(name) if place else name,
        "text": sheet.text(lang),
        "glance": say(lang, f"glance-{sheet.card.id}") if place else None,
        "tile": say(lang, f"glance-{sheet.card.id}.tile") if place else None,
        "rulings": rulings(sheet, lang),
        "provenance": sheet.card.provenance,
        "number": sheet.trait("number"),
        "phase": sheet.phase,
        "symbol": sheet.symbol,
        "cost": sheet.trait("cost"),
        "level": sheet.trait("level"),
    }


def rulings(sheet: Sheet, lang: str) -> list[str]:
    """What was decided about a card: the attributes of its ruling, in their order."""
    id = f"ruling-{sheet.card.id}"
    if not bundle(lang).has_message(id):
        return []
    return [say(lang, f"{id}.{name}") for name in bundle(lang).get_message(id).attributes]
