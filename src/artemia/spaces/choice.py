"""An answer that is given token by token. What only one answer is left to say goes without saying."""

from __future__ import annotations

from collections.abc import Sequence

from artemia.engine.step import Seat, Step
from artemia.errors import ArtemiaError, NotOffered
from artemia.spaces.paths import Path, Paths


class TokenChoice:
    """The answers still possible, and how many of their tokens have been said."""

    known: Paths
    answers: list[Step]
    paths: list[Path]
    said: int
    taken: list[int]
    done: bool

    __slots__ = ("answers", "done", "known", "paths", "said", "taken")

    def __init__(self, paths: Paths, asked: Seat, legal: Sequence[Step]) -> None:
        self.known = paths
        self.answers = list(legal)
        self.paths = paths.of(legal, asked)
        self.said = 0
        self.taken = []
        self.done = False
        self.skip()

    def skip(self) -> None:
        """On to where the answers differ. All end with the same word, so none is the beginning of another."""
        if len(self.paths) < 2:
            return
        first, said = self.paths[0], self.said
        while True:
            token = first[said]
            for path in self.paths:
                if path[said] != token:
                    self.said = said
                    return
            said += 1

    def tokens(self) -> list[int]:
        """Which tokens may come next, each once."""
        said = self.said
        return [] if self.done else list(dict.fromkeys([path[said] for path in self.paths]))

    def mask(self, size: int) -> bytes:
        """The same as bytes: 1 for these, 0 for the others."""
        found = bytearray(size)
        if not self.done:
            said = self.said
            for path in self.paths:
                found[path[said]] = 1
        return bytes(found)

    def so_far(self, size: int) -> bytes:
        """The tokens that were said, as bytes like those of the mask."""
        found = bytearray(size)
        for token in self.taken:
            found[token] = 1
        return bytes(found)

    def offers(self, token: int) -> bool:
        """Whether this token may come next."""
        said = self.said
        for path in self.paths:
            if path[said] == token:
                return not self.done
        return False

    def take(self, token: int) -> None:
        """Says the next token. One that doesn't fit changes nothing."""
        said = self.said
        fit = [] if self.done else [i for i, path in enumerate(self.paths) if path[said] == token]
        if not fit:
            raise NotOffered(f"Token {token} doesn't fit here.")
        self.answers = [self.answers[i] for i in fit]
        self.paths = [self.paths[i] for i in fit]
        self.said = said + 1
        self.taken = [*self.taken, token]
        self.done = len(fit) == 1
        self.skip()

    def copy(self) -> TokenChoice:
        """Another one that goes its own way from here."""
        new = TokenChoice(self.known, 0, ())
        new.answers, new.paths, new.said = self.answers, self.paths, self.said
        new.taken, new.done = self.taken, self.done
        return new

    @property
    def answer(self) -> Step:
        """The answer, once it is done."""
        if not self.done:
            raise ArtemiaError("This answer isn't said to its end.")
        return self.answers[0]

    def tokens_to(self, answer: Step) -> tuple[int, ...]:
        """The tokens still to be said for this answer."""
        if answer not in self.answers:
            raise NotOffered(f"{answer} isn't among the answers that are legal now.")
        way = self.copy()
        path = self.paths[self.answers.index(answer)]
        found: list[int] = []
        while not way.done:
            found.append(path[way.said])
            way.take(path[way.said])
        return tuple(found)
