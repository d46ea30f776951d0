"""What is made of the page. Its types, style and tests are a stage of their own."""

from __future__ import annotations

import pytest

from build_tools import page


@pytest.mark.slow
def test_script_and_style_stay_small() -> None:
    """All of it, every screen together, as it goes over the wire."""
    page.build_if_changed()
    assets = page.PAGE / "assets"
    sizes = [file.stat().st_size for kind in ("js", "css") for file in assets.glob(f"*.{kind}.gz")]
    assert 0 < sum(sizes) <= 200_000
