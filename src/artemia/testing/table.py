"""A game under test, and its players, driven in the words one uses at the table."""

from __future__ import annotations

from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import OP, OPS, Seat, Step, members, seat_of
from artemia.game import seen_texts
from artemia.rules.catalog import HUNT, SURVIVAL, SURVIVAL_BY_BIT, SURVIVAL_EARLY, card_named
from artemia.rules.constants import CREATURE, END_OF_TURN, EXPLORATION, HUNTING, RECKONING, Places, place
from artemia.rules.hunted import Hunted
from artemia.rules.phases.exploration import standing_offer
from artemia.rules.spelling import TOKENS
from artemia.rules.state import State
from artemia.rules.view import View, view, winner_name

PASSES = ("ready", "end_hunt", "plan", "pass_window", "nothing", "stay")
WINDOWS = ("prepare", "forestall_choice", "hunt_choice", "counter_choice", "reaction", "growth")


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
            self._answer(asked, self._way_to_pass(asked))

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
        return "+".join(self.state.planet.names[one.bit_length() - 1] for one in members(places)) or "-"

    def places(self, words: str) -> Places:
        """The set of places named, separated by spaces or +."""
        found = 0
        for word in words.replace("+", " ").split():
            if word != "-":
                found |= place(self.state.planet.names.index(word) + 1)
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
        early = self.seat != CREATURE and card_named(deck, card).bit & SURVIVAL_EARLY[0] > 0
        self.table_reaches(card_named(deck, card).phase, early)
        if early:
            self.chooses(f"plan {card}")
            self.table.hunt()
        elif self.table.state.phase == HUNTING and self.seat != CREATURE:
            self.chooses(f"plan {card}")
            self.table.skip_windows(until=RECKONING)
        else:
            self.chooses(f"{verb} {card}")
        for choice in choices:
            self.chooses(choice)

    def table_reaches(self, phase: int, early: bool = False) -> None:
        t = self.table
        if phase > EXPLORATION and t.state.phase == EXPLORATION:
            t.commit()
        if phase == HUNTING and not early:
            t.hunt()
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
