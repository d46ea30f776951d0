"""The effect of each card on its side's win rate, judged by where chance put it.

A card that is *played* tells little: whoever is winning has the time to play it. But where a card lies in a
fresh deck is chance alone. So games in which it lay among the cards of its deck that are drawn as a rule are
set against games in which it lay further down. Avatars, and the one Evolution of the light variant, are in
play or they aren't.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from artemia.engine.step import OP, OP_BY_NAME, Step, first_of, members
from artemia.lab.card_names import NAMES
from artemia.lab.statistics import Pair, stratified
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State

HUNT_CARD: Final = "hunt"
SURVIVAL_CARD: Final = "survival"
AVATAR: Final = "avatar"
EVOLUTION: Final = "evolution"
SURVIVOR: Final = "survivor"
OF_THE_CREATURE: Final = frozenset((HUNT_CARD, EVOLUTION))

Pile = tuple[str, int]
"""The kind of its cards, and the level of Evolutions."""
HUNT_DECK: Final[Pile] = (HUNT_CARD, 0)
SURVIVAL_DECK: Final[Pile] = (SURVIVAL_CARD, 0)
AVATARS_DEALT: Final[Pile] = (AVATAR, 0)
SURVIVORS_WAITING: Final[Pile] = (SURVIVOR, 0)

Seen = dict[Pile, list[int]]
Name = tuple[str, str]
"""The kind of a card and its id."""

PLAYED: Final = {op.number: op.uses for op in OP_BY_NAME.values() if op.uses in NAMES}


# One game


class DrawOrder:
    """The order in which a game would draw its cards, how far it came, and what was played."""

    def __init__(self, g: State) -> None:
        """Looks at a game before its first question is answered."""
        self.names = 0 if g.exploration is None else 1
        self.order: Seen = {HUNT_DECK: [*members(g.hunt_hand), *reversed(g.hunt_deck)]}
        in_hand = [h.survival for h in g.hunted if h.survival]
        self.order[SURVIVAL_DECK] = [*in_hand, *reversed(g.survival_deck)]
        self.held: Counter[Pile] = Counter()
        self.played: set[Name] = set()
        s = g.sanctuary
        if s is not None and s.token:
            out = members(s.faceup | sum(s.survivors))
            self.order[SURVIVORS_WAITING] = [*out, *reversed(s.survivor_pile)]
            for level in (1, 2):
                self.order[EVOLUTION, level] = [*reversed(s.piles[level - 1])]

    def look(self, g: State) -> None:
        """Notes what is held at this moment."""
        self.held[HUNT_DECK] |= g.hunt_hand
        for h in g.hunted:
            self.held[SURVIVAL_DECK] |= h.survival

    def note(self, answer: Step) -> None:
        kind = PLAYED.get(answer & OP, "")
        if kind and first_of(answer):
            self.played.add((kind, NAMES[kind][self.names][first_of(answer)]))

    def drawn(self, g: State, pile: Pile) -> int:
        """How many cards of this pile came into play."""
        s = g.sanctuary
        if pile in (HUNT_DECK, SURVIVAL_DECK):
            return self.held[pile].bit_count()
        assert s is not None
        left = s.survivor_pile if pile == SURVIVORS_WAITING else s.piles[pile[1] - 1]
        return len(self.order[pile]) - len(left)


# Many games


class CardStatistics:
    """For each card, by the depth at which it lay: in how many games, and how many the Creature won."""

    def __init__(self) -> None:
        self.games = 0
        self.drawn: Counter[Pile] = Counter()
        self.at: dict[tuple[Pile, str], Counter[int]] = {}
        self.won: dict[tuple[Pile, str], Counter[int]] = {}
        self.played: Counter[Name] = Counter()

    def enter(self, game: DrawOrder, g: State) -> None:
        """One more game, now that it is over."""
        self.games += 1
        won = g.winner == CREATURE_WINS
        for pile, cards in game.order.items():
            self.drawn[pile] += game.drawn(g, pile)
            names = NAMES[pile[0]][game.names]
            for depth, card in enumerate(cards):
                self.count(pile, names[card], depth, won)
        if g.sanctuary is not None:
            self.enter_chosen(g, g.sanctuary, won)
        self.played.update(game.played)

    def enter_chosen(self, g: State, s: SanctuaryState, won: bool) -> None:
        """What is in play from the start counts as lying at depth 0, the rest at 1."""
        in_play = sum(s.avatars)
        self.drawn[AVATARS_DEALT] += 1
        for avatar in g.cards.avatar.values():
            if s.token or avatar.base_compatible:
                self.count(AVATARS_DEALT, avatar.id, 0 if avatar.bit & in_play else 1, won)
        if not s.token:
            for card in g.cards.evolution.values():
                if card.base_compatible and card.cost == g.seats // 2:
                    self.drawn[EVOLUTION, card.level] += 1
                    self.count((EVOLUTION, card.level), card.id, 0 if card.bit & s.developed else 1, won)

    def count(self, pile: Pile, id: str, depth: int, won: bool) -> None:
        self.at.setdefault((pile, id), Counter())[depth] += 1
        if won:
            self.won.setdefault((pile, id), Counter())[depth] += 1

    def add(self, other: CardStatistics) -> None:
        self.games += other.games
        self.drawn += other.drawn
        self.played += other.played
        for mine, theirs in ((self.at, other.at), (self.won, other.won)):
            for key, counts in theirs.items():
                mine.setdefault(key, Counter()).update(counts)

    def usual_depth(self, pile: Pile) -> int:
        """How many cards of this pile are drawn in a game, as a rule."""
        return max(1, round(self.drawn[pile] / self.games)) if self.games else 1

    def split(self, pile: Pile, id: str) -> tuple[int, int, int, int]:
        """Games with the card above the usual depth, the Creature's wins in them; the same below it."""
        depth = self.usual_depth(pile)
        at, won = self.at.get((pile, id), Counter()), self.won.get((pile, id), Counter())
        above = sum(n for d, n in at.items() if d < depth)
        won_above = sum(n for d, n in won.items() if d < depth)
        return above, won_above, at.total() - above, won.total() - won_above


@dataclass(frozen=True)
class CardEffect:
    """How much more often its side wins with a card early than late; `half` makes the 95 % interval."""

    kind: str
    id: str
    with_it: int
    without: int
    difference: float
    half: float
    played: float

    @property
    def clear(self) -> bool:
        return abs(self.difference) > self.half


def effects(statistics: Sequence[CardStatistics]) -> list[CardEffect]:
    """Of all cards of a mode. Seat counts are compared each within itself, then put together."""
    cards = sorted({key for each in statistics for key in each.at})
    found = [effect_of(statistics, pile, id) for pile, id in cards]
    return sorted(found, key=lambda each: (each.kind, -each.difference))


def effect_of(statistics: Sequence[CardStatistics], pile: Pile, id: str) -> CardEffect:
    sign = 1 if pile[0] in OF_THE_CREATURE else -1
    splits = [each.split(pile, id) for each in statistics]
    difference, half = stratified(
        [Pair(won_above, above, won, below) for above, won_above, below, won in splits]
    )
    games = sum(each.games for each in statistics)
    played = sum(each.played[pile[0], id] for each in statistics)
    return CardEffect(
        kind=pile[0],
        id=id,
        with_it=sum(above for above, *_ in splits),
        without=sum(below for _, _, below, _ in splits),
        difference=sign * difference,
        half=half,
        played=played / games if games else 0.0,
    )
