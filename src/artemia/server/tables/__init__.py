"""Tables in memory: seating, presence, clock, requests, bots, and what is told to everybody."""
