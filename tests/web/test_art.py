"""What helps whoever draws."""

from __future__ import annotations

import subprocess

import pytest

from build_tools import page

PNG = b"\x89PNG"


@pytest.mark.slow
def test_art_can_be_looked_at_side_by_side() -> None:
    node = page.find_node()
    assert node is not None
    page.install_packages(node)
    sheet = page.MADE / "sheets" / "places.png"
    sheet.unlink(missing_ok=True)
    script = page.WEB / "scripts" / "contact-sheet.mjs"
    subprocess.run([node.program, script, "rover", "oasis"], check=True)
    assert sheet.read_bytes().startswith(PNG)
