"""The code of the page on environments runs."""

from __future__ import annotations

import doctest
import re
from typing import Any

import pytest

from tests.docs.pages import page

PAGE = page("docs/lab/environments.md")
NEEDS = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel"}


@pytest.mark.parametrize("library", NEEDS)
def test_its_code_runs(library: str) -> None:
    pytest.importorskip(NEEDS[library])
    names: dict[str, Any] = {}
    found = re.findall(rf"^```python {library}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    for text in found:
        session = doctest.DocTestParser().get_doctest(text, names, library, None, 0)
        assert doctest.DocTestRunner().run(session, clear_globs=False).failed == 0
        names |= session.globs
