"""Types for the page, generated from those of the server's messages: web/src/net/messages.ts."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from artemia.advice import GameRead
from artemia.riddle.telling import ToldRiddle
from artemia.rules.view import HuntedView, View
from artemia.rules.view_boxes import ExplorationView, SanctuaryView
from artemia.server.tables.history import History
from artemia.server.views.replays import At, Stop
from artemia.server.views.story import Story
from artemia.server.wire import messages
from artemia.server.wire.phrases import PHRASES

WEB = Path(__file__).resolve().parents[1] / "web"
TARGET = WEB / "src" / "net" / "messages.ts"
HEAD = "// Generated from the server's messages by build_tools/page_types.py. Don't edit."
CHANGED = {
    "view": {"tsType": "Partial<View>"},
    "hunted": {"tsType": "(Partial<HuntedView> & Pick<HuntedView, 'seat'>)[]"},
}
CONSTANTS = ("PROTOCOL", "HOLE", "SEPARATOR")


def schema() -> dict[str, Any]:
    """One JSON schema of all messages and views, with every field always there when the server sends it."""
    views = [View, HuntedView, ExplorationView, SanctuaryView]
    told = [Story, GameRead, ToldRiddle, At, Stop, History]
    types = [messages.ServerMessage, messages.ClientMessage, *views, *told]
    roots, definitions = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    from_page = {type.__name__ for type in get_args(messages.ClientMessage)}
    for name, definition in definitions.items():
        definition.pop("default", None)
        for each in definition.get("properties", {}).values():
            each.pop("maxItems", None)
        if name not in from_page and "properties" in definition:
            definition["required"] = list(definition["properties"])
    definitions["Welcome"]["properties"]["view"] = {"tsType": "View | null"}
    for name in ("Change", "Moved"):
        definitions[name]["properties"] |= CHANGED
    definitions["Happened"]["required"].remove("change")
    definitions["Ask"]["required"].remove("coach")
    definitions["At"]["properties"]["view"] = {"tsType": "View"}
    for name, root in zip(("ServerMessage", "ClientMessage"), roots, strict=False):
        definitions[name] = {"anyOf": root["anyOf"]}
    everything = {name: {"$ref": f"#/definitions/{name}"} for name in definitions}
    return {"title": "Everything", "type": "object", "properties": everything, "definitions": definitions}


def written(node: str = "node") -> str:
    """The file as it should be."""
    tool = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
    options = ["--additionalProperties=false", "--ignoreMinAndMaxItems", "--bannerComment", HEAD]
    run = subprocess.run(
        [node, str(tool), *options],
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    text, _, _ = run.stdout.partition("export interface Everything")
    rest = run.stdout[len(text) :].partition("}\n")[2]
    return text + rest + constants()


def constants() -> str:
    """What both sides must spell alike, in ASCII: two of them can't be seen."""
    facts = {name: getattr(messages, name) for name in CONSTANTS} | {"PHRASES": PHRASES}
    return "".join(f"export const {name} = {json.dumps(fact)}\n" for name, fact in facts.items())


if __name__ == "__main__":
    TARGET.write_text(written(*sys.argv[1:]), "utf-8")
