"""The one error that commands show to people."""

__all__ = ["ArtemiaError"]


class ArtemiaError(Exception):
    """A mistake a person can mend; its text is one clear sentence.

    An error with a `code` can be told in other languages: `error-<code>` is its message, `details` fill it.
    """

    def __init__(self, sentence: str, code: str = "", **details: str | int) -> None:
        super().__init__(sentence)
        self.code = code
        self.details = details
