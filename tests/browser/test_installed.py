"""The page as an app: it can be installed, and opens without a connection."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.tables import go, new_table

PICTURE = """async ({ src }) => {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return [picture.naturalWidth, picture.naturalHeight]
}"""


def test_it_can_be_installed_and_opens_offline_with_a_helpful_sentence(come: Come) -> None:
    ada = come("/", service_workers="allow")
    page = ada.page
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    code = new_table(ada, players=2, bots=1)
    check_manifest(page)
    wire = page.context.new_cdp_session(page)
    hindrances = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # All contexts of a test are incognito; the browser that npm brings along doesn't mind.
    assert {each["errorId"] for each in hindrances} <= {"in-incognito"}

    page.context.set_offline(True)
    for path, sentence in (("/", "server-away"), (f"/t/{code}", "connection-lost")):
        go(ada, path)
        page.get_by_text(ada.word(sentence)).wait_for()
    page.context.set_offline(False)
    ada.wait(("asked",))
    page.get_by_text(ada.word("connection-lost")).wait_for(state="detached")


def check_manifest(page: Page) -> None:
    manifest: dict[str, Any] = page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert manifest["name"] and manifest["short_name"] and manifest["description"]
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    assert manifest["theme_color"] == page.locator("meta[name=theme-color]").get_attribute("content")
    sizes = set()
    for icon in manifest["icons"]:
        width, height = page.evaluate(PICTURE, icon)
        if icon["sizes"] != "any":
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((width, icon.get("purpose", "any")))
    assert sizes >= {(192, "any"), (512, "any"), (512, "maskable")}
