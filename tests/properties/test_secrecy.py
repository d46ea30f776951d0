"""Nothing hidden leaks: not through views, not through events, not through who is asked when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from random import Random

import pytest

from artemia import Game, Setup
from artemia.engine import kernel
from artemia.engine.spelling import read, spell
from artemia.engine.step import OP, OPS, Seat, Step, first_of, members, seat_of
from artemia.rules.catalog import HUNT_BY_BIT, SITES, SURVIVAL_BY_BIT
from artemia.rules.constants import CREATURE, END_OF_TURN, EXPLORATION
from artemia.rules.knowledge import ONLOOKER, eyes_of
from artemia.rules.phases.exploration import standing_offer
from artemia.rules.redeal import redeal
from artemia.rules.sanctuary_catalog import AVATAR_BY_BIT, EVOLUTION_BY_BIT, SURVIVOR_BY_BIT
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State
from artemia.rules.view import view
from artemia.testing import slow_table
from tests.properties.drive import Hat, at_the_door, in_turn, start, tables


def eyes(g: State) -> list[Seat | None]:
    """Everybody who looks on."""
    return [*range(g.seats), None]


def answered(g: State, seat: Seat, step: Step) -> State:
    """The same game after this answer, with a log of what came of it."""
    other = g.copy()
    other.log = []
    assert kernel.answer(other, seat, step, standing_offer(other, seat))
    return other


def seen(g: State, seat: Seat | None) -> list[object]:
    """What a seat saw happen, and no more than that."""
    bit = eyes_of(seat)
    found: list[object] = []
    for event in g.log or []:
        if event.witnesses >> bit & 1:
            found.append(spell(event.step))
        elif event.noticed:
            found.append((OPS[event.step & OP].name, seat_of(event.step), first_of(event.step).bit_count()))
    return found


def comes_to_light(g: State, after: State) -> bool:
    """What lay face down after the Fjord does with the clean-up, what Smokescreen hid with the next turn."""
    return after.turn > g.turn or g.phase <= END_OF_TURN < after.phase


def asked(g: State) -> list[tuple[Seat, str]]:
    return sorted((seat_of(step), OPS[step & OP].name) for step in kernel.open_questions(g))


def own_answers(g: State, seat: Seat | None) -> tuple[int, ...]:
    step = kernel.question_for(g, seat) if seat is not None else 0
    return kernel.answers_to(g, step) if step else ()


# Two games that differ in what somebody decided in secret look the same to all others


@pytest.mark.parametrize("setup", tables(1, 6))
def test_what_others_don_t_see_happen_changes_nothing_they_see(setup: Setup) -> None:
    """At every question two answers are tried: who can't tell them apart by events sees no difference."""
    game, rng, compared = Game.new(setup), Random(setup.seed), 0
    for _ in at_the_door(game, Hat(setup), rich=True):
        for (one, other), who in pairs(game.state, rng):
            if comes_to_light(game.state, one) or comes_to_light(game.state, other):
                continue
            for seat in eyes(game.state):
                if seat != who and seen(one, seat) == seen(other, seat):
                    compared += 1
                    assert view(one, seat) == view(other, seat)
                    assert asked(one) == asked(other), "who is asked tells what was chosen"
                    assert own_answers(one, seat) == own_answers(other, seat)
    assert compared > 5


def pairs(g: State, rng: Random) -> Iterator[tuple[tuple[State, State], Seat]]:
    for question in kernel.open_questions(g):
        answers = kernel.all_answers(kernel.answers_to(g, question))
        if len(answers) > 1:
            one, other = rng.sample(answers, 2)
            seat = seat_of(question)
            yield (answered(g, seat, one), answered(g, seat, other)), seat


