"""A field of a state is declared once, and everything that must not forget it is made from that.

    class Hand(Record):
        cards: tuple[int, ...] = field(())
        marked: int = field(0, lasts=ROUND, shown=FACE_UP)

The line gives the slot, its part in `copy`, `begin` and `forget`, and says how it is saved and who sees it.
The methods are written out as plain Python: here when the class is made, or by the build.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Self

# How a field is copied: as it is, or if it is a list, as a list of its own; or
OWN: Final = "own"  # a record or None: the copy has one of its own
BY_SEAT: Final = "by seat"  # a list of records, and each is copied but the first: nobody sits there
LEFT_OUT: Final = "left out"  # it starts afresh

# How a field is saved: by its type, or
NOT_SAVED: Final = "not saved"
FROM_SETUP: Final = "from the setup"  # it never changes

PUBLIC: Final = 1
"""A mark of `shown`: everybody sees it. The others are the game's own."""


@dataclass(frozen=True)
class Field:
    """What is known of one field of a record."""

    name: str
    kind: str  # its type, as written
    start: str  # how it starts, as an expression; empty: whoever makes a record must set it
    lasts: str  # empty: until it is set to something else
    follows: str
    copied: str
    saved: str
    key: str
    shown: int

    @property
    def is_list(self) -> bool:
        return self.kind.startswith("list[")


DECLARED: Final[dict[str, tuple[Field, ...]]] = {}
"""The fields of each class of records, inherited ones first."""


def field(
    *start: Any,
    lasts: str = "",
    follows: str = "",
    copied: str = "",
    saved: str = "",
    key: str = "",
    shown: int = 0,
) -> Any:
    """Declares a field that starts as `start`, a constant.

    `lasts` says how long, if not for good: then `forget` sets it back.
    `follows` names a field: with `forget` this one takes over what that one says, and that one starts anew.
    `copied` and `saved` are said where they don't follow from the type.
    `key` is its name in saves, if that is another one.
    `shown` are marks of the game's own: in which parts of what it shows the field appears.
    """
    written = repr(start[0]) if start else ""
    return Field("", "", written, lasts, follows, copied, saved, key, shown)


def fields_of(record: type) -> tuple[Field, ...]:
    return DECLARED[record.__name__]


# What is made of the declarations

METHODS: Final = ("copy", "begin", "forget", "__getstate__", "__setstate__")
"""The last two are for `pickle` and `copy`."""


def methods(name: str, fields: tuple[Field, ...]) -> str:
    """The METHODS of the class of this name, written out."""
    lines = [f"def copy(self) -> {name}:", f"    new = {name}()"]
    for each in fields:
        lines += ["    " + line for line in copying(each)]
    lines += ["    return new", "def begin(self) -> None:"]
    lines += [f"    self.{each.name} = {each.start}" for each in fields if each.start] or ["    pass"]
    lines += ["def forget(self) -> None:"]
    starts = {each.name: each.start for each in fields}
    for each in fields:
        if each.follows:
            lines.append(f"    self.{each.name} = self.{each.follows}")
            lines.append(f"    self.{each.follows} = {starts[each.follows]}")
        elif each.lasts:
            lines.append(f"    self.{each.name} = {each.start}")
    lines += [] if lines[-1].startswith(" ") else ["    pass"]
    lines += ["def __getstate__(self) -> tuple[object, ...]:"]
    lines += [f"    return ({', '.join(f'self.{each.name}' for each in fields)},)"]
    lines += ["def __setstate__(self, values: tuple) -> None:"]
    lines += [f"    self.{each.name} = values[{i}]" for i, each in enumerate(fields)]
    return "\n".join(lines)


def copying(each: Field) -> list[str]:
    """The lines that give the copy `new` its field."""
    old = f"self.{each.name}"
    if each.copied == LEFT_OUT:
        return [f"new.{each.name} = {each.start}"]
    if each.copied == OWN:
        return [f"new.{each.name} = None if {old} is None else {old}.copy()"]
    if each.copied == BY_SEAT:
        return [
            f"new.{each.name} = {each.name} = {old}[:]",
            f"for me in range(1, len({each.name})):",
            f"    {each.name}[me] = {each.name}[me].copy()",
        ]
    return [f"new.{each.name} = {old}[:]" if each.is_list else f"new.{each.name} = {old}"]


def facts(record: type, shown: int) -> Callable[[Any], tuple[Any, ...]]:
    """A function that finds the values of all fields with this mark, to be compared with later ones."""
    found = [each for each in fields_of(record) if each.shown & shown]
    values = [f"*r.{each.name}" if each.is_list else f"r.{each.name}" for each in found]
    found_now: Callable[[Any], tuple[Any, ...]] = eval(f"lambda r: ({', '.join(values)},)")
    return found_now


def facts_by_seat(record: type, shown: int) -> Callable[[Any, int], int]:
    """A function that finds one seat's bit in all fields with this mark, in one number."""
    found = [each.name for each in fields_of(record) if each.shown & shown]
    bits = [f"(r.{name} >> me & 1) << {i}" for i, name in enumerate(found)]
    found_now: Callable[[Any, int], int] = eval(f"lambda r, me: {' | '.join(bits)}")
    return found_now


class Declaring(type):
    """Makes a class of what its body declares."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Declaring:
        own = declared_in(body)
        inherited = [each for base in bases for each in DECLARED.get(base.__name__, ())]
        if own:
            body = {key: value for key, value in body.items() if not isinstance(value, Field)}
            body["__slots__"] = tuple([each.name for each in own])
        made = super().__new__(cls, name, bases, body)
        if own:
            DECLARED[name] = (*inherited, *own)
            room: dict[str, Any] = {name: made, "__name__": made.__module__}
            exec("from __future__ import annotations\n" + methods(name, DECLARED[name]), room)
            for method in METHODS:
                setattr(made, method, room[method])
        return made


def declared_in(body: dict[str, Any]) -> tuple[Field, ...]:
    """The fields a class declares, with the names and types they are given there."""
    kinds = body.get("__annotations__", {})
    return tuple(
        [
            replace(value, name=name, kind=kinds[name])
            for name, value in body.items()
            if isinstance(value, Field)
        ]
    )


class Record(metaclass=Declaring):
    """Plain data, all of it in declared fields."""

    __slots__ = ()

    def copy(self) -> Self:
        """Another record that goes its own way."""
        raise NotImplementedError

    def begin(self) -> None:
        """Sets all fields to how they start, but those that have no start."""
        raise NotImplementedError

    def forget(self) -> None:
        """Sets back what lasts no longer than now."""
        raise NotImplementedError

    def __getstate__(self) -> tuple[object, ...]:
        """All values, as `pickle` and `copy` want them."""
        raise NotImplementedError
