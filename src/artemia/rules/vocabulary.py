"""The words in which a verb says what it uses, how it looks and how it sounds. The page knows each."""

from __future__ import annotations

from typing import Final

from artemia.engine.traits import VOCABULARY

USES: Final = ("hunt", "survival", "place", "evolution", "evolution-used", "avatar-used", "survivor")
LOOKS: Final = (
    "turn",  # a turn begins
    "reveal",  # cards are turned over
    "power",  # a place is used
    "move",  # somebody is on another place
    "catch",
    "let_go",  # somebody takes everything back
    "played",  # a Hunt or Survival card
    "evolved",
    "dodged",
    "will",  # lost
    "cards",  # Place cards gained
    "lost_cards",
    "survival",  # Survival cards gained
    "rescue",
    "assimilation",
)
SOUNDS: Final = ("card", "token", "reveal", "catch", "will", "rescue", "assimilation")
ICONS: Final = ("cards", "claw", "dna", "flag", "resist", "surv", "undo", "user", "users")

VOCABULARY.update(uses=USES, look=LOOKS, sound=SOUNDS, icon=ICONS)
