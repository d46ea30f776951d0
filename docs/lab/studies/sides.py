"""Whom side A or B of the board favours: the same deals on both."""

from __future__ import annotations

from collections.abc import Sequence

from study import coloured, compared, show, signed, wishes

from artemia.lab.report.plots import Group, Whisker
from artemia.rules.presets import agreed_in

MODES = {"First night": "first_night", "Exploration": "exploration", "Sanctuary": "sanctuary"}


def main(words: Sequence[str] | None = None) -> None:
    wish = wishes(1000, __doc__, words)
    groups = []
    for label, mode in MODES.items():
        on_a, on_b = (compared({}, wish, sides=(side,), wishes=agreed_in(mode)) for side in "AB")
        bars = []
        for players in wish.players:
            pairing = ("instinct", "instinct")
            change = on_b.match(pairing, players).change_from(on_a.match(pairing, players))
            assert change is not None
            bars.append(Whisker(f"{players} players", signed(change, -1)))
        groups.append(Group(label, bars))
    show(
        "sides", "How much more often the Hunted win on side B than on side A, points", coloured(groups), wish
    )


if __name__ == "__main__":
    main()
