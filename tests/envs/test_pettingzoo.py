"""PettingZoo's own tests, and what they don't look at. Its bombardment_test fails on its own side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any
from warnings import catch_warnings, filterwarnings

import pytest

from artemia import PRESETS, ArtemiaError, Session
from artemia.rules.observation import observed

pettingzoo = pytest.importorskip("pettingzoo")
theirs = pytest.importorskip("pettingzoo.test")
ours = pytest.importorskip("artemia.envs.pettingzoo")

REMARKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""What it says of every environment with a mask in its observation, other than those it names."""
DEEP = "everything"
ANYHOW = {"illegal": "other"}


@pytest.fixture(autouse=True)
def without_remarks() -> Iterator[None]:
    with catch_warnings():
        for remark in REMARKS:
            filterwarnings("ignore", remark)
        yield


@pytest.mark.parametrize("mode", PRESETS)
def test_api(mode: str) -> None:
    for players in range(2, 8):
        made = pettingzoo.make("aec", f"artemia/{mode}-v0", players=players)
        theirs.api_test(made, num_cycles=100 if mode == DEEP else 8)


@pytest.mark.parametrize("mode", PRESETS)
def test_parallel_api(mode: str) -> None:
    for players in range(2, 8):
        made = pettingzoo.make("parallel", f"artemia/{mode}-v0", players=players)
        theirs.parallel_api_test(made, num_cycles=100 if mode == DEEP else 8)


def test_seed() -> None:
    theirs.seed_test(partial(ours.env, DEEP), num_cycles=50)


def test_parallel_seed() -> None:
    """It takes any action, masked or not: its agents lose at once, or do something else instead."""
    theirs.parallel_seed_test(partial(ours.parallel_env, DEEP), num_cycles=50)
    theirs.parallel_seed_test(partial(ours.parallel_env, DEEP, **ANYHOW), num_cycles=50)


def test_max_cycles() -> None:
    """It wants every agent to act once a cycle, which PettingZoo makes of the parallel environment."""

    def one_by_one(**wishes: Any) -> Any:
        return ours.parallel_to_aec(ours.parallel_env(**wishes))

    theirs.max_cycles_test(
        SimpleNamespace(parallel_env=partial(ours.parallel_env, **ANYHOW), env=partial(one_by_one, **ANYHOW))
    )


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    theirs.render_test(partial(ours.env, "sanctuary"))
    assert "Turn 0, phase 0: Rescue 13, Assimilation 10, Defense 10" in capsys.readouterr().out


def test_state() -> None:
    from pettingzoo.test.state_test import state_test

    state_test(ours.env(DEEP, **ANYHOW), ours.parallel_env(DEEP))


def play(env: Any, hat: Random) -> dict[str, float]:
    """To the end, at random; returns what each agent got in all."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        env.step(None if ended or cut else hat.choice(seen["action_mask"].nonzero()[0].tolist()))
    return got


def test_it_is_the_same_game_as_a_session() -> None:
    env, hat = ours.env(DEEP, players=5), Random(1)
    env.reset(seed=7)
    twin = Session.new(env.table.game.setup)
    while env.agents and twin.ask():
        seat = twin.seat
        assert env.agent_selection == env.possible_agents[seat]
        seen = env.last()[0]
        size = env.table.layout.size
        assert seen["observation"][:size].tobytes() == observed(twin.state, seat, env.table.layout)
        answer = hat.choice(twin.legal())
        said: list[int] = []
        for token in env.table.space.encode(twin, answer):
            seen = env.observe(env.agent_selection)
            assert seen["action_mask"][token] and seen["observation"][size:].nonzero()[0].tolist() == said
            env.step(token)
            said = sorted([*said, token])
        twin.take(answer)
    assert twin.over and all(env.terminations.values())
    creature = 1.0 if twin.winner == "creature" else -1.0
    assert [*env.rewards.values()] == [creature] + [-creature] * 4


@pytest.mark.parametrize("mode", PRESETS)
def test_a_camp_wins_what_the_other_loses(mode: str) -> None:
    env = ours.env(mode, players=3)
    for seed in range(2):
        env.reset(seed=seed)
        got = play(env, Random(seed))
        assert set(got.values()) == {1.0, -1.0} and got["hunted_1"] == got["hunted_2"] != got["creature_0"]


def test_all_at_once_the_game_comes_to_its_end() -> None:
    env, hat = ours.parallel_env("everything", players=4), Random(3)
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        together = 0
        while env.agents:
            actions = {
                agent: hat.choice(each["action_mask"].nonzero()[0].tolist()) for agent, each in seen.items()
            }
            together = max(together, sum(action != env.wait for action in actions.values()))
            seen, rewards, ended, cut, _ = env.step(actions)
        assert all(ended.values()) and not any(cut.values()) and env.table.game.over
        assert sorted(set(rewards.values())) == [-1.0, 1.0] and together == 4


def test_what_is_not_offered_loses() -> None:
    env = ours.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(next(token for token in range(500) if not env.last()[0]["action_mask"][token]))
    assert all(env.terminations.values())
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.agents}
    together = ours.parallel_env(players=3)
    together.reset(seed=1)
    _, rewards, ended, _, _ = together.step(dict.fromkeys(together.agents, together.wait))
    assert all(ended.values()) and -1.0 in rewards.values() and not together.agents


def test_games_are_cut_off() -> None:
    env = ours.env(players=3, max_cycles=20)
    env.reset(seed=1)
    assert set(play(env, Random(1)).values()) == {0.0} and env.cycles == 20


def test_the_next_game_follows_from_the_one_before() -> None:
    one, other = ours.env(), ours.env()
    for env in (one, other):
        env.reset(seed=5)
        env.reset()
    assert one.table.game.setup == other.table.game.setup
    one.reset()
    assert one.table.game.setup != other.table.game.setup


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(ArtemiaError, match="rendered"):
        ours.env(render_mode="rgb_array")
    with pytest.raises(ArtemiaError, match="illegal"):
        ours.env(illegal="win")
