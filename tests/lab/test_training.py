"""Learning what positions are worth."""

from __future__ import annotations

import json
from random import Random

import pytest

from artemia.bots.cunning.value import aligned, logistic
from artemia.lab.training import Drill, Example, as_json, fitted, learn, solved
from artemia.rules.boxes import BASE
from artemia.rules.catalog import places_of
from artemia.rules.setup import usual_places

TRUE = (0.5, -1.0, 2.0)


def test_equations_are_solved() -> None:
    assert solved([[4.0], [2.0, 3.0]], [10.0, 8.0]) == pytest.approx([1.75, 1.5])


def test_it_finds_the_weights_outcomes_were_drawn_from() -> None:
    """Also where a feature says nothing, and where two say the same."""
    rng = Random(1)
    examples: list[Example] = []
    for _ in range(20_000):
        seen = [1.0, rng.gauss(0.0, 1.0), rng.random()]
        chance = logistic(sum([weight * x for weight, x in zip(TRUE, seen, strict=True)]))
        examples.append(([*seen, 0.0, seen[1]], 1.0 if rng.random() < chance else 0.0))
    found = fitted(examples)
    assert found[0] == pytest.approx(TRUE[0], abs=0.1)
    assert found[1] + found[4] == pytest.approx(TRUE[1], abs=0.1)
    assert found[1] == pytest.approx(found[4])
    assert found[2] == pytest.approx(TRUE[2], abs=0.2)
    assert found[3] == 0.0


def test_lessons_are_on_the_usual_planet_and_on_mixed_ones() -> None:
    """So that every choice of places is known, also where some are to be discovered."""
    both = Drill(players=4, boxes=(BASE, "exploration"), games=64, bot="instinct", seed=1)
    setups = [both.setup(k) for k in range(64)]
    usual = usual_places(both.boxes, labyrinth=False)
    assert sum(setup.places == usual for setup in setups) == 32
    assert sum(setup.labyrinth for setup in setups) == 8
    assert {name for setup in setups for name in setup.places} == {
        *places_of(BASE),
        *places_of("exploration"),
    }
    assert {setup.side for setup in setups if setup.places == usual} == {"A", "B"}
    city = Drill(players=4, boxes=(BASE, "exploration", "sanctuary"), games=8, bot="instinct", seed=1)
    assert all(city.setup(k).places[5:] == places_of("sanctuary") for k in range(8))


@pytest.mark.slow
def test_a_lesson_tells_better_than_the_mean_and_always_the_same() -> None:
    drill = Drill(players=3, boxes=(BASE,), games=150, bot="instinct", seed=1)
    learned = learn(drill)
    assert learned.loss < learned.loss_of_the_mean
    written = as_json([learned], "a command")
    assert written == as_json([learn(drill)], "a command")
    (weights,) = aligned(json.loads(written)).values()
    assert weights[: len(learned.weights)] == pytest.approx(learned.weights, rel=1e-3)
