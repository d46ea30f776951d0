"""A player of a game under test: what is offered, what is chosen, what is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artemia.engine import kernel
from artemia.engine.step import OP, OPS, Seat, Step, members
from artemia.game import seen_texts
from artemia.rules.catalog import HUNT, SURVIVAL, SURVIVAL_BY_BIT, card_named
from artemia.rules.constants import CREATURE, END_OF_TURN, EXPLORATION, HUNTING, RECKONING
from artemia.rules.hunted import Hunted
from artemia.rules.phases.exploration import explore
from artemia.rules.spelling import TOKENS
from artemia.rules.view import View, view
from artemia.session import asked_of
from artemia.testing.possible import known

if TYPE_CHECKING:
    from artemia.testing.table import Table


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
        return kernel.all_answers(asked_of(self.table.state, self.seat).answers)

    def chooses(self, words: str) -> None:
        """Gives the answer that reads so, or begins so if only one does."""
        fits = self._fitting(words)
        if len(fits) != 1:
            raise AssertionError(f"{words!r} is not one of {self.offered}")
        self.table.give(self.seat, fits[0])

    def cannot(self, words: str) -> None:
        """Nothing that reads so, or begins so, is offered."""
        if fits := self._fitting(words):
            raise AssertionError(f"{self.table.names[self.seat]} may choose {self.table.say(fits[0])!r}")

    def _fitting(self, words: str) -> list[Step]:
        steps = {self.table.say(step): step for step in self._steps()}
        return [steps[words]] if words in steps else [steps[line] for line in steps if line.startswith(words)]

    def plays(self, card: str, *choices: str) -> None:
        """Plays a card, going on to the phase in which it can be played, then makes choices."""
        verb = "play_hunt" if self.seat == CREATURE else "play_survival"
        cards = self.table.state.cards
        if self.seat == CREATURE:
            known = cards.hunt[card_named(HUNT, card).bit]
        else:
            known = cards.survival[card_named(SURVIVAL, card).bit]
        early = known.before_tokens
        self.table_reaches(known.phase, early)
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
            t.until("end_of_turn")
        elif phase > HUNTING and t.state.phase < phase:
            t.skip_windows(until=phase)

    def could_play(self, card: str) -> bool:
        """Whether this card is among what is offered right now."""
        return any(
            OPS[step & OP].uses and self.table.say(step).split(" ")[1] == card for step in self._steps()
        )

    def puts(self, **tokens: str) -> None:
        """The Creature lays tokens: `puts(creature="wreck", target="rover artefact")`."""
        t = self.table
        t.hunt()
        for name, where in tokens.items():
            places = t.spell_places(t.places(where))
            if known(TOKENS, name, "token") and getattr(t.state, name):
                self.chooses(f"spread_token {places} {name}")
            else:
                self.chooses(f"put_token {places} {name}")

    def passes(self) -> None:
        """Passes or declines, as often as this player is asked in this phase and may."""
        t = self.table
        phase = t.state.phase
        while not t.over and t.state.phase == phase:
            asked = kernel.question_for(t.state, self.seat)
            if not asked or asked & OP == explore(0) & OP:
                return
            t.decline(asked)

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
