"""Tools that build the wheel; no part of the package."""
