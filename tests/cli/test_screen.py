"""The screen tells a seat what it may know, and nothing else."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from artemia import PRESETS, Game, Setup, preset
from artemia.bots import bot_named
from artemia.cli import screen
from artemia.cli.journal import notes
from artemia.cli.menu import Menu
from artemia.rules.constants import EVOLUTION
from artemia.rules.sanctuary_catalog import EVOLUTIONS
from artemia.rules.view import view
from artemia.testing import Table, table
from artemia.texts import LANGUAGES, prompt, seat_names


def seen_by(game: Game, seat: int, lang: str) -> str:
    """The screen of a seat, as text."""
    names = seat_names(lang)
    console = Console(width=80, file=StringIO(), highlight=False)
    console.print(screen.board(game.view(seat), names, lang, 60))
    console.print(screen.news(notes(game, seat, names, lang), lang, 1000))
    question = game.question(seat, lang)
    if question is not None:
        menu = Menu.of(question, game.state, lang, names)
        console.print(screen.question(prompt(game.state, question.step, lang), menu, 80))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("name", "seed"),
    [
        ("first_night", 0),
        *(pytest.param("first_night", seed, marks=pytest.mark.slow) for seed in range(1, 4)),
        *(pytest.param(name, 4, marks=pytest.mark.slow) for name in PRESETS),
    ],
)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(name: str, seed: int) -> None:
    """The hidden cards are dealt anew in every way the seat couldn't tell: its screen stays the same."""
    game = Game.new(preset(name, players=3 + seed % 5, seed=seed))
    policies = {seat: bot_named("chance", seat) for seat in range(game.setup.players)}
    moment = changed = 0
    while not game.over:
        moment += 1
        if moment % 9 == 0:
            seat = moment // 9 % game.setup.players
            other = game.redeal(seat, moment)
            assert seen_by(game, seat, "en") == seen_by(other, seat, "en")
            if changed <= moment / 20:
                changed += seen_by(game, 1 - min(seat, 1), "en") != seen_by(other, 1 - min(seat, 1), "en")
        game.play(policies, most=1)
    assert changed > moment / 30  # for the others it does change


@pytest.mark.slow
def test_signs_for_place_cards() -> None:
    """Shown to the Creature, discarded, on the table, hidden by smoke: each has its sign, and no other."""
    signs = {"(": 0, "[": 0, "!": 0, "?": 0}
    for seed in range(30):
        game = Game.new(Setup(players=4, seed=seed))
        policies = {seat: bot_named("chance", seat) for seat in range(4)}
        while not game.over:
            view = game.view(0)
            lines = [line for line in seen_by(game, 0, "en").splitlines() if " ♥" in line or " ··· " in line]
            for each, line in zip(view.hunted, lines, strict=False):
                assert (f"({(each.discard or [0])[0]})" in line) == bool(each.discard)
                signs["("] += "(" in line
                signs["["] += "[" in line
                signs["!"] += "!" in line
                signs["?"] += "?" in line
                assert ("?" in line) <= (each.discard is None)
                assert ("!" in line) <= bool(each.shown)
            game.play(policies, most=4)
        if all(signs.values()):
            return
    raise AssertionError(signs)


def screen_of(t: Table, seat: int, lang: str = "en", width: int = 80) -> str:
    """The board as this seat sees it, each line without the spaces at its end."""
    console = Console(width=width, file=StringIO(), highlight=False)
    console.print(screen.board(view(t.state, seat), seat_names(lang), lang, 60))
    assert isinstance(console.file, StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def a_city() -> Table:
    return table(
        hunt=["scream"],
        city={
            "token": "rover",
            "defense": 6,
            "dna": 3,
            "developed": ["slugger", "venomous"],
            "evolutions": ["fast", "viral"],
            "faceup": ["survivor_03", "survivor_15"],
            "pile": ["survivor_07"],
        },
        ripley={"avatar": "captain", "survivors": ["survivor_10"]},
        freddy={"avatar": "pilot"},
    )


def test_the_city_on_the_screen_of_a_hunted() -> None:
    seen = screen_of(a_city(), 1)
    for words in (
        "▸ Exploration  2  3  4  5",
        "⌂ Sanctuary",
        "Defense       ━━━◉·◆◆◆·★",
        "6 to go",
        "Adaeze Okonkwo: Defense +1.",
        "Inês Carvalho: You regain 1 Will.",
        "1 in the pile",
        "Next bonus  ◆ 4 from Victory: The Hunted discard 1 developed Evolution.",
        "3 DNA · Evolution cards 1×I + 1×II · developed: Slugger and",
        "you, Captain, 1",
        "Captain    Exploration: When you resist, take back 1 extra Place card.",
        "Survivors  Leila Haddad",
    ):
        assert words in seen, words
    for secret in ("Fast", "Viral", "Scream"):
        assert secret not in seen


def test_the_city_on_the_screen_of_the_creature() -> None:
    t = a_city()
    assert t.state.sanctuary is not None
    t.state.sanctuary.used = EVOLUTIONS["slugger"].bit
    t.state.sanctuary.active = EVOLUTIONS["slugger"].bit
    seen = screen_of(t, 0, "fr", 120)
    for words in (
        "Défense       ━━━◉·◆◆◆·★",
        "développées\u00a0: Assommeur (utilisée) et Venimeux (sans effet)",
        "Assommeur   développée, Résolution",
        "Évolutions  Rapide (3), Viral (5)",
        "Capitaine, 1 survivant",
    ):
        assert words in seen, words
    t.state.phase = EVOLUTION
    for words in ("Viral       II, 5 ADN, Traque", "Rapide      I, 3 ADN, Fin du tour"):
        assert " ".join(words.split()) in " ".join(screen_of(t, 0, "fr", 120).split()), words
    assert "Leila Haddad" not in seen


def test_shield_will_on_the_track_and_hidden_places() -> None:
    t = table(
        planet="dome labyrinth fungi",
        rescue=8,
        shield=3,
        side="A",
        fungi=(7, 6, 4),
        ripley={"plays": "river"},
        freddy={},
    )
    seen = screen_of(t, 1)
    for words in ("◈ Shield", "●♥♡✱♡✱✱✱★"):
        assert words in seen, words
    assert seen.count("hidden") == 5
    assert "Fungi" not in seen and "Swamp" not in seen


def test_replacing_cards_are_told_by_their_own_text() -> None:
    t = table(planet="nexus", hunt=["interference"], ripley={"survival": ["drone"]}, freddy={})
    assert "Places 4 and 8 are ineffective" in " ".join(screen_of(t, 0).split())
    assert "copy place 5" in " ".join(screen_of(t, 1).split())


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_fits_its_terminal(name: str, lang: str) -> None:
    """The board alone leaves room for a question, at a table of seven too."""
    game = Game.new(preset(name, players=7, seed=1))
    policies = {seat: bot_named("chance", seat) for seat in range(7)}
    moment = 0
    while not game.over:
        moment += 1
        if moment % 40 == 0:
            for seat in (0, 1 + moment // 40 % 6):
                console = Console(width=80, file=StringIO(), highlight=False)
                console.print(screen.board(game.view(seat), seat_names(lang), lang, 29))
                assert isinstance(console.file, StringIO)
                lines = console.file.getvalue().splitlines()
                assert max(map(cell_len, lines)) <= 80
                assert len(lines) <= 56
        game.play(policies, most=1)
