"""PettingZoo's interface for simultaneous moves: whoever is asked answers, all at once."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from artemia.engine.kernel import all_answers
from artemia.engine.step import Seat
from artemia.envs.env_table import RENDER_MODES, EnvTable, Observation
from artemia.session import Asked
from artemia.spaces import TokenChoice

Answers = dict[str, Any]


class AllAtOnce(ParallelEnv[str, Observation, int]):
    """A game whose seats answer whenever they are asked, token by token.

    The last action is to wait: the only one of a seat that isn't asked. If what somebody does takes another
    one's question away, that one's answer of the same moment is void. After `max_cycles` the game is cut off.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "artemia_v0", "render_modes": [*RENDER_MODES]}

    def __init__(
        self,
        mode: str = "first_night",
        *,
        max_cycles: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **wishes: Any,
    ) -> None:
        self.table = EnvTable(mode, illegal, render_mode, waits=True, **wishes)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.possible_agents = self.table.agents[:]
        self.agents: list[str] = []
        self.state_space = self.table.state_space
        self.wait = self.table.space.size
        self._asked: dict[Seat, tuple[Asked, TokenChoice]] = {}

    def observation_space(self, agent: str) -> Dict:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self._asked = {}
        self._ask()
        return self._observe(), {agent: {} for agent in self.agents}

    def _ask(self) -> None:
        """Questions that are still the same go on where they were."""
        game, before = self.table.game, self._asked
        self._asked = {}
        for seat in game.waiting():
            asked = game.asked(seat)
            known = before.get(seat)
            if known is None or known[0] != asked or known[1].done:
                known = asked, TokenChoice(self.table.space.paths, seat, all_answers(asked.answers))
            self._asked[seat] = known

    def _observe(self) -> dict[str, Observation]:
        found = {}
        for agent in self.agents:
            asked = self._asked.get(self.table.seats[agent])
            found[agent] = self.table.observe(agent, asked[1] if asked else None)
            found[agent]["action_mask"][self.wait] = asked is None
        return found

    def state(self) -> NDArray[Any]:
        return self.table.state()

    def step(self, actions: dict[str, int]) -> tuple[Answers, Answers, Answers, Answers, Answers]:
        agents, rewards = self.agents, dict.fromkeys(self.agents, 0.0)
        self.cycles += 1
        wrong = [agent for agent in agents if not self._said(agent, int(actions.get(agent, self.wait)))]
        if wrong:
            rewards.update(dict.fromkeys(wrong, -1.0))
        else:
            self._answer()
            if self.table.game.over:
                rewards = self.table.rewards()
        ended = bool(wrong) or self.table.game.over
        cut = not ended and self.cycles == self.max_cycles
        seen = self._observe()
        if ended or cut:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _said(self, agent: str, action: int) -> bool:
        """Takes an agent's token; False if it loses by it."""
        asked = self._asked.get(self.table.seats[agent])
        if asked is None:
            return action == self.wait or self.table.illegal != "lose"
        if not asked[1].offers(action):
            if self.table.illegal == "lose":
                return False
            action = self.table.hat.choice(asked[1].tokens())
        asked[1].take(action)
        return True

    def _answer(self) -> None:
        """Gives the answers that are said to their end, in the order of a table."""
        game = self.table.game
        for seat, (asked, choice) in self._asked.items():
            if choice.done and not game.over and game.asked(seat).step == asked.step:
                game.give(seat, choice.answer)
        self._ask()

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held."""
