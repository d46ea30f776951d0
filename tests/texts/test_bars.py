"""Every reason why something isn't offered has its words, and none is left over."""

from __future__ import annotations

import re
from typing import Final

import pytest

from artemia.texts import LANGUAGES
from tests.guards.sources import PACKAGE
from tests.texts.ftl import homes

KEY: Final = re.compile(r'"([a-z0-9-]+/[a-z0-9-]+)"')


def keys() -> set[str]:
    files = [file for part in ("rules", "cards", "whynot") for file in (PACKAGE / part).rglob("*.py")]
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_words(lang: str) -> None:
    written = {id for id, file in homes(lang).items() if file == "bars" and id.startswith("bar-")}
    assert written == {f"bar-{key.replace('/', '-')}" for key in keys()} | {"bar-caused"}
