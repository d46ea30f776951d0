"""Simulated games as rows of a table: what is told of each, in which files, and how a long run is kept."""
