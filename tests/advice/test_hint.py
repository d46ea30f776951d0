"""Hints: legal, repeatable, in both languages, and blind to what the seat can't see."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from artemia import Game, preset
from artemia.advice import Suggestion, hint
from artemia.advice.as_asked import as_asked
from artemia.advice.outlook import WORTH, Outlook, telling_fact
from artemia.advice.reasons import gain, why_go, why_hunt, why_this
from artemia.advice.spots import Spot
from artemia.bots import bot_named
from artemia.bots.cunning import turn_cache
from artemia.bots.habits import guess
from artemia.cards.base.places import LAIR
from artemia.engine import kernel
from artemia.engine.step import OP, OPS, seat_of
from artemia.errors import NotOffered
from artemia.rules.catalog import places_of
from artemia.rules.corrections import corrections
from artemia.rules.presets import PRESETS
from artemia.rules.redeal import redeal
from artemia.rules.state import State
from artemia.server.views.differences import Views
from artemia.texts import LANGUAGES, say
from artemia.texts.loader import is_written
from artemia.texts.names import places_in
from tests.bots.driving import behind_their_back

QUICK = 6
SCENES = 30
CLOCKED = [f"artemia.{name}" for name in ("advice.hint", "advice.outlook", "advice.spots")]
CLOCKED += [f"artemia.bots.cunning.{name}" for name in ("bot", "search", "turn")]
"""The modules that look at the clock."""


def moments(mode: str, players: int, seed: int, every: int, always: str = "") -> Iterator[tuple[Game, int]]:
    """Some real decisions of a game between bots, and whose they are; of one kind all."""
    game = Game.new(preset(mode, players=players, seed=seed))
    policies = {seat: bot_named("instinct", seat) for seat in range(players)}
    count = 0
    while not game.over:
        question = kernel.open_questions(game.state)[0]
        if kernel.forced(kernel.answers_to(game.state, question)) == kernel.UNDECIDED:
            count += 1
            if count % every == 0 or OPS[question & OP].name == always:
                yield game, seat_of(question)
        game.play(policies, most=1)


def check(game: Game, seat: int, found: Suggestion) -> None:
    question = game.question(seat)
    assert question is not None
    offered = {answer.key for answer in question.answers}
    assert found.answers and {each.key for each in found.answers} <= offered
    assert len({each.key for each in found.answers}) == len(found.answers)
    assert sum(each.share for each in found.answers) == pytest.approx(1.0)
    assert all(0.0 <= each.share <= 1.0 and 0.0 <= each.chance <= 1.0 for each in found.answers)
    assert found.answers[0].share == max(each.share for each in found.answers)
    assert found.why.endswith(".") and all(each.text for each in found.answers)


@pytest.mark.parametrize("mode", PRESETS)
def test_every_mode_and_both_camps_are_told_why(mode: str) -> None:
    camps = set()
    for n, (game, seat) in enumerate(moments(mode, 3, 2, 4)):
        lang = LANGUAGES[n % 2]
        check(game, seat, hint(game, seat, rehearsals=QUICK, seed=n, lang=lang))
        camps.add(seat == 0)
        if n >= 3 and len(camps) == 2:
            break
    assert camps == {True, False}


def test_the_same_seed_the_same_hint_and_the_game_stays_as_it_is() -> None:
    for game, seat in moments("first_night", 3, 5, 20):
        before = game.save()
        first = hint(game, seat, rehearsals=QUICK, seed="a")
        assert hint(game, seat, rehearsals=QUICK, seed="a") == first
        assert game.save() == before
        told = hint(game, seat, rehearsals=QUICK, seed="a", lang="fr")
        same = [(each.key, each.share, each.chance) for each in first.answers]
        assert [(each.key, each.share, each.chance) for each in told.answers] == same
        assert told.why != first.why


@pytest.mark.parametrize("mode", ["first_night", "everything"])
@pytest.mark.slow
def test_a_hint_knows_no_more_than_the_seat(mode: str) -> None:
    """Everything hidden dealt anew, the same seed: the same hint, down to its words."""
    for game, seat in moments(mode, 2, 3, 12, "hunt_choice"):
        first = hint(game, seat, rehearsals=QUICK)
        guess.forget()  # what is remembered must not hide that something was looked at
        other = Game(redeal(as_asked(game, seat), seat, "another deal"), None)
        assert hint(other, seat, rehearsals=QUICK) == first


@pytest.mark.parametrize("seconds", [0.0, 0.2])
@pytest.mark.parametrize("mode", ["first_night", "everything"])
def test_a_hint_does_not_tell_who_has_chosen_in_secret(
    mode: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever commits meanwhile, or takes it back, changes no word of it, nor its seed, nor its time."""
    told = 0
    for now, later, seat in behind_their_back(preset(mode, players=4, seed=8), 3):
        seed = Views(now).ask_id(seat)
        assert seed is not None and Views(later).ask_id(seat) == seed, "the server's seed"
        found = []
        for game in (now, later):
            guess.forget()
            turn_cache.forget()
            looks = ticking(monkeypatch)
            found.append((hint(game, seat, seed=seed, rehearsals=QUICK, seconds=seconds), next(looks)))
        assert found[0] == found[1], f"seat {seat}"
        told += 1
    assert told > 5


