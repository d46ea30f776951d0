"""The face of the titles: whole, the same each time, and with every letter that the page needs."""

from __future__ import annotations

import struct
import unicodedata
import zlib
from pathlib import Path

from build_tools.page_typeface import area, checksum, glyphs, outlines, write_typeface

TEXTS = Path(__file__).parents[2] / "src" / "artemia" / "texts"


def test_it_has_every_letter_of_both_languages() -> None:
    words = "".join((TEXTS / lang / "page.ftl").read_text("utf-8") for lang in ("en", "fr"))
    letters = {ord(sign) for sign in words if unicodedata.category(sign) in ("Lu", "Ll", "Nd")}
    assert letters - glyphs().keys() == set()


def test_its_tables_are_as_long_as_they_say(tmp_path: Path) -> None:
    write_typeface(tmp_path)
    font = (tmp_path / "artemia.woff").read_bytes()
    signature, _, length, count = struct.unpack(">4sIIH", font[:14])
    assert (signature, length) == (b"wOFF", len(font))
    assert len(font) < 12_000
    for n in range(count):
        tag, at, kept, whole, total = struct.unpack(">4s4I", font[44 + 20 * n : 64 + 20 * n])
        data = font[at : at + kept]
        data = data if kept == whole else zlib.decompress(data)
        assert len(data) == whole
        assert tag == b"head" or checksum(data) == total
    write_typeface(tmp_path)
    assert (tmp_path / "artemia.woff").read_bytes() == font


def test_what_is_closed_is_hollow() -> None:
    square = [(0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0), (0.0, 0.0)]
    outer, inner = map(area, outlines(square))
    assert (outer, inner) == (50.0**2, -(30.0**2))
    assert len(outlines(square[:3])) == 1
