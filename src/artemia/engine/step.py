"""A step is one int: what to do (op), whose it is (seat), and with what (up to two arguments).

    bits  0-9   op; bit 9 is set when the op is a question, bit 8 when it has a second argument
    bits 10-12  seat
    bits 13-15  pick: 0 for a plain step, n for a choice of n members of the first argument
    bits 16-    first argument, a number or a set of up to 47 members;
                of an op with a second argument, that one (ten bits), and the first above it

All of it fits a machine word. A *choice* is a step whose first argument is still a set to pick from.
`NO` is no answer at all, so a question may return a fixed tuple and leave holes in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar, Unpack
from zlib import crc32

from artemia.engine.cache import keep
from artemia.engine.traits import Audience, EffectTraits, Op, QuestionTraits, Traits

Step: TypeAlias = int
Seat: TypeAlias = int
Seats: TypeAlias = int
Answers: TypeAlias = tuple[int, ...]
Unbounded: TypeAlias = int
"""A number that may outgrow a machine word: it stays a number of Python's when everything is compiled."""

NO: Final = 0
OP: Final = 1023
QUESTION: Final = 512
TWO: Final = 256
SEAT_SHIFT: Final = 10
PICK_SHIFT: Final = 13
ONLY_SHIFT: Final = 16
FIRST_SHIFT: Final = 26
SECOND_MASK: Final = 1023
ONE_PICKED: Final = 1 << PICK_SHIFT

# Who sees an effect in the log. What DISCARDS means is up to the game.
ALL: Final = 0
OWNER: Final = 1  # the others see that it happened, and to how many cards
SECRET: Final = 2  # the others see nothing
NOBODY: Final = 3  # housekeeping, not logged
DISCARDS: Final = 4


OPS: Final[dict[int, Op]] = {}
OP_BY_NAME: Final[dict[str, Op]] = {}
RUN: Final[list[Callable[..., Answers]]] = [lambda *_: ()] * (OP + 1)
ARITY: Final[list[int]] = [0] * (OP + 1)
SEEN: Final[list[int]] = [ALL] * (OP + 1)
ALWAYS: Final[list[bool]] = [False] * (OP + 1)

P = ParamSpec("P")
G = TypeVar("G")
Effect: TypeAlias = Callable[Concatenate[G, P], None]
Question: TypeAlias = Callable[Concatenate[G, P], Answers]
Builder: TypeAlias = Callable[P, Step]


def effect(seen: Audience = ALL, **traits: Unpack[EffectTraits]) -> Callable[[Effect[G, P]], Builder[P]]:
    """The function becomes a verb: called by its name it builds the step, the machine runs it later."""

    def define(do: Effect[G, P]) -> Builder[P]:
        number = register(do.__name__, do, parameters(do), seen=seen, **traits)
        return builder(number, do)

    return define


def question(**traits: Unpack[QuestionTraits]) -> Callable[[Question[G, P]], Builder[P]]:
    """The function becomes a question."""

    def define(ask: Question[G, P]) -> Builder[P]:
        number = register(ask.__name__, ask, parameters(ask), is_question=True, **traits)
        return builder(number, ask)

    return define


def parameters(fn: Callable[..., Any]) -> tuple[str, ...]:
    """The names of the types of all parameters after the state."""
    kinds = {name: str(kind) for name, kind in fn.__annotations__.items() if name != "return"}
    return tuple(kinds.values())[1:]


def register(
    name: str,
    fn: Callable[..., Any],
    kinds: tuple[str, ...],
    *,
    seen: Audience = ALL,
    is_question: bool = False,
    number: int | None = None,
    **traits: Unpack[Traits],
) -> int:
    """Enters an op, under the next free number if none is given."""
    if name in OP_BY_NAME:
        raise ValueError(f"two steps are called {name}")
    if number is None:
        first = number = (QUESTION if is_question else 0) + (TWO if len(kinds) == 3 else 1)
        while number in OPS:
            number += 1
        if number >= first | TWO - 1:
            raise ValueError("no op number is left")
    op = Op(number, name, kinds[1:], seen, **traits)
    OPS[number] = OP_BY_NAME[name] = op
    RUN[number], ARITY[number], SEEN[number], ALWAYS[number] = fn, len(kinds), seen, op.always
    return number


