"""What reads input without a server: records, saves, files of cards, messages, answers, cookies."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec

from artemia.engine.spelling import Reply, read
from artemia.errors import ArtemiaError
from artemia.game import Game, check_of
from artemia.lab.fuzz.mutations import spoilt, strange
from artemia.rules.corrections import corrections, read_corrections
from artemia.rules.setup import Setup
from artemia.server.web.identity import Identity
from artemia.server.wire.bounds import UNREADABLE
from artemia.server.wire.messages import ClientMessage

CARDS: Final = """
[place.river]
name = "The Stream"
effect = "wreck"
[hunt.tracking]
name.fr = "Flair"
phase = 2
symbol = "target"
[survival.adrenaline]
text = "Take it back."
"""
MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "hello", "v": 2, "lang": "en", "build": "x", "stream": "abc", "n": 3, "eyes": 1, "watch": True},
    {"type": "answer", "id": "1", "ask": 77, "key": "commit 1 3"},
    {"type": "hint", "id": "1", "ask": 77},
    {"type": "speak", "id": "1", "text": "Hello"},
    {"type": "speak", "id": "1", "phrase": "hello"},
    {"type": "look", "id": "1", "eyes": 2},
    {"type": "lang", "id": "1", "lang": "fr"},
    {"type": "sit", "id": "1", "chair": 1, "name": "Eve", "colour": 3},
    {"type": "rise", "id": "1", "chair": 1},
    {"type": "return", "id": "1", "chair": 1},
    {"type": "introduce", "id": "1", "chair": 1, "name": "Eve", "colour": 2, "creature": True, "ready": True},
    {"type": "bot", "id": "1", "chair": 1, "level": "instinct"},
    {"type": "kick", "id": "1", "chair": 1},
    {"type": "hand_over", "id": "1", "chair": 1},
    {"type": "arrange", "id": "1", "options": {"players": 3, "boxes": ["base"], "cards": {"hunt": {}}}},
    {"type": "begin", "id": "1"},
    {"type": "vote", "id": "1", "chair": 1, "wanted": True},
    {"type": "again", "id": "1"},
    {"type": "ping"},
)


class Readers:
    """Each takes a source of chance, reads something spoilt, and returns it; only refusals may be raised."""

    def __init__(self) -> None:
        game, hat = Game.new(Setup(players=4, side="A", seed=5)), Random(1)
        for _ in range(60):
            question = hat.choice(game.questions())
            game.answer(question.seat, hat.choice(question.answers))
        self.save: dict[str, Any] = json.loads(game.save())
        self.record: dict[str, Any] = game.record
        self.record["setup"] |= {"cards": {"place": {"river": {"name": "The Stream"}}}}
        self._identity = Identity(b"key")
        self._decode = msgspec.json.Decoder(ClientMessage).decode
        self.all: dict[str, Callable[[Random], bytes]] = {
            "record": self.a_record,
            "save": self.a_save,
            "cards": self.a_file_of_cards,
            "plain cards": self.plain_cards,
            "message": self.a_message,
            "answer": self.an_answer,
            "cookie": self.a_cookie,
        }

    def a_record(self, rng: Random) -> bytes:
        words = strange(rng, {**self.record, "answers": self.record["answers"][: rng.randint(0, 12)]})
        try:
            Game.replay(words)
        except ArtemiaError as error:
            checked(error)
        return repr(words).encode("utf-8", "backslashreplace")

    def a_save(self, rng: Random) -> bytes:
        words = strange(rng, self.save, 0.02)
        data = self._written(words) if rng.random() < 0.7 else spoilt(rng, self._written(self.save))
        try:
            Game.load(data)
        except ArtemiaError as error:
            checked(error)
        return data

    def _written(self, words: Any) -> bytes:
        """With a sum that is right, where it has one: anybody can work it out."""
        with suppress(KeyError, TypeError, ValueError):
            words["check"] = check_of(words)
        return json.dumps(words).encode()

    def a_file_of_cards(self, rng: Random) -> bytes:
        data = spoilt(rng, CARDS.encode())
        try:
            read_corrections(data.decode("utf-8", "surrogateescape"))
        except ArtemiaError as error:
            checked(error)
        return data

    def plain_cards(self, rng: Random) -> bytes:
        words = strange(
            rng,
            {"place": {"river": {"name": "A", "at": {"fr": "B"}}}, "hunt": {"tracking": {"phase": 2}}},
            0.2,
        )
        try:
            corrections(words)
        except ArtemiaError as error:
            checked(error)
        return repr(words).encode("utf-8", "backslashreplace")

    def a_message(self, rng: Random) -> bytes:
        data = a_message(rng)
        with suppress(*UNREADABLE):
            self._decode(data)
        return data

    def an_answer(self, rng: Random) -> bytes:
        data = spoilt(rng, rng.choice(self.record["answers"]).encode())
        try:
            read(Reply.read(data.decode("utf-8", "replace")).key)
        except ArtemiaError as error:
            checked(error)
        return data

    def a_cookie(self, rng: Random) -> bytes:
        data = spoilt(rng, self._identity.cookie("Eve").encode())
        user = self._identity.user(data.decode("utf-8", "surrogateescape"))
        assert user in (None, "Eve"), "somebody else's cookie"
        return data


def a_message(rng: Random) -> bytes:
    words = rng.choice(MESSAGES)
    if rng.random() < 0.6:
        return json.dumps(strange(rng, words, 0.15)).encode()
    return spoilt(rng, json.dumps(words).encode())


def checked(error: ArtemiaError) -> None:
    """A refusal is a sentence or several, of a length that can be read."""
    assert str(error).strip() and len(str(error)) < 20_000, "a refusal nobody could read"
