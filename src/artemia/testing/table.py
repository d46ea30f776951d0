"""A game under test, and its players, driven in the words one uses at the table."""

from __future__ import annotations

from typing import Final

from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import OP, OP_BY_NAME, OPS, Seat, Step, members, seat_of
from artemia.game import Game
from artemia.rules.constants import EXPLORATION, RECKONING, Places, place
from artemia.rules.spelling import TOKENS
from artemia.rules.state import State
from artemia.rules.view import winner_name
from artemia.session import take_answer
from artemia.testing.player import Player
from artemia.testing.possible import known, place_on
from artemia.testing.shared_questions import check_shared

PHASES: Final = ("exploration", "hunting", "reckoning", "end_of_turn", "evolution")


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
        """On to the Creature's phase 2; nobody else forestalls it."""
        if self.state.phase == EXPLORATION:
            self.commit()
        while self.asked and self.asked[0].endswith(": forestall_choice"):
            asked = kernel.open_questions(self.state)[0]
            self.decline(asked)

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
            if self.names[seat_of(asked)] == whose and not OPS[asked & OP].window:
                return
            self.decline(asked)

    def skip_windows(self, until: int = 9) -> None:
        """Passes for everybody, as long as all open questions are mere windows of phases before `until`."""
        turn = self.state.turn
        while not self.over and self.state.phase < until and self.state.turn == turn:
            asked = kernel.open_questions(self.state)
            if not all(OPS[step & OP].window for step in asked):
                return
            self.decline(asked[0])

    def until(self, what: str) -> None:
        """Passes and declines everything up to a phase of this turn, or up to a question.

        `until("end_of_turn")`, `until("place_choice")`, `until("ripley: place_choice")`; or the game ends.
        """
        who, _, kind = what.rpartition(": ")
        if what not in PHASES:
            known(OP_BY_NAME, kind, "phase or question")
        if who:
            known(dict.fromkeys(self.names), who, "player")
        turn = self.state.turn
        while not self.over and not self._has_come(what):
            if self.state.phase == EXPLORATION and self.state.turn == turn:
                self.hunt()
            else:
                step = kernel.open_questions(self.state)[0]
                self.decline(step)
            if self.state.turn != turn:
                raise AssertionError(f"{what!r} doesn't come in this turn")

    def _has_come(self, what: str) -> bool:
        if what in PHASES:
            return self.state.phase > PHASES.index(what)
        return any(what in (line, line.partition(": ")[2]) for line in self.asked)

    def finish_turn(self) -> None:
        """Passes and declines everything until the next turn begins."""
        self.hunt()
        turn = self.state.turn
        while not self.over and self.state.turn == turn:
            step = kernel.open_questions(self.state)[0]
            self.decline(step)

    def _way_to_pass(self, asked: Step) -> Step:
        answers = kernel.all_answers(kernel.answers_to(self.state, asked))
        passing = [answer for answer in answers if OPS[answer & OP].passes]
        return (passing or [answer for answer in answers if OPS[answer & OP].due] or answers)[0]

    def decline(self, asked: Step) -> None:
        """Passes, or declines, or if that can't be gives the first answer there is."""
        self.give(seat_of(asked), self._way_to_pass(asked))

    def give(self, seat: Seat, answer: Step) -> None:
        """Gives an answer; that it is taken goes without saying."""
        if not take_answer(self.state, seat, answer):
            raise AssertionError(f"{self.names[seat]} may not choose {self.say(answer)!r}")
        check_shared(self.state)

    # Looking

    @property
    def game(self) -> Game:
        """The same game as a program sees it: questions, views, events. It has no record."""
        return Game(self.state, None)

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
        known(TOKENS, name, "token")
        return self.spell_places(getattr(self.state, name))

    def spell_places(self, places: Places) -> str:
        return "+".join(self.state.planet.names[one.bit_length() - 1] for one in members(places)) or "-"

    def places(self, words: str) -> Places:
        """The set of places named, separated by spaces or +."""
        found = 0
        for word in words.replace("+", " ").split():
            if word != "-":
                found |= place(place_on(self.state.planet.names, word))
        return found

    def say(self, step: Step) -> str:
        """A step in table talk: `take_back jungle+river -`; whose it is goes without saying."""
        words = spell(step).split(" ")
        kinds = OPS[step & OP].arguments
        told = [words[0]]
        for kind, word in zip(kinds, words[2:], strict=True):
            if kind == "Places" and word != "-":
                told.append("+".join(self.state.planet.names[int(number) - 1] for number in word.split("+")))
            elif kind == "Seats" and word != "-":
                told.append("+".join(self.names[int(seat)] for seat in word.split("+")))
            else:
                told.append(word)
        return " ".join(told)
