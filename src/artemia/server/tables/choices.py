"""What a table can be, for the page that lets people choose."""

from __future__ import annotations

from typing import Any

from artemia.bots import OPPONENTS
from artemia.errors import ArtemiaError
from artemia.rules.boxes import BOXES, Box
from artemia.rules.catalog import PLACES, places_of
from artemia.rules.presets import PRESETS
from artemia.server.storage.settings import TableSettings
from artemia.server.tables.clock import SECONDS
from artemia.server.tables.seating import check_options
from artemia.server.wire.messages import Options
from artemia.server.wire.phrases import PHRASES
from artemia.server.wire.refusal import Refusal, told
from artemia.texts import say


def choices(lang: str) -> dict[str, Any]:
    return {
        "boxes": [
            {**named("box", id, lang), "needs": box.needs, "picture": picture_of(box)}
            for id, box in BOXES.items()
        ],
        "presets": [{**named("preset", id, lang), "options": options} for id, options in PRESETS.items()],
        "places": [
            {"number": place.number, "box": place.box, "id": id, "needs": place.needs}
            for id, place in PLACES.items()
        ],
        "levels": [named("level", id, lang) for id in OPPONENTS],
        "paces": [named("pace", id, lang) for id in ("none", *SECONDS)],
        "phrases": PHRASES,
    }


def picture_of(box: Box) -> str:
    """The place that stands for a box: the one it names, or its first."""
    return box.picture or next(iter(places_of(box.id)), "")


def named(kind: str, id: str, lang: str) -> dict[str, str]:
    return {"id": id, "name": say(lang, f"{kind}-{id}"), "text": say(lang, f"{kind}-{id}.text")}


def check(options: Options, lang: str) -> dict[str, Any]:
    """Why these options make no game, or the places it would be played on."""
    try:
        check_options(options)
        setup = TableSettings(code="", maker="", options=options, chairs=[], hosts=[]).setup()
    except ArtemiaError as error:
        return {"refused": told(error, lang), "places": []}
    except Refusal as no:
        return {"refused": no.text(lang), "places": []}
    return {"refused": None, "places": setup.places}
