"""Sitting down, getting up, getting ready: every change of the settings, or a refusal."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Final

from artemia.errors import ArtemiaError
from artemia.rules.corrections import corrections
from artemia.server.storage.settings import OwnedChair, TableSettings
from artemia.server.tables.names import bot_name, distinct, free_colour, new_code, proper_name
from artemia.server.wire import messages as m
from artemia.server.wire.refusal import ExplainedRefusal, Refusal

STAND_IN: Final = "instinct"
"""The level of a bot that plays for somebody who is away."""
HOUSE_RULES: Final = frozenset({"hints", "passes"})
"""Options that the host may change during a game."""
BARRED_FOR: Final = 600.0
"""Seconds somebody who was removed may not sit down, unless the host lets them in."""


def new_settings(user: str, options: m.Options) -> TableSettings:
    """A new table with empty chairs, the first one the Creature's where it is chosen."""
    check_options(options)
    chairs = [OwnedChair(name="", colour=n + 1, kind="open") for n in range(options.players)]
    settings = TableSettings(code=new_code(), maker=user, options=options, chairs=chairs, hosts=[user])
    mend_creature(settings)
    return settings


def check_options(options: m.Options) -> None:
    """Only what no table can be laid for; whether it makes a game is told beside the options."""
    try:
        corrections(options.cards)
    except ArtemiaError as error:
        raise ExplainedRefusal("bad-setup", "bad-setup", error) from error


def chair_of(settings: TableSettings, n: int) -> OwnedChair:
    if not 0 <= n < len(settings.chairs):
        raise Refusal("bad-message", "no-chair")
    return settings.chairs[n]


def own_chair(settings: TableSettings, user: str, n: int) -> OwnedChair:
    chair = chair_of(settings, n)
    if user not in chair.owners:
        raise Refusal("not-yours")
    return chair


def only_host(settings: TableSettings, user: str) -> None:
    if not settings.is_host(user):
        raise Refusal("not-host")


def only_welcome(settings: TableSettings, user: str) -> None:
    if any(user in each.users for each in settings.barred()):
        raise Refusal("not-now", "removed", minutes=round(BARRED_FOR / 60))


def only_in(settings: TableSettings, *statuses: str) -> None:
    if settings.status not in statuses or settings.record:
        raise Refusal("not-now", f"not-now-{settings.status}")


def names_but(settings: TableSettings, chair: OwnedChair) -> list[str]:
    return [each.name for each in settings.chairs if each is not chair and each.name]


def sit(settings: TableSettings, user: str, wish: m.Sit) -> None:
    only_in(settings, "lobby")
    chair = chair_of(settings, wish.chair)
    if user in chair.owners:
        return
    if chair.kind == "person":
        raise Refusal("full", "taken")
    only_welcome(settings, user)
    chair.name = distinct(proper_name(wish.name), names_but(settings, chair))
    if wish.colour is not None:
        taken = [each.colour for each in settings.chairs if each is not chair and each.kind != "open"]
        exchange_colour(settings, chair, free_colour(wish.colour, taken))
    chair.seat([user])


def exchange_colour(settings: TableSettings, chair: OwnedChair, colour: int) -> None:
    """An empty chair that has this colour gets the other."""
    for each in settings.chairs:
        if each is not chair and each.colour == colour:
            each.colour = chair.colour
    chair.colour = colour


def rise(settings: TableSettings, user: str, wish: m.Rise) -> None:
    only_in(settings, "lobby", "playing")
    if chair_of(settings, wish.chair).heir_user == user:
        chair_of(settings, wish.chair).no_heir()
        return
    chair = own_chair(settings, user, wish.chair)
    if settings.status == "playing":
        stand_in(chair)
        return
    chair.empty()
    mend_hosts(settings)


def stand_in(chair: OwnedChair) -> None:
    chair.stand_in, chair.level = True, STAND_IN


