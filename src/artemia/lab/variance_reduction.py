"""Variance reduction in games of bots that mix: the luck of the draw is measured, and taken off the result.

Whoever draws a place from a mixture may draw well or badly. How well is told by what the turn, as a bot has
solved it, makes of the places that were drawn, beside all that could have been. That is nothing on average,
however wrong the bot may be about the turn. So taking it off the results changes nothing that is measured,
and only makes it surer. (The idea is that of AIVAT: Burch, Schmid, Moravčík, Morrill and Bowling, 2018.)
"""

from __future__ import annotations

from artemia.bots.cunning.bot import HUNT_CHOICE, Cunning
from artemia.bots.cunning.mixed_strategy import MixedStrategy, certain
from artemia.bots.cunning.rehearsal import COMMIT, EXPLORE, PUT_TOKEN
from artemia.bots.cunning.solver import Mixture, TurnGame
from artemia.bots.policy import Policy
from artemia.engine.step import OP, SEAT_SHIFT, Answers, Seat, Step, first_of, second_of
from artemia.rules.constants import CREATURE_TOKEN, Places
from artemia.rules.state import State


class Draw:
    """Where somebody could have gone, how often, and where they went."""

    def __init__(self, strategy: MixedStrategy, step: Step) -> None:
        self.drawn: Places = first_of(step)
        self.shares: dict[Places, float] = {
            first_of(each): share
            for each, share in zip(strategy.steps, strategy.shares, strict=True)
            if share > 0.0
        }

    def mixture(self, ways: list[Places]) -> Mixture:
        """Over these ways; empty if there are others, too."""
        known = sum([self.shares.get(way, 0.0) for way in ways])
        return [self.shares.get(way, 0.0) for way in ways] if known > 0.999 else []

    def outcome(self, ways: list[Places]) -> Mixture:
        return [1.0 if way == self.drawn else 0.0 for way in ways]


class Luck:
    """What the Creature owes to the draws of both camps in one game, as a part of a win."""

    def __init__(self, bots: list[Policy]) -> None:
        self.bots = bots
        self.total = 0.0
        self.gone: dict[Seat, Draw] = {}  # each Hunted's last draw, this turn

    def hunted(self, g: State, hunt: Draw) -> None:
        """The Creature token comes to lie: now it is settled who was lucky."""
        game = solved_by_any(self.bots, g.turn)
        gone = [self.gone[me] for me in g.hunted_seats() if me in self.gone]
        self.gone = {}
        if game is None or len(gone) < len(game.ways):
            return
        hunts = hunt.mixture(game.places)
        mixtures = [draw.mixture(ways) for draw, ways in zip(gone, game.ways, strict=True)]
        if hunts and all(mixtures):
            outcomes = [draw.outcome(ways) for draw, ways in zip(gone, game.ways, strict=True)]
            self.total += worth(game, hunt.outcome(game.places), outcomes) - worth(game, hunts, mixtures)


class Candid(Policy):
    """Plays as the bot does, and lets it be known what it draws its places from."""

    def __init__(self, bot: Policy, teller: Policy, luck: Luck) -> None:
        super().__init__(0)
        self.bot = bot
        self.teller = teller
        self.luck = luck

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        step = self.bot.choose(g, question, answers)
        if question & OP == EXPLORE:
            self.luck.gone.pop(question >> SEAT_SHIFT & 7, None)  # they may go another way than before
        if step & OP == COMMIT:
            self.luck.gone[question >> SEAT_SHIFT & 7] = Draw(drawn_from(self.teller, step), step)
        elif question & OP == HUNT_CHOICE and step & OP == PUT_TOKEN and second_of(step) == CREATURE_TOKEN:
            self.luck.hunted(g, Draw(drawn_from(self.teller, step), step))
        return step


def with_luck(bots: list[Policy], seated: list[Policy] | None = None) -> tuple[Luck, list[Policy]]:
    """The account of a game, and the bots that keep it.

    `seated` are those who sit there for the bots, with a clock or an umpire beside them.
    """
    luck = Luck(bots)
    return luck, [Candid(each, bot, luck) for each, bot in zip(seated or bots, bots, strict=True)]


def drawn_from(bot: Policy, step: Step) -> MixedStrategy:
    """The mixture of a bot that tells it. Of others nothing but the answer is known, and that isn't luck."""
    strategy = getattr(bot, "drew", None)
    return strategy if isinstance(strategy, MixedStrategy) and step in strategy.steps else certain(step)


def solved_by_any(bots: list[Policy], turn: int) -> TurnGame | None:
    """This turn as the first bot sees it that has solved it."""
    for bot in bots:
        while not isinstance(bot, Cunning) and isinstance(inner := getattr(bot, "bot", None), Policy):
            bot = inner
        if isinstance(bot, Cunning) and bot.studied is not None and bot.studied.g.turn == turn:
            return bot.studied.sober
    return None


def worth(game: TurnGame, hunt: Mixture, mixtures: list[Mixture]) -> float:
    """What the Creature gets, on average over these mixtures."""
    _, _, gains = game.gains(mixtures)
    found = sum([share * gain for share, gain in zip(hunt, gains, strict=True)])
    for mixture, free in zip(mixtures, game.free, strict=True):
        found += sum([share * each for share, each in zip(mixture, free, strict=True)])
    return found
