"""An event speaks to whoever reads it: “you” is the reader, and everybody else has a name."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from artemia import texts
from artemia.cards.base.hunt import frighten
from artemia.cards.base.places import ARTEFACT, JUNGLE, LAIR, RIVER
from artemia.cards.exploration.survival import call_together
from artemia.engine.step import Seat, Step
from artemia.rules.deal import new_state
from artemia.rules.effects.places import hide_two, push, show_to_creature, take_back
from artemia.rules.effects.will import heal
from artemia.rules.phases.token_strikes import catch
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.texts.loader import bundle, written_in
from tests.texts.ftl import entries, files, messages

PARTS: Final = ("who", "whose", "whom", "creature")
"""What a reader can be in an event: the variables that hold somebody's name."""
READ_BY_OTHERS: Final = {"who", "whose", "whom"}
"""Whoever these are sees all of the event, so what is only noticed never speaks to them."""
EVENTS: Final = sorted(id for id in messages("en") if id.startswith("event-"))
SAMPLE: Final[dict[str, str | int]] = {
    "who": "Ada",
    "whose": "Bo",
    "whom": "Cleo",
    "creature": "Nox",
    "places": "the Lair",
    "other": "the Jungle",
    "at": "in the Lair",
    "all": "the Lair",
    "cards": "Despair",
    "token": "the Target token",
    "spaces": "3",
    "brings": "unknown",
}
CAUGHT_EN: Final = "The Creature catches you in the Jungle."
CAUGHT_FR: Final = "La Créature vous attrape dans la Jungle."
NUMBERS: Final = (0, 1, 2, 6)
THEY: Final = re.compile(r"\b(its|their|they|itself)\b", re.I)
FRENCH_VERB: Final = re.compile(r"^(?:ne |n’|vous |en |y )*(\S+?)(?=[\s.,:\u00a0]|$)")
ENGLISH_VERB: Final = re.compile(r"\byou(?: neither)? ([a-z]+)", re.I)


class Voices(Visitor):
    """To whom the selectors of a pattern speak."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name == "you":
            self.found |= {str(getattr(each.key, "name", "")) for each in node.variants}
        self.generic_visit(node)


@cache
def patterns(lang: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entry in (entry for file in files(lang) for entry in entries(file)):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def lines(lang: str, id: str, you: str) -> set[str]:
    """All that a message can say to such a reader."""
    found = set()
    for n in NUMBERS:
        for self in ("yes", "no") if you in ("who", "other") else ("no",):
            filled = {**SAMPLE, "n": n, "count": n, "self": self, "you": you}
            found.add(written_in(bundle(lang), lang, id, filled))
    return found


def named_in(id: str) -> set[str]:
    """Who has a name in the line as others read it."""
    spoken = " ".join(lines("en", id, "other"))
    names = {part for part in PARTS if str(SAMPLE[part]) in spoken}
    return names - READ_BY_OTHERS if id.endswith(".noticed") else names


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("id", EVENTS)
def test_whoever_is_named_is_spoken_to(id: str, lang: str) -> None:
    """A seat that an event names reads “you” in its place, and never its own name."""
    voices = Voices()
    voices.visit(patterns(lang)[id])
    wanted = named_in(id)
    if id == "event-show_to_creature":
        wanted.discard("who")
    assert wanted <= voices.found, f"{id} doesn't speak to {wanted - voices.found}"
    for part in wanted:
        for line in lines(lang, id, part):
            assert str(SAMPLE[part]) not in line, line
            assert re.search({"en": r"\byour?\b", "fr": r"\bvous|\bvos|\bvotre"}[lang], line, re.I), line


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("id", EVENTS)
def test_you_has_the_verb_that_belongs_to_it(id: str, lang: str) -> None:
    """No “you is”, “you takes” or “vous prend”, and nothing of “its” where it is yours."""
    for part in named_in(id):
        for line in lines(lang, id, part):
            if lang == "en":
                for verb in ENGLISH_VERB.findall(line):
                    assert not verb.endswith("s") or verb == "across", line
                assert part != "who" or not THEY.search(line.partition(":")[0]), line
            elif line.startswith("Vous "):
                verb = FRENCH_VERB.search(line.removeprefix("Vous "))
                assert verb and (verb[1].endswith("ez") or verb[1] in ("êtes", "dites", "faites")), line


@pytest.fixture
def g() -> State:
    return new_state(Setup(players=4, side="A", seed=1))


@pytest.mark.parametrize(
    ("step", "you", "english", "french"),
    [
        (catch(2, JUNGLE), 2, CAUGHT_EN, CAUGHT_FR),
        (catch(2, JUNGLE), 0, "You catch Bo in the Jungle.", "Vous attrapez Bo dans la Jungle."),
        (catch(2, JUNGLE), 1, "The Creature catches Bo in the Jungle.", None),
        (catch(2, JUNGLE), None, "The Creature catches Bo in the Jungle.", None),
        (push(2, LAIR, JUNGLE), 2, "The Creature pushes you from the Jungle to the Lair.", None),
        (push(2, LAIR, JUNGLE), 0, "You push Bo from the Jungle to the Lair.", None),
        (take_back(1, LAIR), 1, "You take back the Lair.", "Vous reprenez l’Antre."),
        (heal(1, 1 << 1), 1, "You regain 1 Will.", "Vous récupérez 1 Volonté."),
        (heal(1, 1 << 2), 2, "Ada gives you 1 Will back.", "Ada vous rend 1 Volonté."),
        (heal(1, 1 << 2), 1, "You give 1 Will back to Bo.", "Vous rendez 1 Volonté à Bo."),
        (frighten(0, 1 << 3), 3, "The Creature frightens you.", "La Créature vous effraie."),
        (show_to_creature(0, ARTEFACT, 3), 3, "You show the Artefact.", "Vous montrez l’Artefact."),
        (call_together(1, 1 << 2 | 1 << 3), 3, "Ada rallies Bo and you.", "Ada vous rallie, Bo et vous."),
    ],
)
def test_the_three_voices(g: State, step: Step, you: Seat | None, english: str, french: str | None) -> None:
    assert texts.event(g, step, True, "en", you=you) == english
    assert french is None or texts.event(g, step, True, "fr", you=you) == french


def test_the_creature_is_shown_what_others_hide(g: State) -> None:
    line = texts.event(g, hide_two(1, LAIR | RIVER), False, "en", you=0)
    assert line == "Ada hides 2 Place cards and shows you the rest."
