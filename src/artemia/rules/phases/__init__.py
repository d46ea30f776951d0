"""The phases of a turn, one module each, and the two long parts of the reckoning."""
