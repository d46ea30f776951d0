"""Small phrases that many card tests use."""

from typing import Any

from artemia.rules.view import HuntedView, view
from artemia.testing import Player, Table, slow_table, table

FREE = "artefact"
"""Where the Creature token lies when it matters to nobody."""


def offered(player: Player, verb: str) -> list[str]:
    """What this verb is offered with: `offered(t.ripley, "commit")` lists the places she may play."""
    return [line.removeprefix(verb + " ") for line in player.offered if line.split(" ")[0] == verb]


def lay(t: Table, **cards: str) -> None:
    """In a later turn: everybody lays this card, and the Creature lets them."""
    for name, place in cards.items():
        getattr(t, name).chooses(f"commit {place}")
    if "creature: prepare" in t.asked:
        t.creature.chooses("ready")


def seen(t: Table, seat: int | None, whom: int = 1) -> HuntedView:
    """A Hunted as this seat sees them; None is an onlooker."""
    return view(t.state, seat).hunted[whom - 1]


def explore(place: str, creature: str = FREE, **ripley: Any) -> Table:
    """Ripley alone on the planet, about to use the place she explores."""
    t = slow_table(ripley={"plays": place, **ripley})
    t.creature.puts(creature=creature)
    t.reckon("ripley")
    return t


def before_the_creature_step(freed_by: str, ripley: dict[str, Any]) -> Table:
    """The long way to a window between the last two steps.

    Malcolm is on the Wreck, under the token that Trinity moves; the other one lies on the Jungle.
    Freddy's Gate opens the window before the Artemia step, Trinity frees the Wreck, Malcolm uses his Drone.
    """
    t = table(
        hunt=["scream"],
        artemia=True,
        freddy={"plays": "beach", "hand": "", "survival": ["gate"]},
        trinity={"plays": "rover", "survival": [freed_by]},
        malcolm={"plays": "wreck", "survival": ["drone"]},
        ripley=ripley,
    )
    token, other = ("creature", "artemia") if freed_by == "wrong_track" else ("artemia", "creature")
    t.creature.plays("scream")
    t.creature.puts(**{token: "wreck", other: "jungle", "target": "beach"})
    t.reckon("freddy")
    t.freddy.plays("gate", "use_power river")
    t.trinity.plays(freed_by, f"move_token shelter {token}")
    t.reckon("malcolm")
    t.malcolm.plays("drone", "take_from_reserve swamp")
    assert t.asked == ["ripley: reaction"]
    return t
