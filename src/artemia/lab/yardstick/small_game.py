"""One Hunted at the end of a game, without cards: hidden is only where they go and where the Creature looks.

The rules are those of every game; only the table is set differently. Both tracks are short, both decks and
the reserve are empty, and no space bears the Artemia symbol. Every turn brings rescue nearer: the game ends.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import artemia.cards as cards
from artemia.bots.cunning.bot import HUNT_CHOICE
from artemia.bots.cunning.rehearsal import COMMIT, EXPLORE
from artemia.engine.kernel import all_answers, ask
from artemia.engine.step import NO, OP, SEAT_SHIFT, Answers, Seat, Step
from artemia.rules.constants import CREATURE_WINS, place
from artemia.rules.deal import new_state
from artemia.rules.phases.end_of_turn import begin_turn
from artemia.rules.setup import Setup
from artemia.rules.state import State

__all__ = ["Duel", "End", "Node", "PublicChoice", "SmallGame", "cards", "grown"]


@dataclass(frozen=True)
class SmallGame:
    """How the table is set: the places in hand by their numbers, Will, and the spaces left on the tracks."""

    hand: tuple[int, ...] = (1, 2, 4)
    will: int = 3
    rescue: int = 4
    assimilation: int = 2

    def start(self) -> State:
        g = new_state(Setup(players=2, side="A", seed=0))
        g.agenda[:] = [begin_turn()]  # nothing is dealt
        g.rescue, g.assimilation = self.rescue, self.assimilation
        g.artemia_spaces = g.reserve = 0
        g.hunted[1].hand = sum(place(number) for number in self.hand)
        g.hunted[1].will = self.will
        return g


@dataclass(eq=False)
class End:
    creature_wins: float


@dataclass(eq=False)
class PublicChoice:
    """A question everybody can see the answer to."""

    seat: Seat
    nodes: list[Node]


@dataclass(eq=False)
class Duel:
    """The Hunted goes to one of their places, and the Creature, which can't see which, to one of all."""

    explore: tuple[State, Step, Answers]
    hunt: tuple[State, Step, Answers]
    ways: list[Step]
    tokens: list[Step]
    nodes: list[list[Node]] = field(default_factory=list)  # by way, and then by token


Node = End | PublicChoice | Duel


def grown(game: SmallGame, merged: bool = True) -> Node:
    """The whole game as a tree; merged, positions that are alike are one node."""
    return grow(game.start(), {} if merged else None)


def grow(g: State, known: dict[tuple[object, ...], Node] | None) -> Node:
    question = ask(g)
    if not question:
        return End(1.0 if g.winner == CREATURE_WINS else 0.0)
    key = (question, g.answers, *position(g))
    if known is not None and key in known:
        return known[key]
    node = explored(g, question, known) if question & OP == EXPLORE else chosen(g, question, known)
    if known is not None:
        known[key] = node
    return node


def chosen(g: State, question: Step, known: dict[tuple[object, ...], Node] | None) -> Node:
    steps = all_answers(g.answers)
    nodes = [grow(after(g, step), known) for step in steps]
    return nodes[0] if len(nodes) == 1 else PublicChoice(question >> SEAT_SHIFT & 7, nodes)


def explored(g: State, question: Step, known: dict[tuple[object, ...], Node] | None) -> Node:
    """First whether they go at all, or take cards back, which everybody sees; then where."""
    answers = g.answers
    others = [step for step in all_answers(answers) if step & OP != COMMIT]
    goings = tuple([answer if answer & OP == COMMIT else NO for answer in answers])
    nodes = [grow(after(g, step), known) for step in others]
    ways = all_answers(goings)
    if ways:
        nodes.insert(0, met(g, question, goings, ways, known))
    return nodes[0] if len(nodes) == 1 else PublicChoice(question >> SEAT_SHIFT & 7, nodes)


def met(
    g: State, question: Step, goings: Answers, ways: list[Step], known: dict[tuple[object, ...], Node] | None
) -> Duel:
    rows: list[list[Node]] = []
    for way in ways:
        hidden = after(g, way)
        hunting = ask(hidden)
        assert hunting & OP == HUNT_CHOICE, "there are no cards that could come between"
        tokens = all_answers(hidden.answers)
        rows.append([grow(after(hidden, token), known) for token in tokens])
    return Duel((g, question, goings), (hidden, hunting, hidden.answers), ways, tokens, rows)


def after(g: State, step: Step) -> State:
    new = g.copy()
    new.agenda.append(step)
    return new


def position(g: State) -> tuple[object, ...]:
    """All that the rest of such a game depends on."""
    h = g.hunted[1]
    return (
        tuple(g.agenda),
        (h.hand, h.discard, h.played, h.at, h.moves, h.resolved, h.will),
        (g.rescue, g.assimilation, g.marker, g.river, g.artefact, g.river_now, g.artefact_now),
        (g.phase, g.stage, g.creature, g.due, g.used, g.chain, g.resolving, g.ineffective, g.modifiers),
        (g.done, g.resisted, g.gave_up, g.spent, g.caught),
    )
