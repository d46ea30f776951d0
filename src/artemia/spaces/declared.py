"""The tokens all verbs and cards want that are entered now, those of boxes of one's own included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from artemia.engine.spelling import KINDS, NUMBERS
from artemia.engine.step import OP_BY_NAME, RUN
from artemia.engine.traits import Op
from artemia.rules.boxes import BASE
from artemia.rules.catalog import HUNT, SITES, SURVIVAL
from artemia.rules.observation_layout import TRACK
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS, SURVIVORS
from artemia.spaces.tokens import DONE, Token, digits, second_name
from artemia.texts.loader import bundle

CARDS: Final[dict[str, Any]] = {
    "HuntCards": HUNT,
    "SurvivalCards": SURVIVAL,
    "Evolutions": EVOLUTIONS,
    "Avatars": AVATARS,
    "Survivors": SURVIVORS,
}
SETS: Final[dict[str, list[int]]] = {
    "Places": [1 << n for n in range(10)],
    "Seats": [1 << n for n in range(7)],
    "Tokens": [KINDS["Tokens"][1](name) for name in ("creature", "target", "artemia")],
    "Sites": [1 << n for n in range(len(SITES))],
    "Spaces": [1 << n for n in range(len(TRACK))],
    **{kind: [each.bit for each in known.values()] for kind, known in CARDS.items()},
}


def declared() -> Iterator[Token]:
    """Every token an answer could need: a verb is an answer if there are words for it as one."""
    yield Token(BASE, DONE)
    for digit in range(10):
        yield Token(BASE, digits(digit)[0])
    for seat in range(7):
        yield Token(BASE, f"for {seat}")
    verbs = [op for name, op in OP_BY_NAME.items() if bundle("en").has_message(f"answer-{name}")]
    verbs.sort(key=lambda op: (box_of(op) != BASE, box_of(op), op.name))
    for op in verbs:
        for kind in op.arguments[1:]:
            if kind not in NUMBERS:
                yield from (Token(BASE, second_name(kind, bit)) for bit in SETS[kind])
    for op in verbs:
        yield Token(box_of(op), op.name)
        if op.arguments and op.arguments[0] not in NUMBERS:
            spell = KINDS[op.arguments[0]][0]
            yield from (
                Token(box_of(op), f"{op.name} {name}")
                for name in dict.fromkeys(spell(bit) for bit in SETS[op.arguments[0]])
            )


def box_of(op: Op) -> str:
    """The box whose cards have this verb; what the rules themselves have is of all games."""
    module = RUN[op.number].__module__.split(".")
    return module[2] if module[1] == "cards" else BASE
