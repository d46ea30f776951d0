"""Tokens that are down: whom they strike, where it is safe, and where a Hunted would rather have them."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.sampling import draw, settled
from artemia.bots.habits.worth import worths
from artemia.engine.step import Answers, Step, second_of
from artemia.rules.constants import ARTEMIA_TOKEN, Places, Tokens
from artemia.rules.effects.tokens import catching
from artemia.rules.planet import around
from artemia.rules.state import State


def danger(g: State) -> Places:
    return catching(g) | g.artemia | g.target | g.ineffective


def safe_weights(g: State, me: int) -> list[int]:
    """Places by what they are worth, as long as no token lies there."""
    weights = worths(g, me)
    caught = catching(g)
    other = danger(g)
    for i in range(10):
        if caught >> i & 1:
            weights[i] = 1
        elif other >> i & 1:
            weights[i] = 60
        else:
            weights[i] = (weights[i] + 30) * (weights[i] + 30)
    return weights


def caught(g: State, me: int) -> Places:
    """Where a Hunted is caught as things stand."""
    return 0 if g.dodging >> me & 1 else g.hunted[me].at & catching(g)


def struck(g: State, token: Places, immune: int) -> int:
    """How many Hunted a token on these places would strike."""
    found = 0
    for seat in range(1, g.seats):
        if g.hunted[seat].at & token and not immune >> seat & 1:
            found += 1
    return found


def relief(g: State, me: int, token: Places, immune: int, percent: int) -> int:
    """How readily a token is moved: it must lie on somebody, and have a way to fewer."""
    now = struck(g, token, immune)
    if not now:
        return 0
    near = around(g.planet, token)
    fewest = now
    for i in range(10):
        if near >> i & 1:
            fewest = min(fewest, struck(g, 1 << i, immune))
    if fewest >= now:
        return 0
    return percent if g.hunted[me].at & token else percent * 3 // 4


def move_token(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Wrong Track and Hologram: to where the fewest are, and not onto oneself."""
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer:
            token = second_of(answer)
            places = token_weights(g, me, token)
            steps.append(settled(rng, answer, places))
            now = struck(g, token_now(g, token), immune_to(g, token))
            weights.append(1 + 50 * now)
    return steps[draw(rng, weights)]


def token_now(g: State, token: Tokens) -> Places:
    return g.artemia if token == ARTEMIA_TOKEN else catching(g)


def immune_to(g: State, token: Tokens) -> int:
    return g.detecting if token == ARTEMIA_TOKEN else g.dodging


def token_weights(g: State, me: int, token: Tokens) -> list[int]:
    immune = immune_to(g, token)
    at = g.hunted[me].at
    weights: list[int] = []
    for i in range(10):
        n = struck(g, 1 << i, immune)
        weights.append(1000 if not n else 1 if at >> i & 1 else 30 // n)
    return weights