def stand_in_for(settings: TableSettings, seats: list[int]) -> None:
    for seat in seats:
        stand_in(settings.chairs[seat])


def come_back(settings: TableSettings, user: str, wish: m.Return) -> None:
    only_in(settings, "playing")
    play_again(own_chair(settings, user, wish.chair))


def play_again(chair: OwnedChair) -> None:
    chair.stand_in, chair.level = False, None


def introduce(settings: TableSettings, user: str, wish: m.Introduce) -> None:
    chair = chair_of(settings, wish.chair)
    own = user in chair.owners
    personal = wish.name is not None or wish.colour is not None or wish.ready is not None
    if not own and (personal or not settings.is_host(user)):
        raise Refusal("not-yours")
    only_in(settings, "lobby", *([] if wish.creature is not None or wish.ready is not None else ["playing"]))
    if wish.name is not None:
        chair.name = distinct(proper_name(wish.name), names_but(settings, chair))
    if wish.colour is not None and wish.colour != chair.colour:
        change_colour(settings, chair, wish.colour)
    if wish.creature is not None:
        volunteer(settings, chair, wish.creature)
    if wish.ready is not None:
        chair.ready = wish.ready


def change_colour(settings: TableSettings, chair: OwnedChair, colour: int) -> None:
    playing = settings.status == "playing"
    taken = [
        each.colour for each in settings.chairs if each is not chair and (playing or each.kind != "open")
    ]
    if colour in taken or free_colour(colour, taken) != colour or (playing and colour == 7):
        raise Refusal("full", "colour")
    exchange_colour(settings, chair, colour)


def volunteer(settings: TableSettings, chair: OwnedChair, wanted: bool) -> None:
    """Where the Creature is chosen, exactly one chair is its own."""
    by = settings.options.creature_by
    if by == "random" or (by == "chosen" and not wanted):
        raise Refusal("not-now", "creature")
    if by == "chosen":
        for each in settings.chairs:
            each.creature = False
    chair.creature = wanted


def put_bot(settings: TableSettings, user: str, wish: m.Seat, levels: Collection[str]) -> None:
    only_host(settings, user)
    only_in(settings, "lobby")
    chair = chair_of(settings, wish.chair)
    if chair.kind == "person":
        raise Refusal("full", "taken")
    if wish.level is None:
        chair.empty()
    else:
        seat_bot(settings, chair, wish.level, levels)


def seat_bot(settings: TableSettings, chair: OwnedChair, level: str, levels: Collection[str]) -> None:
    if level not in levels:
        raise Refusal("bad-message", "level")
    if chair.kind != "bot":
        chair.name = bot_name(names_but(settings, chair))
    chair.kind, chair.level, chair.ready = "bot", level, True


def hand_over(settings: TableSettings, user: str, wish: m.HandOver) -> None:
    only_host(settings, user)
    chair = chair_of(settings, wish.chair)
    if not chair.owners:
        raise Refusal("not-now", "nobody-there")
    settings.hosts = list(chair.owners)


def mend_hosts(settings: TableSettings) -> None:
    """A host who left their last chair is followed by whoever sits nearest."""
    if not any(settings.owned(host) for host in settings.hosts):
        heirs = next((chair.owners for chair in settings.chairs if chair.owners), None)
        settings.hosts = list(heirs) if heirs else settings.hosts


def arrange(settings: TableSettings, user: str, wish: m.Arrange) -> None:
    only_host(settings, user)
    if settings.status == "playing":
        change_house_rules(settings, wish.options)
        return
    only_in(settings, "lobby")
    check_options(wish.options)
    surplus = len(settings.chairs) - wish.options.players
    leaving = [chair for chair in reversed(settings.chairs) if chair.kind == "open"]
    leaving += [chair for chair in reversed(settings.chairs) if chair.kind == "bot"]
    if surplus > len(leaving):
        raise Refusal("bad-setup", "too-few-chairs")
    gone = leaving[: max(surplus, 0)]
    settings.chairs = [chair for chair in settings.chairs if not any(chair is each for each in gone)]
    while len(settings.chairs) < wish.options.players:
        colour = free_colour(None, [chair.colour for chair in settings.chairs])
        settings.chairs.append(OwnedChair(name="", colour=colour, kind="open"))
    changed = settings.options.creature_by != wish.options.creature_by
    settings.options = wish.options
    mend_creature(settings, changed)
    for chair in settings.chairs:
        chair.ready = chair.kind == "bot"


