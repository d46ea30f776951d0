"""Small sources and what the pass makes of them; and what stops it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from build_tools.lower import LEFT_PLAIN, lowered, modules_in
from build_tools.lower.errors import LoweringError
from build_tools.lower.fields import Declarations
from build_tools.lower.layout import HOME as STEPS
from build_tools.lower.layout import layout_in

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "artemia"
GOLDEN = Path(__file__).with_name("golden")
KERNEL = "artemia.engine.kernel"
SAMPLE = "artemia.cards.sample"


def golden(name: str) -> str:
    return (GOLDEN / name).read_text("utf8")


LEAST = {
    STEPS: "OP: Final = 1023\nQUESTION: Final = 512\nTWO: Final = QUESTION >> 1\n",
    KERNEL: golden("kernel.plain"),
    "artemia.rules.verbs": golden("verbs.plain"),
}
"""What there must be at the least: a layout, a kernel, an effect and a question."""


def pass_over(source: str) -> str:
    return lowered({**LEAST, SAMPLE: source}, Declarations(PACKAGE))[SAMPLE]


def lowered_goldens() -> dict[str, str]:
    """What the pass makes of each small source, by its name."""
    names = [path.stem for path in GOLDEN.glob("*.plain")]
    others = [name for name in names if name not in ("kernel", "verbs")]
    samples = {f"artemia.cards.{name}": golden(f"{name}.plain") for name in others}
    found = lowered({**LEAST, **samples}, Declarations(PACKAGE))
    return {name: found[next(module for module in found if module.endswith(f".{name}"))] for name in names}


def test_small_source_in_lowered_source_out() -> None:
    """After a change that is meant, write what is made now: `python -m tests.build_tools.test_lower`."""
    for name, text in lowered_goldens().items():
        assert text == golden(f"{name}.lowered"), name


def test_the_layout_is_that_of_the_steps() -> None:
    from artemia.engine import step

    tree = ast.parse((ROOT / "src/artemia/engine/step.py").read_text("utf8"))
    layout = layout_in(tree)
    assert (layout.op, layout.question, layout.two) == (step.OP, step.QUESTION, step.TWO)


STOPPED = {
    "a verb has one mark": "@effect\ndef act(g: State) -> None: ...",
    "a verb can stand in a module only": "class A:\n    @effect()\n    def act(g: State) -> None: ...",
    "a verb takes the state": "@effect()\ndef act(g: State, a: int, b: int, c: int, d: int) -> None: ...",
    "only a second argument can be left out": "@effect()\ndef act(g: State, me: Seat = 0) -> None: ...",
    "what each argument is must be said": "@effect()\ndef act(g: State, me) -> None: ...",
    "must be said by name": "@question(True)\ndef act(g: State, me: Seat) -> Answers: ...",
    "0 of 1 bit_counts": "sizes = map(int.bit_count, hands)",
    "0 of 1 anys": "find = any",
    "grows in line 2": "def walk(h: Hunted) -> None:\n    h.moves = h.moves << 20 | 1",
    "steps grows in line 3": "def walk() -> None:\n    steps = 0\n    steps <<= 1",
}


@pytest.mark.parametrize("sentence", STOPPED)
def test_what_it_was_not_written_for_stops_it(sentence: str) -> None:
    with pytest.raises(LoweringError, match=sentence):
        pass_over(STOPPED[sentence])


def test_a_number_that_grows_may_if_it_is_declared_unbounded() -> None:
    declared = "class Hunted:\n    moves: Unbounded\n"
    found = pass_over(declared + STOPPED["grows in line 2"])
    assert "moves: Unbounded" in found


def test_an_op_too_many_stops_it() -> None:
    verbs = "".join(f"@effect()\ndef act_{n}(g: State, me: Seat) -> None: ...\n" for n in range(256))
    with pytest.raises(LoweringError, match=r"sample\.act_252: no op number is left"):
        pass_over(verbs)


@pytest.mark.parametrize(
    ("old", "sentence"),
    [("def perform", "1 of 2 tables of functions"), ("logged or", "0 of 1 shortcuts past `perform`")],
)
def test_a_kernel_that_has_changed_stops_it(old: str, sentence: str) -> None:
    kernel = LEAST[KERNEL].replace(old, "def run" if "def" in old else "written or")
    with pytest.raises(LoweringError, match=sentence):
        lowered({**LEAST, KERNEL: kernel}, Declarations(PACKAGE))


def test_a_layout_that_is_gone_stops_it() -> None:
    with pytest.raises(LoweringError, match="no number called TWO"):
        layout_in(ast.parse("OP: Final = 1023\nQUESTION: Final = 512\n"))


def test_a_file_that_is_to_stay_plain_and_is_gone_stops_it(tmp_path: Path) -> None:
    for each in LEFT_PLAIN[1:]:
        (tmp_path / "artemia" / each).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "artemia" / each).touch()
    with pytest.raises(LoweringError, match="there is no such file"):
        modules_in(tmp_path)


@pytest.mark.slow
def test_all_of_our_sources_can_be_lowered() -> None:
    modules = modules_in(ROOT / "src")
    found = lowered(
        {module: path.read_text("utf8") for module, path in modules.items()}, Declarations(PACKAGE)
    )
    assert found.keys() == modules.keys()
    assert "@effect" not in "".join(found.values())


if __name__ == "__main__":
    for name, text in lowered_goldens().items():
        (GOLDEN / f"{name}.lowered").write_text(text, "utf8")
