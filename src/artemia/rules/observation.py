"""What a seat sees, as bytes for programs that learn. A whitelist like the view, and it says no more."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import Seat, Unbounded, Word
from artemia.rules.catalog import SITES
from artemia.rules.constants import CREATURE, EXPLORATION, Sites
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.knowledge import (
    ANY_HUNTED,
    ONLOOKER,
    Eyes,
    avatar_seen,
    discard_of,
    discards_hidden,
    evolutions_seen,
    exposed_to,
    hand_count,
    hunt_cards_seen,
    possible,
    seen_on_the_table,
    survivors_seen,
)
from artemia.rules.modifiers import TARGET_HOLDS
from artemia.rules.observation_layout import LARGEST_NUMBER, NUMBER, SPREAD, Layout, Run
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State

ONE: Final[list[bytes]] = SPREAD[1]
TWO: Final[list[bytes]] = SPREAD[2]
THREE: Final[list[bytes]] = SPREAD[3]
FIVE: Final[list[bytes]] = SPREAD[5]
TEN: Final[list[bytes]] = SPREAD[10]


def observed(g: State, eyes: Eyes, layout: Layout) -> bytes:
    """The observation of a seat or of an onlooker, byte by byte as the layout says."""
    parts: list[bytes] = []
    observe_table(parts, g, eyes)
    observe_decks(parts, g, eyes, layout)
    if layout.discoveries:
        parts.append(TEN[g.planet.hidden])
        parts.append(bytes(g.planet.order))
    w = g.exploration
    if w is not None:
        observe_exploration(parts, g, w, eyes, layout)
    for me in range(1, g.seats):
        observe_hunted(parts, g, me, eyes)
    s = g.sanctuary
    if s is not None:
        observe_city(parts, g, s, eyes, layout)
    return b"".join(parts)


def number(n: int) -> bytes:
    return NUMBER[n if n < LARGEST_NUMBER else LARGEST_NUMBER]


def put_cards(parts: list[bytes], cards: Unbounded, runs: list[Run]) -> None:
    """A set of cards, those first that the catalogue has first."""
    for run in runs:
        bits: Word = cards >> run.shift & run.mask
        parts.append(run.spread[bits])


def put_track(parts: list[bytes], spaces: int) -> None:
    parts.append(TEN[spaces & 1023])
    parts.append(TEN[spaces >> 10 & 1023])


def all_in(pile: tuple[Unbounded, ...]) -> Unbounded:
    found: Unbounded = 0
    for card in pile:
        found |= card
    return found


def observe_table(parts: list[bytes], g: State, eyes: Eyes) -> None:
    seats = SPREAD[g.seats]
    parts.append(seats[1 << eyes if eyes < g.seats else 0])
    parts.append(FIVE[1 << g.phase >> 1])
    parts.append(TWO[g.winner])
    parts.append(number(g.turn))
    parts.append(number(g.rescue))
    parts.append(number(g.assimilation))
    parts.append(ONE[g.marker])
    put_track(parts, g.artemia_spaces)
    parts.append(TEN[g.creature])
    parts.append(TEN[g.target])
    parts.append(TEN[g.artemia])
    parts.append(TEN[g.ineffective])
    parts.append(TEN[g.inaccessible])
    for layer in range(3):
        parts.append(FIVE[g.reserve >> 10 * layer + 5 & 31])
    parts.append(seats[g.anticipated])


def observe_decks(parts: list[bytes], g: State, eyes: Eyes, layout: Layout) -> None:
    hunt, survival = layout.hunt, layout.survival
    parts.append(number(g.hunt_left))
    parts.append(number(g.hunt_hand.bit_count()))
    parts.append(number(len(g.hunt_deck)))
    parts.append(number(len(g.survival_deck)))
    put_cards(parts, all_in(g.hunt_discard), hunt)
    put_cards(parts, g.hunt_discard[-1] if g.hunt_discard else 0, hunt)
    put_cards(parts, all_in(g.hunt_played), hunt)
    put_cards(parts, g.hunt_hand if eyes == CREATURE else 0, hunt)
    put_cards(parts, all_in(g.survival_discard), survival)
    own = eyes != CREATURE and eyes < g.seats
    put_cards(parts, g.hunted[eyes].survival if own else 0, survival)
    put_cards(parts, g.hunted[eyes].drawn if own else 0, survival)


def observe_exploration(
    parts: list[bytes], g: State, w: ExplorationState, eyes: Eyes, layout: Layout
) -> None:
    if layout.labyrinth:
        parts.append(number(len(w.sites)))
        for sites in (sites_found(g), w.sites_drawn, w.sites_discard):
            parts.append(TEN[sites])
    put_cards(parts, hunt_cards_seen(g, ANY_HUNTED) if eyes != ONLOOKER else 0, layout.hunt)
    parts.append(THREE[w.shield if g.planet.shield else 0])
    put_track(parts, w.fungi)
    parts.append(SPREAD[g.seats][g.all_stuck() if g.modifiers & TARGET_HOLDS else 0])


def sites_found(g: State) -> Sites:
    """Those that lie open on the planet."""
    found = 0
    names, hidden = g.planet.names, g.planet.hidden
    for i in range(5, 10):
        if not hidden >> i & 1:
            found |= 1 << SITES.index(names[i])
    return found


def observe_hunted(parts: list[bytes], g: State, me: Seat, eyes: Eyes) -> None:
    h = g.hunted[me]
    own = eyes == me
    hidden = discards_hidden(g, eyes)
    discard = discard_of(g, me, eyes)
    parts.append(number(h.will))
    parts.append(number(hand_count(g, me, eyes)))
    parts.append(number(h.survival.bit_count()))
    parts.append(number(discard.bit_count()))
    parts.append(TEN[flags_of(g, me) | (1 << 6 if hidden else 0)])
    parts.append(TEN[h.owned])
    parts.append(TEN[h.at])
    parts.append(TEN[possible(g, me, eyes)])
    parts.append(TEN[0 if hidden else discard])
    parts.append(TEN[0 if hidden or g.phase <= EXPLORATION else exposed_to(g, me, eyes)])
    parts.append(TEN[h.shown if own or eyes == CREATURE else 0])
    parts.append(TEN[h.hand if own else 0])
    if own:
        parts.append(TEN[h.played])
    else:
        parts.append(TEN[seen_on_the_table(g, me, eyes) if h.at else 0])


def flags_of(g: State, me: Seat) -> int:
    """In the order of FLAGS of the layout."""
    return (
        (g.survival_used >> me & 1)
        | (g.river | g.river_now) >> me << 1 & 2
        | (g.artefact | g.artefact_now) >> me << 2 & 4
        | g.spent >> me << 3 & 8
        | g.dodging >> me << 4 & 16
        | g.detecting >> me << 5 & 32
        | (g.fjord | g.fjord_now) >> me << 7 & 128
        | g.camouflaged >> me << 8 & 256
        | g.enduring >> me << 9 & 512
    )


def observe_city(parts: list[bytes], g: State, s: SanctuaryState, eyes: Eyes, layout: Layout) -> None:
    parts.append(TEN[s.token])
    parts.append(ONE[s.full_route])
    parts.append(ONE[s.fortified])
    parts.append(number(s.defense))
    parts.append(number(s.dna))
    parts.append(number(len(s.survivor_pile)))
    put_cards(parts, s.faceup, layout.survivors)
    put_cards(parts, s.avatars_dealt[eyes] if eyes < g.seats else 0, layout.avatars)
    for me in range(1, g.seats):
        parts.append(number(s.survivors[me].bit_count()))
        put_cards(parts, survivors_seen(s, me, eyes), layout.survivors)
        put_cards(parts, avatar_seen(s, me, eyes), layout.avatars)
    lower = (s.evolutions & layout.of_level_1).bit_count()
    parts.append(number(lower))
    parts.append(number(s.evolutions.bit_count() - lower))
    for level in range(2):
        parts.append(number(len(s.piles[level])))
    put_cards(parts, s.evolutions if eyes == CREATURE else 0, layout.evolutions)
    put_cards(parts, evolutions_seen(s, ONLOOKER), layout.evolutions)
    put_cards(parts, s.developed, layout.evolutions)
    put_cards(parts, s.active, layout.evolutions)
    put_cards(parts, s.latent, layout.evolutions)
    put_cards(parts, s.used, layout.evolutions)
    put_cards(parts, all_in(s.discards[0]) | all_in(s.discards[1]), layout.evolutions)
