"""SANCTUARY, as bots see it."""
