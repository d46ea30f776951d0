"""Everything that is shown to a seat and may be asked about: what its view holds, and buttons it may miss."""

from __future__ import annotations

from artemia.engine.step import OP, OPS, Seat
from artemia.rules.constants import CREATURE
from artemia.rules.spelling import TOKENS
from artemia.rules.state import State
from artemia.rules.view import view
from artemia.whynot.asking import BUTTON, Thing, barred_of


def shown_to(g: State, seat: Seat) -> list[Thing]:
    seen = view(g, seat)
    found = [("place", str(number)) for number in seen.order] + [("token", name) for name in TOKENS]
    if seat == CREATURE:
        found += [("hunt", id) for id in seen.hunt_hand or ()]
    else:
        own = seen.hunted[seat - 1]
        found += [("card", str(number)) for number in own.owned]
        found += [("survival", id) for id in [*(own.survival or ()), *(own.drawn or ())]]
    if seen.sanctuary is not None:
        city = seen.sanctuary
        found += [("evolution", id) for id in {*city.developed, *city.latent, *(city.evolutions or ())}]
        found += [("survivor", id) for id in {*city.faceup, *city.survivors[seat]}]
        found += [("avatar", id) for id in city.avatars if id is not None]
    buttons = {OPS[step & OP].name for step, _ in barred_of(g, seat)}
    return [Thing(*each) for each in found] + [Thing(BUTTON, name) for name in sorted(buttons)]
