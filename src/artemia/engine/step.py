"""A step is one int: what to do (op), whose it is (seat), and with what (up to two arguments).

    bits  0-11  op; bit 11 is set when the op is a question, bit 10 when it has a second argument
    bits 12-14  seat
    bits 15-17  pick: 0 for a plain step, n for a choice of n members of the first argument
    bits 18-    first argument, a number or a set of any size;
                of an op with a second argument, that one (ten bits), and the first above it

A *choice* is a step whose first argument is still a set to pick from. `NO` is no answer at all, so a
question may return a fixed tuple and leave holes in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar, Unpack
from zlib import crc32

from artemia.engine.cache import keep
from artemia.engine.traits import Audience, EffectTraits, Op, QuestionTraits, Traits

Unbounded: TypeAlias = int
"""A number that may outgrow a machine word: it stays a number of Python's when everything is compiled."""
Word: TypeAlias = int
"""A number that is known to fit a machine word, though it was made of one that might not."""
Step: TypeAlias = Unbounded
Part: TypeAlias = Unbounded
"""What becomes a part of a step: as wide as the step it is put into."""
Seat: TypeAlias = int
Seats: TypeAlias = int
Answers: TypeAlias = tuple[Step, ...]

NO: Final[Step] = 0
OP: Final = 4095
QUESTION: Final = 2048
TWO: Final = 1024
SEAT_SHIFT: Final = 12
PICK_SHIFT: Final = 15
ONLY_SHIFT: Final = 18
FIRST_SHIFT: Final = 28
SECOND_MASK: Final = 1023
SMALL_MASK: Final = (1 << 30) - 1
BEFORE_ONLY: Final = (1 << PICK_SHIFT) - 1
BEFORE_FIRST: Final = BEFORE_ONLY | SECOND_MASK << ONLY_SHIFT
"""All of a plain step that lies below its first argument."""
ONE_PICKED: Final = 1 << PICK_SHIFT
MOST_PICKED: Final = 7

# Who sees an effect in the log. What DISCARDS means is up to the game.
ALL: Final = 0
OWNER: Final = 1  # the others see that it happened, and to how many cards
SECRET: Final = 2  # the others see nothing
NOBODY: Final = 3  # housekeeping, not logged
DISCARDS: Final = 4


