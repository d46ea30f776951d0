"""How well the Avatars are liked, and what a Hunted does with them."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.city_worth import standing_of_city
from artemia.bots.habits.drivers.choosing import pick_each
from artemia.bots.habits.ops import NOTHING
from artemia.bots.habits.registry import AVATAR_WORTH, HABITS, AvatarWorth, avatar_worth
from artemia.bots.habits.sampling import settle_each
from artemia.bots.habits.worth import loss_weights, take_back_weights, worths
from artemia.engine.step import OP, Answers, Step, second_of
from artemia.rules.state import State


def stowaway_ready(g: State, me: int) -> int:
    """If something better lies in the discard than in the hand."""
    h = g.hunted[me]
    worth = worths(g, me)
    inside = [worth[i] for i in range(10) if h.hand >> i & 1]
    outside = [worth[i] for i in range(10) if h.discard >> i & 1]
    if not inside or not outside:
        return 0
    return 75 if max(outside) > max(inside) + 10 else 35 if max(outside) > min(inside) + 15 else 0


AVATAR_WORTH.update(
    captain=AvatarWorth(8),
    stowaway=AvatarWorth(9, stowaway_ready),
    scout=AvatarWorth(8),
    soldier=AvatarWorth(7),
    botanist=AvatarWorth(7),
    medic=AvatarWorth(7),
    guide=AvatarWorth(9),
    architect=AvatarWorth(9),
    geneticist=AvatarWorth(5),
    pilot=AvatarWorth(8),
    chaplain=AvatarWorth(7),
    quartermaster=AvatarWorth(6),
)


def stowaway(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The best one comes, the least one goes."""
    incoming, losses = take_back_weights(g, me), loss_weights(g, me)
    return settle_each(
        rng, answers, lambda _: incoming, lambda step: losses[second_of(step).bit_length() - 1]
    )


def pilot_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Whether the city moves."""
    stays = standing_of_city(g, 0) >= standing_of_city(g, 1)
    for answer in answers:
        if answer and (answer & OP == NOTHING) == stays:
            return answer
    return answers[0]


HABITS.update(
    which_avatar=pick_each(lambda g, avatar: avatar_worth(g, avatar).liked),
    stowaway=stowaway,
    pilot_choice=pilot_choice,
)
