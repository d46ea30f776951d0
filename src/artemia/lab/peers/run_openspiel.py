"""Random games of OpenSpiel through pyspiel's states: `run_openspiel.py GAME SECONDS SEED`."""

from __future__ import annotations

import random
from collections.abc import Iterator
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

    def choices() -> Iterator[int]:
        state = game.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0:
                actions = state.legal_actions()
                yield len(actions)
                state.apply_action(rng.choice(actions))
            elif player == chance:
                state.apply_action(drawn_quickly(rng, state.chance_outcomes()))
            else:
                joint = [state.legal_actions(each) for each in players]
                yield from map(len, joint)
                state.apply_actions([rng.choice(actions) for actions in joint])

    bots = [pyspiel.make_uniform_random_bot(each, seed) for each in players]

    def loop(games: int) -> None:
        """Whole games between its own random bots: all in C++, chance too."""
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(31))

    copies = {"copy_us": lambda state: state.clone}
    child.run(f"openspiel/{label}", "open_spiel", seconds, play, copies, choices, loop)


if __name__ == "__main__":
    main()
