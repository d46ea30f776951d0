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

# EXPLORATION
NO_ARTEMIA: Final = 1 << 10  # Decoy
RESIST_HALVED: Final = 1 << 11  # Eclipse
TARGET_STOPS_ALL: Final = 1 << 12  # Inertia
TARGET_HOLDS: Final = 1 << 13  # Quicksand
TARGET_BENDS_TIME: Final = 1 << 14  # Time Rift
ARTEMIA_SWARMS: Final = 1 << 15  # Swarm
DRAW_TO_FOUR: Final = 1 << 16  # Regeneration

# SANCTUARY
NO_AVATARS: Final = 1 << 17  # Amnesia
TARGET_FEEDS: Final = 1 << 18  # Sampling
ARTEMIA_IN_THE_CITY: Final = 1 << 19  # Contagion
NO_NEW_SURVIVORS: Final = 1 << 20  # Torpor
DEFENSE_MOVES_ONCE: Final = 1 << 21  # Siege
CATCH_COUNTS_MORE: Final = 1 << 22  # Frenzy
NO_DNA: Final = 1 << 23  # Sterilization
NO_EVOLVING: Final = 1 << 24  # a survivor

# Evolutions that always act
MORE_WILL_PER_HUNTED: Final = 1 << 25  # Venomous
ARTEMIA_HURTS: Final = 1 << 26  # Mutagenic
LAST_WILL_COUNTS_TWICE: Final = 1 << 27  # Devourer
CITY_CATCH_COUNTS_MORE: Final = 1 << 28  # Besieger
RESIST_ONE_FEWER: Final = 1 << 29  # Oppressive
TOKENS_STAND_FIRM: Final = 1 << 30  # Spectral
ARTEMIA_MAY_SPREAD: Final = 1 << 31  # Viral
CREATURE_MAY_SPREAD: Final = 1 << 32  # Tentacular
DRAW_TO_FOUR_IF_MISSED: Final = 1 << 33  # Clever
FORTIFYING_COSTS_A_CARD: Final = 1 << 34  # Corrosive
EVOLVING_FEEDS_MORE: Final = 1 << 35  # Fertile
FIRST_CARD_IS_FREE: Final = 1 << 36  # Metabolic
NESTING_LETS_GROW: Final = 1 << 37  # Prolific
ALWAYS_DRAW_TO_FOUR: Final = 1 << 39  # Fast

# While one place is used
NO_CARD_RETURNS_ITSELF: Final = 1 << 38  # the Labyrinth activates a place
