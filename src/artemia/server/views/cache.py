"""A view in its parts, made anew only where something it is made of has changed."""

from __future__ import annotations

from typing import Any, NamedTuple

from artemia.engine.step import Seat
from artemia.rules.constants import CREATURE
from artemia.rules.knowledge import ANY_HUNTED, eyes_of
from artemia.rules.state import State
from artemia.rules.view import (
    ground,
    ground_facts,
    hunt_hand_for,
    hunted_facts,
    hunted_fields,
    table,
    table_facts,
)
from artemia.rules.view_boxes import (
    exploration_facts,
    sanctuary_facts,
    sees_more_of_the_city,
    view_exploration,
    view_sanctuary,
)

Facts = tuple[Any, ...]
Eyes = Seat | None


class Fields(NamedTuple):
    """Fields of a view at one moment, and what had changed by then."""

    now: dict[str, Any]
    before: dict[str, Any]
    changed: dict[str, Any]

    def become(self, found: dict[str, Any]) -> Fields:
        """With what some of them, or all, are now; itself if that is no different."""
        changed = changed_fields(self.now, found)
        return Fields({**self.now, **changed}, self.now, changed) if changed else self

    def since(self, told: Fields) -> dict[str, Any]:
        """What is different: not what has changed and changed back."""
        if self is told:
            return {}
        return self.changed if told.now is self.before else changed_fields(told.now, self.now)


def at_first(fields: dict[str, Any]) -> Fields:
    return Fields(fields, fields, {})


def changed_fields(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in now.items() if value is not (old := before[name]) and value != old}


class ViewParts(NamedTuple):
    """A view at one moment, for one pair of eyes."""

    public: Fields
    private: Fields
    hunted: list[Fields]  # the very same for all Hunted
    own: Fields | None  # what one of them sees of themselves instead

    def whole(self) -> dict[str, Any]:
        hunted = [each.now for each in self.hunted]
        if self.own is not None:
            hunted[self.own.now["seat"] - 1] = self.own.now
        return {**self.public.now, **self.private.now, "hunted": hunted}


class CachedPart:
    """One part of a view, for all eyes that see it differently."""

    __slots__ = ("_facts", "_seen")

    def __init__(self) -> None:
        self._facts: Facts = ()
        self._seen: dict[Eyes, tuple[Facts, Any]] = {}

    def changes(self, facts: Facts) -> bool:
        """Takes note of what it is made of now."""
        if facts == self._facts:
            return False
        self._facts = facts
        return True

    def current(self, eyes: Eyes) -> Any | None:
        found = self._seen.get(eyes)
        return found[1] if found is not None and found[0] is self._facts else None

    def last(self, eyes: Eyes) -> Any | None:
        found = self._seen.get(eyes)
        return found and found[1]

    def keep(self, eyes: Eyes, value: Any) -> Any:
        self._seen[eyes] = (self._facts, value)
        return value


class ViewCache:
    """The views of one game. Whoever changes it says that they are `stale`; they are made anew if seen."""

    def __init__(self, state: State) -> None:
        self._g = state
        self._table_facts, self._ground_facts = table_facts(state), ground_facts(state)
        self._public = at_first({**ground(state), **table(state)})
        self._hunted = [CachedPart() for _ in range(state.seats)]
        self._boxes = state.exploration is not None or state.sanctuary is not None
        self._exploration, self._city, self._hand = CachedPart(), CachedPart(), CachedPart()
        self._touched: list[Seat] = []  # the Hunted of whom something changed with the last version
        self._version = self._boxes_version = 0
        self._hunted_lists: dict[Eyes, tuple[int, list[Fields]]] = {}
        self._views: dict[Eyes, ViewParts] = {}  # found since something changed
        self._private: dict[Eyes, tuple[int, Fields]] = {}
        self.stale = True

    def _refresh(self) -> None:
        """Only when somebody looks: a table of bots needs no views."""
        self.stale = False
        g = self._g
        facts, public = table_facts(g), self._public
        if facts != self._table_facts:
            self._table_facts = facts
            self._renew_table(g)
        touched = [me for me in range(1, g.seats) if self._hunted[me].changes(hunted_facts(g, me))]
        if touched:
            self._touched = touched
            self._version += 1
        boxes = self._hand.changes((g.hunt_hand,))
        if g.exploration is not None:
            boxes |= self._exploration.changes(exploration_facts(g))
        if g.sanctuary is not None:
            boxes |= self._city.changes(sanctuary_facts(g))
        self._boxes_version += boxes
        if touched or boxes or self._public is not public:
            self._views.clear()

    def _renew_table(self, g: State) -> None:
        found, facts = table(g), ground_facts(g)
        if facts != self._ground_facts:
            self._ground_facts = facts
            found.update(ground(g))
        self._public = self._public.become(found)

    def seen_by(self, eyes: Eyes) -> ViewParts:
        if self.stale:
            self._refresh()
        view = self._views.get(eyes)
        if view is None:
            own = self._hunted_as_seen(eyes, eyes) if eyes else None
            others = self._hunted_for(ANY_HUNTED if eyes else eyes)
            view = self._views[eyes] = ViewParts(self._public, self._private_for(eyes), others, own)
        return view

    def _hunted_for(self, kind: Eyes) -> list[Fields]:
        """All of them as others see them, whether these are Hunted, the Creature or look on."""
        version = self._version
        known = self._hunted_lists.get(kind)
        if known is not None and known[0] == version:
            return known[1]
        seats = range(1, self._g.seats)
        if known is None:
            found = [self._hunted_as_seen(me, kind) for me in seats]
        else:
            found = before = known[1]
            for me in self._touched if known[0] == version - 1 else seats:
                new = self._hunted_as_seen(me, kind)
                if new is not before[me - 1]:
                    found = before[:] if found is before else found
                    found[me - 1] = new
        self._hunted_lists[kind] = version, found
        return found

    def _hunted_as_seen(self, me: Seat, kind: Eyes) -> Fields:
        part = self._hunted[me]
        found: Fields | None = part.current(kind)
        if found is None:
            fields, before = hunted_fields(self._g, me, eyes_of(kind)), part.last(kind)
            found = part.keep(kind, before.become(fields) if before else at_first(fields))
        return found

    def _private_for(self, eyes: Eyes) -> Fields:
        """The other fields that aren't the same for all."""
        known, g = self._private.get(eyes), self._g
        if known is not None and (known[0] == self._boxes_version or (eyes != CREATURE and not self._boxes)):
            return known[1]
        kind: Eyes
        found: dict[str, Any] = {"hunt_hand": None, "exploration": None, "sanctuary": None}
        if eyes == 0:
            found["hunt_hand"] = self._hand.current(eyes) or self._hand.keep(eyes, hunt_hand_for(g, eyes))
        if g.exploration is not None:
            kind = None if eyes is None else ANY_HUNTED
            found["exploration"] = self._exploration.current(kind) or self._exploration.keep(
                kind, view_exploration(g, eyes)
            )
        if g.sanctuary is not None:
            kind = eyes if sees_more_of_the_city(g, eyes) else None
            found["sanctuary"] = self._city.current(kind) or self._city.keep(kind, view_sanctuary(g, kind))
        fields = known[1].become(found) if known else at_first(found)
        self._private[eyes] = self._boxes_version, fields
        return fields
