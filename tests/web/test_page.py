"""What is made of the page. Its types, style and tests are a stage of their own."""

from __future__ import annotations

import pytest

from build_tools import page

FETCHED_LATER = ("band-", "book-", "drama-", "finale-", "MyGames-", "score-", "worker-")
"""What is played over the table or heard, the book of rules, and screens that nobody sees first."""
WORDS = "page-"
"""Those of the page, in each language; a browser fetches one."""


@pytest.mark.slow
def test_script_and_style_stay_small() -> None:
    """Every screen together, as it goes over the wire; not what comes once a table or the book is open."""
    page.build_if_changed()
    assets = page.PAGE / "assets"
    files = [file for kind in ("js", "css") for file in assets.glob(f"*.{kind}.gz")]
    words = [file.stat().st_size for file in files if file.name.startswith(WORDS)]
    sizes = [file.stat().st_size for file in files if not file.name.startswith((*FETCHED_LATER, WORDS))]
    assert len(words) == 2
    assert 0 < sum(sizes) + max(words) <= 200_000


@pytest.mark.slow
def test_what_is_fetched_later_is_not_fetched_first() -> None:
    """It would also be styled before the layers are named, and lose to what it should win over."""
    page.build_if_changed()
    first = (page.PAGE / "index.html").read_text("utf-8")
    assert [name for name in FETCHED_LATER if f"/{name}" in first] == []
