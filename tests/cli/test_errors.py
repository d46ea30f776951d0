"""Mistakes are told in the language of the command, in one sentence, with exit code 2."""

from __future__ import annotations

import subprocess
import sys

import pytest

from artemia import ArtemiaError, Setup, preset
from artemia.bots import bot_named
from artemia.cli.setups import agreed
from artemia.game import checked
from artemia.lab.simulate import Order
from artemia.texts import say
from tests.cli.player import artemia


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "artemia.cli", *words], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "artemia: A game has 2 to 7 players, the Creature included, not 9."),
        ("fr", "artemia: Une partie réunit de 2 à 7 joueurs, la Créature comprise, et non 9."),
    ],
)
def test_the_library_s_errors_follow_the_language(lang: str, sentence: str) -> None:
    ended = run("simulate", "--players", "9", "--lang", lang)
    assert (ended.returncode, ended.stderr.strip()) == (2, sentence)


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("options", "english", "french"),
    [
        ("--preset moon", "There is no preset called “moon”; there are first_night", "Aucune partie toute"),
        ("--boxes base,moon", "There is no box called “moon”; there are base", "Aucune boîte ne s’appelle"),
        ("--boxes sanctuary", "Name each box once, in this order", "Nommez chaque boîte une seule fois"),
        ("--preset sanctuary --light", "with the whole box it adds nothing", "elle n’ajoute rien"),
        ("--preset everything --labyrinth", "Sanctuary needs its own there", "a besoin des siens"),
        ("--labyrinth --places swamp", "name places 1 to 5 only", "ne nommez que les lieux 1 à 5"),
        ("--labyrinth --places rover", "needs the Labyrinth as place 5", "le Labyrinthe comme lieu 5"),
        ("--places ark", "“ark” needs the box sanctuary", "demande la boîte sanctuary"),
        ("--places lair,moon", "There is no place called “moon”", "Aucun lieu ne s’appelle"),
        ("--places lair,nexus", "“lair” and “nexus” have the same number", "portent le même numéro"),
    ],
)
def test_a_senseless_game_is_refused_in_the_language_of_the_command(
    command: str, options: str, english: str, french: str
) -> None:
    for lang, words in (("en", english), ("fr", french)):
        assert words in artemia(command, *options.split(), "--lang", lang).sentence


@pytest.mark.parametrize(
    "mistake",
    [
        lambda: Setup(players=1),
        lambda: Setup(side="C"),
        lambda: Setup(boxes=("base", "moon")),
        lambda: Setup(boxes=("exploration",)),
        lambda: preset("sanctuary", light=True),
        lambda: preset("sanctuary", labyrinth=True),
        lambda: preset("labyrinth", places=Setup(seed=1).places),
        lambda: preset("labyrinth", places=Setup(seed=1).places[:5]),
        lambda: Setup(places=preset("sanctuary", seed=1).places),
        lambda: Setup(places=("moon",)),
        lambda: Setup(places=("lair",)),
        lambda: preset("moon"),
        lambda: agreed(None, None, "lair,nexus", light=False, labyrinth=False),
        lambda: bot_named("monolith", 1),
        lambda: Order(players=(3,), games=0),
        lambda: checked({}),
        lambda: checked({"artemia": 99}),
        lambda: checked({"artemia": 0}),
    ],
)
def test_the_english_text_is_what_the_code_says(mistake: object) -> None:
    assert callable(mistake)
    with pytest.raises(ArtemiaError) as caught:
        mistake()
    error = caught.value
    assert error.code
    assert say("en", f"error-{error.code}", **error.details) == str(error)
    assert say("fr", f"error-{error.code}", **error.details) != str(error)
