"""What is told of a game when it is over: counters, catches, places, and what stood out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from artemia.engine.core import LoggedStep
from artemia.engine.spelling import spell
from artemia.engine.step import OP, Seat, first_of, members, seat_of, second_of
from artemia.errors import ArtemiaError
from artemia.game import Game
from artemia.rules.constants import CREATURE
from artemia.rules.corrections import Corrections
from artemia.rules.effects.will import lost_will
from artemia.rules.phases.exploration import give_up
from artemia.rules.phases.reckoning import revealed
from artemia.rules.phases.token_strikes import catch
from artemia.rules.state import State
from artemia.rules.view import counter_that_won
from artemia.rules.windows import play_hunt, play_survival
from artemia.server.views.log import EventLog
from artemia.texts.loader import say
from artemia.texts.names import card_name, place_name, seats_in
from artemia.texts.phrases import capital

REVEALED: Final = revealed(0, 0) & OP
CATCH: Final = catch(0, 0) & OP
LOST_WILL: Final = lost_will(0, 0, 0) & OP
GIVE_UP: Final = give_up(0) & OP
PLAY_HUNT: Final = play_hunt(0, 0) & OP
PLAY_SURVIVAL: Final = play_survival(0, 0) & OP
MOST_HIGHLIGHTS: Final = 6
CLOSE: Final = 3
"""Spaces left at which a defeat was a narrow one."""


class TurnStory(Struct, kw_only=True):
    """How things stood when a turn was over; turn 0 is the beginning."""

    turn: int
    rescue: int
    assimilation: int
    defense: int | None
    caught: list[Seat] = []


class PlaceStory(Struct, kw_only=True):
    """How often a place was explored, and how often somebody was caught there."""

    number: int
    id: str
    explored: int = 0
    caught: int = 0


class SeatStory(Struct, kw_only=True):
    """What happened to a Hunted."""

    seat: Seat
    catches: int = 0
    will_lost: int = 0
    gave_up: int = 0
    cards: list[str] = []
    longest_free: int = 0  # turns in a row without being caught


class Story(Struct, kw_only=True):
    winner: str
    won_by: str
    turns: int
    answers: int
    by_turn: list[TurnStory]
    places: list[PlaceStory]
    hunted: list[SeatStory]
    hunt_cards: list[str]
    highlights: list[str]
    cut: str = ""  # why it isn't told to its end, where an older game doesn't fit these rules


def story(record: dict[str, Any], names: Sequence[str], lang: str, cut: str = "") -> Story:
    """The story of a finished game; `names` are those of all seats."""
    game = Game.replay(record, 0)
    by_turn = [standing(game.state, 0)]
    for line in record["answers"]:
        if game.state.turn > by_turn[-1].turn:
            by_turn.append(standing(game.state, game.state.turn))
        game.give(line)
        if game.state.turn == by_turn[-1].turn:
            by_turn[-1] = standing(game.state, game.state.turn)
    g = game.state
    if not game.winner and not cut:
        raise ArtemiaError("This game isn’t over yet.", "not-over")
    found = Story(
        winner=game.winner or "",
        won_by=counter_that_won(g) or "",
        turns=g.turn,
        answers=len(record["answers"]),
        by_turn=by_turn,
        places=[],
        hunted=[SeatStory(seat=me) for me in g.hunted_seats()],
        hunt_cards=[],
        highlights=[],
        cut=cut,
    )
    tell_events(found, game)
    count_free_turns(found)
    found.highlights = highlights(found, names, lang, game.setup.cards)
    return found


def standing(g: State, turn: int) -> TurnStory:
    city = g.sanctuary.defense if g.sanctuary is not None and g.sanctuary.token else None
    return TurnStory(turn=turn, rescue=g.rescue, assimilation=g.assimilation, defense=city)


def tell_events(found: Story, game: Game) -> None:
    events, log = EventLog(game), list[LoggedStep](game.state.log or [])
    places: dict[str, PlaceStory] = {}
    for i, event in enumerate(log):
        step, op = event.step, event.step & OP
        who = seat_of(step)
        if op in (REVEALED, CATCH):
            for one in members(first_of(step)):
                number = one.bit_length()
                id = events.planet_of(i).names[number - 1]
                place = places.setdefault(id, PlaceStory(number=number, id=id))
                if op == CATCH:
                    place.caught += 1
                else:
                    place.explored += 1
        if who == CREATURE:
            if op == PLAY_HUNT:
                found.hunt_cards.append(card_in(event))
            continue
        fate = found.hunted[who - 1]
        if op == CATCH:
            fate.catches += 1
            found.by_turn[events.turn_of(i)].caught.append(who)
        elif op == LOST_WILL:
            fate.will_lost += second_of(step)
        elif op == GIVE_UP:
            fate.gave_up += 1
        elif op == PLAY_SURVIVAL:
            fate.cards.append(card_in(event))
    for number, id in enumerate(game.state.planet.names, 1):
        if not game.state.planet.hidden >> number - 1 & 1:
            places.setdefault(id, PlaceStory(number=number, id=id))
    found.places = sorted(places.values(), key=lambda place: (place.number, place.id))


def card_in(event: LoggedStep) -> str:
    return spell(event.step).split(" ")[2]


def count_free_turns(found: Story) -> None:
    for fate in found.hunted:
        free = 0
        for turn in found.by_turn[1:]:
            free = 0 if fate.seat in turn.caught else free + 1
            fate.longest_free = max(fate.longest_free, free)


# Highlights


def highlights(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> list[str]:
    """Three to six sentences: the ones that say most come first."""
    told = [tell(found, names, lang, cards) for tell in TELLINGS]
    return [capital(sentence) for sentence in told if sentence][:MOST_HIGHLIGHTS]


def how_close(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    last = found.by_turn[-1]
    left = last.assimilation
    if found.winner == "creature":
        left = min(last.rescue, last.rescue if last.defense is None else last.defense)
    outcome = "narrow" if left <= CLOSE else "clear"
    return say(lang, "story-margin", outcome=outcome, winner=found.winner, n=left, turns=found.turns)


def never_caught(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    free = [fate.seat for fate in found.hunted if not fate.catches]
    if not free:
        return ""
    whom = seats_in(sum(1 << seat for seat in free), names, lang)
    return say(lang, "story-never-caught", who=whom, count=len(free))


def longest_free(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    caught = [fate for fate in found.hunted if fate.catches]
    best = max(caught, key=lambda fate: fate.longest_free, default=None)
    if best is None or best.longest_free < 3:
        return ""
    return say(lang, "story-free", who=names[best.seat], n=best.longest_free)


def darkest_turn(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    worst = max(found.by_turn, key=lambda turn: len(turn.caught))
    if len(worst.caught) < 2:
        return ""
    whom = seats_in(sum(1 << seat for seat in set(worst.caught)), names, lang)
    return say(lang, "story-darkest", turn=worst.turn, who=whom, n=len(worst.caught))


def hunting_ground(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    worst = max(found.places, key=lambda place: place.caught)
    if worst.caught < 2:
        return ""
    return say(lang, "story-hunting-ground", place=place_name(worst.id, lang, cards), n=worst.caught)


def most_caught(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    worst = max(found.hunted, key=lambda fate: fate.catches)
    if worst.catches < 2 or len(found.hunted) < 2:
        return ""
    return say(lang, "story-prey", who=names[worst.seat], n=worst.catches, will=worst.will_lost)


def gave_up(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    most = max(found.hunted, key=lambda fate: fate.gave_up)
    if not most.gave_up:
        return say(lang, "story-nobody-gave-up")
    return say(lang, "story-gave-up", who=names[most.seat], n=most.gave_up)


def favourite_card(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    """The Hunt card that came back most often."""
    played = Counter(found.hunt_cards).most_common(1)
    if not played or played[0][1] < 2:
        return ""
    return say(lang, "story-hunt-card", card=card_name("hunt", played[0][0], lang, cards), n=played[0][1])


def most_visited(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    best = max(found.places, key=lambda place: place.explored)
    return say(lang, "story-visited", place=place_name(best.id, lang, cards), n=best.explored)


def cards_played(found: Story, names: Sequence[str], lang: str, cards: Corrections) -> str:
    busiest = max(found.hunted, key=lambda fate: len(fate.cards))
    if len(busiest.cards) < 3:
        return ""
    return say(lang, "story-cards", who=names[busiest.seat], n=len(busiest.cards))


TELLINGS: Final[tuple[Callable[[Story, Sequence[str], str, Corrections], str], ...]] = (
    how_close,
    never_caught,
    darkest_turn,
    longest_free,
    hunting_ground,
    most_caught,
    gave_up,
    favourite_card,
    cards_played,
    most_visited,
)
