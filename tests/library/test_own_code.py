"""A Python file brings effects of its own for cards that are there: only where it is allowed."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from artemia import Game, Setup, preset, read_corrections
from artemia.bots.instinct import Instinct
from artemia.engine.step import OP_BY_NAME
from artemia.errors import ArtemiaError, SeveralErrors
from artemia.rules.correction_checks import KINDS
from artemia.rules.corrections import corrections
from artemia.rules.moments import AT
from artemia.testing import slow_table, table
from artemia.texts import say
from tests.own_code import BOX, plague_in, the_plague

ALL_KINDS = Path(__file__).parents[1].joinpath("effects_of_all_kinds.py").read_text("utf-8")
SOME = {
    "place": "jungle",
    "survival": "dodge",
    "avatar": "medic",
    "evolution": "clever",
    "survivor": "survivor_03",
}
pytestmark = pytest.mark.usefixtures("forgetful")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    plague_in(tmp_path)
    return tmp_path


def test_a_card_does_what_the_file_says(folder: Path) -> None:
    cards = the_plague(folder).to_dict()
    t = table(cards=cards, hunt=["telepathy"], ripley={"plays": "river"}, freddy={"plays": "lair", "will": 1})
    t.creature.plays("telepathy")
    assert t.ripley.will == 2
    assert t.ripley.log[-2:] == ["infect ripley", "lost_will 1 1"]


def test_its_words_are_those_of_the_file_or_the_names_of_its_verbs(folder: Path) -> None:
    t = table(cards=the_plague(folder).to_dict(), hunt=["telepathy"], ripley={}, freddy={})
    t.creature.plays("telepathy")
    for lang, asked, offered in (("en", "A Hunted", "Infect "), ("fr", "A Hunted", "Infecter ")):
        question = t.game.question(0, lang)
        assert question is not None and question.prompt.startswith(asked)
        assert all(answer.text.startswith(offered) for answer in question.answers)
    t.creature.chooses("infect ripley")
    assert [event.text for event in t.game.events(1)][-2].endswith(": infect.")


def test_whoever_has_not_allowed_it_runs_nothing(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    text = f"import pathlib; pathlib.Path({str(trace)!r}).touch()"
    (tmp_path / "plague.py").write_text(text, encoding="utf-8")
    brought: dict[str, Any] = {"effects": {"plague.py": text}}
    setup = {**Setup(seed=1).to_dict(), "cards": brought}
    record = {"artemia": 2, "setup": setup, "answers": []}
    for door in (
        lambda: read_corrections(BOX, folder=tmp_path),
        lambda: read_corrections(BOX),
        lambda: corrections(brought),
        lambda: Setup.from_dict(setup),
        lambda: Game.replay(record),
        lambda: Game.load(json.dumps(record)),
    ):
        with pytest.raises(SeveralErrors, match="is Python: it runs only where it is allowed"):
            door()
        assert not trace.exists()
    with pytest.raises(SeveralErrors, match="brings no effect"):
        Game.replay(record, allow_code=True)
    assert trace.exists()


def test_what_is_known_here_is_not_run_again(folder: Path) -> None:
    cards, known = the_plague(folder), len(OP_BY_NAME)
    assert corrections(cards.to_dict()) == cards == the_plague(folder)
    assert pickle.loads(pickle.dumps(cards)) == cards
    assert len(OP_BY_NAME) == known


def test_a_record_and_a_save_need_nothing_but_to_be_allowed(folder: Path) -> None:
    game = Game.new(preset("exploration", players=3, seed=5, cards=the_plague(folder)))
    game.play({seat: Instinct(seat) for seat in range(3)}, 60)
    script = (
        "import json, pickle, sys; from artemia import Game; words = sys.stdin.readlines();"
        "saved, again = Game.load(words[1], allow_code=True), Game.replay(json.loads(words[0]));"
        "assert saved.save() == again.save() == pickle.loads(pickle.dumps(saved)).save();"
        "print(again.save())"
    )
    words = json.dumps(game.record) + "\n" + game.save() + "\n"
    ran = subprocess.run(
        [sys.executable, "-c", script], input=words, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == game.save()


HEAD = """
from artemia.engine.step import Answers, Seat, effect, question
from artemia.rules.moments import CREATURE_STRUCK, at
from artemia.rules.own_effects import *
from artemia.rules.effects.will import heal
"""
WRONG = [
    ("x = (", "“own.py”, line 6: this isn’t Python."),
    ("x = 1 / 0", "“own.py”, line 6: ZeroDivisionError: division by zero"),
    ("def fail(): raise KeyError('x')\n\nfail()", "“own.py”, line 6: KeyError: 'x'"),
    ("x = 1", "“own.py” brings no effect."),
    (
        "@hunt_effect(2)\n@question()\ndef heal(g: int, me: Seat) -> Answers: return ()",
        "“own.py”, line 7: there is already a step called “heal”.",
    ),
    (
        "@evolution_effect(2)\n@question()\ndef venomous(g: int, me: Seat) -> Answers: return ()",
        "“own.py”: there is already an effect called “venomous”.",
    ),
    (
        "@hunt_effect(2)\n@effect()\ndef mine(g: int, me: Seat) -> None: ...",
        "“own.py”, line 6: for a card of the kind hunt a question is needed that takes the game and a seat.",
    ),
    (
        "@bonus_effect\n@question()\ndef mine(g: int, me: Seat) -> Answers: return ()",
        "“own.py”, line 6: for a card of the kind bonus an effect is needed that takes the game and a seat.",
    ),
    (
        "@place_effect()\n@question()\ndef mine(g: int, me: Seat, n: int) -> Answers: return ()",
        "“own.py”, line 6: for a card of the kind place a question is needed that takes the game and a seat.",
    ),
    (
        "@survival_effect(5)\n@question()\ndef mine(g: int, me: Seat) -> Answers: return ()",
        "“own.py”, line 6: ValueError: there is no phase 5 for it",
    ),
    (
        "from artemia.rules.catalog import hunt\nfrom artemia.cards.base import BOX\n"
        "@hunt(BOX, 2)\n@question()\ndef mine(g: int, me: Seat) -> Answers: return ()",
        "“own.py” brings cards; all it can bring is effects for cards that exist.",
    ),
    (
        "WORDS = 3\n@survivor_effect\n@question()\ndef mine(g: int, me: Seat) -> Answers: return ()",
        "WORDS has",
    ),
]


def mistake_in(text: str) -> ArtemiaError:
    with pytest.raises(SeveralErrors) as told:
        corrections({"effects": {"own.py": text}}, allow_code=True)
    (mistake,) = told.value.mistakes
    return mistake


@pytest.mark.parametrize(("text", "sentence"), WRONG)
def test_a_mistake_in_the_file_is_told(text: str, sentence: str) -> None:
    mistake = mistake_in(HEAD + text)
    assert sentence in str(mistake)
    assert say("en", f"error-{mistake.code}", **mistake.details) == str(mistake)
    assert say("fr", f"error-{mistake.code}", **mistake.details) != str(mistake)


@pytest.mark.parametrize("text", [text for text, _ in WRONG])
def test_a_file_with_a_mistake_leaves_nothing_behind(text: str) -> None:
    before = dict(OP_BY_NAME), [each.copy() for each in AT]
    mistake_in(f"{HEAD}@at(CREATURE_STRUCK)\n@effect()\ndef blow(g: int, me: Seat) -> None: ...\n{text}")
    assert before == (OP_BY_NAME, AT)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"effect": "plague"}, "hunt.telepathy: there is no text for the effect “plague”: write one."),
        ({"effect": "plage", "text": "x"}, "no effect called “plage”; did you mean plague?"),
        ({"effect": "plague", "text": "x", "phase": 3}, "its effect makes sense in phase 2, not in 3."),
    ],
)
def test_a_card_and_an_effect_of_the_file_fit(folder: Path, said: dict[str, Any], sentence: str) -> None:
    words = the_plague(folder).to_dict() | {"hunt": {"telepathy": said}}
    with pytest.raises(SeveralErrors) as told:
        corrections(words)
    assert sentence in str(told.value)


def test_an_effect_is_for_one_kind_of_cards_and_for_those_who_bring_it(folder: Path) -> None:
    words = the_plague(folder).to_dict()
    with pytest.raises(SeveralErrors, match="the effect “plague” is for cards of the kind hunt"):
        corrections({"effects": words["effects"], "survival": {"dodge": {"effect": "plague", "text": "x"}}})
    with pytest.raises(SeveralErrors, match="there is no effect called “plague”"):
        corrections({"hunt": words["hunt"]})


@pytest.mark.parametrize("effects", [3, {}, {"a.py": "", "b.py": ""}, {"a.py": 3}, {"a" * 200: ""}])
def test_a_file_of_cards_names_one_file_of_effects(effects: Any) -> None:
    with pytest.raises(SeveralErrors, match="“effects” names one Python file"):
        corrections({"effects": effects}, allow_code=True)


def test_every_kind_of_cards_can_have_an_effect_of_its_own() -> None:
    cards = corrections(
        {
            "effects": {"all.py": ALL_KINDS},
            **{
                kind: {id: {"effect": f"own_{kind}", "text": {"fr": "Du nouveau."}} for id in [*known][::2]}
                for kind, known in KINDS.items()
            },
        },
        allow_code=True,
    )
    met: set[str] = set()
    for seed in range(6):
        game = Game.new(preset("everything", players=3, side="A", seed=seed, cards=cards))
        game.play({seat: Instinct(seat) for seat in range(3)})
        met |= {event.kind for seat in range(3) for event in game.events(seat)}
        assert Game.load(game.save()).save() == game.save()
    assert {"own_way", "own_plague", "own_bonus"} <= met
    assert game.questions() == []


def test_each_of_them_is_offered_and_done() -> None:
    effects = {"effects": {"all.py": ALL_KINDS}}
    own = {kind: {id: {"effect": f"own_{kind}", "text": "x"}} for kind, id in SOME.items()}
    cards = corrections(effects | own, allow_code=True).to_dict()
    t = table(cards=cards, rescue=9, ripley={"plays": "jungle", "survival": ["dodge"], "discard": "beach"})
    t.ripley.plays("dodge")
    t.creature.puts(creature="lair")
    t.ripley.chooses("use_power jungle")
    t.ripley.chooses("own_way beach 2")
    assert t.state.rescue == 8
    assert t.ripley.offered == ["nothing", "take_back beach -"]
    t = table(cards=cards, light=True, ripley={"avatar": "medic", "discard": "lair river"})
    t.ripley.chooses("use_avatar medic")
    assert t.ripley.offered == ["take_back lair -", "take_back river -", "nothing"]
    t = slow_table(
        cards=cards,
        city={"token": "river", "faceup": ["survivor_03"], "developed": ["clever"]},
        ripley={"plays": "jungle", "discard": "lair river"},
    )
    t.creature.puts(creature="rover")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_03")
    assert t.ripley.offered == ["take_back lair+river -", "nothing"]
    t.ripley.chooses("nothing")
    t.until("reaction")
    t.creature.chooses("use_evolution clever")
    assert t.creature.offered == ["own_stir", "nothing"]
