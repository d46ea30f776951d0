"""Nonsense by the million: what reads it may refuse it, and do nothing else."""
