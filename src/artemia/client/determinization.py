"""A whole table imagined from what one seat sees of it, so that any bot can play through the public protocol.

What the view shows is as it shows it, what it hides is dealt at random. Of what cards have changed for this
turn the imagined table knows only as much as can be told from the view: its bot may misjudge a moment, but it
answers only with what is offered to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from artemia.cards.sanctuary.founding import bonuses_for
from artemia.engine.kernel import answers_to
from artemia.engine.spelling import KINDS
from artemia.engine.step import OP, OP_BY_NAME, Seat, first_of, members
from artemia.rules.active_evolutions import modifiers_of
from artemia.rules.catalog import SITES, decks_of, planet_of
from artemia.rules.constants import HUNTING
from artemia.rules.deal import new_state
from artemia.rules.exploration_state import ExplorationState
from artemia.rules.modifiers import HIDDEN_DISCARDS, TARGET_HOLDS
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.rules.view import HuntedView, View
from artemia.rules.view_boxes import ExplorationView, SanctuaryView
from artemia.rules.windows import hunt_ask


def determinized(view: View, setup: Setup, rng: Random) -> State:
    """A state this seat could not tell from the real one by looking at the table."""
    g = new_state(setup)
    g.agenda.clear()
    lay_the_table(g, view)
    hidden = any(each.discard is None for each in view.hunted)
    g.modifiers = HIDDEN_DISCARDS if hidden else 0
    for each in view.hunted:
        place_hunted(g, each, own=each.seat == view.seat, rng=rng)
    if g.exploration is not None and view.exploration is not None:
        explore_exploration(g, g.exploration, view.exploration, rng)
    deal_hunt_cards(g, view, rng)
    deal_survival_cards(g, view, rng)
    if g.sanctuary is not None and view.sanctuary is not None:
        found_sanctuary(g, g.sanctuary, view.sanctuary, view.seat, rng)
        g.modifiers |= modifiers_of(g, g.sanctuary.active)
    for card in g.hunt_played:
        g.modifiers |= change_for_the_turn(g, card)
    return g


def places(numbers: Iterable[int]) -> int:
    return sum([1 << number - 1 for number in numbers])


def seats(numbers: Iterable[Seat]) -> int:
    return sum([1 << number for number in numbers])


def cards(kind: str, names: Iterable[str]) -> list[int]:
    return [KINDS[kind][1](name) for name in names]


def some(rng: Random, mask: int, n: int) -> int:
    """A random set of so many members, or all there are."""
    pool = members(mask)
    return sum(rng.sample(pool, min(n, len(pool))))


def lay_the_table(g: State, view: View) -> None:
    g.turn, g.phase, g.rescue, g.assimilation = view.turn, view.phase, view.rescue, view.assimilation
    g.artemia_spaces = seats(view.artemia_spaces)
    names = [name or stand_in for name, stand_in in zip(view.planet, g.setup.all_places, strict=True)]
    g.planet = planet_of(tuple(names), tuple(view.order), places(view.hidden), g.cards.powers)
    g.reserve = sum(
        [1 << n - 1 + 10 * layer for n, copies in view.reserve.items() for layer in range(copies)]
    )
    g.marker = view.marker
    g.creature, g.target, g.artemia = places(view.creature), places(view.target), places(view.artemia)
    g.ineffective, g.inaccessible = places(view.ineffective), places(view.inaccessible)
    g.anticipated, g.hunt_left = seats(view.anticipated), view.hunt_left


def place_hunted(g: State, seen: HuntedView, *, own: bool, rng: Random) -> None:
    h, bit = g.hunted[seen.seat], 1 << seen.seat
    h.will, h.at, h.exposed = seen.will, places(seen.at), places(seen.exposed or ())
    h.hand, h.discard, h.played, h.shown = (
        places(each or ()) for each in (seen.hand, seen.discard, seen.played, seen.shown)
    )
    if not own:
        imagine_place_cards(g, seen, rng)
    now = not h.at
    g.survival_used |= bit if seen.survival_used else 0
    g.spent |= bit if seen.spent else 0
    g.dodging |= bit if seen.dodging else 0
    g.detecting |= bit if seen.detecting else 0
    if seen.river:
        g.river, g.river_now = (g.river, g.river_now | bit) if now else (g.river | bit, g.river_now)
    if seen.artefact:
        both = now or len(seen.at) > 1
        g.artefact, g.artefact_now = (
            (g.artefact, g.artefact_now | bit) if both else (g.artefact | bit, g.artefact_now)
        )


def imagine_place_cards(g: State, seen: HuntedView, rng: Random) -> None:
    """Which cards of another lie face down, in a hidden discard, in the hand."""
    h, owned = g.hunted[seen.seat], places(seen.owned)
    h.played |= h.exposed & owned & ~h.discard
    left = owned & ~h.played
    may = left & ~h.shown & ~h.discard
    n = left.bit_count() - seen.discard_count - seen.hand_count if g.phase >= HUNTING else 0
    laid = some(rng, may if h.at else may & places(seen.may_be_at), max(n, 0))
    if seen.discard is None:
        lost = may if h.at else may & (places(seen.may_be_at) | g.inaccessible)
        known = may & ~lost  # nothing else would keep it off the table
        h.discard = known | some(rng, lost & ~laid, seen.discard_count - known.bit_count())
        h.fog = lost
    h.played |= laid
    h.hand = left & ~h.discard & ~laid
    if h.at and laid:
        g.fjord_now |= 1 << seen.seat  # nothing else leaves a card face down


def deal_hunt_cards(g: State, view: View, rng: Random) -> None:
    g.hunt_discard = tuple(cards("HuntCards", view.hunt_discard))
    g.hunt_played = tuple(cards("HuntCards", view.hunt_played))
    known = view.hunt_hand if view.hunt_hand is not None else view.exploration and view.exploration.hunt_seen
    hand = sum(cards("HuntCards", known or ()))
    left = sum(decks_of(g.setup.boxes)[0]) & ~sum(g.hunt_discard) & ~sum(g.hunt_played) & ~hand
    drawn = some(rng, left, view.hunt_count - hand.bit_count())
    g.hunt_hand = hand | drawn
    g.hunt_deck = pile(rng, left & ~drawn, view.hunt_deck_count)


def deal_survival_cards(g: State, view: View, rng: Random) -> None:
    g.survival_discard = tuple(cards("SurvivalCards", view.survival_discard))
    left = sum(decks_of(g.setup.boxes)[1]) & ~sum(g.survival_discard)
    for seen in view.hunted:
        h = g.hunted[seen.seat]
        h.survival, h.drawn = (
            sum(cards("SurvivalCards", each or ())) for each in (seen.survival, seen.drawn)
        )
        left &= ~(h.survival | h.drawn)
    for seen in view.hunted:
        if seen.survival is None:
            h = g.hunted[seen.seat]
            h.survival = some(rng, left, seen.survival_count)
            left &= ~h.survival
    g.survival_deck = pile(rng, left, view.survival_deck_count)


def pile(rng: Random, left: int, n: int) -> tuple[int, ...]:
    pool = members(left)
    return tuple(rng.sample(pool, min(n, len(pool))))


def change_for_the_turn(g: State, card: int) -> int:
    """What a Hunt card changes until the turn ends, where that is all it does."""
    (*_, answer) = answers_to(g, hunt_ask(g, card)) or (0,)
    return first_of(answer) if answer & OP == OP_BY_NAME["this_turn"].number else 0


def explore_exploration(g: State, w: ExplorationState, seen: ExplorationView, rng: Random) -> None:
    w.shield = seen.shield or w.shield
    w.fungi = seats(seen.fungi)
    w.hunt_seen = sum(cards("HuntCards", seen.hunt_seen or ()))
    w.sites_drawn, w.sites_discard = (
        sum(cards("Sites", each)) for each in (seen.sites_drawn, seen.sites_discard)
    )
    shown = sum([KINDS["Sites"][1](name) for name in g.planet.names[5:] if name in SITES])
    if g.setup.labyrinth:
        hidden = sum(
            [KINDS["Sites"][1](g.planet.names[one.bit_length() - 1]) for one in members(g.planet.hidden)]
        )
        everything = (1 << len(SITES)) - 1
        w.sites = pile(
            rng, everything & ~(shown & ~hidden) & ~w.sites_drawn & ~w.sites_discard, seen.sites_left
        )
    g.camouflaged, g.enduring = seats(seen.camouflaged), seats(seen.enduring)
    for me in seen.fjord:
        if not g.hunted[me].at:
            g.fjord_now |= 1 << me
        elif not g.fjord_now >> me & 1:
            g.fjord |= 1 << me
    if seen.stuck:
        g.modifiers |= TARGET_HOLDS


def found_sanctuary(g: State, s: SanctuaryState, seen: SanctuaryView, seat: Seat | None, rng: Random) -> None:
    s.token, s.full_route, s.defense = (
        places([seen.token] if seen.token else []),
        seen.full_route,
        seen.defense,
    )
    s.bonuses = bonuses_for(g.cards, g.seats) if seen.bonuses else ()
    s.dna, s.fortified = seen.dna, seen.fortified
    s.faceup = sum(cards("Survivors", seen.faceup))
    s.developed, s.active, s.latent, s.used, s.evolutions_seen = (
        sum(cards("Evolutions", each))
        for each in (seen.developed, seen.active, seen.latent, seen.used, seen.evolutions_seen)
    )
    s.discards = [tuple(cards("Evolutions", each)) for each in seen.discards]
    s.avatars = [KINDS["Avatars"][1](each) if each else 0 for each in seen.avatars]
    if seat is not None:
        s.avatars_dealt[seat] = sum(cards("Avatars", seen.avatars_dealt or ()))
    deal_survivors(g, s, seen, seat, rng)
    deal_evolutions(g, s, seen, rng)


def deal_survivors(g: State, s: SanctuaryState, seen: SanctuaryView, seat: Seat | None, rng: Random) -> None:
    s.survivors = [sum(cards("Survivors", each)) for each in seen.survivors]
    left = sum(g.cards.rescue_ask) & ~s.faceup & ~sum(s.survivors)
    for me, count in enumerate(seen.survivor_counts):
        if me != seat:
            s.unseen[me] = some(rng, left, count - s.survivors[me].bit_count())
            s.survivors[me] |= s.unseen[me]
            left &= ~s.unseen[me]
    s.survivor_pile = pile(rng, left, seen.survivor_pile_count)


def deal_evolutions(g: State, s: SanctuaryState, seen: SanctuaryView, rng: Random) -> None:
    hand = sum(cards("Evolutions", seen.evolutions if seen.evolutions is not None else seen.evolutions_seen))
    gone = hand | s.developed | s.latent | sum(sum(each) for each in s.discards)
    s.evolutions = hand
    for level, count in enumerate(seen.evolution_counts, 1):
        left = sum([bit for bit, each in g.cards.evolution.items() if each.level == level]) & ~gone
        held = sum(1 for card in members(hand) if g.cards.evolution[card].level == level)
        drawn = some(rng, left, count - held)
        s.evolutions |= drawn
        s.piles[level - 1] = pile(rng, left & ~drawn, seen.pile_counts[level - 1])
