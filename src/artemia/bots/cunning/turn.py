"""One turn as a simultaneous-move game: its payoffs estimated by rollouts (rehearsals), then solved."""

from __future__ import annotations

from itertools import combinations
from random import Random
from time import perf_counter
from typing import Final

from artemia.bots.cunning.estimates import Estimates
from artemia.bots.cunning.mixed_strategy import pick
from artemia.bots.cunning.rehearsal import Plan, Rehearsal
from artemia.bots.cunning.solver import TurnGame, blended, normal
from artemia.bots.cunning.style import Style
from artemia.bots.cunning.value import creature_chance
from artemia.bots.habits.guess import Guess, guess_of, prudent
from artemia.cards.base.places import LAIR
from artemia.engine.step import Seat, members
from artemia.rules.constants import CREATURE, Places
from artemia.rules.knowledge import discard_of, discards_hidden, exposed_to, possible
from artemia.rules.phases.exploration import cards_to_play, commit, explore
from artemia.rules.state import State

CURIOSITY: Final = 0.25
"""How often a rehearsal tries any place at all, and not what the mixtures say."""
MEETING: Final = 0.3
"""How often somebody is found for sure in a rehearsal."""
SCENES: Final = 4
"""Rehearsed with the same hidden cards; dealing takes as long as half of a rehearsal."""
STUDIES: Final = 3
ROUNDS: Final = 120
LAST_ROUNDS: Final = 400


