"""What a card changes for the rest of the turn: one bit each, all cleared by the clean-up."""

from __future__ import annotations

from typing import Final

NO_SURVIVAL_CARDS: Final = 1 << 0  # Despair
NO_HUNT_CARDS: Final = 1 << 1  # Sacrifice
HIDDEN_DISCARDS: Final = 1 << 2  # Smokescreen
ONE_CARD_BACK: Final = 1 << 3  # Persecution
MORE_WILL_PER_CATCH: Final = 1 << 4  # Fierceness
ARTEMIA_COSTS_WILL: Final = 1 << 5  # Mutation
TARGET_CATCHES: Final = 1 << 6  # Clone
TARGET_BLOCKS_POWERS: Final = 1 << 7  # Mirage, Toxin
RESCUE_STANDS_STILL: Final = 1 << 8  # Stasis
LAST_WILL_COUNTED: Final = 1 << 9  # Assimilation moves for a last Will once a turn
