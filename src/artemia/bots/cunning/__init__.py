"""A bot that thinks: it re-deals what it can't see, solves the turn as a game of two camps, and draws."""
