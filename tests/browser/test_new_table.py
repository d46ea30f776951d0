"""Somebody lays out the planet of a new table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from artemia.texts.corrected import short_name
from tests.browser.conftest import Come
from tests.browser.player import Player


def place(host: Player, number: int) -> Locator:
    return host.page.get_by_label(host.word("new-place-number", number=number), exact=True)


def test_a_place_of_exploration_lies_on_the_planet_of_the_base_game(come: Come) -> None:
    host = come("/new")
    place(host, 1).select_option("nexus")
    expect(host.page.locator(".planet-preview .nm").first).to_have_text(short_name(host.word("place-nexus")))
    expect(host.page.locator(".box[aria-pressed=true]")).to_have_count(1)
    host.press(host.button("new-open"))
    expect(host.page).to_have_url(re.compile("/t/"))
    expect(host.page.locator(".planet-preview .nm").first).to_have_text(short_name(host.word("place-nexus")))


def test_sanctuary_has_its_numbers_to_itself_until_all_places_are_asked_for(come: Come) -> None:
    host = come("/new")
    host.page.locator(".box", has_text=host.word("box-sanctuary")).click()
    everything = host.page.get_by_role("switch", name=host.word("new-all-places"))
    expect(everything).not_to_be_checked()
    expect(place(host, 6)).to_have_count(0)
    expect(place(host, 1)).to_have_count(1)
    everything.press("Space")
    expect(everything).to_be_checked()
    place(host, 6).select_option("swamp")
    everything.press("Enter")
    expect(place(host, 6)).to_have_value("swamp")
    expect(place(host, 7)).to_have_count(0)
