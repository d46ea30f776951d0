"""Why something isn't offered: asked of everything shown, in random positions of all modes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest

from artemia import Game, Setup
from artemia.engine.step import OP, OPS, expand, first_of, second_of
from artemia.rules.catalog import HUNT, SURVIVAL
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS
from artemia.rules.view import HuntedView, View
from artemia.session import asked_of
from artemia.texts import LANGUAGES
from artemia.whynot import BUTTON, Thing, WhyNot, shown_to, told, why_not
from tests.properties.drive import MODES, Hat, at_the_door, tables

POSITIONS: Final = 2000
FALLBACKS: Final = {
    "turn/something-else-is-asked",
    "turn/creature-waits",
    "turn/hunted-waits",
    "turn/would-do-nothing",
}
"""Reasons that say nothing of the thing itself."""
MOST_FALLBACKS: Final = 0.03


def positions(few: int, more: int, chance: float) -> Iterator[tuple[Game, Setup, int]]:
    """A game stopped at random, seen by one of its seats, as a rule one that is asked."""
    rng = Random(18)
    for rich in (False, True):
        for table in tables(few, more):
            setup = table.values[0]
            game = Game.new(setup)
            for move in at_the_door(game, Hat(setup, "why"), rich=rich):
                if rng.random() < chance:
                    yield game, setup, move.seat if rng.random() < 0.6 else rng.randrange(setup.players)


def is_offered(game: Game, seat: int, thing: Thing) -> bool:
    """By all plain answers there are."""
    steps = [step for answer in asked_of(game.state, seat).answers for step in expand(answer)]
    if thing.kind == BUTTON:
        return any(OPS[step & OP].name == thing.name for step in steps)
    return any(
        kind == thing.argument and value & thing.value
        for step in steps
        for kind, value in zip(OPS[step & OP].arguments, (first_of(step), second_of(step)), strict=False)
    )


Check = Callable[[View, HuntedView, Thing, WhyNot], bool]


def number(thing: Thing) -> int:
    return int(thing.name)


TRUE: Final[dict[str, Check]] = {
    "explore/closed": lambda v, me, it, why: number(it) in v.inaccessible,
    "explore/laid": lambda v, me, it, why: number(it) in (me.played or ()),
    "explore/hand-later": lambda v, me, it, why: number(it) in (me.hand or ()) and v.phase > 1,
    "explore/laid-another": lambda v, me, it, why: bool(me.played) and v.phase == 1,
    "explore/phase-1-only": lambda v, me, it, why: v.phase > 3,
    "labyrinth/hidden": lambda v, me, it, why: v.planet[number(it) - 1] is None,
    "discard/there": lambda v, me, it, why: number(it) in (me.discard or ()),
    "discard/later": lambda v, me, it, why: number(it) in (me.discard or ()),
    "discard/empty": lambda v, me, it, why: not me.discard,
    "reserve/not-yours": lambda v, me, it, why: (
        number(it) not in me.owned and v.reserve.get(number(it), 0) == why.bar.n > 0
    ),
    "reserve/none-left": lambda v, me, it, why: not v.reserve.get(number(it), 0),
    "resist/nothing-back": lambda v, me, it, why: not me.discard,
    "hunt/cards-are-laid": lambda v, me, it, why: v.phase in (2, 3) and not me.at,
    "hunt/tokens-later": lambda v, me, it, why: v.phase == 1,
    "tokens/down": lambda v, me, it, why: v.phase > 2,
    "tokens/all-down": lambda v, me, it, why: bool(v.creature) and v.phase == 2,
    "tokens/lies-there": lambda v, me, it, why: bool(getattr(v, it.name)),
    "tokens/not-yours": lambda v, me, it, why: v.seat != 0,
    "tokens/with-a-card": lambda v, me, it, why: not getattr(v, it.name),
    "artemia/not-called": lambda v, me, it, why: not v.artemia,
    "artemia/not-down": lambda v, me, it, why: not v.artemia,
    "artemia/down-already": lambda v, me, it, why: bool(v.artemia),
    "hunt-cards/phase": lambda v, me, it, why: HUNT[it.name].phase not in (0, v.phase),
    "hunt-cards/one-a-turn": lambda v, me, it, why: v.hunt_left <= 0,
    "survival-cards/phase": lambda v, me, it, why: SURVIVAL[it.name].phase == why.bar.n != v.phase,
    "survival-cards/one-a-turn": lambda v, me, it, why: me.survival_used,
    "survival-cards/instead-of-the-place": lambda v, me, it, why: v.phase == 3,
    "places/elsewhere": lambda v, me, it, why: bool(me.at) and number(it) not in me.at,
    "places/resolved": lambda v, me, it, why: number(it) in me.at,
    "places/your-turn-comes": lambda v, me, it, why: number(it) in me.at,
    "places/spoilt": lambda v, me, it, why: number(it) in v.ineffective,
    "places/creature-there": lambda v, me, it, why: number(it) in {*v.creature, *v.target, *me.at},
    "places/artemia-there": lambda v, me, it, why: bool(v.artemia) and number(it) in me.at,
    "places/marker-there": lambda v, me, it, why: v.marker,
    "places/no-marker": lambda v, me, it, why: not v.marker,
    "will/all-there": lambda v, me, it, why: me.will == 3,
    "give-up/nothing-lost": lambda v, me, it, why: me.will == 3 and not me.discard,
    "evolutions/phase": lambda v, me, it, why: EVOLUTIONS[it.name].phase != v.phase,
    "evolutions/phase-5": lambda v, me, it, why: v.phase != 5,
    "avatars/phase": lambda v, me, it, why: v.phase != 1,
    "avatars/by-itself": lambda v, me, it, why: not AVATARS[it.name].ask,
}
"""What a view has to show if a reason is true. What can't be seen there is tried in the tests of its card."""