def ticking(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Every look at the clock is a hundredth of a second later; counts the looks."""
    looks = count()
    for module in CLOCKED:
        monkeypatch.setattr(sys.modules[module], "perf_counter", lambda: next(looks) / 100)
    return looks


def test_names_stand_in_hints() -> None:
    names = ["Beast", *"PQRSTU"]
    told = [
        each.text + found.why
        for game, seat in moments("everything", 4, 4, 24)
        if seat == 0
        for found in [hint(game, seat, rehearsals=QUICK, names=names)]
        for each in found.answers
    ]
    assert not any("Ada" in text or "Bo " in text for text in told)


def test_a_time_limit_is_obeyed() -> None:
    """Even then there is something to tell."""
    game, seat = next(moments("first_night", 7, 2, 3))
    check(game, seat, hint(game, seat, rehearsals=100_000, seconds=0.05))


def test_who_is_asked_nothing_gets_no_hint() -> None:
    game = Game.new(preset("first_night", players=3, side="A", seed=1))
    game.answer(1, "commit 1 3")
    with pytest.raises(NotOffered):
        hint(game, 1)  # there is only the offer to think again


# The sentences


def spot(places: int, share: float, meeting: float, worth: float, cost: float = 0.0) -> Spot:
    return Spot(places, share, 0.5, meeting, worth, cost, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_hunted_goes_where(lang: str) -> None:
    g = Game.new(preset("first_night", players=3, side="A", seed=1)).state
    lair, jungle = "in the Lair", "in the Jungle"
    cases = {
        "discard pile, and the Creature hardly": [
            spot(1, 0.8, 0.05, 0.9),
            spot(2, 0.2, 0.3, 0.1),
        ],
        "though the Creature often comes": [spot(1, 0.8, 0.45, 0.9), spot(2, 0.2, 0.3, 0.1)],
        f"often comes there; {jungle} it seldom": [
            spot(1, 0.2, 0.6, 0.9),
            spot(2, 0.8, 0.1, 0.1),
        ],
        f"would cost you more than {jungle}": [spot(1, 0.2, 0.2, 0.9, 0.5), spot(2, 0.8, 0.2, 0.1, 0.2)],
        f"looks {lair} most of all": [spot(1, 0.25, 0.2, 0.9), spot(2, 0.2, 0.1, 0.1)],
        f"being found {lair}": [spot(1, 0.9, 0.6, 0.9), spot(2, 0.1, 0.7, 0.1)],
        "though the Creature nearly always": [spot(1, 0.9, 0.66, 0.9, 0.5), spot(2, 0.1, 0.7, 0.1, 0.2)],
        f"be {lair} most often": [spot(1, 0.74, 0.12, 0.1), spot(2, 0.26, 0.1, 0.2)],
    }
    told = [why_go(g, found, lang) for found in cases.values()]
    assert len(set(told)) == len(cases)
    assert not any(letter.isdigit() or letter == "%" for text in told for letter in text), "numbers on demand"
    if lang == "en":
        assert [part for part, text in zip(cases, told, strict=True) if part not in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_place_brings_is_told_where_its_effect_is_known(lang: str) -> None:
    g = Game.new(preset("everything", players=3, seed=1)).state
    assert len({gain(g, 1 << n, lang) for n in range(10)}) == 10
    most = say(lang, "why-gain-most", places="").split()[0]
    assert gain(g, LAIR | LAIR << 1, lang).startswith(most)
    for box in ("base", "exploration", "sanctuary"):
        assert all(is_written(lang, f"gain-{id}") for id in places_of(box))
    own = preset(
        "first_night", players=3, seed=1, cards=corrections({"place": {"lair": {"text": {"en": "x"}}}})
    )
    assert gain(Game.new(own).state, LAIR, lang).startswith(most), "its owner has put it right"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_the_creature_looks_where(lang: str) -> None:
    g = Game.new(preset("first_night", players=3, side="A", seed=1)).state
    cases = {
        "2 of 2 Hunted": [spot(1, 0.8, 0.5, 0), spot(2, 0.2, 0.3, 0)],
        "more often in the Jungle, but": [spot(1, 0.8, 0.5, 0), spot(2, 0.2, 0.7, 0)],
        "pick one at random": [spot(1, 0.2, 0.5, 0), spot(2, 0.2, 0.3, 0)],
    }
    told = [why_hunt(g, found, lang) for found in cases.values()]
    assert len(set(told)) == len(cases)
    if lang == "en":
        assert [part for part, text in zip(cases, told, strict=True) if part not in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", [why_go, why_hunt])
@pytest.mark.parametrize(
    ("shares", "flat"),
    [
        ([0.74, 0.26], False),
        ([0.62, 0.38], False),
        ([0.5, 0.25, 0.25], False),
        ([0.28, 0.14, 0.14, 0.14, 0.1, 0.1, 0.1], False),
        ([0.28, 0.26, 0.24, 0.22], True),
        ([0.2] * 5, True),
    ],
)
def test_no_place_stands_out_only_where_none_does(
    why: Callable[[State, list[Spot], str], str], shares: list[float], flat: bool, lang: str
) -> None:
    """Whatever the places bring: here the rarest one as much as the most frequent, or more."""
    g = Game.new(preset("first_night", players=3, side="A", seed=1)).state
    for more in (0.0, 0.01):
        found = [spot(1 << k, share, 0.1, 0.2 + float(k) * more) for k, share in enumerate(shares)]
        told = why(g, found, lang)
        assert told.startswith(("No place", "Aucun lieu")) == flat
        assert flat or places_in(g, LAIR, lang).lower() in told.lower()


def outlook(chance: float, won: float = 0.0, lost: float = 0.0, **facts: float) -> Outlook:
    """The same in every scene, but for a game that is won or lost in some."""
    scenes = range(SCENES)
    return Outlook(
        [chance] * SCENES,
        [n < won * SCENES for n in scenes],
        [n < lost * SCENES for n in scenes],
        {fact: [facts.get(fact, 0.0)] * SCENES for fact in WORTH},
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_fact_has_its_sentence(lang: str, seat: int) -> None:
    usual = outlook(0.5)
    told = {why_this(seat, outlook(0.6, won=0.5), usual, "x", lang)}
    told.add(why_this(seat, usual, outlook(0.4, lost=0.5), "x", lang))
    told.add(why_this(seat, outlook(0.6), usual, "x", lang))
    told.add(why_this(seat, usual, usual, "x", lang))
    told.add(why_this(seat, usual, outlook(0.52), "x", lang))
    for fact in WORTH:
        better = outlook(0.6, **{fact: 3.0 if seat else -3.0})
        assert telling_fact(better, usual, seat) == (fact, 3.0)
        told.add(why_this(seat, better, usual, "x", lang))
    assert len(told) == 5 + len(WORTH)


def test_the_luck_of_a_few_scenes_is_no_reason() -> None:
    """Ahead by as much as before, but now so, now so: neither the chances nor the tracks tell anything."""
    swinging = [0.9 if n % 2 else -0.7 for n in range(SCENES)]
    usual = outlook(0.5)
    facts = {**usual.facts, "rescue": swinging}
    lucky = Outlook([0.5 + each / 2 for each in swinging], usual.won, usual.lost, facts)
    assert telling_fact(lucky, usual, 1) == ("", 0.0)
    assert why_this(1, lucky, usual, "x", "en") == say("en", "why-close", other="x")
    steady = outlook(0.55, rescue=0.1)
    assert why_this(1, steady, usual, "x", "en").startswith("Rescue")
    assert why_this(1, outlook(0.515), usual, "x", "en") == say("en", "why-later", other="x")
    assert why_this(1, outlook(0.505), usual, "x", "en") == say("en", "why-even", other="x")
