"""Artemia in OpenSpiel: once this is imported `pyspiel.load_game("python_artemia(mode=light,players=4)")`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from artemia.envs.remembered import Remembered
from artemia.rules.knowledge import ONLOOKER
from artemia.rules.observation_layout import layout_of
from artemia.rules.presets import preset
from artemia.spaces import space_of

LONGEST_GAME: Final = 20_000
MOST_DRAWS: Final = 2_000
DEFAULTS: Final = {"mode": "first_night", "players": 5}

TYPE: Final = pyspiel.GameType(
    short_name="python_artemia",
    long_name="Artemia",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=7,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class ArtemiaGame(pyspiel.Game):
    """The game of a preset. An action is a token; the deal and every other draw are moves of chance."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = {**DEFAULTS, **(params or {})}
        setup = preset(wishes["mode"], players=wishes["players"], seed=0)
        self.space, self.layout = space_of(setup), layout_of(setup)
        self.start = Remembered(setup, self.space, self.layout)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=self.space.longest,
            num_players=setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(TYPE, about, params or {})

    def new_initial_state(self) -> ArtemiaState:
        return ArtemiaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ArtemiaObserver:
        return ArtemiaObserver(self, iig_obs_type, params)


class ArtemiaState(pyspiel.State):
    """A game, as OpenSpiel asks about it. It copies what is kept here deeply: `Remembered` knows how."""

    def __init__(self, game: ArtemiaGame) -> None:
        super().__init__(game)
        self.play = game.start.copy()

    def current_player(self) -> int:
        if self.play.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        choice = self.play.choice
        return sorted(choice.tokens()) if choice and player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.play.outcomes
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        self.play.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.play.space.tokens[action]

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        return self.play.returns()

    def __str__(self) -> str:
        seen = self.play.open.session.view(None)
        tracks = f"rescue {seen.rescue}, assimilation {seen.assimilation}"
        return f"turn {seen.turn}, phase {seen.phase}, {tracks}, after {len(self.history())} moves"


class ArtemiaObserver:
    """What a player sees now, as a tensor and in words; with perfect recall all it ever noticed, in words."""

    def __init__(self, game: ArtemiaGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers take no parameters, so not {params}.")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.recall = bool(wanted.perfect_recall)
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = 0 if self.recall else game.layout.size + game.space.size
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {} if self.recall else {"observation": self.tensor}

    def set_from(self, state: ArtemiaState, player: int) -> None:
        if not self.recall:
            self.tensor[:] = np.frombuffer(state.play.observation(self.eyes(player)), np.uint8)

    def string_from(self, state: ArtemiaState, player: int) -> str:
        if self.recall and self.private:
            return state.play.info_state(player)
        return f"{player}: {state.play.in_words(self.eyes(player))}"

    def eyes(self, player: int) -> int:
        """Without private information it sees what an onlooker sees."""
        return player if self.private else ONLOOKER


pyspiel.register_game(TYPE, ArtemiaGame)
