"""A small machine for card games: steps, an agenda, questions. It knows no particular game."""
