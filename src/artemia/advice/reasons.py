"""One sentence why: from what the seat asked could work out for itself."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from artemia.advice.outlook import DECIDES, Outlook, lead, telling_fact
from artemia.advice.spots import Spot
from artemia.bots.cunning.rehearsal import EXPLORE
from artemia.engine.step import NO, OP, Seat, Step
from artemia.rules.constants import CREATURE
from artemia.rules.state import State
from artemia.texts import answer, say
from artemia.texts.names import places_in, whereabouts
from artemia.texts.numbers import decimal
from artemia.texts.phrases import capital

CLEAR: Final = 0.3
AHEAD: Final = 1.5
"""A place stands out by its share, or by being so many times as frequent as the next."""
DOOMED: Final = 0.5
WATCHED: Final = 0.2
NOTICED: Final = 0.05
BETTER: Final = 0.01
"""A difference in the chance to win that counts, though nothing of it shows at the end of the turn."""


def why_there(g: State, seat: Seat, found: Sequence[Spot], lang: str) -> str:
    """Why a mixture over places is what it is."""
    told = why_hunt(g, found, lang) if seat == CREATURE else why_go(g, found, lang)
    return capital(told)


def why_go(g: State, found: Sequence[Spot], lang: str) -> str:
    top = max(found, key=lambda spot: spot.share)
    tempting = max(found, key=lambda spot: spot.worth)
    watched = max(found, key=lambda spot: spot.meeting)
    at, danger = whereabouts(g, top.places, lang), percent(top.meeting)
    if min(spot.meeting for spot in found) >= DOOMED and top.cost <= min(spot.cost for spot in found):
        return say(lang, "why-go-doomed", at=at)
    watched_more = tempting.meeting - top.meeting >= NOTICED
    explained = tempting is top or watched_more or tempting.cost > top.cost
    if not leads(found) and (top.share < CLEAR or not explained):
        there = whereabouts(g, watched.places, lang)
        return say(lang, "why-go-draw", there=there, watched=percent(watched.meeting))
    if tempting is not top:
        there = whereabouts(g, tempting.places, lang)
        if not explained:
            return say(lang, "why-go-mostly", there=there, at=at)
        if not watched_more:
            return say(lang, "why-go-dear", there=there, at=at)
        return say(
            lang, "why-go-elsewhere", there=there, watched=percent(tempting.meeting), at=at, danger=danger
        )
    return say(
        lang,
        "why-go-worth" if top.meeting > WATCHED else "why-go-quiet",
        places=places_in(g, top.places, lang),
        danger=danger,
    )


def why_hunt(g: State, found: Sequence[Spot], lang: str) -> str:
    top = max(found, key=lambda spot: spot.share)
    likely = max(found, key=lambda spot: spot.meeting)
    at, catch = whereabouts(g, top.places, lang), percent(top.meeting)
    if top.share < CLEAR and not leads(found):
        return say(lang, "why-hunt-draw", at=at, catch=catch)
    if percent(likely.meeting) > catch:
        there = whereabouts(g, likely.places, lang)
        return say(lang, "why-hunt-dear", there=there, likely=percent(likely.meeting), at=at, catch=catch)
    return say(lang, "why-hunt-likely", at=at, catch=catch, n=top.could, of=g.seats - 1)


def leads(found: Sequence[Spot]) -> bool:
    """Whether one place is drawn far more often than any other."""
    first, second = sorted([*[spot.share for spot in found], 0.0], reverse=True)[:2]
    return first >= AHEAD * second


def why_this(seat: Seat, best: Outlook, other: Outlook, instead: str, lang: str) -> str:
    """Why one answer is better than another, whose words are given."""
    if lead(best.won, other.won) >= DECIDES:
        n, less = percent(fmean(best.won)), percent(fmean(other.won))
        return say(lang, "why-wins", n=n, less=less, other=instead)
    if lead(other.lost, best.lost) >= DECIDES:
        n, more = percent(fmean(best.lost)), percent(fmean(other.lost))
        return say(lang, "why-saves", n=n, more=more, other=instead)
    fact, ahead = telling_fact(best, other, seat)
    if not fact or best.chance < other.chance:
        return say(lang, why_else(best, other), other=instead)
    camp = "creature" if seat == CREATURE else "hunted"
    return say(lang, f"why-{camp}-{fact}", n=decimal(ahead, 1, lang), other=instead)


def why_else(best: Outlook, other: Outlook) -> str:
    """Which sentence it is where the end of the turn tells nothing."""
    if lead(best.chances, other.chances) >= BETTER:
        return "why-later"
    return "why-even" if abs(best.chance - other.chance) < BETTER else "why-close"


def in_words(g: State, question: Step, step: Step, lang: str, names: Sequence[str] | None) -> str:
    """An answer; NO stands for going on with what the phase is about."""
    if step == NO:
        return say(lang, "advice-go" if question & OP == EXPLORE else "advice-hunt")
    return answer(g, step, lang, names).removesuffix(".")


def percent(chance: float) -> int:
    return round(100 * chance)
