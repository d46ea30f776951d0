"""Who somebody is: a random id in a signed cookie. There is no registration."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

COOKIE: Final = "artemia"
ONE_YEAR: Final = 365 * 24 * 3600


class Identity:
    """Makes and reads the cookie."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, user: str) -> str:
        return f"{user}.{self._signature(user)}"

    def user(self, cookie: str | None) -> str | None:
        """Whose cookie this is, or None if it isn't one of ours."""
        user, dot, signature = (cookie or "").partition(".")
        if (
            not dot
            or not signature.isascii()
            or not user.isascii()
            or not hmac.compare_digest(signature.encode(), self._signature(user).encode())
        ):
            return None
        return user

    def _signature(self, user: str) -> str:
        digest = hmac.digest(self._key, user.encode(), "sha256")[:16]
        return urlsafe_b64encode(digest).decode().rstrip("=")
