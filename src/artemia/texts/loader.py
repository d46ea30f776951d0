"""The Fluent files: every .ftl file in the folder of a language, read once, when first needed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from artemia.errors import ArtemiaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
FALLBACK: Final = "en"

strict = False
"""Whether a gap in a language is an error rather than filled from English. Tests set it."""


class TextError(ArtemiaError):
    """A message that is missing, or that lacks what it speaks of."""


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not every game is read

    if lang not in LANGUAGES:
        raise ArtemiaError(f"There are no texts in “{lang}”; there are texts in {' and '.join(LANGUAGES)}.")
    found = FluentBundle([lang], use_isolating=False)
    folder = files(__package__) / lang
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def say(lang: str, id: str, /, **args: str | int) -> str:
    """The message with this id, or `id.attribute`, filled in."""
    try:
        return written(lang, id, args) if args else plain(lang, id)
    except TextError:
        if strict or lang == FALLBACK:
            raise
        return written(FALLBACK, id, args)


@cache
def plain(lang: str, id: str) -> str:
    """A message with nothing to fill in: the names of places and cards, over and over."""
    return written(lang, id, {})


def is_written(lang: str, id: str) -> bool:
    """Whether there is such a message in this language."""
    return bundle(lang).has_message(id)


def written(lang: str, id: str, args: dict[str, str | int]) -> str:
    return written_in(bundle(lang), lang, id, args)


def written_in(texts: FluentBundle, lang: str, id: str, args: dict[str, str | int]) -> str:
    name, _, attribute = id.partition(".")
    message = texts.get_message(name) if texts.has_message(name) else None
    pattern = message and (message.attributes.get(attribute) if attribute else message.value)
    if not pattern:
        raise TextError(f"The text “{id}” isn't written in “{lang}”.")
    text, errors = texts.format_pattern(pattern, args)
    if errors or not isinstance(text, str):
        raise TextError(f"The text “{id}” in “{lang}” can't be filled in: {errors}.")
    return text
