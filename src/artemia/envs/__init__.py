"""The game as other libraries want it, each an optional extra; and many games at once."""
