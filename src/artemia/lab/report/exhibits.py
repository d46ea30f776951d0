"""What a report says of one run, section by section."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Final

from artemia.lab.card_effects import CardEffect, effects
from artemia.lab.endings import ENDINGS
from artemia.lab.report.exhibit import Exhibit, Number, Numbers, estimates
from artemia.lab.report.gathered import Cell, Gathered, Score
from artemia.lab.report.planet import heat_map
from artemia.lab.report.plots import (
    RATES,
    Estimate,
    Group,
    Panel,
    Slice,
    Streak,
    Whisker,
    histograms,
    races,
    scale_for,
    stacked,
    whiskers,
)
from artemia.lab.report.race import TRACKS
from artemia.lab.statistics import wilson
from artemia.texts import card_name, place_name, say
from artemia.texts.numbers import decimal

INKS: Final = {"assimilation": "creature", "rescue": "hunted", "defense": "faint"}
LAST_SHARE: Final = 0.995
"""Of the games whose length is shown: a single one that lasted for ever would squeeze all others."""


def exhibits_of(run: Gathered, lang: str) -> list[Exhibit]:
    found = [rates(run, lang), endings(run, lang)]
    if any(cell_tally.how["defense"] for cell_tally in run.cells.values()):
        found.append(defense(run, lang))
    return [*found, lengths(run, lang), tracks(run, lang), planets(run, lang), *cards(run, lang)]


def mode_name(mode: str, lang: str) -> str:
    return say(lang, "report-own" if mode == "own" else f"preset-{mode}")


def rate_of(tally: Score) -> Estimate:
    return tally.creature_wins / tally.games, *wilson(tally.creature_wins, tally.games)


# Who wins


def rates(run: Gathered, lang: str) -> Exhibit:
    groups = [Group(say(lang, "report-all"), [Whisker(say(lang, "report-all-games"), rate_of(run.total))])]
    for attribute in ("mode", "players", "side"):
        bars = [
            Whisker(value_name(attribute, value, lang), rate_of(run.where(**{attribute: value})))
            for value in run.values(attribute)
        ]
        if len(bars) > 1:
            groups.append(Group(say(lang, f"report-by-{attribute}"), bars))
    pairings = dict.fromkeys((cell.creature, cell.hunted) for cell in run.cells)
    if len(pairings) > 1:
        groups.append(
            Group(say(lang, "report-by-bots"), [pairing_bar(run, *each, lang) for each in pairings])
        )
    title = say(lang, "report-rates")
    drawing = whiskers(title, groups, RATES, lang)
    return Exhibit("rates", title, say(lang, "report-rates-says"), estimates(groups, ("by", "of")), [drawing])


def value_name(attribute: str, value: str | int, lang: str) -> str:
    if attribute == "mode":
        return mode_name(str(value), lang)
    if attribute == "players":
        return say(lang, "arena-players", n=int(value))
    return say(lang, "report-side", side=str(value))


def pairing_bar(run: Gathered, creature: str, hunted: str, lang: str) -> Whisker:
    tally = run.where(creature=creature, hunted=hunted)
    return Whisker(say(lang, "report-pairing", creature=creature, hunted=hunted), rate_of(tally))


# How games end


def endings(run: Gathered, lang: str) -> Exhibit:
    rows: list[tuple[str, list[Slice]]] = []
    table: list[list[Number]] = []
    for label, tally in by_mode_and_seats(run, lang):
        ways = [way for way in ENDINGS if way != "defense" or run.total.how[way]]
        parts = [
            Slice(
                say(lang, f"report-way-{way}"),
                tally.how[way] / tally.games,
                "creature" if way == "assimilation" else "hunted",
                0.25 if way == "defense" else 0.55,
            )
            for way in ways
        ]
        rows.append((label, parts))
        table.append([label, tally.games, *(tally.how[way] for way in ENDINGS)])
    title = say(lang, "report-endings")
    columns = ("of", "games", *ENDINGS)
    return Exhibit(
        "endings",
        title,
        say(lang, "report-endings-says"),
        Numbers(columns, table),
        [stacked(title, rows, lang)],
    )


def by_mode_and_seats(run: Gathered, lang: str) -> Iterable[tuple[str, Score]]:
    for mode in run.modes:
        for players in run.values("players"):
            tally = run.where(mode=mode, players=players)
            if tally.games:
                seats = say(lang, "arena-players", n=int(players))
                yield f"{mode_name(mode, lang)}, {seats}" if len(run.modes) > 1 else seats, tally


def defense(run: Gathered, lang: str) -> Exhibit:
    groups = []
    for mode in run.modes:
        bars = []
        for players in run.values("players"):
            tally = run.where(mode=mode, players=players)
            wins, by_defense = tally.hunted_wins, tally.how["defense"]
            if wins and (mode, "defense") in run.races:
                estimate = (by_defense / wins, *wilson(by_defense, wins))
                bars.append(Whisker(say(lang, "arena-players", n=int(players)), estimate, "hunted"))
        if bars:
            groups.append(Group(mode_name(mode, lang), bars))
    title = say(lang, "report-defense")
    says, table = say(lang, "report-defense-says"), estimates(groups, ("mode", "of"))
    return Exhibit("defense", title, says, table, [whiskers(title, groups, RATES, lang)])


# How long games last, and how they go


def lengths(run: Gathered, lang: str) -> Exhibit:
    panels, table = [], []
    for mode in run.modes:
        turns = run.where(mode=mode).turns
        table += [(mode_name(mode, lang), number, turns[number]) for number in sorted(turns)]
        games, shown = turns.total(), 0
        shares = []
        for number in range(1, max(turns) + 1):
            if shown < LAST_SHARE * games:
                shares.append(turns[number] / games)
                shown += turns[number]
        mean = say(
            lang, "report-mean", mode=mode_name(mode, lang), turns=decimal(fmean(turns.elements()), 1, lang)
        )
        panels.append(Panel(mean, 1, shares))
    title = say(lang, "report-lengths")
    drawing = histograms(title, panels, say(lang, "report-turns"), lang)
    return Exhibit(
        "lengths",
        title,
        say(lang, "report-lengths-says"),
        Numbers(("mode", "turns", "games"), table),
        [drawing],
    )


def tracks(run: Gathered, lang: str) -> Exhibit:
    panels, table = [], []
    for mode in run.modes:
        lines = []
        for track in TRACKS:
            if (mode, track) not in run.races:
                continue
            points = run.races[mode, track].quartiles()
            lines.append(Streak(say(lang, f"report-track-{track}"), INKS[track], points))
            named = mode_name(mode, lang), track
            table += [(*named, turn, *quartiles) for turn, quartiles in enumerate(points)]
        panels.append((mode_name(mode, lang), lines))
    title = say(lang, "report-tracks")
    columns = ("mode", "track", "turn", "quarter", "half", "three quarters")
    drawing = races(title, panels, say(lang, "report-turns"), lang)
    return Exhibit("tracks", title, say(lang, "report-tracks-says"), Numbers(columns, table), [drawing])


# Where


def planets(run: Gathered, lang: str) -> Exhibit:
    drawings, table = [], []
    for mode in run.modes:
        name = mode_name(mode, lang)
        drawings.append(heat_map(name, run.planets[mode], lang))
        for place, spot in sorted(run.planets[mode].items(), key=lambda each: each[1].number):
            numbers = (spot.visits, spot.caught, round(spot.share, 4), round(spot.danger, 4))
            table.append((name, spot.number, place_name(place, lang), *numbers))
    columns = ("mode", "number", "place", "visits", "catches", "share of visits", "caught")
    title = say(lang, "report-planet")
    return Exhibit("planet", title, say(lang, "report-planet-says"), Numbers(columns, table), drawings)


# Cards


def cards(run: Gathered, lang: str) -> list[Exhibit]:
    """A section a mode: what counts in one may not in another."""
    return [cards_of(run, mode, lang) for mode in run.modes]


def cards_of(run: Gathered, mode: str, lang: str) -> Exhibit:
    strata: list[Cell] = [cell for cell in run.cards if cell.mode == mode]
    found = effects([run.cards[cell] for cell in strata])
    groups = [
        Group(
            say(lang, f"report-deck-{deck}"),
            [card_bar(each, lang) for each in found if each.kind == deck],
        )
        for deck in ("hunt", "survival")
    ]
    name = mode_name(mode, lang)
    title = say(lang, "report-cards", mode=name)
    columns = ("deck", "card", "effect", "half of the interval", "games early", "games late", "played in")
    table = Numbers(columns, [card_row(each, lang) for each in found])
    drawing = whiskers(title, groups, scale_for(groups), lang)
    return Exhibit(f"cards-{mode}", title, say(lang, "report-cards-says"), table, [drawing])


def card_bar(each: CardEffect, lang: str) -> Whisker:
    estimate = each.difference, each.difference - each.half, each.difference + each.half
    ink = ("creature" if each.kind == "hunt" else "hunted") if each.clear else "faint"
    return Whisker(card_name(each.kind, each.id, lang), estimate, ink)


def card_row(each: CardEffect, lang: str) -> list[Number]:
    name = card_name(each.kind, each.id, lang)
    effect = [round(number, 4) for number in (each.difference, each.half)]
    return [each.kind, name, *effect, each.with_it, each.without, round(each.played, 4)]
