"""A table for card tests: set up only what matters, play as one talks at the table, see what is offered.

>>> from artemia.testing import table
>>> t = table(hunt=["scream"], ripley={"plays": "jungle", "hand": "lair river"}, freddy={"plays": "beach"})
>>> t.creature.plays("scream")
>>> t.creature.puts(creature="rover", target="jungle")
>>> t.reckon("ripley")
>>> t.ripley.offered
['lose_will 1', 'discard lair+river']
>>> t.ripley.chooses("lose_will 1")
>>> t.ripley.will
2
"""

from __future__ import annotations

from typing import Any

import artemia.cards  # fills the catalogue
from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import OP, OPS, QUESTION, Seat, Step, members, seat_of
from artemia.game import seen_texts
from artemia.rules.catalog import HUNT, SURVIVAL, SURVIVAL_BY_BIT, Card, card_named, deck_of
from artemia.rules.exploration import standing_offer
from artemia.rules.setup import Setup, new_state
from artemia.rules.spelling import TOKENS
from artemia.rules.state import Hunted, State
from artemia.rules.view import View, view, winner_name
from artemia.rules.words import CREATURE, END_OF_TURN, EXPLORATION, HUNTING, RECKONING, Places, place

__all__ = ["Player", "Table", "artemia", "slow_table", "table"]

PASSES = ("ready", "end_hunt", "plan", "pass_window", "nothing")
WINDOWS = ("prepare", "hunt_choice", "counter_choice", "reaction")
EXTRA_ROOM = 20
"""Tracks are long by default, so that no test ends by surprise."""


class Table:
    """A game under test. Players are attributes: `t.creature`, `t.ripley`."""

    def __init__(self, state: State, names: list[str], plans: dict[str, Places]) -> None:
        self.state = state
        self.names = ["creature", *names]
        self.plans = plans

    def __getattr__(self, name: str) -> Player:
        if name in self.__dict__.get("names", ()):
            return Player(self, self.names.index(name))
        raise AttributeError(f"nobody called {name} sits at this table")

    # Driving

    def commit(self) -> None:
        """All Hunted lay the cards they were set up to play, and the Creature lets them."""
        for name, places in self.plans.items():
            player = getattr(self, name)
            if self.state.phase == EXPLORATION and not self.state.done >> player.seat & 1:
                player.chooses("commit " + self.spell_places(places))
        if self.state.phase == EXPLORATION:
            self.creature.passes()

    def hunt(self) -> None:
        """On to the Creature's phase 2."""
        if self.state.phase == EXPLORATION:
            self.commit()

    def reveal(self) -> None:
        """On to the window right after the reveal."""
        self.hunt()
        self.skip_windows(until=RECKONING)

    def reckon(self, whose: str | None = None) -> None:
        """Passes all windows up to the first decision in phase 3, or declines all up to this player's."""
        self.hunt()
        self.skip_windows(until=RECKONING + 1)
        while whose and not self.over and self.state.phase <= RECKONING:
            asked = kernel.open_questions(self.state)[0]
            if self.names[seat_of(asked)] == whose and OPS[asked & OP].name not in WINDOWS:
                return
            self._answer(asked, self._way_to_pass(asked))

    def skip_windows(self, until: int = 9) -> None:
        """Passes for everybody, as long as all open questions are mere windows of phases before `until`."""
        turn = self.state.turn
        while not self.over and self.state.phase < until and self.state.turn == turn:
            asked = kernel.open_questions(self.state)
            if not all(OPS[step & OP].name in WINDOWS for step in asked):
                return
            self._answer(asked[0], self._way_to_pass(asked[0]))

    def end_turn(self) -> None:
        """Passes and declines everything up to the window of phase 4."""
        self.hunt()
        while not self.over and self.state.phase < END_OF_TURN:
            step = kernel.open_questions(self.state)[0]
            self._answer(step, self._way_to_pass(step))

    def finish_turn(self) -> None:
        """Passes and declines everything until the next turn begins."""
        self.hunt()
        turn = self.state.turn
        while not self.over and self.state.turn == turn:
            step = kernel.open_questions(self.state)[0]
            self._answer(step, self._way_to_pass(step))

    def _way_to_pass(self, asked: Step) -> Step:
        answers = kernel.all_answers(kernel.answers_to(self.state, asked))
        for answer in answers:
            if OPS[answer & OP].name in PASSES:
                return answer
        if OPS[asked & OP].name == "hunt_choice":
            return next(each for each in answers if OPS[each & OP].name in ("put_token", "spread_token"))
        return answers[0]

    def _answer(self, asked: Step, answer: Step) -> None:
        kernel.answer(self.state, seat_of(asked), answer)

    # Looking

    @property
    def over(self) -> bool:
        return self.state.winner != 0

    @property
    def winner(self) -> str | None:
        return winner_name(self.state)

    @property
    def rescue(self) -> int:
        """Spaces left to Victory."""
        return self.state.rescue

    @property
    def assimilation(self) -> int:
        return self.state.assimilation

    @property
    def marker(self) -> bool:
        return self.state.marker

    @property
    def asked(self) -> list[str]:
        """Who has a question to answer, and which."""
        return [
            f"{self.names[seat_of(step)]}: {OPS[step & OP].name}"
            for step in kernel.open_questions(self.state)
        ]

    def token(self, name: str) -> str:
        """Where a token lies, e.g. "beach+rover"; "-" off the planet."""
        return self.spell_places(getattr(self.state, name))

    def spell_places(self, places: Places) -> str:
        return "+".join(self.state.planet[one.bit_length() - 1] for one in members(places)) or "-"

    def places(self, words: str) -> Places:
        """The set of places named, separated by spaces or +."""
        found = 0
        for word in words.replace("+", " ").split():
            if word != "-":
                found |= place(self.state.planet.index(word) + 1)
        return found

    def say(self, step: Step) -> str:
        """A step in table talk: `take_back jungle+river -`; whose it is goes without saying."""
        words = spell(step).split(" ")
        kinds = OPS[step & OP].arguments
        told = [words[0]]
        for kind, word in zip(kinds, words[2:], strict=True):
            if kind == "Places" and word != "-":
                told.append("+".join(self.state.planet[int(number) - 1] for number in word.split("+")))
            elif kind == "Seats" and word != "-":
                told.append("+".join(self.names[int(seat)] for seat in word.split("+")))
            else:
                told.append(word)
        return " ".join(told)


