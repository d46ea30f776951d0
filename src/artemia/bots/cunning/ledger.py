"""What each Hunted adds to the Creature's chance on each of his ways, as far as rehearsals tell."""

from __future__ import annotations

from typing import Final

from artemia.bots.cunning.solver import Duel

PASSES: Final = 8


class Doubt:
    """How many rehearsals it takes to believe something, in parts of what `trust` says; `found` in all."""

    def __init__(self, places: float, finds: float, found: float, meeting: float) -> None:
        self.places = places
        """That a place brings more than another."""
        self.finds = finds
        """That a find, or none, is worth more in one place than in another."""
        self.found = found
        """That a find costs one Hunted more than it seems at first sight."""
        self.meeting = meeting
        """How often somebody is found for sure in a rehearsal."""


FEW: Final = Doubt(places=1.2, finds=8.4, found=20.0, meeting=0.75)
"""With one or two Hunted finds are rare, and errors about what they are worth are what a reader lives on."""
MANY: Final = Doubt(places=1.0, finds=1.0, found=0.5, meeting=0.5)
"""With more, somebody is found in most turns; with doubts as above they did worse against instinct."""
COMPANY: Final = 3


def doubt_of(duel: Duel) -> Doubt:
    return FEW if len(duel.ways) < COMPANY else MANY


class Effect:
    """Something that was at work in some of the rehearsals, and what it adds to their outcomes.

    It starts from an expectation that weighs as much as `trust` rehearsals.
    """

    def __init__(self, expected: float, trust: float) -> None:
        self.expected = expected
        self.trust = trust
        self.size = expected
        self.seen: list[int] = []  # the rehearsals

    def fit(self, rests: list[float]) -> None:
        """Takes over what the rehearsals leave unexplained on average."""
        total = self.trust * (self.expected - self.size)
        for n in self.seen:
            total += rests[n]
        step = total / (self.trust + float(len(self.seen)))
        self.size += step
        for n in self.seen:
            rests[n] -= step


class Ledger:
    """Outcomes of rehearsals, explained by who was where and who was found.

    A place is taken to be worth as much as any other until rehearsals say otherwise: what instinct thinks of
    them had nothing to do with what came out, and a single rehearsal says little.
    """

    def __init__(self, duel: Duel, trust: float) -> None:
        self.duel = duel
        self.all = Effect(0.0, 0.0)
        self.alarm = Effect(duel.alarm, 1.0)
        doubt = doubt_of(duel)
        places, finds = doubt.places * trust, doubt.finds * trust
        self.found = [Effect(0.5 * duel.alarm, doubt.found) for _ in duel.ways]
        self.free = [[Effect(0.0, places) for _ in each] for each in duel.ways]
        self.caught = [[Effect(0.0, finds) for _ in each] for each in duel.ways]
        self.bare = [Effect(0.0, finds) for _ in duel.places]
        self.echo = [Effect(0.0, places) for _ in duel.places]
        self.rests: list[float] = []
        self.tell()

    def note(self, outcome: float, hunt: int, picks: list[int]) -> None:
        n = len(self.rests)
        place = self.duel.places[hunt]
        effects = [self.all, self.bare[hunt]]
        alarmed = False
        for j, a in enumerate(picks):
            if self.duel.ways[j][a] & place:
                effects.append(self.found[j])
                effects.append(self.caught[j][a])
                alarmed = True
            else:
                effects.append(self.free[j][a])
                if self.duel.ways[j][a] & self.duel.copying:
                    effects.append(self.echo[hunt])
        if alarmed:
            effects.append(self.alarm)
        rest = outcome
        for effect in effects:
            effect.seen.append(n)
            rest -= effect.size
        self.rests.append(rest)

    def fit(self) -> None:
        """Each effect in turn explains what the others don't; a few times over."""
        for _ in range(PASSES):
            self.all.fit(self.rests)
            self.alarm.fit(self.rests)
            for effect in self.bare:
                effect.fit(self.rests)
            for effect in self.echo:
                effect.fit(self.rests)
            for j, found in enumerate(self.found):
                found.fit(self.rests)
                for effect in self.caught[j]:
                    effect.fit(self.rests)
                for effect in self.free[j]:
                    effect.fit(self.rests)
        self.tell()

    def tell(self) -> None:
        """The duel as it looks now."""
        duel = self.duel
        duel.alarm = self.alarm.size
        duel.bare = [effect.size for effect in self.bare]
        duel.echo = [effect.size for effect in self.echo]
        for j, found in enumerate(self.found):
            duel.free[j] = [effect.size for effect in self.free[j]]
            duel.caught[j] = [
                found.size + caught.size - free.size
                for caught, free in zip(self.caught[j], self.free[j], strict=True)
            ]
