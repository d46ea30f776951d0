"""The table for friends: a page, an API and a socket on one port."""
