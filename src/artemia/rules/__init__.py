"""The rules of NOT ALONE that are no card's: the state, the turn, the verbs cards are written in."""

from artemia.rules import vocabulary as vocabulary  # before the first verb
