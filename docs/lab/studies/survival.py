"""What Survival cards are worth: what the Hunted lose who play none of them, or all but one."""

from __future__ import annotations

from collections.abc import Sequence

from study import bot, by_seats, coloured, compared, gains, show, wishes

from artemia.rules.boxes import BASE
from artemia.rules.catalog import SURVIVAL
from artemia.texts import card_name


def main(words: Sequence[str] | None = None) -> None:
    wish = wishes(300, __doc__, words)
    hunted = {"all of them": bot("Proud")}
    hunted |= {
        card_name("survival", id, "en"): bot(f"Proud:card={id}")
        for id in SURVIVAL
        if SURVIVAL[id].box == BASE
    }
    report = compared(hunted, wish)
    groups = by_seats(wish, lambda players: gains(report, hunted, players, sign=-1))
    title = "What Survival cards are worth to the Hunted, points of win rate"
    show("survival", title, coloured(groups), wish)


if __name__ == "__main__":
    main()
