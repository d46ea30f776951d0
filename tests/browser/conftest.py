"""A browser, a server, and people who come with a phone or a laptop."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser import dealt, hasty
from tests.browser.player import LATE, Player
from tests.browser.provision import find_or_install
from tests.browser.served import Served

QUIET = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
]
LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = {"laptop": LAPTOP, "phone": PHONE}

Come = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)


expect.set_options(timeout=LATE * 1000)


# Closed with each module: while it is open, asyncio has a running loop, which other tests wouldn't expect.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = find_or_install()
    with sync_playwright() as driver:
        found = driver.chromium.launch(
            executable_path=chromium.program, args=QUIET, env={**os.environ, **chromium.environment}
        )
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("table") / "tables.db", program=("-P", dealt.__file__)).start()
    yield served
    served.stop()
    assert served.complaints.read_text("utf-8") == ""


@pytest.fixture(scope="session")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("hasty") / "tables.db"
    served = Served(data, program=("-P", hasty.__file__), bot_pace=0.15).start()
    yield served
    served.stop()
    assert served.complaints.read_text("utf-8") == ""


@pytest.fixture
def come(browser: Browser, server: Served, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Come]:
    """Somebody comes: a browser of their own, at the page. What the page complains of fails the test."""
    failures = request.session.testsfailed
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(
        path: str = "/",
        *,
        size: str = "laptop",
        lang: str = "en",
        at: Served = server,
        still: bool = True,
        **more: Any,
    ) -> Player:
        usual: dict[str, Any] = {
            **SIZES[size],
            "locale": {"en": "en-GB", "fr": "fr-FR"}[lang],
            "reduced_motion": "reduce" if still else "no-preference",
            "service_workers": "block",
        }
        context = browser.new_context(**{**usual, **more})
        context.set_default_timeout(LATE * 1000)
        contexts.append(context)
        page = context.new_page()
        listen_for_trouble(page, complaints)
        page.goto(at.url + path)
        return Player(page, lang, touch=size == "phone")

    yield arrive
    pages = [page for context in contexts for page in context.pages]
    if request.session.testsfailed > failures:
        for n, page in enumerate(pages):
            page.screenshot(path=tmp_path / f"{n}.png")
            print(f"{page.url} looked like {tmp_path / f'{n}.png'}")
    for context in contexts:
        context.close()
    assert complaints == []


def listen_for_trouble(page: Page, complaints: list[str]) -> None:
    page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
    page.on(
        "console", lambda said: complaints.append(f"{page.url}: {said.text}") if is_trouble(said) else None
    )


def is_trouble(said: ConsoleMessage) -> bool:
    """Browsers complain of lost connections and of plain http outside localhost, whatever the page does."""
    lost = "WebSocket connection to" in said.text or "net::ERR_" in said.text
    plain = "Cross-Origin-Opener-Policy header has been ignored" in said.text
    return said.type == "error" and not lost and not plain
