"""`artemia serve`: what it prints, and how it says that it can't."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from artemia.cli import links, serve
from artemia.errors import ArtemiaError
from artemia.server.web.addresses import network_address
from tests.server.kit import people, serving


def refused(host: str, port: int, data: Path) -> str:
    with pytest.raises(ArtemiaError) as error:
        asyncio.run(serve.run(host, port, data, 0, False, "en"))
    return error.value.code


def test_it_says_in_one_sentence_why_it_cannot_start(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert refused("127.0.0.1", taken.getsockname()[1], tmp_path / "a" / "t.db") == "port-in-use"
    assert refused("203.0.113.7", 0, tmp_path / "t.db") == "bad-host"
    (tmp_path / "letter").write_text("Dear Ada, " * 99, encoding="utf-8")
    assert refused("127.0.0.1", 0, tmp_path / "letter") == "no-database"
    assert refused("127.0.0.1", 0, tmp_path / "letter" / "t.db") == "data-file"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_prints_links(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    links.announce("192.0.2.9", 8080, "t.db", lang)
    told = capsys.readouterr().out
    assert "http://localhost:8080/" in told and "http://192.0.2.9:8080/" in told
    links.announce("", 8080, "t.db", lang)
    assert "192.0.2" not in capsys.readouterr().out
    links.show_qr("http://192.0.2.9:8080/")
    assert "█" in capsys.readouterr().out


def test_whose_address_is_shared() -> None:
    assert network_address("127.0.0.1") == network_address("localhost") == ""
    assert network_address("192.0.2.9") == "192.0.2.9"


def test_a_link_and_its_qr_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table()
            told = await ada.get(f"/api/tables/{code}?lang=fr")
            assert told["link"] == f"{server.url}/t/{code}" and not told["reachable"]
            server.services.network = lambda: "192.0.2.9"
            told = await ada.get(f"/api/tables/{code}")
            assert told["link"] == f"http://192.0.2.9:{server.port}/t/{code}" and told["reachable"]
            async with ada.session.get(f"{server.url}/api/tables/{code}/qr") as response:
                assert response.content_type == "image/svg+xml" and b"<svg" in await response.read()

    asyncio.run(story())
