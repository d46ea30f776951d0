"""Value estimates of a turn: what each choice adds to the Creature's chance, as far as rehearsals tell.

A regression on who was where and who was found, in which each group of effects is shrunk as far as its own
rehearsals suggest (empirical Bayes).
"""

from __future__ import annotations

from typing import Final

from artemia.bots.cunning.solver import TurnGame

PASSES: Final = 8
REVIEWS: Final = 2
"""How often it is looked at anew how far the effects of a kind differ."""
FIRST_GUESS: Final = 4.0
"""What was believed of a kind before weighs as much as this many of its effects."""
NOISE: Final = 0.005
"""How far the outcome of a rehearsal is off, squared, before any has been seen."""


class Effect:
    """Something that was at work in some of the rehearsals, and what it adds to their outcomes."""

    def __init__(self, number: int, expected: float) -> None:
        self.number = number
        self.expected = expected
        self.size = expected


class EffectGroup:
    """Effects of one sort. Their expectations weigh as much as `trust` rehearsals.

    How much that is shows in the rehearsals themselves: where finds are worth the same everywhere, chance
    differences should not be believed; where one of them decides the game, they are soon plain.
    """

    def __init__(self, effects: list[Effect], trust: float) -> None:
        self.effects = effects
        self.first_trust = trust
        self.trust = trust


class Estimates:
    """Outcomes of rehearsals, explained by who was where and who was found.

    A place is taken to be worth as much as any other until rehearsals say otherwise: what instinct thinks of
    them had nothing to do with what came out, and a single rehearsal says little.
    """

    def __init__(self, game: TurnGame, trust: float, found: list[float]) -> None:
        self.game = game
        self.effects: list[Effect] = []
        self.all = self.new(0.0)
        self.alarm = self.new(game.alarm)
        self.found = [self.new(each) for each in found]
        self.free = [[self.new(0.0) for _ in each] for each in game.ways]
        self.caught = [[self.new(0.0) for _ in each] for each in game.ways]
        self.bare = [self.new(0.0) for _ in game.places]
        self.echo = [self.new(0.0) for _ in game.places]
        self.sure = [EffectGroup([self.all], 0.0), EffectGroup([self.alarm], 1.0)]
        self.doubted = [
            EffectGroup(self.found, 0.2 * trust),
            EffectGroup([effect for each in self.free for effect in each], trust),
            EffectGroup([effect for each in self.caught for effect in each], 2.0 * trust),
            EffectGroup(self.bare, 2.0 * trust),
            EffectGroup(self.echo, 2.0 * trust),
        ]
        count = len(self.effects)
        self.together: list[list[float]] = [[0.0] * count for _ in range(count)]
        """How often two of them were at work in the same rehearsal."""
        self.totals: list[float] = [0.0] * count
        """Of the outcomes of all rehearsals in which one was at work."""
        self.squares = 0.0
        self.tell()

    def new(self, expected: float) -> Effect:
        effect = Effect(len(self.effects), expected)
        self.effects.append(effect)
        return effect

    def note(self, outcome: float, hunt: int, picks: list[int]) -> None:
        place = self.game.places[hunt]
        at_work = [self.all.number, self.bare[hunt].number]
        alarmed = False
        for j, a in enumerate(picks):
            if self.game.ways[j][a] & place:
                at_work.append(self.found[j].number)
                at_work.append(self.caught[j][a].number)
                alarmed = True
            else:
                at_work.append(self.free[j][a].number)
                if self.game.ways[j][a] & self.game.copying:
                    at_work.append(self.echo[hunt].number)
        if alarmed:
            at_work.append(self.alarm.number)
        for one in at_work:
            self.totals[one] += outcome
            row = self.together[one]
            for other in at_work:
                row[other] += 1.0
        self.squares += outcome * outcome

    def fit(self) -> None:
        """Each effect in turn explains what the others don't; then each kind is judged by what came out."""
        kinds = self.sure + self.doubted
        self.explain(kinds)
        for _ in range(REVIEWS):
            self.review()
            self.explain(kinds)
        self.tell()

    def explain(self, kinds: list[EffectGroup]) -> None:
        sizes = [effect.size for effect in self.effects]
        for _ in range(PASSES):
            for kind in kinds:
                for effect in kind.effects:
                    f = effect.number
                    row = self.together[f]
                    seen = row[f]
                    if seen + kind.trust <= 0.0:
                        continue
                    rest = self.totals[f] + seen * sizes[f]
                    for count, size in zip(row, sizes, strict=True):
                        rest -= count * size
                    sizes[f] = (kind.trust * effect.expected + rest) / (seen + kind.trust)
        for effect, size in zip(self.effects, sizes, strict=True):
            effect.size = size

    def review(self) -> None:
        """How far the effects of each kind differ, beside how far outcomes are off: so much is believed."""
        noise = self.noise()
        for kind in self.doubted:
            spread = FIRST_GUESS * noise / kind.first_trust
            for effect in kind.effects:
                off = effect.size - effect.expected
                spread += off * off + noise / (self.together[effect.number][effect.number] + kind.trust)
            kind.trust = noise * (FIRST_GUESS + float(len(kind.effects))) / spread

    def noise(self) -> float:
        """The mean square of what stays unexplained; what fits by chance is allowed for."""
        rehearsals = self.together[self.all.number][self.all.number]
        unexplained = self.squares
        for effect in self.effects:
            f = effect.number
            explained = 2.0 * self.totals[f]
            for count, other in zip(self.together[f], self.effects, strict=True):
                explained -= count * other.size
            unexplained -= explained * effect.size
        fitted = 0.0
        for kind in self.doubted:
            for effect in kind.effects:
                seen = self.together[effect.number][effect.number]
                fitted += seen / (seen + kind.trust)
        left = max(rehearsals - fitted, 0.5 * rehearsals)
        return (max(unexplained, 0.0) + FIRST_GUESS * NOISE) / (left + FIRST_GUESS)

    def tell(self) -> None:
        """The game as it looks now."""
        game = self.game
        game.alarm = self.alarm.size
        game.bare = [effect.size for effect in self.bare]
        game.echo = [effect.size for effect in self.echo]
        for j, found in enumerate(self.found):
            game.free[j] = [effect.size for effect in self.free[j]]
            game.caught[j] = [
                found.size + caught.size - free.size
                for caught, free in zip(self.caught[j], self.free[j], strict=True)
            ]
