"""The base game, as bots see it."""
