"""EXPLORATION, as bots see it."""
