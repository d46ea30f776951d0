"""A file of cards to fill in, for whoever owns the printed box."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from artemia.rules.correction_checks import PARTS, WORDS
from artemia.texts import LANGUAGES
from artemia.texts.sheets import Sheet


def template(sheets: Sequence[Sheet]) -> str:
    """What each card says here, in TOML; every line is a comment until somebody puts it right."""
    return "\n\n".join("\n".join(lines_of(sheet)) for sheet in sheets)


def lines_of(sheet: Sheet) -> Iterator[str]:
    yield f"# [{sheet.kind}.{sheet.card.id}]"
    for part in PARTS[sheet.kind]:
        if part in WORDS:
            for lang in LANGUAGES:
                if said := words(sheet, part, lang):
                    yield f"# {part}.{lang} = {json.dumps(said, ensure_ascii=False)}"
        elif (value := sheet.symbol or "none" if part == "symbol" else sheet.trait(part)) is not None:
            yield f"# {part} = {json.dumps(value)}"


def words(sheet: Sheet, part: str, lang: str) -> str:
    if part == "name":
        return sheet.name(lang)
    return sheet.text(lang) if part == "text" else str(sheet.for_the_page(lang).get(part) or "")
