"""The peers: what each one needs installed and which script drives it."""

from __future__ import annotations

from dataclasses import dataclass

from artemia.errors import ArtemiaError


@dataclass(frozen=True)
class Peer:
    """One measurable game of another library."""

    name: str
    script: str
    game: str
    requirements: tuple[str, ...]
    how: str
    venv: str = "shared"


# numpy is pinned with the libraries because it sets the pace of those that build observation arrays.
_NUMPY = "numpy==2.4.6"
_OPENSPIEL = ("open_spiel==2.0.2", _NUMPY)
_RLCARD = ("rlcard==1.2.0", _NUMPY)
_CHESS = ("chess==1.11.2",)
_PETTINGZOO = (
    "pettingzoo[classic]==1.27.0",
    "gymnasium==1.4.0",
    "shimmy==2.0.1",
    *_OPENSPIEL,
    *_RLCARD[:1],
    *_CHESS,
)


def _openspiel(game: str, how: str) -> Peer:
    return Peer(f"openspiel/{game}", "run_openspiel.py", game, _OPENSPIEL, how)


def _rlcard(game: str, how: str) -> Peer:
    return Peer(f"rlcard/{game}", "run_rlcard.py", game, _RLCARD, how)


def _pettingzoo(game: str) -> Peer:
    how = "agent_iter + last + step; its environments cannot be copied mid-game"
    return Peer(f"pettingzoo/{game}", "run_pettingzoo.py", game, _PETTINGZOO, how)


_SEQUENTIAL = "legal_actions + apply_action; chance by random.choices, not counted"
_TUNED = "the same, with chance drawn by the fastest loop we found"
_ENV = "env.step, observations built; copy is deepcopy(env.game)"
_GAME = "game object without observations; copy is deepcopy(game)"

_ALL = (
    _openspiel("hanabi", _SEQUENTIAL),
    _openspiel("goofspiel", "legal_actions(player) + apply_actions, each player's bid counted"),
    _openspiel("hearts", _SEQUENTIAL),
    _openspiel("hanabi-tuned", _TUNED),
    _openspiel("hearts-tuned", _TUNED),
    _openspiel("skat", _SEQUENTIAL),
    _rlcard("uno", _ENV),
    _rlcard("uno-game", _GAME),
    _rlcard("gin-rummy", _ENV),
    _rlcard("gin-rummy-game", _GAME),
    Peer(
        "python-chess/chess", "run_chess.py", "chess", _CHESS, "legal_moves + push; copy without move stack"
    ),
    _pettingzoo("hanabi_v5"),
    _pettingzoo("texas_holdem_v4"),
)

PEERS: dict[str, Peer] = {peer.name: peer for peer in _ALL}


def find(name: str) -> Peer:
    """The peer of that name, or an error that lists the known ones."""
    try:
        return PEERS[name]
    except KeyError:
        raise ArtemiaError(f"unknown peer {name!r}; known peers: {', '.join(PEERS)}") from None
