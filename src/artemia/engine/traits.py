"""What the decorator of a verb says of it. Whoever deals with verbs reads it here and keeps no list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypedDict

Audience: TypeAlias = int
"""Who sees an effect. A number of Python's: mypyc fails at a machine word left out beside `**traits`."""
Facts: TypeAlias = dict[str, str | int]
WORDED: Final = ("uses", "look", "sound", "icon")
VOCABULARY: Final[dict[str, tuple[str, ...]]] = {}
"""The words there are for a trait. Those of a game are entered before its first verb."""


class VerbTraits(TypedDict, total=False):
    facts: Callable[..., Facts]  # what its words need of the moment; takes what the verb takes
    book: str  # the section of the book of rules that tells of it


class EffectTraits(VerbTraits, total=False):
    passes: bool  # as an answer: does nothing, and the game goes on
    leaves: bool  # as an answer: leaves something be, never what one is expected to do
    due: bool  # as an answer: what has to be done sooner or later, where one can't pass
    dear: bool  # as an answer: asked once more before it is given
    costs: bool  # as an answer: has a price, so nobody is led to it who is asked for something else
    uses: str  # what it makes use of: the member of its first argument
    look: str  # how it shows when it happens
    sound: str  # what is heard then
    icon: str  # the sign on its button


class QuestionTraits(VerbTraits, total=False):
    always: bool  # asked even if there is but one answer
    secret: bool  # put to several seats at once: until the last has answered all are waited for, or not
    window: bool  # no more than an occasion to play a card
    one_by_one: bool  # answered in the open: one after the other, where people share a keyboard
    at_leisure: bool  # what others do meanwhile makes it no other question
    vain: str | Callable[..., Any]  # why it has no answer: the key of the reason, or what tells it
    barred: Callable[..., Any]  # answers one would look for that aren't offered now, and why


class Traits(EffectTraits, QuestionTraits, total=False):
    """Those of either."""


@dataclass(frozen=True)
class Op:
    """What the machine knows of one effect or question."""

    number: int
    name: str
    arguments: tuple[str, ...]
    seen: Audience
    facts: Callable[..., Facts] | None = None
    passes: bool = False
    leaves: bool = False
    due: bool = False
    dear: bool = False
    costs: bool = False
    uses: str = ""
    look: str = ""
    sound: str = ""
    icon: str = ""
    book: str = ""
    always: bool = False
    secret: bool | None = None
    window: bool = False
    one_by_one: bool = False
    at_leisure: bool = False
    vain: str | Callable[..., Any] = ""
    barred: Callable[..., Any] | None = None

    def __post_init__(self) -> None:
        for trait in WORDED:
            word, known = getattr(self, trait), VOCABULARY.get(trait, ())
            if word and word not in known:
                there_are = ", ".join(known) or "none"
                raise ValueError(f"{self.name}: {word!r} is no {trait}; there are {there_are}")
