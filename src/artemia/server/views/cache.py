"""A view in its parts, made anew only where something it is made of has changed."""

from __future__ import annotations

from typing import Any

from artemia.engine.step import Seat
from artemia.rules.knowledge import ANY_HUNTED
from artemia.rules.state import State
from artemia.rules.view import (
    HuntedView,
    ground,
    ground_facts,
    hunt_hand_for,
    hunted_facts,
    hunted_view,
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


class CachedPart:
    """One part of a view, for all eyes that see it differently. What is equal stays the same object."""

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

    def keep(self, eyes: Eyes, value: Any) -> Any:
        found = self._seen.get(eyes)
        if found is not None and found[1] == value:
            value = found[1]
        self._seen[eyes] = (self._facts, value)
        return value


class ViewCache:
    """The views of one game. After an answer they are stale; `refresh` them before looking."""

    def __init__(self, state: State) -> None:
        self._g = state
        self._table_facts, self._ground_facts = table_facts(state), ground_facts(state)
        self.table: dict[str, Any] = {**ground(state), **table(state)}
        self._before = self.table
        self._changed: dict[str, Any] = {}
        self._hunted = [CachedPart() for _ in range(state.seats)]
        self._exploration, self._city, self._hand = CachedPart(), CachedPart(), CachedPart()
        self._touched: list[Seat] = []  # the Hunted of whom something changed with the last version
        self._version = self._boxes_version = 0
        self._hunted_lists: dict[Eyes, tuple[int, list[HuntedView]]] = {}
        self._fields: dict[Eyes, tuple[int, dict[str, Any]]] = {}
        self.stale = True

    def refresh(self) -> None:
        """Called when somebody looks: a table of bots needs no views."""
        if not self.stale:
            return
        self.stale = False
        g = self._g
        facts = table_facts(g)
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

    def _renew_table(self, g: State) -> None:
        new, before, facts = table(g), self.table, ground_facts(g)
        if facts != self._ground_facts:
            self._ground_facts = facts
            new.update(ground(g))
        changed = {name: value for name, value in new.items() if value != before[name]}
        if changed:
            self._before, self._changed, self.table = before, changed, {**before, **changed}

    def changes_since(self, told: dict[str, Any]) -> dict[str, Any]:
        """The public fields that are no longer as they were told."""
        if told is self.table:
            return {}
        if told is self._before:
            return self._changed
        return {name: value for name, value in self.table.items() if value is not told[name]}

    def hunted_for(self, eyes: Eyes) -> list[HuntedView]:
        g, version = self._g, self._version
        known = self._hunted_lists.get(eyes)
        if known is not None and known[0] == version:
            return known[1]
        if known is None:
            found = [self._hunted_as_seen(g, me, eyes) for me in range(1, g.seats)]
        else:
            found = before = known[1]
            for me in self._touched if known[0] == version - 1 else range(1, g.seats):
                new = self._hunted_as_seen(g, me, eyes)
                if new is not before[me - 1]:
                    found = before[:] if found is before else found
                    found[me - 1] = new
        self._hunted_lists[eyes] = version, found
        return found

    def _hunted_as_seen(self, g: State, me: Seat, eyes: Eyes) -> HuntedView:
        kind = eyes if eyes == me or not eyes else ANY_HUNTED
        pane = self._hunted[me]
        found: HuntedView = pane.current(kind) or pane.keep(kind, hunted_view(g, me, eyes))
        return found

    def fields_for(self, eyes: Eyes) -> dict[str, Any]:
        """The other fields that aren't the same for all."""
        known = self._fields.get(eyes)
        if known is not None and known[0] == self._boxes_version:
            return known[1]
        g = self._g
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
        if known is not None and all(found[name] is value for name, value in known[1].items()):
            found = known[1]
        self._fields[eyes] = self._boxes_version, found
        return found
