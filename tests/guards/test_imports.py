"""Packages are stacked: each imports only from those below it."""

from __future__ import annotations

from tests.guards.sources import imports, modules

LAYERS = (
    "errors",
    "engine",
    "rules",
    "cards",
    "session",
    "open_chance",
    "texts",
    "spaces",
    "questions",
    "whynot",
    "game",
    "bots",
    "advice",
    "lessons",
    "riddle",
    "server",
    "client",
    "envs",
    "lab",
    "cli",
)
"""From the ground up. `artemia` itself hands out what `game` and below offer, so it stands with `game`."""

NARROWER = {
    "envs": {"errors", "engine", "rules", "cards", "session", "open_chance", "spaces", "envs"},
    "engine": {"errors", "engine"},
    "bots": {"errors", "engine", "rules", "cards", "bots"},
    "client": {"errors", "engine", "rules", "cards", "bots", "server", "client"},
    "testing": {
        "errors",
        "engine",
        "rules",
        "cards",
        "session",
        "texts",
        "questions",
        "whynot",
        "game",
        "testing",
    },
}
"""What imports less than its layer would let it. Nothing else imports `testing`: it is for tests."""

ROOMS = ("metrics", "wire", "views", "bots", "storage", "tables", "web")
"""Of the server, from the ground up; what is imported for types only may lie above."""
PROTOCOL = "artemia.server.wire.messages"
"""All that a client knows of the server."""


def layer(module: str) -> str:
    _, _, rest = module.partition(".")
    return rest.partition(".")[0] or "game"


def allowed(module: str) -> set[str]:
    name = layer(module)
    return NARROWER[name] if name in NARROWER else set(LAYERS[: LAYERS.index(name) + 1])


def test_imports_go_down() -> None:
    wrong = [
        f"{module}, line {each.line}, imports {each.module}"
        for module in modules()
        for each in imports(module)
        if layer(each.module) not in allowed(module)
    ]
    assert wrong == []


def room(module: str) -> str:
    return module.split(".")[2] if module.startswith("artemia.server.") else ""


def test_rooms_of_the_server_are_stacked() -> None:
    wrong = [
        f"{module}, line {each.line}, imports {each.module}"
        for module in modules()
        for each in imports(module)
        if room(module) and room(each.module) and not each.typing
        if ROOMS.index(room(each.module)) > ROOMS.index(room(module))
    ]
    assert wrong == []


def test_every_module_of_the_server_stands_in_a_room() -> None:
    assert {room(module) for module in modules() if room(module)} == {*ROOMS}


def test_a_client_knows_only_the_protocol() -> None:
    known = {each.module for module in modules() if layer(module) == "client" for each in imports(module)}
    assert {module for module in known if layer(module) == "server"} == {PROTOCOL}


def test_every_package_has_its_layer() -> None:
    assert {layer(module) for module in modules()} == {*LAYERS, "testing"}


def test_modules_don_t_import_each_other_in_a_circle() -> None:
    """Within a layer too; what is imported late, or for types only, can't make a circle at run time."""
    below = {
        module: {each.module for each in imports(module) if not each.late and not each.typing} - {module}
        for module in modules()
    }
    done: set[str] = set()

    def visit(module: str, path: list[str]) -> None:
        assert module not in path, " imports ".join([*path[path.index(module) :], module])
        if module not in done:
            for each in sorted(below.get(module, ())):
                visit(each, [*path, module])
            done.add(module)

    for module in sorted(below):
        visit(module, [])


def test_the_guard_sees_all_kinds_of_imports() -> None:
    """Else it would guard nothing."""
    found = {(each.module, each.late, each.typing) for module in modules() for each in imports(module)}
    assert ("artemia.rules.setup", False, True) in found, "for types: state knows a set-up by name only"
    assert ("artemia.engine.kernel", False, False) in found
    assert any(late for _, late, _ in found)
    assert ("artemia.game", False, False) in {(e.module, e.late, e.typing) for e in imports("artemia")}
