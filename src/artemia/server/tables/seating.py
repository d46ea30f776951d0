"""Sitting down, getting up, getting ready: every change of the furniture, or a refusal."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

from artemia.server.storage.settings import Kept, KeptChair
from artemia.server.tables.names import bot_name, distinct, free_colour, new_code, proper_name
from artemia.server.wire import messages as m
from artemia.server.wire.refusal import Refusal

STAND_IN: Final = "instinct"
"""The level of a bot that plays for somebody who is away."""
MOST_WORDS: Final = 12
LONGEST_WORD: Final = 30


def new_kept(user: str, options: m.Options) -> Kept:
    """A new table with empty chairs, the first one the Creature's where it is chosen."""
    check_options(options)
    chairs = [KeptChair(name="", colour=n + 1, kind="open") for n in range(options.players)]
    kept = Kept(code=new_code(), maker=user, options=options, chairs=chairs, hosts=[user])
    mend_creature(kept)
    return kept


def check_options(options: m.Options) -> None:
    """Only what no table can be laid for; whether it makes a game is told beside the options."""
    words = [*options.boxes, *options.places]
    if not 2 <= options.players <= 7:
        raise Refusal("bad-setup", "players")
    if len(words) > 2 * MOST_WORDS or any(len(word) > LONGEST_WORD for word in words):
        raise Refusal("bad-message")


def chair_of(kept: Kept, n: int) -> KeptChair:
    if not 0 <= n < len(kept.chairs):
        raise Refusal("bad-message", "no-chair")
    return kept.chairs[n]


def own_chair(kept: Kept, user: str, n: int) -> KeptChair:
    chair = chair_of(kept, n)
    if user not in chair.owners:
        raise Refusal("not-yours")
    return chair


def only_host(kept: Kept, user: str) -> None:
    if not kept.is_host(user):
        raise Refusal("not-host")


def only_in(kept: Kept, *statuses: str) -> None:
    if kept.status not in statuses or kept.record:
        raise Refusal("not-now", f"not-now-{kept.status}")


def names_but(kept: Kept, chair: KeptChair) -> list[str]:
    return [each.name for each in kept.chairs if each is not chair and each.name]


def sit(kept: Kept, user: str, wish: m.Sit) -> None:
    only_in(kept, "lobby", "playing")
    chair = chair_of(kept, wish.chair)
    if user in chair.owners:
        return
    if chair.kind == "person" or (chair.kind == "bot" and kept.status == "playing"):
        raise Refusal("full", "taken")
    if kept.status == "playing" and kept.owned(user):
        raise Refusal("not-now", "one-chair")
    name = distinct(proper_name(wish.name), names_but(kept, chair))
    chair.kind, chair.name, chair.level, chair.ready = "person", name, None, False
    if wish.colour is not None and kept.status == "lobby":
        taken = [each.colour for each in kept.chairs if each is not chair and each.kind != "open"]
        exchange_colour(kept, chair, free_colour(wish.colour, taken))
    chair.belongs_to([user])


def exchange_colour(kept: Kept, chair: KeptChair, colour: int) -> None:
    """An empty chair that has this colour gets the other."""
    for each in kept.chairs:
        if each is not chair and each.colour == colour:
            each.colour = chair.colour
    chair.colour = colour


def rise(kept: Kept, user: str, wish: m.Rise) -> None:
    only_in(kept, "lobby", "playing")
    chair = own_chair(kept, user, wish.chair)
    if kept.status == "playing":
        stand_in(chair)
        return
    chair.empty()
    mend_hosts(kept)


def stand_in(chair: KeptChair) -> None:
    chair.stand_in, chair.level = True, STAND_IN


def stand_in_for(kept: Kept, seats: list[int]) -> None:
    for seat in seats:
        stand_in(kept.chairs[seat])


def come_back(kept: Kept, user: str, wish: m.Return) -> None:
    only_in(kept, "playing")
    play_again(own_chair(kept, user, wish.chair))


def play_again(chair: KeptChair) -> None:
    chair.stand_in, chair.level = False, None


def introduce(kept: Kept, user: str, wish: m.Introduce) -> None:
    chair = chair_of(kept, wish.chair)
    own = user in chair.owners
    personal = wish.name is not None or wish.colour is not None or wish.ready is not None
    if not own and (personal or not kept.is_host(user)):
        raise Refusal("not-yours")
    only_in(kept, "lobby", *([] if wish.creature is not None or wish.ready is not None else ["playing"]))
    if wish.name is not None:
        chair.name = distinct(proper_name(wish.name), names_but(kept, chair))
    if wish.colour is not None and wish.colour != chair.colour:
        change_colour(kept, chair, wish.colour)
    if wish.creature is not None:
        volunteer(kept, chair, wish.creature)
    if wish.ready is not None:
        chair.ready = wish.ready


def change_colour(kept: Kept, chair: KeptChair, colour: int) -> None:
    playing = kept.status == "playing"
    taken = [each.colour for each in kept.chairs if each is not chair and (playing or each.kind != "open")]
    if colour in taken or free_colour(colour, taken) != colour or (playing and colour == 7):
        raise Refusal("full", "colour")
    exchange_colour(kept, chair, colour)


def volunteer(kept: Kept, chair: KeptChair, wanted: bool) -> None:
    """Where the Creature is chosen, exactly one chair is its own."""
    by = kept.options.creature_by
    if by == "random" or (by == "chosen" and not wanted):
        raise Refusal("not-now", "creature")
    if by == "chosen":
        for each in kept.chairs:
            each.creature = False
    chair.creature = wanted


