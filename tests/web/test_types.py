"""The page's types and constants are those of the server's messages."""

from __future__ import annotations

import pytest

from build_tools import page, page_types


def test_the_constants_of_the_page_are_the_server_s() -> None:
    """If not: python -m build_tools.page_types"""
    constants = page_types.constants()
    assert 'HOLE = "\\ufffc"' in constants and constants.isascii()
    assert page_types.TARGET.read_text("utf-8").endswith(constants)


@pytest.mark.slow
def test_the_types_of_the_page_are_up_to_date() -> None:
    """If not: python -m build_tools.page_types"""
    node = page.find_node()
    assert node, "node is missing; ./artemia test brings it"
    page.install_packages(node)
    assert page_types.TARGET.read_text("utf-8") == page_types.written(str(node.program))
