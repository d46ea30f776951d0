"""One sentence why: from what the seat asked could work out for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artemia.advice.outlook import DECIDES, WORTH, Outlook, lead, telling_fact
from artemia.advice.spots import Spot
from artemia.bots.cunning.rehearsal import EXPLORE
from artemia.engine.step import NO, OP, Seat, Step
from artemia.rules.constants import CREATURE, Places
from artemia.rules.state import State
from artemia.texts import answer, say
from artemia.texts.loader import is_written
from artemia.texts.names import places_in, whereabouts
from artemia.texts.phrases import capital

CLEAR: Final = 0.3
AHEAD: Final = 1.5
"""A place stands out by its share, or by being so many times as frequent as the next."""
DOOMED: Final = 0.5
WATCHED: Final = 0.2
NOTICED: Final = 0.05
HOW_OFTEN: Final = (("hardly", 0.08), ("rarely", 0.2), ("sometimes", 0.4), ("often", 0.65), ("mostly", 2.0))
"""Words for a chance, each with the one below which it holds."""
MUCH: Final = 0.4
"""How much an answer must be ahead, in spaces of a track, to be called clearly so."""
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
    at = whereabouts(g, top.places, lang)
    if min(spot.meeting for spot in found) >= DOOMED and top.cost <= min(spot.cost for spot in found):
        return say(lang, "why-go-doomed", at=at)
    watched_more = tempting.meeting - top.meeting >= NOTICED
    explained = tempting is top or watched_more or tempting.cost > top.cost
    if not leads(found) and (top.share < CLEAR or not explained):
        there = whereabouts(g, watched.places, lang)
        return say(lang, "why-go-draw", there=there)
    if tempting is not top:
        there = whereabouts(g, tempting.places, lang)
        if not explained:
            return say(lang, "why-go-mostly", there=there, at=at)
        if not watched_more:
            return say(lang, "why-go-dear", there=there, at=at)
        return say(
            lang,
            "why-go-elsewhere",
            there=there,
            watched=often("comes", tempting.meeting, lang),
            at=at,
            danger=often("looks", top.meeting, lang),
        )
    return say(
        lang,
        "why-go-worth" if top.meeting > WATCHED else "why-go-quiet",
        gain=gain(g, top.places, lang),
        comes=often("comes", top.meeting, lang),
    )


def gain(g: State, places: Places, lang: str) -> str:
    """What going there brings, as the beginning of a sentence."""
    called = capital(places_in(g, places, lang))
    if places.bit_count() == 1 and not places & g.planet.hidden:
        id = g.planet.names[places.bit_length() - 1]
        if g.setup.cards.of("place", id) is None and is_written(lang, f"gain-{id}"):
            return say(lang, "why-gain", place=called, does=say(lang, f"gain-{id}"))
    return say(lang, "why-gain-most", places=places_in(g, places, lang))


def often(verb: str, chance: float, lang: str) -> str:
    """How often the Creature does this, in words."""
    how = next(word for word, most in HOW_OFTEN if chance < most)
    return say(lang, f"often-{verb}", how=how)


def why_hunt(g: State, found: Sequence[Spot], lang: str) -> str:
    top = max(found, key=lambda spot: spot.share)
    likely = max(found, key=lambda spot: spot.meeting)
    at = whereabouts(g, top.places, lang)
    if top.share < CLEAR and not leads(found):
        return say(lang, "why-hunt-draw", at=at)
    if percent(likely.meeting) > percent(top.meeting):
        return say(lang, "why-hunt-dear", there=whereabouts(g, likely.places, lang), at=at)
    return say(lang, "why-hunt-likely", at=at, n=top.could, of=g.seats - 1)


def leads(found: Sequence[Spot]) -> bool:
    """Whether one place is drawn far more often than any other."""
    first, second = sorted([*[spot.share for spot in found], 0.0], reverse=True)[:2]
    return first >= AHEAD * second


def why_this(seat: Seat, best: Outlook, other: Outlook, instead: str, lang: str) -> str:
    """Why one answer is better than another, whose words are given."""
    if lead(best.won, other.won) >= DECIDES:
        return say(lang, "why-wins", other=instead)
    if lead(other.lost, best.lost) >= DECIDES:
        return say(lang, "why-saves", other=instead)
    fact, ahead = telling_fact(best, other, seat)
    if not fact or best.chance < other.chance:
        return say(lang, why_else(best, other), other=instead)
    camp = "creature" if seat == CREATURE else "hunted"
    much = "clearly" if WORTH[fact] * ahead >= MUCH else "little"
    return say(lang, f"why-{camp}-{fact}", much=much, other=instead)


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