def change_house_rules(settings: TableSettings, wish: m.Options) -> None:
    """During a game only what isn't part of it."""
    fixed = set(m.Options.__struct_fields__) - HOUSE_RULES
    if any(getattr(settings.options, name) != getattr(wish, name) for name in fixed):
        raise Refusal("not-now", "not-now-playing")
    settings.options = wish


def mend_creature(settings: TableSettings, changed: bool = False) -> None:
    by = settings.options.creature_by
    if by == "chosen":
        first = next((chair for chair in settings.chairs if chair.creature), settings.chairs[0])
        for chair in settings.chairs:
            chair.creature = chair is first
    elif changed or by == "random":
        for chair in settings.chairs:
            chair.creature = False


def share(settings: TableSettings, user: str, link: str) -> None:
    """Lets another device of the same person have their chairs, and what they may do as the host; once."""
    secrets_told = {word for word in link.split(".") if word}
    found = [chair for chair in settings.chairs if chair.secret and chair.secret in secrets_told]
    if not found:
        raise Refusal("not-yours", "link")
    for chair in found:
        chair.new_secret()
        if any(owner in settings.hosts for owner in chair.owners) and user not in settings.hosts:
            settings.hosts.append(user)
        if user not in chair.owners:
            chair.owners.append(user)


def begin(settings: TableSettings, user: str, seed: str) -> None:
    """The chairs turn until the Creature's is the first."""
    only_host(settings, user)
    only_in(settings, "lobby")
    if any(chair.kind == "open" for chair in settings.chairs):
        raise Refusal("not-now", "open-chairs")
    late = [chair.name for chair in settings.chairs if not chair.ready and user not in chair.owners]
    if late:
        raise Refusal("not-now", "not-ready", who=", ".join(late))
    if settings.refused("en") is not None:
        raise Refusal("bad-setup")
    willing = [n for n, chair in enumerate(settings.chairs) if chair.creature]
    creature = secrets.choice(willing or range(len(settings.chairs)))
    settings.chairs = settings.chairs[creature:] + settings.chairs[:creature]
    for n, chair in enumerate(settings.chairs):
        chair.creature = n == 0
    odd = next((chair for chair in settings.chairs[1:] if chair.colour == 7), None)
    if odd:
        free = set(range(1, 7)) - {chair.colour for chair in settings.chairs[1:]}
        odd.colour = min(free)
        settings.chairs[0].colour = 7
    settings.status, settings.seed, settings.began = "playing", seed, time.time()


def rematch(settings: TableSettings, user: str) -> TableSettings:
    """A new table for the same people, the Creature's chair moved on by one."""
    only_in(settings, "over")
    if not settings.owned(user):
        raise Refusal("not-yours")
    chairs = []
    for old in settings.chairs[1:] + settings.chairs[:1]:
        chair = OwnedChair(name=old.name, colour=old.colour, kind=old.kind)
        if old.kind == "person":
            chair.belongs_to(old.owners)
        elif old.kind == "bot":
            chair.level, chair.ready = old.level, True
        else:
            chair.empty()
        chairs.append(chair)
    chairs[0].creature = True
    options = m.Options(**{name: getattr(settings.options, name) for name in m.Options.__struct_fields__})
    options.creature_by = "chosen"
    return TableSettings(code=new_code(), maker=user, options=options, chairs=chairs, hosts=[user])
