"""What both environments of PettingZoo share: who sits there, sees and can do what, and who has won."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from numpy.typing import NDArray

from artemia.errors import ArtemiaError
from artemia.rules.constants import CREATURE, CREATURE_WINS
from artemia.rules.observation import observed
from artemia.rules.observation_layout import layout_of
from artemia.rules.presets import preset
from artemia.session import Session
from artemia.spaces import TokenChoice, space_of

Observation: TypeAlias = dict[str, NDArray[Any]]
Illegal: TypeAlias = Literal["lose", "other"]
RENDER_MODES: Final = ("human", "ansi")


class EnvTable:
    """One game after another with the same seats, and the spaces of their observations and actions.

    `illegal` says what comes of an action that isn't offered: its agent loses, or does some `other` thing.
    With `waits` there is one action more than there are tokens: to wait.
    """

    def __init__(self, mode: str, illegal: str, render_mode: str | None, waits: bool, **wishes: Any) -> None:
        if illegal not in ("lose", "other"):
            raise ArtemiaError(f"An illegal action can “lose” or be some “other”, but not “{illegal}”.")
        if render_mode not in (None, *RENDER_MODES):
            raise ArtemiaError(f"This is rendered as “human” or “ansi”, not “{render_mode}”.")
        self.setup = preset(mode, **wishes)
        self.layout, self.space = layout_of(self.setup), space_of(self.setup)
        self.render_mode, self.illegal = render_mode, illegal
        self.agents = [f"{'hunted' if seat else 'creature'}_{seat}" for seat in range(self.setup.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.actions = self.space.size + waits
        self.action_spaces = {agent: Discrete(self.actions) for agent in self.agents}
        self.observation_spaces = {
            agent: Dict(
                observation=Box(0, 255, (self.layout.size + self.space.size,), np.uint8),
                action_mask=MultiBinary(self.actions),
            )
            for agent in self.agents
        }
        self.state_space = Box(0, 255, (self.setup.players * self.layout.size,), np.uint8)
        self.hat = Random()
        self.game = Session.new(self.setup)

    def deal(self, seed: int | None) -> None:
        """Another game; without a seed it follows from the games before."""
        if seed is not None:
            self.hat.seed(seed)
        self.game = Session.new(self.setup.with_seed(self.hat.getrandbits(63)))

    def observe(self, agent: str, choice: TokenChoice | None) -> Observation:
        """What an agent sees, with what it has said of its answer; and the mask of what it may say next."""
        seen = bytearray(observed(self.game.state, self.seats[agent], self.layout))
        seen += choice.so_far(self.space.size) if choice else bytes(self.space.size)
        mask = choice.mask(self.actions) if choice else bytes(self.actions)
        return {
            "observation": np.frombuffer(seen, np.uint8),
            "action_mask": np.frombuffer(bytearray(mask), np.int8),
        }

    def state(self) -> NDArray[np.uint8]:
        """What all seats see, one after the other: for whoever trains them together."""
        g = self.game.state
        return np.frombuffer(
            bytearray(b"".join([observed(g, seat, self.layout) for seat in self.seats.values()])), np.uint8
        )

    def rewards(self) -> dict[str, float]:
        """1 for each of the camp that has won, -1 for each of the other."""
        creature = 1.0 if self.game.state.winner == CREATURE_WINS else -1.0
        return {agent: creature if seat == CREATURE else -creature for agent, seat in self.seats.items()}

    def in_words(self) -> str:
        seen = self.game.view(None)
        if seen.winner:
            return f"Turn {seen.turn}: won by the {seen.winner}"
        tracks = f"Rescue {seen.rescue}, Assimilation {seen.assimilation}"
        if seen.sanctuary is not None:
            tracks += f", Defense {seen.sanctuary.defense}"
        return f"Turn {seen.turn}, phase {seen.phase}: {tracks}"

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(self.in_words())
            return None
        return self.in_words()
