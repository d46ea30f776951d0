"""Measuring tools: benchmarks and what they compare with."""