def put_bot(kept: Kept, user: str, wish: m.Seat, levels: Collection[str]) -> None:
    only_host(kept, user)
    only_in(kept, "lobby")
    chair = chair_of(kept, wish.chair)
    if chair.kind == "person":
        raise Refusal("full", "taken")
    if wish.level is None:
        chair.empty()
    else:
        seat_bot(kept, chair, wish.level, levels)


def seat_bot(kept: Kept, chair: KeptChair, level: str, levels: Collection[str]) -> None:
    if level not in levels:
        raise Refusal("bad-message", "level")
    if chair.kind != "bot":
        chair.name = bot_name(names_but(kept, chair))
    chair.kind, chair.level, chair.ready = "bot", level, True


def kick(kept: Kept, user: str, wish: m.Kick) -> None:
    only_host(kept, user)
    only_in(kept, "lobby", "playing")
    chair = chair_of(kept, wish.chair)
    if kept.status == "lobby":
        chair.empty()
    elif chair.kind == "person":
        chair.empty()
        chair.name, chair.level = bot_name(names_but(kept, chair)), STAND_IN
    else:
        raise Refusal("not-now", "nobody-there")
    mend_hosts(kept)


def hand_over(kept: Kept, user: str, wish: m.HandOver) -> None:
    only_host(kept, user)
    chair = chair_of(kept, wish.chair)
    if not chair.owners:
        raise Refusal("not-now", "nobody-there")
    kept.hosts = list(chair.owners)


def mend_hosts(kept: Kept) -> None:
    """A host who left his last chair is followed by whoever sits nearest."""
    if not any(kept.owned(host) for host in kept.hosts):
        heirs = next((chair.owners for chair in kept.chairs if chair.owners), None)
        kept.hosts = list(heirs) if heirs else kept.hosts


def arrange(kept: Kept, user: str, wish: m.Arrange) -> None:
    only_host(kept, user)
    only_in(kept, "lobby")
    check_options(wish.options)
    surplus = len(kept.chairs) - wish.options.players
    leaving = [chair for chair in reversed(kept.chairs) if chair.kind == "open"]
    leaving += [chair for chair in reversed(kept.chairs) if chair.kind == "bot"]
    if surplus > len(leaving):
        raise Refusal("bad-setup", "too-few-chairs")
    gone = leaving[: max(surplus, 0)]
    kept.chairs = [chair for chair in kept.chairs if not any(chair is each for each in gone)]
    while len(kept.chairs) < wish.options.players:
        colour = free_colour(None, [chair.colour for chair in kept.chairs])
        kept.chairs.append(KeptChair(name="", colour=colour, kind="open"))
    changed = kept.options.creature_by != wish.options.creature_by
    kept.options = wish.options
    mend_creature(kept, changed)
    for chair in kept.chairs:
        chair.ready = chair.kind == "bot"


def mend_creature(kept: Kept, changed: bool = False) -> None:
    by = kept.options.creature_by
    if by == "chosen":
        first = next((chair for chair in kept.chairs if chair.creature), kept.chairs[0])
        for chair in kept.chairs:
            chair.creature = chair is first
    elif changed or by == "random":
        for chair in kept.chairs:
            chair.creature = False


def share(kept: Kept, user: str, link: str) -> None:
    """Lets another device of the same person have his chairs, and what he may do as the host."""
    secrets_told = {word for word in link.split(".") if word}
    found = [chair for chair in kept.chairs if chair.secret and chair.secret in secrets_told]
    if not found:
        raise Refusal("not-yours", "link")
    for chair in found:
        if any(owner in kept.hosts for owner in chair.owners) and user not in kept.hosts:
            kept.hosts.append(user)
        if user not in chair.owners:
            chair.owners.append(user)


def begin(kept: Kept, user: str, seed: str) -> None:
    """The chairs turn until the Creature's is the first."""
    only_host(kept, user)
    only_in(kept, "lobby")
    if any(chair.kind == "open" for chair in kept.chairs):
        raise Refusal("not-now", "open-chairs")
    late = [chair.name for chair in kept.chairs if not chair.ready and user not in chair.owners]
    if late:
        raise Refusal("not-now", "not-ready", who=", ".join(late))
    if kept.refused("en") is not None:
        raise Refusal("bad-setup")
    willing = [n for n, chair in enumerate(kept.chairs) if chair.creature]
    creature = secrets.choice(willing or range(len(kept.chairs)))
    kept.chairs = kept.chairs[creature:] + kept.chairs[:creature]
    for n, chair in enumerate(kept.chairs):
        chair.creature = n == 0
    odd = next((chair for chair in kept.chairs[1:] if chair.colour == 7), None)
    if odd:
        free = set(range(1, 7)) - {chair.colour for chair in kept.chairs[1:]}
        odd.colour = min(free)
        kept.chairs[0].colour = 7
    kept.status, kept.seed = "playing", seed


def rematch(kept: Kept, user: str) -> Kept:
    """A new table for the same people, the Creature's chair moved on by one."""
    only_in(kept, "over")
    if not kept.owned(user):
        raise Refusal("not-yours")
    chairs = []
    for old in kept.chairs[1:] + kept.chairs[:1]:
        chair = KeptChair(name=old.name, colour=old.colour, kind=old.kind)
        if old.kind == "person":
            chair.belongs_to(old.owners)
        elif old.kind == "bot":
            chair.level, chair.ready = old.level, True
        else:
            chair.empty()
        chairs.append(chair)
    chairs[0].creature = True
    options = m.Options(**{name: getattr(kept.options, name) for name in m.Options.__struct_fields__})
    options.creature_by = "chosen"
    return Kept(code=new_code(), maker=user, options=options, chairs=chairs, hosts=[user])
