"""Which cards and places a simulation made use of, and which it never did."""

from collections.abc import Sequence

from rich.table import Table

from artemia.cli.sheets import box_name
from artemia.lab.coverage import KINDS, Use, Uses, box_of, in_play
from artemia.lab.simulate import Result
from artemia.rules.boxes import BOXES
from artemia.texts import say

NAMED_AS = {"avatar-used": "avatar", "evolution-used": "evolution"}


def uses_of(results: Sequence[Result]) -> Uses:
    """How often each thing of these games was used, be it never, box by box and kind by kind."""
    found = {use for result in results for use in in_play(result.order.setup(result.order.cells[0], 0))}
    uses = Uses(dict.fromkeys(sorted(found, key=rank), 0))
    for result in results:
        uses.update(result.total.uses)
    return uses


def rank(use: Use) -> tuple[int, int, str]:
    kind, id = use
    return list(BOXES).index(box_of(use)), KINDS.index(kind), id


def never_used(uses: Uses) -> list[Use]:
    return [use for use, times in uses.items() if not times]


def uses_in_words(uses: Uses) -> dict[str, dict[str, dict[str, int]]]:
    """By box, kind and id."""
    words: dict[str, dict[str, dict[str, int]]] = {}
    for use, times in uses.items():
        words.setdefault(box_of(use), {}).setdefault(use[0], {})[use[1]] = times
    return words


def name_of(use: Use, lang: str) -> str:
    kind, id = use
    return say(lang, f"{NAMED_AS.get(kind, kind)}-{id}")


def coverage_table(uses: Uses, box: str, lang: str) -> Table:
    """What came out of one box: the rarest of each kind last."""
    table = Table(title=say(lang, "sim-coverage", box=box_name(box, lang)))
    table.add_column(say(lang, "sim-name"))
    table.add_column(say(lang, "sim-kind"))
    table.add_column(say(lang, "sim-times"), justify="right")
    for kind in KINDS:
        rows = [(use, times) for use, times in uses.items() if use[0] == kind and box_of(use) == box]
        for use, times in sorted(rows, key=lambda row: -row[1]):
            table.add_row(name_of(use, lang), say(lang, f"sim-kind-{kind}"), str(times))
        table.add_section()
    return table


def coverage_tables(uses: Uses, lang: str) -> list[Table]:
    return [coverage_table(uses, box, lang) for box in BOXES if any(box_of(use) == box for use in uses)]
