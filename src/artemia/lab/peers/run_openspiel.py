"""Random games of OpenSpiel through pyspiel's states: `run_openspiel.py GAME SECONDS SEED`."""

from __future__ import annotations

import random
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from artemia.lab.peers import _child as child
else:
    import _child as child


def drawn_by_choices(rng: random.Random, outcomes: list[tuple[int, float]]) -> int:
    """As the library's users mostly write it."""
    actions, probabilities = zip(*outcomes, strict=True)
    action: int = rng.choices(actions, probabilities)[0]
    return action


def drawn_quickly(rng: random.Random, outcomes: list[tuple[int, float]]) -> int:
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0.0:
            return action
    return outcomes[-1][0]


def main() -> None:
    label, seconds, seed = child.arguments()
    name, _, tuned = label.partition("-")
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    players = range(game.num_players())
    chance = int(pyspiel.PlayerId.CHANCE)
    terminal = int(pyspiel.PlayerId.TERMINAL)
    rng = random.Random(seed)
    rnd = rng.random
    draw = drawn_quickly if tuned else drawn_by_choices

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
                state.apply_action(draw(rng, state.chance_outcomes()))
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

    child.run(f"openspiel/{label}", "open_spiel", seconds, play, {"copy_us": lambda state: state.clone})


if __name__ == "__main__":
    main()
