"""Answers as tokens: a frozen vocabulary, and a mask of what may come next, for programs that learn."""

from artemia.spaces.choice import TokenChoice
from artemia.spaces.space import Space, space_of
from artemia.spaces.vocabulary import VERSION

__all__ = ["VERSION", "Space", "TokenChoice", "space_of"]
