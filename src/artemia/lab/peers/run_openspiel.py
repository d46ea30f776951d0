"""Random games of OpenSpiel through pyspiel's states: `run_openspiel.py GAME SECONDS SEED`."""

from __future__ import annotations

import random
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from artemia.lab.peers import _child as child
else:
    import _child as child


def main() -> None:
    name, seconds, seed = child.arguments()
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    players = range(game.num_players())
    chance = int(pyspiel.PlayerId.CHANCE)
    terminal = int(pyspiel.PlayerId.TERMINAL)
    rnd = random.Random(seed).random

    def play(limit: int) -> tuple[Any, int, bool]:
        state = game.new_initial_state()
        decisions = 0
        while decisions < limit:
            player = state.current_player()
            if player >= 0:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                decisions += 1
            elif player == chance:
                # Games run up to twice as fast as with random.choices on the unzipped outcomes.
                left = rnd()
                outcomes = state.chance_outcomes()
                drawn = outcomes[-1][0]
                for action, probability in outcomes:
                    left -= probability
                    if left < 0.0:
                        drawn = action
                        break
                state.apply_action(drawn)
            elif player == terminal:
                break
            else:  # all players at once, each of whom decides
                joint = []
                for each in players:
                    actions = state.legal_actions(each)
                    joint.append(actions[int(rnd() * len(actions))])
                state.apply_actions(joint)
                decisions += len(joint)
        return state, decisions, state.is_terminal()

    child.run(f"openspiel/{name}", "open_spiel", seconds, play, {"copy_us": lambda state: state.clone})


if __name__ == "__main__":
    main()
