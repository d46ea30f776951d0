"""What holds for every Evolution."""

import pytest

from artemia.cards.sanctuary.founding import which_evolution
from artemia.engine.kernel import all_answers, answers_to
from artemia.engine.spelling import spell
from artemia.engine.step import OP, OPS
from artemia.rules.constants import CREATURE
from artemia.rules.deal import new_state
from artemia.rules.presets import preset
from artemia.rules.sanctuary_catalog import EVOLUTIONS
from tests.cards.sanctuary.evolutions.talk import can_use, evolved, light, next_turn
from tests.cards.talk import lay

PRINTED = {
    "optimizer": (1, 1, 1),
    "instinctive": (1, 1, 2),
    "clever": (1, 1, 4),
    "metabolic": (1, 1, 5),
    "territorial": (1, 1, 3),
    "slugger": (1, 2, 3),
    "sharp": (1, 2, 3),
    "prescient": (1, 2, 2),
    "scavenger": (1, 2, 5),
    "parasite": (1, 2, 3),
    "fast": (1, 3, 4),
    "screamer": (1, 3, 3),
    "primitive": (1, 3, 2),
    "corrosive": (1, 3, 3),
    "fertile": (1, 3, 5),
    "oppressive": (2, 4, 1),
    "symbiotic": (2, 4, 2),
    "spectral": (2, 4, 3),
    "magnetic": (2, 4, 5),
    "prolific": (2, 4, 5),
    "psychic": (2, 5, 2),
    "viral": (2, 5, 2),
    "venomous": (2, 5, 3),
    "besieger": (2, 5, 3),
    "versatile": (2, 5, 2),
    "tentacular": (2, 6, 2),
    "mutagenic": (2, 6, 3),
    "devourer": (2, 6, 3),
    "relentless": (2, 6, 3),
    "chronophage": (2, 6, 4),
}


def test_every_evolution_has_its_level_cost_and_phase() -> None:
    assert [(e.id, (e.level, e.cost, e.phase)) for e in EVOLUTIONS.values()] == list(PRINTED.items())


def test_an_evolution_is_asked_under_its_own_name() -> None:
    for each in EVOLUTIONS.values():
        if each.ask:
            assert OPS[each.ask & OP].name == each.id


def test_no_two_evolutions_share_a_modifier() -> None:
    """Else one that is silenced would silence the other."""
    modifiers = [each.modifier for each in EVOLUTIONS.values() if each.modifier]
    assert sum(modifiers).bit_count() == len(modifiers)


@pytest.mark.parametrize(
    ("players", "choice"),
    [
        (2, ["optimizer", "instinctive", "clever"]),
        (3, ["optimizer", "instinctive", "clever"]),
        (4, ["slugger", "sharp", "prescient"]),
        (5, ["slugger", "sharp", "prescient"]),
        (6, ["fast", "screamer", "primitive"]),
        (7, ["fast", "screamer", "primitive"]),
    ],
)
def test_three_evolutions_to_choose_from_in_the_light_variant(players: int, choice: list[str]) -> None:
    g = new_state(preset("light", players=players, seed=1))
    answers = all_answers(answers_to(g, which_evolution(CREATURE)))
    assert [spell(answer).split(" ")[-1] for answer in answers] == choice


def test_an_evolution_is_used_once_a_turn_and_again_in_the_next() -> None:
    t = light("prescient", artemia=True, ripley={"plays": "jungle"})
    t.hunt()
    t.creature.chooses("use_evolution prescient")
    assert not can_use(t, "prescient")
    t.creature.puts(creature="lair", artemia="lair")
    next_turn(t)
    lay(t, ripley="lair")
    assert can_use(t, "prescient")


def test_all_see_which_evolution_is_used() -> None:
    t = evolved("symbiotic", dna=1, ripley={"plays": "jungle"})
    t.hunt()
    t.creature.chooses("use_evolution symbiotic")
    assert t.ripley.log[-2:] == ["use_evolution symbiotic", "lost_dna 1"]
    assert t.ripley.view.sanctuary is not None
    assert t.ripley.view.sanctuary.used == ["symbiotic"]
