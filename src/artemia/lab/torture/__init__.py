"""Servers under torture: what they acknowledged is kept, what they told is explained, every game goes on."""
