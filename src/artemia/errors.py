"""The one error that commands show to people."""

__all__ = ["ArtemiaError"]


class ArtemiaError(Exception):
    """A mistake a person can mend; its text is one clear sentence."""