class TurnModel:
    """The turn as one seat sees it. `game` holds everybody's mixture once it is `studied`."""

    def __init__(
        self, g: State, stage: Rehearsal, own: list[Places], hunting: list[Places], style: Style
    ) -> None:
        self.g = g
        self.stage = stage
        self.style = style
        self.seat: Seat = stage.seat
        self.hope = style.hope_of(g.seats - 1)
        seat = stage.seat
        ways = [own if me == seat else ways_of(g, me, seat) for me in range(1, g.seats)]
        seen = 0
        for each in ways:
            for way in each:
                seen |= way
        self.game = TurnGame(hunting or list(members(seen)), ways, LAIR if "lair" in g.planet.names else 0)
        self.sober = self.game  # as it is, whatever the seat fears
        self.expect()

    def expect(self) -> None:
        """What a find is worth at first sight, and what instinct expects of everybody."""
        game = self.game
        scene = self.stage.scene(0)  # the real one would give away who has played what
        for h in scene.hunted:  # as if nobody had: so everybody thinks alike, whenever they are asked
            h.hand |= h.played
        scene.rescue -= 1
        before = after_turn(scene)
        scene.assimilation -= 1
        alarmed = after_turn(scene)
        game.alarm = alarmed - before
        self.found = [after_find(scene, j + 1) - alarmed for j in range(len(game.ways))]
        guess = guess_of(self.g, self.seat)
        self.usual_hunt = normal([odds_of(place, guess.risk) for place in game.places])
        self.usual_ways = [normal(usual_weights(guess, j + 1, ways)) for j, ways in enumerate(game.ways)]

    def study(self, rehearsals: int, rng: Random) -> None:
        """Rehearses what the mixtures suggest, learns from it, and solves again; a few times over."""
        game, stage = self.game, self.stage
        estimates = Estimates(game, self.style.trust, self.found)
        self.solve(ROUNDS)
        for n in range(rehearsals):
            picks = [drawn(mixture, rng) for mixture in game.mixtures]
            hunt = self.meeting(picks, rng) if rng.random() < MEETING else drawn(game.hunt, rng)
            ways = [game.ways[j][a] for j, a in enumerate(picks)]
            estimates.note(self.rehearsed(n, game.places[hunt], ways), hunt, picks)
            if perf_counter() > stage.deadline:
                break
            if n + 1 < rehearsals and (n + 1) % max(rehearsals // STUDIES, 1) == 0:
                estimates.fit()
                self.solve(ROUNDS)
        estimates.fit()
        self.solve(LAST_ROUNDS)

    def rehearsed(self, n: int, hunt: Places, ways: list[Places]) -> float:
        """The Creature's chance after the n-th scene, in which everybody goes where they are wanted."""
        scene = self.stage.scene(n, n // SCENES)
        plan = Plan(scene.seats)
        plan.hunt = hunt
        for j, way in enumerate(ways):
            plan.places[j + 1] = way
            lay(scene, j + 1, way, self.seat)
        me = self.seat
        if me != CREATURE and explore(me) not in scene.agenda and plan.places[me]:
            scene.agenda.append(commit(me, plan.places[me]))  # they have been asked, and won't be again
        return self.stage.outcome(scene, plan)

    def meeting(self, picks: list[int], rng: Random) -> int:
        """A place where one of the Hunted is found; otherwise few would be, and a find matters most."""
        j = rng.randrange(len(picks))
        meets = self.game.meets[j][picks[j]]
        return meets[rng.randrange(len(meets))] if meets else drawn(self.game.hunt, rng)

    def solve(self, rounds: int) -> None:
        """The other camp is believed to follow its instinct now and then."""
        game, style = self.game, self.style
        if self.seat == CREATURE:
            game.solve(rounds, style.faith, usual=self.usual_ways)
        else:
            game.solve(rounds, self.hope, self.usual_hunt)

    def mixture(self) -> list[float]:
        """What the seat draws from: its part of the solution, with its habits and a taste for company."""
        game, seat, taste = self.game, self.seat, self.style.crowd
        part = game.hunt if seat == CREATURE else game.mixtures[seat - 1]
        usual = self.usual_hunt if seat == CREATURE else self.usual_ways[seat - 1]
        ways = game.places if seat == CREATURE else game.ways[seat - 1]
        part = blended(part, usual, self.style.habit)
        if taste == 0.0:
            return part
        pairs = zip(part, ways, strict=True)
        return normal([share * (1.0 + taste * crowd(self.g, way, seat)) for share, way in pairs])

    def bend(self) -> None:
        """A catch counts as much as the seat fears it, or as the Creature is after a sure one."""
        fear = self.style.fear
        self.sober = self.game
        if fear == 1.0:
            return
        self.game = game = self.game.copy()  # others may look at that one
        if self.seat == CREATURE:
            game.caught = [[each / fear for each in mine] for mine in game.caught]
        else:
            game.caught[self.seat - 1] = [fear * each for each in game.caught[self.seat - 1]]
        self.solve(LAST_ROUNDS)

    def believed(self) -> list[list[float]]:
        """How often the Creature takes every Hunted to be where."""
        faith = self.style.faith
        pairs = zip(self.game.mixtures, self.usual_ways, strict=True)
        return [blended(mixture, usual, faith) for mixture, usual in pairs]


def after_turn(g: State) -> float:
    """The Creature's chance if the tracks look like this when the turn is over."""
    return 1.0 if g.assimilation <= 0 else 0.0 if g.rescue <= 0 else creature_chance(g)


def after_find(g: State, me: Seat) -> float:
    """The same, if this Hunted has lost 1 Will; with the last one Assimilation moves, and they start anew."""
    new = g.copy()
    h = new.hunted[me]
    h.will -= 1
    if h.will <= 0:
        h.will = new.will_after_reset
        h.hand |= h.discard
        h.discard = 0
        new.assimilation -= 1
    return after_turn(new)


def odds_of(places: Places, odds: list[int]) -> float:
    found = 0
    for one in members(places):
        found += odds[one.bit_length() - 1]
    return float(found)


def crowd(g: State, way: Places, seat: Seat) -> float:
    """How many Hunted have just been there; to the Creature, how many could be there now."""
    found = 0
    for me in range(1, g.seats):
        if me != seat and way & (possible(g, me, seat) if seat == CREATURE else discard_of(g, me, seat)):
            found += 1
    return float(found) / float(g.seats - 1)


def usual_weights(guess: Guess, me: Seat, ways: list[Places]) -> list[float]:
    """How readily a Hunted takes each of their ways by instinct."""
    places = guess.places[me]
    by_place = [0] * 10
    for i, weight in zip(places, prudent(places, guess.worth[me], guess.costs[me], guess.risk), strict=True):
        by_place[i] = weight
    return [odds_of(way, by_place) for way in ways]


def ways_of(g: State, me: Seat, seat: Seat) -> list[Places]:
    """The sets of places a Hunted may play or have played, as this seat can tell; 0 if there are none."""
    places = list(members(possible(g, me, seat)))
    n, known = cards_to_play(g, me), exposed_to(g, me, seat)
    if n > 1 and len(places) > n:
        return [one | other for one, other in combinations(places, 2) if not known & ~(one | other)]
    return places if places and n == 1 else [sum(places)]


def lay(g: State, me: Seat, way: Places, seat: Seat) -> None:
    """Lets a Hunted have played this, if they have played already and nothing speaks against it."""
    h = g.hunted[me]
    if me == seat or not h.played or h.at or h.exposed or g.fjord_now >> me & 1:
        return
    if discards_hidden(g, seat) or way & ~possible(g, me, seat) or way.bit_count() != h.played.bit_count():
        return
    h.hand, h.played = (h.hand | h.played) & ~way, way


def drawn(mixture: list[float], rng: Random) -> int:
    """One of them, as likely as the mixture says; now and then any."""
    if rng.random() < CURIOSITY:
        return rng.randrange(len(mixture))
    return pick(mixture, rng)
