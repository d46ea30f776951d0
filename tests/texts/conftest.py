"""Here a gap in a language is an error, not English."""

import pytest

from artemia.texts import loader


@pytest.fixture(autouse=True)
def no_fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "strict", True)