def check_all(found: Iterator[tuple[Game, Setup, int]]) -> tuple[int, Counter[str], set[str]]:
    """Asks about everything shown; returns how many positions there were, the reasons, and the modes met."""
    said: Counter[str] = Counter()
    modes: set[str] = set()
    count = 0
    for game, setup, seat in found:
        count += 1
        modes.add(mode_of(setup))
        seen = game.view(seat)
        own = seen.hunted[seat - 1]
        for thing in shown_to(game.state, seat):
            why = why_not(game.state, seat, thing)
            assert (why is None) == is_offered(game, seat, thing), thing
            if why is None:
                continue
            said[why.bar.key] += 1
            for lang in LANGUAGES:
                text = told(game.state, why, lang).text
                assert text[0].isupper() and text[-1] in ".?!”»" and "played none" not in text, text
            if why.bar.key in TRUE:
                assert TRUE[why.bar.key](seen, own, thing, why), (thing, why)
            if why.bar.culprit is not None and why.bar.culprit.kind == "hunt":
                assert why.bar.culprit.seat == 0
    return count, said, modes


def mode_of(setup: Setup) -> str:
    return f"{setup.boxes} {setup.light} {setup.labyrinth} {setup.places}"


def test_everything_shown_and_not_offered_says_why() -> None:
    count, said, _ = check_all(positions(1, 0, 0.1))
    assert count > 200
    assert share(said) < MOST_FALLBACKS


@pytest.mark.slow
def test_in_2000_positions_of_all_modes() -> None:
    count, said, modes = check_all(positions(4, 6, 0.09))
    assert count >= POSITIONS
    assert len(modes) >= len(MODES)
    assert share(said) < MOST_FALLBACKS
    assert not said["turn/would-do-nothing"], "a card has no answer, and doesn't say why"
    checked = sum(n for key, n in said.items() if key in TRUE)
    assert checked > 0.6 * sum(said.values())


def share(said: Counter[str]) -> float:
    return sum(said[key] for key in FALLBACKS) / sum(said.values())


def test_no_reason_tells_what_a_seat_may_not_know() -> None:
    """In another deal that the seat can't tell from the real one it is the same reason, word for word."""
    for number_, (game, _, seat) in enumerate(positions(1, 0, 0.05)):
        other = game.redeal(seat, number_)
        for thing in shown_to(game.state, seat):
            here, there = why_not(game.state, seat, thing), why_not(other.state, seat, thing)
            assert here == there, thing
