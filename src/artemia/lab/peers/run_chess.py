"""Random games of python-chess: `run_chess.py chess SECONDS SEED`."""

from __future__ import annotations

import random
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from artemia.lab.peers import _child as child
else:
    import _child as child


def main() -> None:
    name, seconds, seed = child.arguments()
    chess: Any = import_module("chess")
    rnd = random.Random(seed).random

    def play(limit: int) -> tuple[Any, int, bool]:
        board = chess.Board()
        decisions = 0
        # The forced ends, tested on the move list at hand: a quarter faster than is_game_over,
        # which generates moves again. Fivefold repetition is left out; the 75 moves end it too.
        while decisions < limit:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
                break
            board.push(moves[int(rnd() * len(moves))])
            decisions += 1
        return board, decisions, board.is_game_over()

    cloners = {
        "copy_us": lambda board: partial(board.copy, stack=False),
        "copy_stack_us": lambda board: board.copy,
    }
    child.run(f"python-chess/{name}", "chess", seconds, play, cloners)


if __name__ == "__main__":
    main()
