"""What talking would be worth: Hunted who are told where the others go, and what they make of it."""

from __future__ import annotations

from collections.abc import Sequence

from study import bot, by_seats, coloured, compared, gains, show, wishes

HUNTED = {
    "spread over the planet": bot("Spreading"),
    "stay together": bot("Gathering"),
    "share what serves only one": bot("Sharing"),
}


def main(words: Sequence[str] | None = None) -> None:
    wish = wishes(2000, __doc__, words)
    report = compared(HUNTED, wish)
    groups = by_seats(wish, lambda players: gains(report, HUNTED, players))
    show("talking", "What talking is worth to the Hunted, points of win rate", coloured(groups), wish)


if __name__ == "__main__":
    main()
