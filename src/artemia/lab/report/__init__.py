"""What a player reads of simulated games: one page of figures, made from a file with a row a game."""
