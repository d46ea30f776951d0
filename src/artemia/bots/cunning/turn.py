"""What this turn's choice of places is worth to both camps: guessed first, then rehearsed, then solved."""

from __future__ import annotations

from itertools import combinations
from random import Random
from time import perf_counter
from typing import Final

from artemia.bots.cunning.manner import Manner
from artemia.bots.cunning.rehearsal import Plan, Rehearsal
from artemia.bots.cunning.solver import Duel, blended, normal
from artemia.bots.cunning.thought import pick
from artemia.bots.cunning.value import creature_chance
from artemia.bots.habits.guess import Guess, guess_of, may_hold, prudent
from artemia.engine.step import Seat, members
from artemia.rules.exploration import cards_to_play, commit
from artemia.rules.modifiers import HIDDEN_DISCARDS
from artemia.rules.state import State
from artemia.rules.words import CREATURE, Places

CURIOSITY: Final = 0.25
"""How often a rehearsal tries any place at all, and not what the mixtures say."""
PASSES: Final = 2
STUDIES: Final = 3
ROUNDS: Final = 120
LAST_ROUNDS: Final = 400


class Share:
    """What each of several ways is worth: the first guess, and what was seen since."""

    def __init__(self, guessed: list[float], trust: float) -> None:
        self.sums = [trust * each for each in guessed]
        self.counts = [trust] * len(guessed)

    def add(self, a: int, seen: float) -> None:
        self.sums[a] += seen
        self.counts[a] += 1.0

    def means(self) -> list[float]:
        return [total / count for total, count in zip(self.sums, self.counts, strict=True)]


