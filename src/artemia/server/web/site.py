"""The built page: its files, how long they may be kept, and which build it is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from aiohttp import web

from artemia.texts import say

PAGE: Final = Path(__file__).parent / "page"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
}
"""What some systems call otherwise: on Windows any program may have said that scripts are plain text."""


class Site:
    """Looks at the files anew when the page is built again, so that a server needn't stop for it."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder
        self._build = "none"
        self._seen = -1.0

    @property
    def build(self) -> str:
        file = self.folder / "build.json"
        try:
            changed = file.stat().st_mtime
            if changed != self._seen:
                self._build = str(msgspec.json.decode(file.read_bytes())["build"])
                self._seen = changed
        except (OSError, KeyError, TypeError, msgspec.MsgspecError):
            self._build, self._seen = "none", -1.0
        return self._build

    def file(self, name: str) -> Path | None:
        """A file of the page, never one outside of its folder."""
        try:
            path = (self.folder / name).resolve()
            return path if path.is_relative_to(self.folder.resolve()) and path.is_file() else None
        except (OSError, ValueError):
            return None  # a name no file can have

    def serve(self, name: str, lang: str) -> web.StreamResponse:
        path = self.file(name)
        if path is None and name == "index.html":
            missing = say(lang, "server-page-missing")
            return web.Response(text=missing, status=503, headers={"Cache-Control": ASK_FIRST})
        if path is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": FOREVER if name.startswith("assets/") else ASK_FIRST}
        if path.suffix in TYPES:
            headers["Content-Type"] = TYPES[path.suffix]
        return web.FileResponse(path, headers=headers)  # or its packed neighbour, if the browser takes that
