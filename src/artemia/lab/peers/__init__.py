"""Other game libraries, installed aside on demand and timed in the same run as ours."""

from artemia.lab.peers._install import PeerUnavailableError, cache_root, ensure
from artemia.lab.peers._measure import (
    PeerResult,
    best_result,
    measure,
    measure_one,
    parse_report,
    prepare,
    run_script,
)
from artemia.lab.peers._table import PEERS, Peer, find

__all__ = [
    "PEERS",
    "Peer",
    "PeerResult",
    "PeerUnavailableError",
    "best_result",
    "cache_root",
    "ensure",
    "find",
    "measure",
    "measure_one",
    "parse_report",
    "prepare",
    "run_script",
]
