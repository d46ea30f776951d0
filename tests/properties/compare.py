"""States field by field, and what of a game must never change."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any

from artemia.cards.sanctuary.founding import DEFENSE
from artemia.engine.fields import fields_of
from artemia.engine.step import OP, Seat, first_of, members
from artemia.rules.active_evolutions import modifiers_of
from artemia.rules.catalog import PLACES, SITES, decks_of
from artemia.rules.constants import (
    ALL_PLACES,
    CREATURE_WINS,
    END_OF_TURN,
    EVOLUTION,
    EXPLORATION,
    FULL_WILL,
    HUNTED_WIN,
    HUNTING,
    RECKONING,
    SECOND_ROW,
    Places,
)
from artemia.rules.deal import STARTING_HAND, copies_of
from artemia.rules.effects.tracks import take_from_track
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.hunted import Hunted
from artemia.rules.phases.evolution import FACE_UP
from artemia.rules.phases.exploration import cards_to_play
from artemia.rules.planet import around
from artemia.rules.sanctuary_catalog import EVOLUTIONS, SURVIVORS
from artemia.rules.sanctuary_state import DNA_COUNTERS, MOST_DEVELOPED, SanctuaryState
from artemia.rules.state import State

STATE_FIELDS = tuple(each.name for each in fields_of(State))
HUNTED_FIELDS = tuple(each.name for each in fields_of(Hunted))
ALL_OF_A_HUNTED = attrgetter(*HUNTED_FIELDS)
PARTS = {
    "exploration": tuple(each.name for each in fields_of(ExplorationState)),
    "sanctuary": tuple(each.name for each in fields_of(SanctuaryState)),
}
"""What expansions add to a state, and the fields of that."""
LEFT_BEHIND = ("log", "answers")
"""A copy leaves the log behind; the answers found by `ask` are found again."""
KEPT = tuple(name for name in STATE_FIELDS if name not in LEFT_BEHIND)
ALL_KEPT = attrgetter(*KEPT)
LARGEST = (1 << 63) - 1
WORDS = ("int", "Places", "Seats", "Sites", "Spaces", "Tokens")
ALL_EVOLUTIONS = sorted(each.bit for each in EVOLUTIONS.values())


def fields(g: State) -> dict[str, Any]:
    """Everything in a state but its log, as plain data."""
    found = dict(zip(KEPT, ALL_KEPT(g), strict=True))
    found["hunted"] = [dict(zip(HUNTED_FIELDS, ALL_OF_A_HUNTED(h), strict=True)) for h in g.hunted]
    found["agenda"] = list(g.agenda)
    found["planet"] = (g.planet.names, g.planet.order, g.planet.hidden)
    for part, slots in PARTS.items():
        whole = found.pop(part)
        for name in slots if whole is not None else ():
            value = getattr(whole, name)
            found[f"{part}.{name}"] = value[:] if isinstance(value, list) else value
    return found


def differences(a: State, b: State) -> list[str]:
    """The names of the fields in which two states differ."""
    mine, theirs = fields(a), fields(b)
    assert mine.keys() == theirs.keys()
    return [name for name in mine if mine[name] != theirs[name]]


# What holds at every question of every game


def check_cards(g: State) -> None:
    """Every card is in exactly one place. Nothing is dealt before the Creature has chosen a side."""
    if not g.turn:
        return
    hunt = [*members(g.hunt_hand), *g.hunt_deck, *g.hunt_discard, *g.hunt_played]
    all_hunt, all_survival = sorted_decks(g.setup.boxes)
    assert sorted(hunt) == all_hunt, "Hunt cards"
    survival = [*g.survival_deck, *g.survival_discard]
    for h in g.hunted:
        survival += [*members(h.survival), *members(h.drawn)]
    assert sorted(survival) == all_survival, "Survival cards"
    for me in g.hunted_seats():
        check_places(g, me)
    check_reserve(g)


@cache
def sorted_decks(boxes: tuple[str, ...]) -> tuple[list[int], list[int]]:
    hunt, survival = decks_of(boxes)
    return sorted(hunt), sorted(survival)


def check_places(g: State, me: Seat) -> None:
    """A Hunted's cards are in one place each, and what is noted about them is about cards that are there."""
    h = g.hunted[me]
    assert h.owned == h.hand ^ h.discard ^ h.played, "a Place card is in two places"
    assert h.owned & STARTING_HAND == STARTING_HAND, "a Place card is lost"
    assert h.owned <= ALL_PLACES
    assert h.played.bit_count() <= 2
    pickable = h.played if g.fjord_now >> me & 1 and not h.at and h.aside & h.played else h.hand
    assert not h.aside & ~pickable, "set aside, but not in hand"
    assert not h.shown & ~h.hand, "shown, but not in hand"
    assert not h.fog & ~h.owned, "in the fog, but not owned"
    assert not h.plan & ~h.survival, "planned, but not held"


