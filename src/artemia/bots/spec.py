"""How bots are named: `instinct`, `ismcts:iterations=200`, `package.module:Class` or `file.py:Class`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from importlib import import_module, util
from pathlib import Path
from types import ModuleType

from artemia.bots.policy import Policy
from artemia.errors import ArtemiaError

Maker = Callable[..., Policy]
"""Makes a bot from a seed and options."""


def specs_in(words: str) -> list[str]:
    """The bots of a list with commas; an option after a comma belongs to the bot before it.

    >>> specs_in("chance, ismcts:iterations=200,playout=chance,instinct")
    ['chance', 'ismcts:iterations=200,playout=chance', 'instinct']
    """
    specs: list[str] = []
    for part in [each.strip() for each in words.split(",") if each.strip()]:
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def made_from(
    spec: str, seed: int | str, bots: Mapping[str, Maker], levels: Mapping[str, str] | None = None
) -> Policy:
    """The bot a spec names: one of these, one's own, or a level, which is another spec."""
    name, options = taken_apart(spec)
    levels = levels or {}
    if name in levels:
        name, usual = taken_apart(levels[name])
        options = {**usual, **options}
    maker = bots[name] if name in bots else own_bot(name) if is_own(name, bots) else None
    if maker is None:
        known = ", ".join(dict.fromkeys([*bots, *levels]))
        raise ArtemiaError(
            f"There is no bot called “{name}”; there are {known}.", "bot", given=name, known=known
        )
    return maker(seed, **values(name, maker, options)) if options else maker(seed)


def taken_apart(spec: str) -> tuple[str, dict[str, str]]:
    """The name and the options as they are written."""
    name, colon, tail = spec.rpartition(":")
    if not colon or "=" not in tail:
        return spec, {}
    pairs = [part.partition("=") for part in tail.split(",")]
    return name, {key.strip(): value.strip() for key, _, value in pairs}


def is_own(name: str, bots: Mapping[str, Maker]) -> bool:
    module, _, attribute = name.rpartition(":")
    return attribute.isidentifier() and (
        is_file(module) or (module not in bots and all(map(str.isidentifier, module.split("."))))
    )


def is_file(module: str) -> bool:
    return module.endswith(".py")


def own_bot(name: str) -> Maker:
    """A class from a file, or from any module that can be imported, also from the folder one is in."""
    module, _, attribute = name.rpartition(":")
    source = module_in(Path(module), attribute) if is_file(module) else module_called(module, attribute)
    found = getattr(source, attribute, None)
    if not (isinstance(found, type) and issubclass(found, Policy)):
        raise ArtemiaError(
            f"The module “{module}” has no bot “{attribute}”: a bot is a class made from Policy.",
            "bot-class",
            module=module,
            given=attribute,
        )
    return found


def module_called(module: str, bot: str) -> ModuleType:
    look_in(Path.cwd())
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # something that module needs is missing: its author wants to see where
        raise ArtemiaError(
            f"There is no module “{module}” to take the bot “{bot}” from.",
            "bot-module",
            module=module,
            given=bot,
        ) from None


def module_in(file: Path, bot: str) -> ModuleType:
    """The module in a file, run once; it finds what lies beside it."""
    whole = file.expanduser().resolve()
    name = f"bots in {whole}"
    if name in sys.modules:
        return sys.modules[name]
    spec = util.spec_from_file_location(name, whole)
    if spec is None or spec.loader is None or not whole.is_file():
        raise ArtemiaError(
            f"There is no file “{file}” to take the bot “{bot}” from.", "bot-file", file=str(file), given=bot
        )
    look_in(whole.parent)
    module = sys.modules[name] = util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def look_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def values(name: str, maker: Maker, options: dict[str, str]) -> dict[str, int | float | str]:
    """The options as the maker wants them: each of the type of what it takes if nothing is said."""
    usual = {
        key: each.default
        for key, each in inspect.signature(maker).parameters.items()
        if each.default is not inspect.Parameter.empty
    }
    found: dict[str, int | float | str] = {}
    for key, word in options.items():
        if key not in usual:
            known = ", ".join(usual) or "–"
            raise ArtemiaError(
                f"The bot “{name}” has no option “{key}”; its options: {known}.",
                "bot-option",
                name=name,
                given=key,
                known=known,
            )
        kind = type(usual[key])
        try:
            found[key] = kind(word) if kind in (int, float) else word
        except ValueError:
            raise bad_value(name, key, word) from None
    return found


def bad_value(name: str, option: str, given: object) -> ArtemiaError:
    return ArtemiaError(
        f"“{given}” isn’t a value for the option “{option}” of the bot “{name}”.",
        "bot-value",
        name=name,
        option=option,
        given=str(given),
    )