class Player:
    """One seat of a table."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    # Deciding

    @property
    def offered(self) -> list[str]:
        """What this player is offered, in table talk."""
        return [self.table.say(step) for step in self._steps()]

    def _steps(self) -> list[Step]:
        state = self.table.state
        asked = kernel.question_for(state, self.seat)
        answers = kernel.answers_to(state, asked) if asked else standing_offer(state, self.seat)
        return kernel.all_answers(answers)

    def chooses(self, words: str) -> None:
        """Gives the answer that reads so, or begins so if only one does."""
        steps = self._steps()
        told = [self.table.say(step) for step in steps]
        fits = [i for i, line in enumerate(told) if line == words]
        fits = fits or [i for i, line in enumerate(told) if line.startswith(words)]
        if len(fits) != 1:
            raise AssertionError(f"{words!r} is not one of {told}")
        state = self.table.state
        kernel.answer(state, self.seat, steps[fits[0]], standing_offer(state, self.seat))

    def plays(self, card: str, *choices: str) -> None:
        """Plays a card, going on to the phase in which it can be played, then makes choices."""
        verb = "play_hunt" if self.seat == CREATURE else "play_survival"
        deck = HUNT if self.seat == CREATURE else SURVIVAL
        self.table_reaches(card_named(deck, card).phase)
        if self.table.state.phase == HUNTING and self.seat != CREATURE:
            self.chooses(f"plan {card}")
            self.table.skip_windows(until=RECKONING)
        else:
            self.chooses(f"{verb} {card}")
        for choice in choices:
            self.chooses(choice)

    def table_reaches(self, phase: int) -> None:
        t = self.table
        if phase > EXPLORATION and t.state.phase == EXPLORATION:
            t.commit()
        if phase == HUNTING and self.seat != CREATURE and "creature: hunt_choice" in t.asked:
            t.creature.passes()
        if phase == END_OF_TURN:
            t.end_turn()
        elif phase > HUNTING and t.state.phase < phase:
            t.skip_windows(until=phase)

    def could_play(self, card: str) -> bool:
        """Whether this card is among what is offered right now."""
        return any(
            line.split(" ")[:2] in (["play_survival", card], ["play_hunt", card], ["plan", card])
            for line in self.offered
        )

    def puts(self, **tokens: str) -> None:
        """The Creature lays tokens: `puts(creature="wreck", target="rover artefact")`."""
        t = self.table
        t.hunt()
        for name, where in tokens.items():
            places = t.spell_places(t.places(where))
            if TOKENS[name] and getattr(t.state, name):
                self.chooses(f"spread_token {places} {name}")
            else:
                self.chooses(f"put_token {places} {name}")

    def passes(self) -> None:
        """Passes or declines, as often as this player is asked in this phase and may."""
        t = self.table
        phase = t.state.phase
        while not t.over and t.state.phase == phase:
            asked = kernel.question_for(t.state, self.seat)
            if not asked or OPS[asked & OP].name == "explore":
                return
            t._answer(asked, t._way_to_pass(asked))

    # Looking

    @property
    def me(self) -> Hunted:
        return self.table.state.hunted[self.seat]

    @property
    def hand(self) -> str:
        return self.table.spell_places(self.me.hand)

    @property
    def discard(self) -> str:
        return self.table.spell_places(self.me.discard)

    @property
    def played(self) -> str:
        return self.table.spell_places(self.me.played)

    @property
    def at(self) -> str:
        return self.table.spell_places(self.me.at)

    @property
    def will(self) -> int:
        return self.me.will

    @property
    def survival(self) -> list[str]:
        return [SURVIVAL_BY_BIT[card].id for card in members(self.me.survival)]

    @property
    def hunt(self) -> list[str]:
        return [card.id for card in HUNT.values() if card.bit & self.table.state.hunt_hand]

    @property
    def view(self) -> View:
        return view(self.table.state, self.seat)

    @property
    def log(self) -> list[str]:
        """What this player saw happen: steps in table talk, with … for what was hidden."""
        return seen_texts(self.table.state, self.seat, self.table.say)


def table(
    *,
    hunt: list[str] | None = None,
    hunt_deck: list[str] | None = None,
    hunt_discard: list[str] | None = None,
    survival_deck: list[str] | None = None,
    survival_discard: list[str] | None = None,
    side: str = "A",
    expert: bool = False,
    rescue: int | None = None,
    assimilation: int | None = None,
    artemia: bool = False,
    marker: bool = False,
    reserve: dict[str, int] | None = None,
    limit: int = 1,
    seed: int = 1,
    **hunted: dict[str, Any],
) -> Table:
    """A table in phase 1 of a turn.

    Each Hunted is a keyword with what matters about him: `plays`, `hand`, `discard` (place names in a string;
    if `hand` is left out he holds the places 1 to 5 not named otherwise), `survival` (card ids),
    `will`, `river`, `artefact`. `hunt` is the Creature's hand, decks are given top card first, `artemia` puts
    the Artemia symbol under the Rescue counter, `limit` is how many Hunt cards may be played.
    """
    names = list(hunted) or ["ripley"]
    state = new_state(Setup(players=len(names) + 1, side=side, expert=expert, seed=seed))
    state.log = []
    t = Table(state, names, {})
    kernel.settle(state)
    state.rescue = rescue if rescue is not None else EXTRA_ROOM
    state.assimilation = assimilation if assimilation is not None else EXTRA_ROOM
    state.hunt_left, state.next_limit = limit, 1
    state.marker = marker
    state.due = TOKENS["creature"] | (TOKENS["artemia"] if artemia else 0)
    _deal_hunt(state, hunt or [], hunt_deck, hunt_discard or [])
    for me, (name, wishes) in enumerate(hunted.items(), 1):
        t.plans[name] = _seat_hunted(t, me, dict(wishes))
    _deal_survival(state, survival_deck, survival_discard or [])
    if reserve is not None:
        state.reserve = 0
        for name, copies in reserve.items():
            for layer in range(copies):
                state.reserve |= t.places(name) << 10 * layer
    state.agenda = [step for step in state.agenda if step >= 0 and not step & QUESTION]
    state.agenda.append(state.phases[-1])
    state.done = 0
    kernel.settle(state)
    state.log.clear()
    return t


def slow_table(*hunt: str, **wishes: Any) -> Table:
    """The same; the Creature holds the cards named and Stasis besides, so the turn waits at its end."""
    return table(hunt=[*hunt, "stasis"], limit=len(hunt) + 1, **wishes)


def _seat_hunted(t: Table, me: Seat, wishes: dict[str, Any]) -> Places:
    h = t.state.hunted[me]
    plays = t.places(wishes.pop("plays", ""))
    h.discard = t.places(wishes.pop("discard", ""))
    if "hand" in wishes:
        h.hand = t.places(wishes.pop("hand")) | plays
    else:
        h.hand = (0b11111 | plays) & ~h.discard
    h.will = wishes.pop("will", 3)
    h.survival = sum(card_named(SURVIVAL, name).bit for name in wishes.pop("survival", []))
    if wishes.pop("river", False):
        t.state.river_now |= 1 << me
    if wishes.pop("artefact", False):
        t.state.artefact_now |= 1 << me
    if wishes:
        raise TypeError(f"a Hunted has no {', '.join(wishes)}")
    return plays or h.hand & -h.hand


def _deal_hunt(state: State, hand: list[str], deck: list[str] | None, discard: list[str]) -> None:
    state.hunt_hand = sum(card_named(HUNT, name).bit for name in hand)
    state.hunt_discard = tuple(card_named(HUNT, name).bit for name in discard)
    state.hunt_deck = _deck(HUNT, state, deck, state.hunt_hand | sum(state.hunt_discard))


def _deal_survival(state: State, deck: list[str] | None, discard: list[str]) -> None:
    dealt = sum(card_named(SURVIVAL, name).bit for name in discard)
    for h in state.hunted:
        dealt |= h.survival
    state.survival_discard = tuple(card_named(SURVIVAL, name).bit for name in discard)
    state.survival_deck = _deck(SURVIVAL, state, deck, dealt)


def _deck(cards: dict[str, Card], state: State, deck: list[str] | None, dealt: int) -> tuple[int, ...]:
    """The deck wished for, top card first, or all cards of the table's boxes that are nowhere else."""
    if deck is not None:
        return tuple(card_named(cards, name).bit for name in reversed(deck))
    return tuple(bit for bit in reversed(deck_of(cards, state.setup.boxes)) if not bit & dealt)
