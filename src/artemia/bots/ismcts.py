"""A plain search to compare with: a tree over many deals of what its seat can't see (ISMCTS).

Each round deals the hidden cards anew, walks down the tree by UCB, adds a branch and plays on for a turn.
What others do in secret is one branch of the tree whatever they did, so that nothing further down knows it.
The answer tried most often is given: with more time it gets stronger, and easier to read.
"""

from __future__ import annotations

from math import exp, inf, log, sqrt
from time import perf_counter
from typing import Final

from artemia.bots.chance import Chance
from artemia.bots.instinct import Instinct
from artemia.bots.policy import Policy
from artemia.bots.spec import bad_value
from artemia.engine.kernel import UNDECIDED, all_answers, ask, forced, take_off
from artemia.engine.step import ALL, DISCARDS, NOBODY, OP, SEAT_SHIFT, SEEN, Answers, Step
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.redeal import redeal
from artemia.rules.state import State

WIDTH: Final = 48
"""Answers considered at a time; a choice of many cards may have more."""
CURIOSITY: Final = 0.5
"""How much an answer that was seldom tried is worth a try."""
OF_WHOM: Final = OP | 7 << SEAT_SHIFT


class Branch:
    """What came of an answer: how often it was there, how often tried, how well its seat did."""

    def __init__(self) -> None:
        self.offered = 0
        self.tried = 0
        self.won = 0.0


class Node:
    """A moment of the game as one seat sees it."""

    def __init__(self) -> None:
        self.branches: dict[Step, Branch] = {}
        self.nodes: dict[Step, Node] = {}


class Ismcts(Policy):
    """Thinks for so many rounds, or seconds if they are over before."""

    def __init__(
        self,
        seed: int | str,
        iterations: int = 200,
        seconds: float = 0.0,
        playout: str = "instinct",
        turns: int = 1,
    ) -> None:
        super().__init__(seed)
        for option, value in (("iterations", iterations), ("turns", turns)):
            if value < 1:
                raise bad_value("ismcts", option, value)
        if seconds < 0:
            raise bad_value("ismcts", "seconds", seconds)
        if playout not in ("chance", "instinct"):
            raise bad_value("ismcts", "playout", playout)
        self.iterations = iterations
        self.seconds = seconds
        self.turns = turns
        self.playout: Policy = Chance(0) if playout == "chance" else Instinct(0)
        self.playout.rng, self.playout.bits = self.rng, self.bits

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        only = forced(answers)
        if only != UNDECIDED:
            return only
        deadline = perf_counter() + min(self.seconds, self.at_most) if self.seconds else inf
        usual = self.playout.choose(g, question, answers)
        if not g.agenda:  # a table imagined from what is seen of it: nobody knows what comes next
            return usual
        offered = some_answers(answers)
        if usual not in offered:
            offered.append(usual)
        root = Node()
        for _ in range(self.iterations):
            self.explore(root, g, question, offered)
            if perf_counter() > deadline:
                break
        best = usual
        for step in offered:
            if tried(root, step) > tried(root, best):
                best = step
        return best

    def explore(self, root: Node, real: State, question: Step, offered: list[Step]) -> None:
        """One round."""
        eyes = question >> SEAT_SHIFT & 7
        g = dealt(real, question, self.bits(62))
        last = g.turn + self.turns
        node, asked = root, question
        path: list[tuple[Branch, int]] = []
        while True:
            me = asked >> SEAT_SHIFT & 7
            step = offered[0] if len(offered) == 1 else self.promising(node, offered)
            new = False
            if len(offered) > 1:
                branch = node.branches[step]
                new = branch.tried == 0
                path.append((branch, me))
            g.agenda.append(step)
            asked = ask(g)
            if not asked or g.turn >= last:
                break
            if new:
                self.play_on(g, asked, last)
                break
            node = after(node, step, me == eyes)
            offered = some_answers(g.answers)
        creature = chances(g)
        for branch, me in path:
            branch.tried += 1
            branch.won += 1.0 - creature if me else creature

    def promising(self, node: Node, offered: list[Step]) -> Step:
        """An answer nobody has tried yet, or else the one with the best prospects."""
        new: list[Step] = []
        for step in offered:
            branch = node.branches.get(step)
            if branch is None:
                branch = node.branches[step] = Branch()
            branch.offered += 1
            if not branch.tried:
                new.append(step)
        if new:
            return new[self.bits(32) * len(new) >> 32]
        best, most = offered[0], -1.0
        for step in offered:
            branch = node.branches[step]
            hope = branch.won / branch.tried + CURIOSITY * sqrt(log(branch.offered) / branch.tried)
            if hope > most:
                best, most = step, hope
        return best

    def play_on(self, g: State, asked: Step, last: int) -> None:
        """To the end of the last turn, or of the game."""
        while asked and g.turn < last:
            g.agenda.append(self.playout.choose(g, asked, g.answers))
            asked = ask(g)


def dealt(real: State, question: Step, seed: int) -> State:
    """Another deal of this moment, in which the question waits for its answer and nothing else."""
    g = redeal(real, question >> SEAT_SHIFT & 7, seed)
    take_off(g, question)  # a table asks all seats at once: it is put, and may lie below others
    return g


def tried(node: Node, step: Step) -> int:
    branch = node.branches.get(step)
    return 0 if branch is None else branch.tried


def after(node: Node, step: Step, mine: bool) -> Node:
    """Where an answer leads, as far as it can be seen."""
    seen = SEEN[step & OP]
    edge = step if mine or seen in (ALL, DISCARDS, NOBODY) else step & OF_WHOM
    found = node.nodes.get(edge)
    if found is None:
        found = node.nodes[edge] = Node()
    return found


def some_answers(answers: Answers) -> list[Step]:
    """All of them, or as many as are worth the time, evenly taken."""
    found = all_answers(answers)
    if len(found) <= WIDTH:
        return found
    return [found[i * len(found) // WIDTH] for i in range(WIDTH)]


def chances(g: State) -> float:
    """How likely the Creature wins; before the end an estimate, fitted to games of instinct with itself."""
    if g.winner:
        return 1.0 if g.winner == CREATURE_WINS else 0.0
    hunted = float(g.seats - 1)
    score = 1.4 + 0.47 * float(g.rescue) - 0.72 * float(g.assimilation) + 0.17 * hunted
    for me in g.hunted_seats():
        h = g.hunted[me]
        cards = (h.hand | h.played).bit_count()
        score -= (0.27 * float(cards) + 0.25 * float(h.will)) / hunted
    if g.sanctuary is not None and g.sanctuary.token:
        score += 0.18 * float(g.sanctuary.defense - 8)
    return 1.0 / (1.0 + exp(-score))