@pytest.mark.parametrize("setup", tables(1, 6))
def test_while_a_window_is_open_nobody_sees_who_has_answered(setup: Setup) -> None:
    """Whoever sees nothing happen, and is asked the same as before, sees the table as it was."""
    game, compared = Game.new(setup), 0
    for move in at_the_door(game, Hat(setup)):
        g = game.state
        after = answered(g, move.seat, read(move.key))
        waiting = [each for each in asked(g) if each[0] != move.seat]
        if not waiting or any(each not in asked(after) for each in waiting) or after.phase != g.phase:
            continue  # the window is closed
        for seat in eyes(g):
            if seat != move.seat and seen(after, seat) == []:
                compared += 1
                assert view(after, seat) == view(g, seat), move.key
                assert own_answers(after, seat) == own_answers(g, seat), move.key
    assert compared > 5


@pytest.mark.parametrize("setup", tables(1, 6))
def test_hidden_cards_don_t_decide_who_is_asked(setup: Setup) -> None:
    """A seat answers in the real game and in one dealt anew: if it sees the same, the same are asked next.

    In phase 1 in two that are dealt anew, for in these nobody else has committed yet.
    """
    game, hat, compared = Game.new(setup), Hat(setup), 0
    for number, move in enumerate(at_the_door(game, hat, rich=True)):
        if move.again or number % 2:
            continue
        g, dealt = game.state, redeal(game.state, move.seat, number)
        if g.phase == EXPLORATION:
            g = redeal(g, move.seat, "another")
        step = hat.draw(kernel.all_answers(own_answers(g, move.seat)))
        real, other = answered(g, move.seat, step), answered(dealt, move.seat, step)
        if real.drawn > g.drawn:
            continue  # chance may have led elsewhere
        if comes_to_light(g, real) or comes_to_light(g, other):
            continue
        if seen(real, move.seat) == seen(other, move.seat):
            compared += 1
            assert asked(real) == asked(other), f"after {spell(step)}"
            assert view(real, move.seat) == view(other, move.seat)
    assert compared > 5


# Views


@pytest.mark.parametrize("setup", tables(1, 4))
def test_a_view_names_no_card_its_seat_can_t_see(setup: Setup) -> None:
    g = start(setup)
    for number, _ in enumerate(in_turn(g, Hat(setup), rich=True)):
        for seat in (number % g.seats, None) if number % 3 == 0 else ():
            check_view(g, seat)


def check_view(g: State, seat: Seat | None) -> None:
    seen = asdict(view(g, seat))
    del seen["replaced"]  # names cards whoever holds them
    named = set(texts_in(seen))
    for id in hidden_cards(g, seat):
        assert id not in named, id
    for each in seen["hunted"]:
        if each["seat"] != seat:
            assert each["hand"] is each["survival"] is each["drawn"] is None
            assert each["at"] or each["played"] is None
            assert each["shown"] is None or seat == CREATURE


def texts_in(words: object) -> Iterator[str]:
    """All texts in a view, but for the names of its fields."""
    if isinstance(words, str):
        yield words
    elif isinstance(words, dict | list):
        for each in words.values() if isinstance(words, dict) else words:
            yield from texts_in(each)


def hidden_cards(g: State, seat: Seat | None) -> list[str]:
    below = g.hunt_known_below if seat == CREATURE else 0
    hunt, survival = list(g.hunt_deck[below:]), list(g.survival_deck)
    if seat != CREATURE:
        shown = g.exploration.hunt_seen if g.exploration is not None and seat is not None else 0
        hunt += members(g.hunt_hand & ~shown)
    for me in g.hunted_seats():
        if me != seat:
            taken = g.exploration.survival_seen if g.exploration is not None else 0  # for all to see
            survival += members(g.hunted[me].survival & ~taken | g.hunted[me].drawn)
    places = set(g.planet.names)
    ids = [HUNT_BY_BIT[card].id for card in hunt] + [SURVIVAL_BY_BIT[card].id for card in survival]
    ids += hidden_sites(g) + hidden_in_the_city(g, seat)
    return [id for id in ids if id not in places]


def hidden_sites(g: State) -> list[str]:
    """Places still to be discovered; those under the pile have been seen."""
    if g.exploration is None:
        return []
    return [SITES[card.bit_length() - 1] for card in g.exploration.sites[g.exploration.sites_known_below :]]


