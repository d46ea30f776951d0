"""What is said of cards, in the words of the table that put them right. These are shown, never filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Final

from artemia.rules.corrections import AS_THEY_ARE, EVERY_LANGUAGE, Correction, Corrections
from artemia.texts.loader import say
from artemia.texts.own_verbs import has_words

MOST_KEPT: Final = 256
ARTICLE: Final = re.compile(r"^(L[’']|(The|Le|La|Les) )")
"""Places have one, at least ours do."""
Words = dict[str, str]
"""By the id of the message they stand for."""


ON_THE_TABLE: Final = ContextVar("cards on the table", default=AS_THEY_ARE)
"""For a terminal, which shows one game at a time: the cards that are meant where nobody says which."""


@contextmanager
def on_the_table(cards: Corrections) -> Iterator[None]:
    """Meanwhile these are the cards that are meant."""
    before = ON_THE_TABLE.set(cards)
    try:
        yield
    finally:
        ON_THE_TABLE.reset(before)


def worded(lang: str, id: str, cards: Corrections | None = None) -> str:
    """A message about a card: the table's own, or ours."""
    return own_words(lang, id, cards) or say(lang, id)


def own_words(lang: str, id: str, cards: Corrections | None = None) -> str:
    """The table's own words, if it has any."""
    meant = ON_THE_TABLE.get() if cards is None else cards
    return words_of(meant, lang).get(id, "") if meant else ""


@lru_cache(maxsize=MOST_KEPT)
def words_of(cards: Corrections, lang: str) -> Words:
    found: Words = {}
    for said in cards.all:
        found |= words_for(said, lang, is_brought(cards, said))
    for said in cards.all:
        found |= question_of(said, lang, found, is_brought(cards, said))
    return found


def is_brought(cards: Corrections, said: Correction) -> bool:
    """Whether its effect is none of ours."""
    return cards.code is not None and said.effect in cards.code.effects[said.kind]


def words_for(said: Correction, lang: str, brought: bool) -> Words:
    """Name and texts; with another's effect and no text of its own a card has that one's."""
    own = {part: text for part, of, text in said.words if of in (lang, EVERY_LANGUAGE)}
    if brought and "text" not in own:
        own["text"] = next(text for part, _, text in said.words if part == "text")
    id = f"{said.kind}-{said.id}"
    found: Words = {}
    if "name" in own:
        found[id] = own["name"]
        if said.kind == "place":
            found[f"{id}.at"] = say(lang, "corrected-at", place=in_a_sentence(own["name"]))
    if "at" in own:
        found[f"{id}.at"] = own["at"]
    text = own.get("text") or (text_of(said.kind, said.effect, lang) if said.effect else "")
    if text:
        found[f"bonus-{said.effect or said.id}" if said.kind == "bonus" else f"{id}.text"] = text
    if said.kind == "place":
        found |= glances(said, own, lang)
    return found


def glances(said: Correction, own: Words, lang: str) -> Words:
    """A place in few words, on its card and on its tile."""
    id = f"glance-{said.id}"
    if "text" in own:
        return {id: own.get("glance", own["text"]), f"{id}.tile": own["text"]}
    does = f"glance-{said.effect or said.id}"
    if said.effect or "glance" in own:
        return {id: own.get("glance") or say(lang, does), f"{id}.tile": say(lang, f"{does}.tile")}
    return {}


def question_of(said: Correction, lang: str, words: Words, brought: bool) -> Words:
    """Where a question would call its card by our name, or serves another card, the card's text asks."""
    asking = said.effect or said.id
    if brought:
        text = words.get(f"{said.kind}-{said.id}.text", "")
        return {} if has_words(asking, lang) else {f"ask-{asking}": text}
    text = f"{said.kind}-{asking}.text"
    reworded = f"{said.kind}-{said.id}" in words or text in words
    if said.kind in ("survivor", "bonus") or not (reworded or said.effect):
        return {}
    return {f"ask-{asking}": words.get(text) or say(lang, text)}


def text_of(kind: str, effect: str, lang: str) -> str:
    if kind == "bonus":
        return ""
    return say(lang, f"effect-{effect}" if kind == "survivor" else f"{kind}-{effect}.text")


def in_a_sentence(name: str) -> str:
    """A place within a sentence: its article is small."""
    return name[0].lower() + name[1:] if ARTICLE.match(name) else name


def short_name(name: str) -> str:
    """A place without its article: Lair, Antre."""
    return ARTICLE.sub("", name)