def check_reserve(g: State) -> None:
    """All copies of a place are in the reserve or owned; a Monolith that was used leaves the game."""
    for number in range(6, 11):
        place = 1 << number - 1
        copies = copies_of(g, g.planet.names[number - 1])
        layers = [g.reserve >> 10 * layer & place for layer in range(4)]
        left = sum(1 for layer in layers if layer)
        assert all(layers[:left]), "the reserve has a hole"
        found = left + sum(1 for h in g.hunted[1:] if h.owned & place)
        if g.planet.powers[number - 1] == PLACES["monolith"].power:
            assert found <= copies
        elif not g.planet.hidden & place or not g.setup.labyrinth:
            assert found == copies, f"{found} copies of place {number}, not {copies}"
    assert not any(g.reserve >> 10 * layer & STARTING_HAND for layer in range(4))


def check_counters(g: State) -> None:
    """Counters are where they can be, and the game is over exactly when one has arrived."""
    assert 0 <= g.rescue <= 11 + g.seats
    assert 0 <= g.assimilation <= 5 + g.seats
    assert g.winner == whoever_arrived(g)
    assert g.hunt_left >= 0
    assert g.hunt_hand.bit_count() <= (4 if g.eventful else 3)
    assert 0 <= g.hunt_known_below <= len(g.hunt_deck)
    last = EVOLUTION if "sanctuary" in g.setup.boxes else END_OF_TURN
    assert EXPLORATION <= g.phase <= last or g.turn == 0
    for me in g.hunted_seats():
        will = g.hunted[me].will
        assert 0 <= will <= FULL_WILL
        assert (will == 0) == bool(g.spent >> me & 1), "spent is who has no Will left"
        if g.phase != RECKONING and not g.winner:
            assert will > 0
    check_will_pool(g)


def whoever_arrived(g: State) -> int:
    if not g.assimilation:
        return CREATURE_WINS
    s = g.sanctuary
    sheltered = s is not None and s.token > 0 and s.defense == 0
    return HUNTED_WIN if not g.rescue or sheltered else 0


def check_will_pool(g: State) -> None:
    """There are three counters for each Hunted; what somebody is about to lift off the track counts twice."""
    on_track = g.exploration.fungi if g.exploration is not None else 0
    steps = [step if step >= 0 else ~step for step in g.agenda]
    owed = sum(first_of(step) for step in steps if step & OP == take_from_track(0, 0) & OP)
    used, counters = sum(h.will for h in g.hunted[1:]) + on_track.bit_count(), FULL_WILL * (g.seats - 1)
    assert not on_track & 1
    if not g.winner:
        assert used <= counters + owed, "more Will than there are counters"
        assert on_track < 1 << g.rescue, "Rescue has passed a Will without lifting it"