class NameTaken(ValueError):
    """Another effect or question has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"two steps are called {name}")
        self.name = name


OPS: Final[dict[int, Op]] = {}
TEN_BITS: Final = {"int", "Seat", "Seats"}
"""What a second argument may be about."""
OP_BY_NAME: Final[dict[str, Op]] = {}
RUN: Final[list[Callable[..., Answers]]] = [lambda *_: ()] * (OP + 1)
ARITY: Final[list[int]] = [0] * (OP + 1)
SEEN: Final[list[int]] = [ALL] * (OP + 1)
ALWAYS: Final[list[bool]] = [False] * (OP + 1)

P = ParamSpec("P")
G = TypeVar("G")
Set = TypeVar("Set", bound=Unbounded)
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
        raise NameTaken(name)
    if kinds[2:] and kinds[2] not in TEN_BITS:
        raise ValueError(f"{name}: {kinds[2]} may need more than the ten bits of a second argument")
    if number is None:
        number = next_number(name, is_question, len(kinds) == 3)
    op = Op(number, name, kinds[1:], seen, **traits)
    OPS[number] = OP_BY_NAME[name] = op
    RUN[number], ARITY[number], SEEN[number], ALWAYS[number] = fn, len(kinds), seen, op.always
    return number


def next_number(name: str, is_question: bool, has_two: bool) -> int:
    """The first free one of its quarter; 0 is no step at all."""
    first = (QUESTION if is_question else 0) + (TWO if has_two else 0)
    number = first or 1
    while number in OPS:
        number += 1
    if number >= first + TWO:
        kind = "questions" if is_question else "effects"
        raise ValueError(f"{name}: there are {TWO} {kind} of this kind already, and OP has no bits for more")
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


def first_of(step: Step) -> Unbounded:
    return step >> FIRST_SHIFT if step & TWO else step >> ONLY_SHIFT


def small_of(step: Step) -> int:
    """The same where it is known to be small."""
    return first_of(step) & SMALL_MASK


def second_of(step: Step) -> int:
    return step >> ONLY_SHIFT & SECOND_MASK if step & TWO else 0


def build(op: Part, me: Part, first: Part = 0, second: Part = 0) -> Step:
    """A step from its parts."""
    if op & TWO:
        return op | me << SEAT_SHIFT | second << ONLY_SHIFT | first << FIRST_SHIFT
    return op | me << SEAT_SHIFT | first << ONLY_SHIFT


def with_seat(step: Step, me: Part) -> Step:
    """The same step for another seat; what is kept for later is kept with seat 0."""
    return step | me << SEAT_SHIFT


# Choices


def all_of(step: Step) -> Step:
    """The step as it is, or no answer if it is about nobody and nothing."""
    return step if (step >> FIRST_SHIFT if step & TWO else step >> ONLY_SHIFT) else NO


def one_of(step: Step) -> Step:
    return step | ONE_PICKED if (step >> FIRST_SHIFT if step & TWO else step >> ONLY_SHIFT) else NO


def exactly(n: Part, step: Step) -> Step:
    size: Part = first_of(step).bit_count()
    return picking(n, step) if size >= n else NO


def up_to(n: int, step: Step) -> Step:
    """As many as there are, but no more than n."""
    size = first_of(step).bit_count()
    most: Part = size if size < n else n
    return picking(most, step) if most else NO


def picking(n: Part, step: Step) -> Step:
    if n > MOST_PICKED:
        raise ValueError(f"a choice is of up to {MOST_PICKED} members, not of {n}")
    return step | n << PICK_SHIFT


def pick_of(answer: Step) -> int:
    """How many of its set a choice leaves to pick; 0 if there is no choice."""
    return answer >> PICK_SHIFT & 7


def picked(answer: Step, part: Part) -> Step:
    """The plain step that a choice becomes when this part of its set is picked."""
    if answer & TWO:
        return answer & BEFORE_FIRST | part << FIRST_SHIFT
    return answer & BEFORE_ONLY | part << ONLY_SHIFT


def stands_for(answer: Step, step: Step) -> bool:
    """Whether this plain step is the answer, or one of those it leaves to pick."""
    n = pick_of(answer)
    if not n:
        return answer == step and answer != NO
    part = first_of(step)
    size = part.bit_count()
    return size == n and not part & ~first_of(answer) and picked(answer, part) == step


# Sets


def members(mask: Set) -> tuple[Set, ...]:
    """The single bits of a set, lowest first."""
    return subsets(mask, 1)


SMALL: Final = 1024
_NONE: Final[tuple[Any, ...]] = ()
MOST_LARGE: Final = 1 << 14
_small_subsets: Final = [_NONE] * (8 * SMALL)
_large_subsets: Final[dict[Unbounded, tuple[Any, ...]]] = {}


def subsets(mask: Set, n: int) -> tuple[Set, ...]:
    """All sets of n members of the mask, in a fixed order."""
    if mask < SMALL:
        small: Word = mask
        found = _small_subsets[small << 3 | n]
        if not found and mask:
            found = _small_subsets[small << 3 | n] = tuple(_build_subsets(mask, n))
        return found
    part: Part = n
    key = mask << 3 | part
    if key in _large_subsets:
        return _large_subsets[key]
    return keep(_large_subsets, MOST_LARGE, key, tuple(_build_subsets(mask, n)))


def _build_subsets(mask: Unbounded, n: int) -> list[Unbounded]:
    if n == 0:
        return [0]
    found: list[Unbounded] = []
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