def hidden_in_the_city(g: State, seat: Seat | None) -> list[str]:
    """Piles, survivors only their owner has seen, Avatars to choose from, the Creature's Evolutions."""
    s = g.sanctuary
    if s is None:
        return []
    below = s.known_below if seat == CREATURE else [0, 0]
    survivors, avatars = list(s.survivor_pile), list[int]()
    evolutions = [*s.piles[0][below[0] :], *s.piles[1][below[1] :]]
    if seat != CREATURE:
        evolutions += members(s.evolutions & ~s.evolutions_seen)
    for me in g.hunted_seats():
        if me != seat:
            survivors += members(s.unseen[me])
            avatars += members(s.avatars_dealt[me])
    return [
        *[SURVIVOR_BY_BIT[card].id for card in survivors],
        *[AVATAR_BY_BIT[card].id for card in avatars],
        *[EVOLUTION_BY_BIT[card].id for card in evolutions],
    ]


SHUFFLED = {"HuntCards", "SurvivalCards", "Evolutions"}
NEVER_SHUFFLED = {"Avatars", "Survivors", "Sites"}
NAMED_FOR_ALL = {"own_up", "deny", "name_three", "shield_city", "take_from_reserve"}
"""Events that name places, or cards of the reserve, for all to hear, whatever cards lie on the table."""


@pytest.mark.parametrize("setup", tables(1, 4))
def test_a_view_doesn_t_depend_on_what_is_hidden(setup: Setup) -> None:
    g, rng = start(setup), Random(setup.seed)
    for moment in in_turn(g, Hat(setup)):
        for seat in (moment.seat, None):
            other = g.copy()
            swap_what_is_hidden(other, seat, rng)
            assert view(other, seat) == view(g, seat)


@pytest.mark.parametrize("setup", tables(1, 4))
def test_nor_does_a_view_between_two_events(setup: Setup) -> None:
    """What is shown with each event is seen in the middle of an answer's effects."""
    g, rng, looks = start(setup), Random(setup.seed), set[int]()

    def look() -> None:
        seat = rng.choice(eyes(g))
        if len(g.log or ()) in looks:
            return
        looks.add(len(g.log or ()))
        other = g.copy()
        swap_what_is_hidden(other, seat, rng)
        assert view(other, seat) == view(g, seat)
        check_view(g, seat)

    g.before_step = look
    for _ in in_turn(g, Hat(setup), rich=True):
        pass
    assert len(looks) > 20


def swap_what_is_hidden(g: State, seat: Seat | None, rng: Random) -> None:
    """Any other cards in the same numbers; written apart from the rules, which deal anew more carefully."""
    g.hunt_deck = tuple(rng.sample(g.hunt_deck, len(g.hunt_deck)))
    g.survival_deck = tuple(rng.sample(g.survival_deck, len(g.survival_deck)))
    if seat != CREATURE:
        seen = g.hunt_hand & g.exploration.hunt_seen if g.exploration is not None and seat is not None else 0
        others = [n for n in range(20) if g.exploration is None or not g.exploration.hunt_seen >> n & 1]
        g.hunt_hand = seen | sum(1 << n for n in rng.sample(others, (g.hunt_hand & ~seen).bit_count()))
    if g.exploration is not None:
        below = g.exploration.sites_known_below
        above = g.exploration.sites[below:]
        g.exploration.sites = g.exploration.sites[:below] + tuple(rng.sample(above, len(above)))
    if g.sanctuary is not None:
        swap_what_is_hidden_in_the_city(g, g.sanctuary, seat, rng)
    for me in g.hunted_seats():
        h = g.hunted[me]
        if me == seat:
            continue
        h.survival = sum(1 << n for n in rng.sample(range(15), h.survival.bit_count()))
        h.drawn = h.plan = h.aside = 0
        if not h.at:
            both = members(h.hand | h.played)
            h.played = sum(rng.sample(both, h.played.bit_count()))
            h.hand = sum(both) & ~h.played
        if seat != CREATURE:
            h.shown = h.hand


