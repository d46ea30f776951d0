"""Which cards and places a simulation made use of, and which it never did."""

from collections import Counter

from rich.table import Table

from artemia.lab.simulate import Result, Tally
from artemia.rules.boxes import SITES
from artemia.rules.catalog import HUNT, SURVIVAL
from artemia.rules.roster import AVATARS, EVOLUTIONS, SURVIVORS
from artemia.rules.setup import Setup
from artemia.texts import card_name, say


def never_used(result: Result) -> dict[str, list[str]]:
    """The cards and places of these games that nobody used, by deck."""
    setup = result.order.setup(result.order.cells[0], 0)
    decks = used(result.total)
    return {deck: [id for id in ids if id not in decks[deck]] for deck, ids in in_play(setup).items()}


def in_play(setup: Setup) -> dict[str, list[str]]:
    """Everything such games are played with. A card that replaces another counts under its name."""
    return {
        "hunt": [id for id, card in HUNT.items() if card.box in setup.boxes and not card.replaces],
        "survival": [id for id, card in SURVIVAL.items() if card.box in setup.boxes and not card.replaces],
        "place": [*setup.places, *(SITES if setup.labyrinth else ())],
        "avatar": list(AVATARS) if setup.city else [],
        "evolution": list(EVOLUTIONS) if setup.city else [],
        "survivor": list(SURVIVORS) if setup.city else [],
    }


def used(total: Tally) -> dict[str, Counter[str]]:
    return {
        "hunt": total.hunt,
        "survival": total.survival,
        "place": total.powers,
        "avatar": total.avatars,
        "evolution": total.evolutions,
        "survivor": total.survivors,
    }


def uses(total: Tally, missing: dict[str, list[str]], lang: str) -> Table:
    table = Table(title=say(lang, "sim-coverage"))
    table.add_column(say(lang, "sim-name"))
    table.add_column(say(lang, "sim-kind"))
    table.add_column(say(lang, "sim-times"), justify="right")
    for deck, counts in used(total).items():
        for id, times in counts.most_common():
            table.add_row(card_name(deck, id, lang), say(lang, f"sim-kind-{deck}"), str(times))
        for id in missing[deck]:
            table.add_row(card_name(deck, id, lang), say(lang, f"sim-kind-{deck}"), "0")
        table.add_section()
    return table
