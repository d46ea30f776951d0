"""Which places win games: what the Hunted lose if nobody goes there, and the Creature knows."""

from __future__ import annotations

from collections.abc import Sequence

from study import bot, coloured, show, wins, wishes

from artemia.lab.report.plots import Group, Whisker
from artemia.rules.setup import Setup
from artemia.texts import place_name


def main(words: Sequence[str] | None = None) -> None:
    wish = wishes(400, __doc__, words)
    usual = wins("instinct", "instinct", wish)
    bars: dict[int, list[Whisker]] = {players: [] for players in wish.players}
    for number, name in enumerate(Setup(seed=0).places, 1):
        avoiding = bot(f"Avoiding:place={number}")
        for players, match in wins(avoiding, avoiding, wish).items():
            worth = match.change_from(usual[players])
            assert worth is not None
            bars[players].append(Whisker(f"{number} {place_name(name, 'en')}", worth))
    groups = [Group(f"{players} players", each) for players, each in bars.items()]
    show("places", "What a place is worth to the Hunted, points of win rate", coloured(groups), wish)


if __name__ == "__main__":
    main()
