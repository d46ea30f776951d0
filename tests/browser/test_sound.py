"""What is heard is fetched after the first touch, and not at all where sound is off."""

from __future__ import annotations

from playwright.sync_api import Browser, Request

from tests.browser.served import Served

MUTED = "localStorage.setItem('artemia.settings', JSON.stringify({sound: false}))"
KEPT = "JSON.parse(localStorage.getItem('artemia.settings'))"


def of_sound(request: Request) -> bool:
    return "/assets/band-" in request.url or "/assets/worker-" in request.url


def test_it_comes_with_the_first_touch_and_off_is_off(browser: Browser, server: Served) -> None:
    context = browser.new_context(service_workers="block", locale="en-GB")
    page = context.new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if of_sound(request) else None)
    page.goto(server.url, wait_until="networkidle")
    assert fetched == []
    with page.expect_request(lambda request: "/worker-" in request.url):
        page.keyboard.press("Shift")

    page.evaluate(MUTED)
    page.reload()
    fetched.clear()
    page.get_by_role("button", name="Settings").first.click()
    music, sounds = page.get_by_label("Music"), page.get_by_label("Sounds of the game")
    assert music.is_disabled() and sounds.is_disabled()
    page.wait_for_load_state("networkidle")
    assert fetched == []
    with page.expect_request(of_sound):
        page.get_by_role("switch", name="Sound").click()
    music.fill("0")
    sounds.fill("0.8")
    kept = page.evaluate(KEPT)
    assert (kept["music"], kept["volume"]) == (0, 0.8)
    context.close()
