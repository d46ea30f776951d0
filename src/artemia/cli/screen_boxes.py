"""What the expansions add to the screen: survivors, Avatars, Evolutions, places to discover."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from artemia.cli.screen_planet import BONUS, STYLES
from artemia.cli.sheets import LEVELS, price, when
from artemia.engine.step import Seat
from artemia.rules.constants import CREATURE, EVOLUTION
from artemia.rules.view import View
from artemia.rules.view_boxes import ExplorationView, SanctuaryView
from artemia.texts import card_name, say
from artemia.texts.corrected import short_name, worded
from artemia.texts.names import joined
from artemia.texts.phrases import capital
from artemia.texts.sheets import sheet_of


def city(view: View, lang: str) -> list[RenderableType]:
    """Who can be rescued and what that does, the next Defense bonus, the places still to discover."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    s = view.sanctuary
    if s is not None and s.token is not None:
        grid.add_row(say(lang, "city-survivors"), faceup(s, lang))
        if next_bonus := max((space for space in s.bonuses if space < s.defense), default=0):
            text = Text(BONUS, style=STYLES[BONUS])
            words = say(
                lang, "city-bonus", n=next_bonus, bonus=worded(lang, f"bonus-{s.bonuses[next_bonus]}")
            )
            grid.add_row(say(lang, "city-next"), text.append(f" {words}", style="not bold default"))
    if view.exploration is not None and (view.exploration.sites_left or view.exploration.sites_discard):
        grid.add_row(say(lang, "exploration-sites"), sites(view.exploration, lang))
    return [grid] if grid.row_count else []


def faceup(s: SanctuaryView, lang: str) -> Text:
    """The survivors in sight, each with what rescuing does, and how many are left."""
    text = Text()
    for id in s.faceup:
        text.append(card_name("survivor", id, lang), style="bold")
        text.append(say(lang, "cli-colon") + sheet_of("survivor", id).text(lang) + "\n")
    text.append(say(lang, "city-pile", n=s.survivor_pile_count), style="dim")
    return text


def sites(exploration: ExplorationView, lang: str) -> str:
    parts = [say(lang, "exploration-sites-left", n=exploration.sites_left)]
    if exploration.sites_discard:
        names = joined([short_name(card_name("place", id, lang)) for id in exploration.sites_discard], lang)
        parts.append(say(lang, "exploration-sites-passed", places=names))
    return " · ".join(parts)


def remarks_of_boxes(view: View, seat: Seat, lang: str) -> Iterator[str]:
    """What else everybody knows of a Hunted."""
    s, w = view.sanctuary, view.exploration
    if s is not None:
        if avatar := s.avatars[seat]:
            yield card_name("avatar", avatar, lang)
        if s.survivor_counts[seat]:
            yield say(lang, "seats-survivors", n=s.survivor_counts[seat])
    if w is not None:
        for seats, id in (
            (w.fjord, "fjord"),
            (w.camouflaged, "camouflaged"),
            (w.enduring, "enduring"),
            (w.stuck, "stuck"),
        ):
            if seat in seats:
                yield say(lang, f"seats-{id}")


def creature_s_growth(view: View, lang: str) -> str:
    """DNA, how many Evolution cards of each level it holds, and those in front of it."""
    s = view.sanctuary
    if s is None:
        return ""
    parts = []
    if s.token is not None:
        parts.append(say(lang, "creature-dna", n=s.dna))
    if any(s.evolution_counts):
        held = zip(LEVELS.values(), s.evolution_counts, strict=True)
        cards = " + ".join(f"{n}×{level}" for level, n in held if n)
        parts.append(say(lang, "creature-evolutions", cards=cards))
    developed = [*s.developed, *s.latent]
    if developed:
        names = joined([evolution_name(s, id, lang) for id in developed], lang)
        parts.append(say(lang, "creature-developed", evolutions=names))
    return " · ".join(parts)


def evolution_name(s: SanctuaryView, id: str, lang: str) -> str:
    """Its name, and whether it doesn't act: it is too young, used up for this turn, or silenced."""
    name = card_name("evolution", id, lang)
    if id in s.used:
        return say(lang, "creature-evolution-used", name=name)
    return name if id in s.active else say(lang, "creature-evolution-idle", name=name)


def own_expansion_cards(view: View, lang: str) -> Iterator[tuple[str, RenderableType]]:
    """Avatars, survivors and Evolution cards of the looking seat, and what it has seen of the Creature's."""
    s, w = view.sanctuary, view.exploration
    if view.seat is None:
        return
    if s is not None and view.seat == CREATURE:
        yield from evolution_cards(view, s, lang)
    elif s is not None:
        if avatar := s.avatars[view.seat]:
            card = sheet_of("avatar", avatar)
            text = Text(when(card, lang), style="italic")
            yield card.name(lang), text.append(say(lang, "cli-colon") + card.text(lang), style="not italic")
        if s.survivors[view.seat]:
            names = joined([card_name("survivor", id, lang) for id in s.survivors[view.seat]], lang)
            yield say(lang, "own-survivors"), names
    if w is not None and w.hunt_seen:
        names = joined([card_name("hunt", id, lang) for id in w.hunt_seen], lang)
        yield say(lang, "own-hunt-seen"), names
    if s is not None and s.evolutions_seen and view.seat != CREATURE:
        names = joined([card_name("evolution", id, lang) for id in s.evolutions_seen], lang)
        yield capital(say(lang, "word-evolutions")), say(lang, "own-evolutions-seen", cards=names)


def evolution_cards(view: View, s: SanctuaryView, lang: str) -> Iterator[tuple[str, RenderableType]]:
    """The texts of what acts, or, when the Creature is about to grow, of what it may develop."""
    held = s.evolutions or []
    growing = view.phase in (0, EVOLUTION)
    for id in held if growing else [*s.developed, *s.latent]:
        card = sheet_of("evolution", id)
        first = price(card, lang) if growing else say(lang, "own-developed")
        text = Text(f"{first}, {when(card, lang)}", style="italic")
        yield card.name(lang), text.append(say(lang, "cli-colon") + card.text(lang), style="not italic")
    if held and not growing:
        cards = [sheet_of("evolution", id) for id in held]
        names = ", ".join(f"{card.name(lang)} ({card.trait('cost')})" for card in cards)
        yield say(lang, "own-evolutions"), names
