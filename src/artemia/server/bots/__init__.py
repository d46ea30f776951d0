"""Processes that think for bots and read finished games."""