def swap_what_is_hidden_in_the_city(g: State, s: SanctuaryState, seat: Seat | None, rng: Random) -> None:
    s.survivor_pile = tuple(rng.sample(s.survivor_pile, len(s.survivor_pile)))
    s.piles = [tuple(rng.sample(pile, len(pile))) for pile in s.piles]
    if seat != CREATURE:
        hand = s.evolutions & s.evolutions_seen
        for one in members(s.evolutions & ~s.evolutions_seen):
            level = g.cards.evolution[one].level
            pool = [bit for bit, each in g.cards.evolution.items() if each.level == level]
            hand |= rng.choice([bit for bit in pool if not bit & (hand | s.evolutions_seen)])
        s.evolutions = hand
    for me in range(1, len(s.survivors)):
        if me != seat:
            unseen = sum(1 << n for n in rng.sample(range(18), s.unseen[me].bit_count()))
            known = s.survivors[me] & ~s.unseen[me]
            if not unseen & known:
                s.survivors[me], s.unseen[me] = known | unseen, unseen
            if s.avatars_dealt[me]:
                s.avatars_dealt[me] = 0b11 << rng.randrange(11)
                s.avatars[me] = rng.choice((0, 1 << rng.randrange(12)))


# Events


@pytest.mark.parametrize("setup", tables(1, 6))
def test_no_event_names_a_card_that_is_hidden(setup: Setup) -> None:
    """A card that a seat reads of lies open or is their own, unless its pile was just shuffled."""
    game, before, draws, named = Game.new(setup), 0, 0, 0
    for _ in at_the_door(game, Hat(setup)):
        g = game.state
        log = g.log or []
        for event in log[before:]:
            op = OPS[event.step & OP]
            kind = op.arguments[0] if op.arguments and op.name not in NAMED_FOR_ALL else ""
            for seat in eyes(g):
                if not event.witnesses >> eyes_of(seat) & 1:
                    continue
                if kind in NEVER_SHUFFLED or (kind in SHUFFLED and g.drawn == draws):
                    named += 1
                    ids = spell(event.step).split(" ")[2].split("+")
                    assert not set(ids) & set(hidden_cards(g, seat)), spell(event.step)
                if op.arguments == ("Places",) and kind and seat != seat_of(event.step):
                    named += 1
                    assert not first_of(event.step) & hidden_places(g, seat_of(event.step)), spell(event.step)
        before, draws = len(log), g.drawn
    assert named > 5


def hidden_places(g: State, me: Seat) -> int:
    """What nobody else may hear of: cards set aside, and while a card lies face down, which it may be."""
    h = g.hunted[me]
    face_down = h.played & ~h.exposed if not h.at else 0
    return h.aside | (face_down | h.hand if face_down else 0)


def test_onlookers_see_no_more_than_anybody() -> None:
    """Whatever an onlooker sees, the Creature and all Hunted see."""
    for param in tables(1):
        game = Game.new(param.values[0])
        for _ in at_the_door(game, Hat(game.setup), rich=True):
            pass
        everybody = (1 << game.setup.players) - 1
        for event in game.state.log or []:
            if event.witnesses >> ONLOOKER & 1:
                assert event.witnesses & everybody == everybody


# One that random games seldom meet


def test_behind_a_smokescreen_the_creature_forgets_which_shown_card_is_gone() -> None:
    """Phobia shows cards; if one of them is discarded unseen, what is left of them would tell which."""
    seen_after = []
    for lost in ("river", "beach"):
        t = slow_table(
            "phobia",
            ripley={"plays": "jungle", "hand": "lair river beach rover", "survival": ["smokescreen"]},
            freddy={"plays": "beach"},
        )
        t.ripley.plays("smokescreen")
        t.creature.plays("phobia", "frighten ripley")
        t.ripley.chooses("hide_two lair+rover")
        assert t.creature.view.hunted[0].shown == [3, 4]
        t.creature.puts(creature="wreck", artemia="jungle")
        t.reckon("ripley")
        t.ripley.chooses(f"set_aside {lost}")
        seen_after.append((t.creature.view, t.creature.log, t.freddy.view.hunted[0].discard))
    assert seen_after[0][:2] == seen_after[1][:2]
    assert [each[2] for each in seen_after] == [[3], [4]]
