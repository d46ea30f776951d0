"""Avatars: who has which, and using one."""

from __future__ import annotations

from artemia.engine.kernel import answers_to
from artemia.engine.step import Answers, Seat, effect, with_seat
from artemia.rules.constants import Avatars, Places
from artemia.rules.modifiers import NO_AVATARS
from artemia.rules.offers import HUNTED_EXPLORES, offers
from artemia.rules.state import State, sanctuary_of
from artemia.rules.windows import a_card_takes_effect, after_a_card


def has_avatar(g: State, me: Seat, avatar: Avatars) -> bool:
    """Whether this Hunted has this Avatar, and it works this turn."""
    s = g.sanctuary
    if s is None or g.modifiers & NO_AVATARS:
        return False
    return s.avatars[me] & g.cards.avatars_like[avatar] > 0


def seats_with(g: State, avatar: Avatars) -> list[Seat]:
    """The Hunted who have this Avatar: one as a rule, or nobody."""
    return [me for me in g.hunted_seats() if has_avatar(g, me, avatar)]


@offers(HUNTED_EXPLORES)
def avatar_to_use(g: State, me: Seat, place: Places) -> Answers:
    """One's Avatar in phase 1, once a turn, if that would do something."""
    s = g.sanctuary
    if s is None or not s.avatars[me] or g.modifiers & NO_AVATARS or s.stowed >> me & 1:
        return ()
    ask = g.cards.avatar[s.avatars[me]].ask
    if not ask or a_card_takes_effect(g) or not any(answers_to(g, with_seat(ask, me))):
        return ()
    return (use_avatar(me, s.avatars[me]),)


@effect(icon="user", uses="avatar-used")
def use_avatar(g: State, me: Seat, which: Avatars) -> None:
    sanctuary_of(g).stowed |= 1 << me
    after_a_card(g, me)
    g.then(with_seat(g.cards.avatar[which].ask, me))
