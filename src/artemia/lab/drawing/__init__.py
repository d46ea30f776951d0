"""Plots, drawn without a library: what they are made of, and how they become files."""