class Turn:
    """The turn as one seat sees it. `duel` holds everybody's mixture once it is `studied`."""

    def __init__(
        self, g: State, stage: Rehearsal, own: list[Places], hunting: list[Places], manner: Manner
    ) -> None:
        self.g = g
        self.stage = stage
        self.manner = manner
        self.seat: Seat = stage.seat
        seat = stage.seat
        ways = [own if me == seat else ways_of(g, me, seat) for me in range(1, g.seats)]
        seen = 0
        for each in ways:
            for way in each:
                seen |= way
        self.duel = Duel(hunting or list(members(seen)), ways)
        self.first_guess()

    def first_guess(self) -> None:
        """By what places are worth to whom, as instinct sees it."""
        g, duel = self.g, self.duel
        scene = self.stage.scene(0)  # the real one would give away who has played what
        for h in scene.hunted:  # as if nobody had: so everybody thinks alike, whenever he is asked
            h.hand |= h.played
        now = creature_chance(scene)
        space = shifted(scene, 1, 0) - now
        duel.alarm = shifted(scene, 0, -1) - now
        guess = guess_of(g, self.seat)
        for j, ways in enumerate(duel.ways):
            worth, costs = guess.worth[j + 1], guess.costs[j + 1]
            for a, way in enumerate(ways):
                gain = cost = 0
                for place in members(way):
                    i = place.bit_length() - 1
                    gain += worth[i]
                    cost += costs[i]
                duel.free[j][a] = -float(gain) * space / 100.0
                duel.caught[j][a] = float(gain + cost) * space / 100.0
        self.usual_hunt = normal([odds_of(place, guess.risk) for place in duel.places])
        self.usual_ways = [normal(usual_weights(guess, j + 1, ways)) for j, ways in enumerate(duel.ways)]
        self.guessed_free = [each[:] for each in duel.free]
        self.guessed_caught = [each[:] for each in duel.caught]

    def study(self, rehearsals: int, rng: Random) -> None:
        """Rehearses what the mixtures suggest, learns from it, and solves again; a few times over."""
        duel, stage = self.duel, self.stage
        self.solve(ROUNDS)
        seen: list[tuple[float, int, list[int]]] = []
        for n in range(rehearsals):
            hunt = drawn(duel.hunt, rng)
            picks = [drawn(mixture, rng) for mixture in duel.mixtures]
            scene = stage.scene(n)
            plan = Plan(scene.seats)
            plan.hunt = duel.places[hunt]
            for j, a in enumerate(picks):
                plan.places[j + 1] = duel.ways[j][a]
                lay(scene, j + 1, duel.ways[j][a], self.seat)
            if self.seat != CREATURE:  # his question was taken off the table, so nobody will ask him again
                scene.agenda.append(commit(self.seat, plan.places[self.seat]))
            seen.append((stage.outcome(scene, plan), hunt, picks))
            if perf_counter() > stage.deadline:
                break
            if n + 1 < rehearsals and (n + 1) % max(rehearsals // STUDIES, 1) == 0:
                self.learn(seen)
                self.solve(ROUNDS)
        if seen:
            self.learn(seen)
        self.bend()
        self.solve(LAST_ROUNDS)

    def solve(self, rounds: int) -> None:
        """The other camp is believed to follow its instinct now and then."""
        duel, faith = self.duel, self.manner.faith
        if self.seat == CREATURE:
            duel.solve(rounds, faith, usual=self.usual_ways)
        else:
            duel.solve(rounds, faith, self.usual_hunt)

    def mixture(self) -> list[float]:
        """What the seat draws from: its part of the solution, with a taste for company."""
        duel, seat, taste = self.duel, self.seat, self.manner.crowd
        part = duel.hunt if seat == CREATURE else duel.mixtures[seat - 1]
        ways = duel.places if seat == CREATURE else duel.ways[seat - 1]
        if taste == 0.0:
            return part
        pairs = zip(part, ways, strict=True)
        return normal([share * (1.0 + taste * crowd(self.g, way, seat)) for share, way in pairs])

    def bend(self) -> None:
        """A catch counts as much as the seat fears it, or as the Creature is after a sure one."""
        duel, fear = self.duel, self.manner.fear
        if self.seat == CREATURE:
            duel.caught = [[each / fear for each in mine] for mine in duel.caught]
        else:
            duel.caught[self.seat - 1] = [fear * each for each in duel.caught[self.seat - 1]]

    def believed(self) -> list[list[float]]:
        """How often the Creature takes every Hunted to be where."""
        faith = self.manner.faith
        pairs = zip(self.duel.mixtures, self.usual_ways, strict=True)
        return [blended(mixture, usual, faith) for mixture, usual in pairs]

    def learn(self, seen: list[tuple[float, int, list[int]]]) -> None:
        """Fits what each Hunted adds on each of his ways, found and not found, to the outcomes."""
        duel = self.duel
        trust = self.manner.trust * float(len(duel.ways) * len(duel.ways))
        for _ in range(PASSES):
            rests = [outcome - self.expected(hunt, picks) for outcome, hunt, picks in seen]
            base = sum(rests) / float(len(rests))
            for j, ways in enumerate(duel.ways):
                free, caught = Share(self.guessed_free[j], trust), Share(self.guessed_caught[j], trust)
                found = [ways[picks[j]] & duel.places[hunt] != 0 for _, hunt, picks in seen]
                for k, (_, _, picks) in enumerate(seen):
                    a = picks[j]
                    if found[k]:
                        caught.add(a, rests[k] - base + duel.caught[j][a])
                    else:
                        free.add(a, rests[k] - base + duel.free[j][a])
                new, more = free.means(), caught.means()
                for k, (_, _, picks) in enumerate(seen):
                    a = picks[j]
                    rests[k] += duel.free[j][a] - new[a]
                    if found[k]:
                        rests[k] += duel.caught[j][a] - more[a]
                duel.free[j], duel.caught[j] = new, more

    def expected(self, hunt: int, picks: list[int]) -> float:
        duel = self.duel
        place, found = duel.places[hunt], 0.0
        anybody = False
        for j, a in enumerate(picks):
            found += duel.free[j][a]
            if duel.ways[j][a] & place:
                found += duel.caught[j][a]
                anybody = True
        return found + duel.alarm if anybody else found


def odds_of(places: Places, odds: list[int]) -> float:
    found = 0
    for place in members(places):
        found += odds[place.bit_length() - 1]
    return float(found)


def crowd(g: State, way: Places, seat: Seat) -> float:
    """How many Hunted have just been there; to the Creature, how many could be there now."""
    found = 0
    for me in range(1, g.seats):
        if me != seat and way & (may_hold(g, me, seat) if seat == CREATURE else g.hunted[me].discard):
            found += 1
    return float(found) / float(g.seats - 1)


def usual_weights(guess: Guess, me: Seat, ways: list[Places]) -> list[float]:
    """How readily a Hunted takes each of his ways by instinct."""
    places = guess.places[me]
    by_place = [0] * 10
    for i, weight in zip(places, prudent(places, guess.worth[me], guess.costs[me], guess.risk), strict=True):
        by_place[i] = weight
    return [odds_of(way, by_place) for way in ways]


def ways_of(g: State, me: Seat, seat: Seat) -> list[Places]:
    """The sets of places a Hunted may play, or has played, as far as this seat can tell; 0 if he has none."""
    places = list(members(may_hold(g, me, seat)))
    n = cards_to_play(g, me)
    if n > 1 and len(places) > n:
        return [one | other for one, other in combinations(places, 2)]
    return places if places and n == 1 else [sum(places)]


def lay(g: State, me: Seat, way: Places, seat: Seat) -> None:
    """Lets a Hunted have played this, if he has played already and nothing speaks against it."""
    h = g.hunted[me]
    if me == seat or not h.played or h.at or h.exposed or g.fjord_now >> me & 1:
        return
    if seat == CREATURE and (g.modifiers & HIDDEN_DISCARDS or h.shown & way):
        return
    held = h.hand | h.played
    if way & ~held or way.bit_count() != h.played.bit_count():
        return
    h.hand, h.played = held & ~way, way


def shifted(g: State, rescue: int, assimilation: int) -> float:
    """The Creature's chance if the tracks stood elsewhere."""
    before = g.rescue, g.assimilation
    g.rescue, g.assimilation = g.rescue + rescue, max(g.assimilation + assimilation, 0)
    found = 1.0 if g.assimilation == 0 else creature_chance(g)
    g.rescue, g.assimilation = before
    return found


def drawn(mixture: list[float], rng: Random) -> int:
    """One of them, as likely as the mixture says; now and then any."""
    if rng.random() < CURIOSITY:
        return rng.randrange(len(mixture))
    return pick(mixture, rng)
