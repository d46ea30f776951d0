"""Small phrases for tests of EXPLORATION's places."""

from typing import Any

from artemia.engine.step import members
from artemia.rules.exploration_state import ExplorationState
from artemia.testing import Table, slow_table

TABLE_OPTIONS = {
    "rescue",
    "fungi",
    "shield",
    "reserve",
    "survival_deck",
    "survival_discard",
    "seed",
    "expert",
}


def explore(
    place: str, creature: str = "", planet: str = "", hunt: tuple[str, ...] = (), **wishes: Any
) -> Table:
    """Ripley alone on a planet with this place, about to use it."""
    options = {name: wishes.pop(name) for name in TABLE_OPTIONS & wishes.keys()}
    return explore_together(place, creature, planet, hunt, options, ripley=wishes)


def explore_together(
    place: str,
    creature: str = "",
    planet: str = "",
    hunt: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    ripley: dict[str, Any] | None = None,
    **others: dict[str, Any],
) -> Table:
    """The same with others, and it is Ripley's turn to use her place."""
    t = slow_table(
        *hunt,
        planet=f"{place} {planet}",
        ripley={"plays": place, **(ripley or {})},
        **(options or {}),
        **others,
    )
    for card in hunt:
        t.creature.plays(card)
    t.creature.puts(creature=creature or free(t))
    t.reckon("ripley")
    return t


def free(t: Table) -> str:
    """A place to which nobody goes."""
    taken = sum({one for places in t.plans.values() for one in members(places)})
    return t.state.planet.names[next(n for n in (9, 8, 7, 6) if not taken >> n - 1 & 1) - 1]


def exploration_state(t: Table) -> ExplorationState:
    assert t.state.exploration is not None
    return t.state.exploration


def track(t: Table) -> list[int]:
    """The Will counters on the Rescue track, by distance from Victory."""
    return [space.bit_length() - 1 for space in members(exploration_state(t).fungi)]


# The Labyrinth. Of a hidden place the name says only which spot is meant: the one of that number.


def lead_to(t: Table, place: str) -> None:
    """Chance will have it that this place is the next one revealed."""
    hidden = members(t.state.planet.hidden)
    wanted = hidden.index(t.places(place))
    for drawn in range(1000):
        probe = t.state.copy()
        probe.drawn = drawn
        if probe.below(len(hidden)) == wanted:
            t.state.drawn = drawn
            return
    raise AssertionError(f"{place} is never revealed")


def reveal(t: Table, place: str, spot: str) -> None:
    """Ripley uses the Labyrinth and finds this place on the spot named."""
    t.ripley.chooses("use_power labyrinth")
    lead_to(t, place)
    t.ripley.chooses(f"reveal_place {spot}")


def rows(t: Table) -> str:
    """The second row as it lies, with ? for what is hidden."""
    planet = t.state.planet
    return " ".join("?" if planet.hidden >> n - 1 & 1 else planet.names[n - 1] for n in planet.order[5:])
