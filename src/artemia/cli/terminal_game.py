"""A game at one keyboard: bots answer for themselves, people are asked one after another."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from artemia import texts
from artemia.cli import commands, screen
from artemia.cli.journal import notes, seen, start_of_turn
from artemia.cli.menu import Line, Menu, MenuChoice, Unclear
from artemia.cli.table import TerminalTable
from artemia.cli.terminal import Terminal
from artemia.cli.terminal_files import save_text, write_whole
from artemia.engine import kernel
from artemia.engine.spelling import Reply
from artemia.engine.step import OP, OPS, Seat, Step, seat_of
from artemia.game import Game, Question
from artemia.texts import say
from artemia.texts.phrases import capital


class TerminalGame:
    def __init__(
        self, game: Game, table: TerminalTable, terminal: Terminal, *, save: Path | None, pass_for_me: bool
    ) -> None:
        self.game, self.table, self.terminal = game, table, terminal
        self.lang = terminal.lang
        self.names = table.names(self.lang)
        self.policies = table.policies()
        self.save_to = save
        self.saved_in: Path | None = None  # where the game lies as it stands now
        self.pass_for_me = pass_for_me
        self.leaving = False  # asked once to go, though nothing was saved
        self.holder: Seat | None = table.people[0] if len(table.people) == 1 else None
        self.preferred = self._last_to_answer()  # whom to ask first
        self.read_up_to = {seat: start_of_turn(game, seat) for seat in table.people}

    def run(self) -> None:
        """Plays until the game is over. Raises Left if the people go before that."""
        self.save()
        while not self.game.over:
            seat = seat_of(self._next_question())
            if seat in self.policies:
                self.game.let(seat, self.policies[seat])
            else:
                self._let_person_answer(seat)
        self.save()

    def _next_question(self) -> Step:
        """Bots first, so that no pause tells anything; but in turn where cards are played in the open."""
        waiting = kernel.open_questions(self.game.state)
        if OPS[waiting[0] & OP].one_by_one:
            return waiting[0]
        bots = [step for step in waiting if seat_of(step) in self.policies]
        mine = [step for step in waiting if seat_of(step) == self.preferred]
        return (bots or mine or waiting)[0]

    def _let_person_answer(self, seat: Seat) -> None:
        question = self.game.question(seat, self.lang)
        if question is None:
            return
        if self.pass_for_me and can_only_pass(question):
            self.answer(seat, question.answers[0].key)
            return
        if self.holder != seat and not self._hand_over(seat):
            return
        menu = Menu.of(question, self.game.state, self.lang, self.names)
        prompt = texts.prompt(self.game.state, question.step, self.lang, self.names)
        self.draw(seat, prompt, menu)
        choice = self._read_choice(seat, prompt, menu)
        if choice is not None:
            self._mark_as_read(seat)
            self.answer(seat, choice.key)

    def answer(self, seat: Seat, key: str) -> None:
        self.game.answer(seat, key)
        self.leaving, self.saved_in, self.preferred = False, None, seat
        self.save()

    def _last_to_answer(self) -> Seat | None:
        """The last person who answered, also if that was before the game was saved."""
        seats = (Reply.read(line).seat for line in reversed(self.game.given))
        return next((seat for seat in seats if seat in self.table.people), None)

    # At the keyboard

    def _read_choice(self, seat: Seat, prompt: str, menu: Menu) -> MenuChoice | None:
        """What somebody decides; None if the question is to be put anew."""
        while True:
            typed = self.terminal.ask(capital(self.names[seat]) + " ")
            if not typed:
                self.draw(seat, prompt, menu)
                continue
            done = commands.run(self, seat, typed)
            if done is commands.ASK_ANEW:
                return None
            if done is commands.NO_COMMAND:
                line = menu.read(typed)
                meant = self._read_places(menu.inside(line)) if isinstance(line, Line) else line
                if isinstance(meant, MenuChoice):
                    return meant
                if isinstance(meant, Unclear):
                    self.terminal.show(Text(meant.text, style="yellow"))

    def _read_places(self, menu: Menu) -> MenuChoice | Unclear | None:
        """The places a chosen line lacks; an empty line leads back."""
        self.terminal.show(screen.answers(menu.lines, self.terminal.width))
        typed = self.terminal.ask(say(self.lang, "play-which") + " ")
        if not typed:
            return None
        meant = menu.read(typed)
        return Unclear(say(self.lang, "menu-unknown", typed=typed)) if isinstance(meant, Line) else meant

    def _hand_over(self, seat: Seat) -> bool:
        """A curtain between two people. False if the one who leaves thinks again instead."""
        before, self.holder = self.holder, None
        self.terminal.clear(forget=True)
        if before is not None and self.may_think_again(before):
            self.terminal.say("play-think-again", name=capital(self.names[before]))
        self.terminal.say("play-hand-over", style="bold", name=self.names[seat])
        typed = self.terminal.ask()
        if typed.casefold() == "u" and before is not None and self.may_think_again(before):
            self.think_again(before)
            return False
        self.terminal.clear(forget=True)
        self.holder = seat
        return True

    def may_think_again(self, seat: Seat) -> bool:
        question = self.game.question(seat, self.lang)
        return question is not None and question.optional

    def think_again(self, seat: Seat) -> None:
        """Takes a choice back and puts the question again, to the same seat."""
        question = self.game.question(seat, self.lang)
        if question is not None and question.optional:
            self.answer(seat, question.answers[0].key)

    # What is seen

    def draw(self, seat: Seat, prompt: str, menu: Menu) -> None:
        self.terminal.clear(forget=len(self.table.people) > 1)
        fresh = notes(self.game, seat, self.names, self.lang, self.read_up_to[seat], seat)
        self.show_board(seat)
        if fresh:
            self.terminal.show(screen.news(fresh, self.lang, screen.how_much_news(self.terminal.height)))
        self.terminal.show(screen.question(prompt, menu, self.terminal.width))

    def show_board(self, seat: Seat) -> None:
        self.terminal.show(screen.board(self.game.view(seat), self.names, self.lang, self.terminal.height))

    def _mark_as_read(self, seat: Seat) -> None:
        self.read_up_to[seat] = len(seen(self.game, seat))

    # Keeping

    def save(self) -> None:
        if self.save_to is not None:
            self.save_as(self.save_to)

    def save_as(self, path: Path) -> None:
        write_whole(path, save_text(self.game, self.table.to_dict()), self.lang)
        self.saved_in = path


def can_only_pass(question: Question) -> bool:
    return len(question.answers) == 1 and OPS[question.answers[0].step & OP].passes
