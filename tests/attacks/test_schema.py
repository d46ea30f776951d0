"""What the schema allows is answered as it says; what it does not is refused: schemathesis asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from artemia.server.web.schema import schema
from tests.attacks.hall import Hall, hall
from tests.attacks.kit import log_lines

ASKED = [(path, method) for path, ways in schema()["paths"].items() for method in ways]
SHORT = settings(
    max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(Path(tmp_path_factory.mktemp("hall")) / "t.db") as found:
        yield found


@pytest.mark.slow
@pytest.mark.parametrize(("path", "method"), ASKED)
@pytest.mark.parametrize("mode", [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE])
def test_requests(here: Hall, path: str, method: str, mode: schemathesis.GenerationMode) -> None:
    operation = schemathesis.openapi.from_dict(schema())[path][method]

    @SHORT
    @given(operation.as_strategy(generation_mode=mode))
    def story(case: schemathesis.Case[Any]) -> None:
        with log_lines() as lines:
            response = case.call(base_url=here.server.url, timeout=60)
        assert response.status_code < 500 or path == "/api/ready"
        if response.headers["content-type"][0].startswith("application/json") and response.status_code >= 400:
            assert set(response.json()) >= {"code", "text"} or path == "/api/ready"
        assert not any(line.exc_info for line in lines)

    story()


def test_the_schema_is_published_and_knows_every_route(here: Hall) -> None:
    assert here.do(here.ada.get("/api/schema.json")) == schema()
    names = {f"{method.upper()} {path}" for path, method in ASKED}
    assert {"POST /api/tables", "GET /api/tables/{code}/story", "POST /api/records"} <= names
    assert all(words["summary"] for ways in schema()["paths"].values() for words in ways.values())