def numbering() -> int:
    """A sum over all ops and their numbers, by which one build can be told from another."""
    return crc32(repr([(number, OPS[number].name) for number in sorted(OPS)]).encode())


def builder(number: int, fn: Callable[..., Any]) -> Callable[..., Step]:
    arity = ARITY[number]
    if arity == 0:
        return lambda: number
    if arity == 1:
        return lambda me: number | me << SEAT_SHIFT
    if arity == 2:
        return lambda me, first: number | me << SEAT_SHIFT | first << ONLY_SHIFT
    if fn.__defaults__:
        return lambda me, first, second=0: (
            number | me << SEAT_SHIFT | first << FIRST_SHIFT | second << ONLY_SHIFT
        )
    return lambda me, first, second: number | me << SEAT_SHIFT | first << FIRST_SHIFT | second << ONLY_SHIFT


def seat_of(step: Step) -> Seat:
    return step >> SEAT_SHIFT & 7


def first_of(step: Step) -> int:
    return step >> FIRST_SHIFT if step & TWO else step >> ONLY_SHIFT


def second_of(step: Step) -> int:
    return step >> ONLY_SHIFT & SECOND_MASK if step & TWO else 0


def build(op: int, me: Seat, first: int = 0, second: int = 0) -> Step:
    """A step from its parts."""
    if op & TWO:
        return op | me << SEAT_SHIFT | second << ONLY_SHIFT | first << FIRST_SHIFT
    return op | me << SEAT_SHIFT | first << ONLY_SHIFT


def with_seat(step: Step, me: Seat) -> Step:
    """The same step for another seat; what is kept for later is kept with seat 0."""
    return step | me << SEAT_SHIFT


# Choices


def all_of(step: Step) -> Step:
    """The step as it is, or no answer if it is about nobody and nothing."""
    return step if (step >> FIRST_SHIFT if step & TWO else step >> ONLY_SHIFT) else NO


def one_of(step: Step) -> Step:
    return step | ONE_PICKED if (step >> FIRST_SHIFT if step & TWO else step >> ONLY_SHIFT) else NO


def exactly(n: int, step: Step) -> Step:
    return step | n << PICK_SHIFT if first_of(step).bit_count() >= n else NO


def up_to(n: int, step: Step) -> Step:
    """As many as there are, but no more than n."""
    size = first_of(step).bit_count()
    most = size if size < n else n
    return step | most << PICK_SHIFT if most else NO


def pick_of(answer: Step) -> int:
    """How many of its set a choice leaves to pick; 0 if there is no choice."""
    return answer >> PICK_SHIFT & 7


def picked(answer: Step, part: int) -> Step:
    """The plain step that a choice becomes when this part of its set is picked."""
    shift = FIRST_SHIFT if answer & TWO else ONLY_SHIFT
    return answer & (1 << shift) - 1 & ~(7 << PICK_SHIFT) | part << shift


# Sets


def members(mask: int) -> tuple[int, ...]:
    """The single bits of a set, lowest first."""
    return subsets(mask, 1)


SMALL: Final = 1024
_NONE: Final[tuple[int, ...]] = ()
MOST_LARGE: Final = 1 << 14
_small_subsets: Final = [_NONE] * (8 * SMALL)
_large_subsets: Final[dict[int, tuple[int, ...]]] = {}


def subsets(mask: int, n: int) -> tuple[int, ...]:
    """All sets of n members of the mask, in a fixed order."""
    if mask < SMALL:
        found = _small_subsets[mask << 3 | n]
        if not found and mask:
            found = _small_subsets[mask << 3 | n] = tuple(_build_subsets(mask, n))
        return found
    key = mask << 3 | n
    if key in _large_subsets:
        return _large_subsets[key]
    return keep(_large_subsets, MOST_LARGE, key, tuple(_build_subsets(mask, n)))


def _build_subsets(mask: int, n: int) -> list[int]:
    if n == 0:
        return [0]
    found: list[int] = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.extend(low | rest for rest in _build_subsets(mask, n - 1))
    return found


def expand(answer: Step) -> tuple[Step, ...]:
    """The plain steps an answer stands for."""
    if not answer:
        return ()
    n = pick_of(answer)
    if not n:
        return (answer,)
    return tuple([picked(answer, part) for part in subsets(first_of(answer), n)])
