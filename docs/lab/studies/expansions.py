"""What the expansions change: how often the Hunted win, and how long games last, beside the base game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from study import coloured, show, signed, wishes

from artemia.lab.report.plots import Estimate, Group, Whisker
from artemia.lab.simulate import Order, simulate
from artemia.lab.statistics import newcombe
from artemia.rules.presets import agreed_in

BASE = Order(players=(3,))
MODES = ("exploration", "sanctuary", "everything", "light", "labyrinth")


def main(words: Sequence[str] | None = None) -> None:
    wish = wishes(1000, __doc__, words)
    groups = []
    for players in wish.players:
        won: dict[str, int] = {}
        for mode in ("first_night", *MODES):
            order = replace(BASE, players=(players,), games=wish.games, seed=wish.seed, **agreed_in(mode))
            result = simulate(order, jobs=wish.jobs)
            if result.failures:
                raise SystemExit(str(result.failures[0]))
            total = result.total
            won[mode] = total.creature_wins
            minutes = f"{total.turns / total.games:.1f} turns, {total.decisions / total.games:.0f} decisions"
            print(f"{mode}, {players} players: {minutes} a game")
        bars = [
            Whisker(mode, signed(change(won[mode], won["first_night"], wish.games), -1)) for mode in MODES
        ]
        groups.append(Group(f"{players} players", bars))
    title = "How much more often the Hunted win than in the base game, points"
    show("expansions", title, coloured(groups), wish)


def change(wins: int, base: int, games: int) -> Estimate:
    return (wins - base) / games, *newcombe(wins, games, base, games)


if __name__ == "__main__":
    main()
