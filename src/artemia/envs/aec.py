"""PettingZoo's turn-based interface: one agent is asked at a time."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from artemia.envs.env_table import RENDER_MODES, EnvTable, Observation
from artemia.spaces import TokenChoice


class TurnByTurn(AECEnv[str, Observation, int]):
    """A game whose seats answer one after the other, token by token.

    An action is a token, an observation what the seat sees and the mask of the tokens that may come next.
    After `max_cycles` actions the game is cut off.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "artemia_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
    }
    rewards: dict[str, float]

    def __init__(
        self,
        mode: str = "first_night",
        *,
        max_cycles: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **wishes: Any,
    ) -> None:
        super().__init__()
        self.table = EnvTable(mode, illegal, render_mode, waits=False, **wishes)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.possible_agents = self.table.agents[:]
        self.state_space = self.table.state_space

    def observation_space(self, agent: str) -> Dict:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        self.choice: TokenChoice = self.table.space.choice(self.table.game)
        self.agent_selection = self.possible_agents[self.table.game.seat]

    def observe(self, agent: str) -> Observation:
        asked = agent == self.agent_selection and not self.table.game.over
        return self.table.observe(agent, self.choice if asked else None)

    def state(self) -> NDArray[Any]:
        return self.table.state()

    def step(self, action: int | None) -> None:
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        if not self.choice.offers(-1 if action is None else int(action)):
            if table.illegal == "lose":
                self._end({each: -1.0 if each == agent else 0.0 for each in self.agents})
                return
            action = table.hat.choice(self.choice.tokens())
        assert action is not None
        self.choice.take(int(action))
        if self.choice.done:
            table.game.take(self.choice.answer)
            if not table.game.ask():
                self._end(table.rewards())
                return
            self._ask()
        if self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held."""
