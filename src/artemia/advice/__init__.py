"""What a thinking bot would tell a person: a hint for an open question, and a read of a game that is over."""

from artemia.advice.hint import Advised, Suggestion, hint
from artemia.advice.reading import Reading, read
from artemia.advice.telling import GameRead, told

__all__ = ["Advised", "GameRead", "Reading", "Suggestion", "hint", "read", "told"]
