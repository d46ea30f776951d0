"""OpenSpiel's own tests of games, and what they don't look at."""

from __future__ import annotations

import pickle
import unittest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from artemia import PRESETS
from artemia.rules.redeal import redeal
from artemia.rules.save import to_words

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("artemia.envs.openspiel")


def load(mode: str, players: int) -> Any:
    return pyspiel.load_game(f"python_artemia(mode={mode},players={players})")


def play_on(state: Any, hat: Random, moves: int = 20_000) -> Any:
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(hat.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(hat.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("players", "mode"), [(n % 6 + 2, mode) for n, mode in enumerate(PRESETS)])
def test_random_sim(players: int, mode: str) -> None:
    """A whole game: legal actions and their mask, clones, histories, serialisation at every move, returns."""
    pyspiel.random_sim_test(load(mode, players), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("mode", PRESETS)
def test_every_number_of_players(mode: str) -> None:
    for players in range(2, 8):
        game = load(mode, players)
        state = play_on(game.new_initial_state(), Random(players), 200)
        assert game.num_players() == players and state.move_number() > 100
        for twin in (
            state.clone(),
            game.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        ):
            assert twin.history() == state.history() and str(twin) == str(state)
            assert to_words(twin.play.open.session.state) == to_words(state.play.open.session.state)
            for player in range(players):
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.slow
def test_api() -> None:
    """The part of its `api_test` that is for games too large to be searched through."""
    theirs = pytest.importorskip("open_spiel.integration_tests.api_test")

    game = {"game": load("everything", 3), "game_name": "python_artemia"}
    ours = type("Ours", (theirs.EnforceAPIOnPartialTreeBase,), game)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(ours).run(result)
    assert result.testsRun == 5 and result.wasSuccessful(), result.failures + result.errors


@pytest.mark.slow
def test_a_playthrough_is_the_same_when_it_is_replayed(tmp_path: Path) -> None:
    flags = pytest.importorskip("absl.flags")
    theirs = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    flags.FLAGS(["test"], known_only=True)
    file = tmp_path / "artemia.txt"
    file.write_text(theirs.playthrough("python_artemia(mode=first_night,players=2)", [], seed=1))
    original, again = theirs.replay(str(file))
    assert original == again and "InformationStateString(1)" in original


def test_what_a_seat_knows_follows_from_what_it_noticed() -> None:
    """What others commit in secret, and the order of cards nobody has drawn, changes no word of it."""
    state = play_on(load("everything", 4).new_initial_state(), Random(1), 144)
    while state.is_chance_node() or state.current_player() != 1 or "commit" not in name(state):
        play_on(state, Random(2), 1)
    hidden = []
    for action in state.legal_actions()[:3]:
        twin = state.clone()
        twin.apply_action(action)
        hidden.append([twin.information_state_string(seat) for seat in (0, 2, 3)])
        assert f"> {name(state, action).replace(' ', ' 1 ')}" in twin.information_state_string(1)
    assert hidden[0] == hidden[1] == hidden[2]
    play = state.play.copy()
    play.open.session.state = redeal(play.open.session.state, 1, 1)
    assert play.info_state(1) == state.information_state_string(1)


def name(state: Any, action: int | None = None) -> str:
    chosen = state.legal_actions()[0] if action is None else action
    return str(state.action_to_string(state.current_player(), chosen))


def test_nothing_is_forgotten() -> None:
    state, hat = load("sanctuary", 3).new_initial_state(), Random(4)
    known: list[str] = ["", "", ""]
    while not state.is_terminal():
        play_on(state, hat, 7)
        for seat in range(3):
            lines = state.information_state_string(seat).rsplit("\n", 1)[0]
            assert lines.startswith(known[seat])
            known[seat] = lines
    assert sorted(state.returns()) in ([-1.0, -1.0, 1.0], [-1.0, 1.0, 1.0])


def test_what_is_seen_is_told_by_name() -> None:
    state = play_on(load("first_night", 3).new_initial_state(), Random(5), 120)
    told = state.observation_string(0)
    assert told.startswith("0: seat 0, phase ") and ", hunt_hand " in told and ", owned_2 " in told
    onlooker = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert ", hunt_hand " not in onlooker.string_from(state, 0)
