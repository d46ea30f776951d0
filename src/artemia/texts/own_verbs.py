"""What is said of verbs that a Python file has brought: in its own words, or by their names."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from artemia.rules.own_code import BROUGHT_BY, OwnCode
from artemia.texts.loader import FALLBACK, TextError, say, written_in

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

MOST_KEPT: Final = 16


def say_of(verb: str, lang: str, id: str, /, **args: str | int) -> str:
    """The message about this verb. What its file says can't stop a game, whatever it says."""
    code = BROUGHT_BY.get(verb)
    if code is None:
        return say(lang, id, **args)
    for each in (lang, FALLBACK):
        try:
            return written_in(bundle(code, each), each, id, args)
        except TextError:
            continue
    return say(lang, f"own-{id.partition('-')[0]}", verb=verb.replace("_", " "), who=args["who"])


def has_words(question: str, lang: str) -> bool:
    """Whether its file says how this question is asked."""
    code = BROUGHT_BY[question]
    return any(bundle(code, each).has_message(f"ask-{question}") for each in (lang, FALLBACK))


@lru_cache(maxsize=MOST_KEPT)
def bundle(code: OwnCode, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and seldom needed

    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource(code.words.get(lang, "")))
    return found
