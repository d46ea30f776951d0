"""The seed is promised before the game and proved after it."""

from __future__ import annotations

from hashlib import sha256

from artemia import Game, Setup
from artemia.engine.chance import key_of
from artemia.server.tables.fairness import commitment, new_seed, verify


def test_a_seed_is_256_bits_and_the_key_itself() -> None:
    seed = new_seed()
    assert key_of(seed).hex() == seed
    assert new_seed() != seed


def test_the_commitment_is_what_anybody_can_compute() -> None:
    seed = "ab" * 32
    assert commitment(seed) == sha256(seed.encode("ascii")).hexdigest()
    assert verify(seed, commitment(seed))
    assert not verify("ac" * 32, commitment(seed))


def test_the_same_seed_is_the_same_deal() -> None:
    seed = new_seed()
    one, other = (Game.new(Setup(players=3, side="A", seed=seed)) for _ in range(2))
    assert one.view(0) == other.view(0)
    assert one.view(0).hunt_hand