def check_table(g: State) -> None:
    """What lies on the planet lies as the rules let it."""
    for token in (g.creature, g.target, g.artemia):
        assert token.bit_count() <= 2
        if token.bit_count() == 2:
            assert adjacent(g, token), "a token on two places that don't touch"
    for ways in ((g.river, g.artefact, g.fjord), (g.river_now, g.artefact_now, g.fjord_now)):
        assert sum(ways) == ways[0] | ways[1] | ways[2], "two are prepared"
    for me in g.hunted_seats():
        h = g.hunted[me]
        assert not h.resolved & ~ALL_PLACES
        if g.phase == HUNTING:
            second = g.fjord_now >> me & 1 and h.played.bit_count() == 2
            assert h.played.bit_count() == cards_to_play(g, me) + second, "laid too many cards, or too few"
        if g.phase == RECKONING and h.at:
            both = g.artefact_now >> me & 1
            assert h.at.bit_count() == (2 if both else 1), "on too many places, or too few"


def adjacent(g: State, pair: Places) -> bool:
    one, other = members(pair)
    return bool(around(g.planet, one) & other)


def check_planet(g: State) -> None:
    """Ten numbers on ten spots; only the second row is ever hidden, and nobody is on a hidden place."""
    assert sorted(g.planet.order) == list(range(1, 11))
    assert g.planet.order[:5] == (1, 2, 3, 4, 5)
    assert not g.planet.hidden & ~SECOND_ROW
    assert not g.planet.hidden & ~g.inaccessible
    for h in g.hunted[1:]:
        assert not h.at & g.planet.hidden


def check_exploration(g: State, w: ExplorationState) -> None:
    assert 1 <= w.shield <= 3
    assert 0 <= w.sites_known_below <= len(w.sites)
    if g.setup.labyrinth and g.turn:
        found = [*w.sites, *members(w.sites_drawn), *members(w.sites_discard)]
        shown = [name for i, name in enumerate(g.planet.names) if i >= 5 and not g.planet.hidden >> i & 1]
        found += [1 << SITES.index(name) for name in shown]
        assert len(set(found)) == len(found) <= len(SITES), "a place to discover is in two places"


def check_sanctuary(g: State, s: SanctuaryState) -> None:
    if s.token:
        check_city(g, s)
        grown = [*members(s.evolutions), *members(s.developed), *members(s.latent)]
        for level in (1, 2):
            piled = [*s.piles[level - 1], *s.discards[level - 1]]
            assert all(g.cards.evolution[card].level == level for card in piled)
            assert 0 <= s.known_below[level - 1] <= len(s.piles[level - 1])
            grown += piled
        assert sorted(grown) == ALL_EVOLUTIONS, "Evolutions"
    assert 0 <= s.dna <= DNA_COUNTERS
    assert s.developed.bit_count() <= MOST_DEVELOPED
    assert not s.active & ~(s.developed | s.latent)
    assert g.modifiers & modifiers_of(g, s.active) == modifiers_of(g, s.active)
    for held in (s.avatars, s.avatars_dealt):
        assert sum(held).bit_count() == sum(each.bit_count() for each in held), "an Avatar at two seats"
    if g.turn:
        assert [each.bit_count() for each in s.avatars] == [0] + [1] * (g.seats - 1)
        assert not any(s.avatars_dealt)


def check_city(g: State, s: SanctuaryState) -> None:
    assert s.token.bit_count() == 1
    assert 0 <= s.defense <= DEFENSE[g.seats]
    assert s.faceup.bit_count() <= FACE_UP
    survivors = [*s.survivor_pile, *members(s.faceup)]
    for me in range(g.seats):
        survivors += members(s.survivors[me])
        assert not s.unseen[me] & ~s.survivors[me]
    assert len(set(survivors)) == len(survivors) <= len(SURVIVORS), "a survivor in two places"


def check_room(g: State) -> None:
    """Compiled, these numbers are machine words."""
    for record in (g, *g.hunted, g.exploration, g.sanctuary):
        for each in fields_of(type(record)) if record is not None else ():
            if each.kind in WORDS:
                assert 0 <= getattr(record, each.name) <= LARGEST, f"{each.name} is no machine word"


def check_everything(g: State) -> None:
    check_room(g)
    check_cards(g)
    check_counters(g)
    check_table(g)
    check_planet(g)
    if g.exploration is not None:
        check_exploration(g, g.exploration)
    if g.sanctuary is not None:
        check_sanctuary(g, g.sanctuary)
