"""Run in a folder of lowered sources, it makes their extension modules: `extensions LEVEL MODULE…`.

At level 0, which is for tests, shifts are checked: a number that outgrows its machine word ends the program.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

SHIFT = re.compile(r"= (cpy_r_\w+) << (?!1;)(\w+);")
CHECKED_SHIFT = """
#include <stdint.h>
#include <Python.h>
static inline int64_t checked_shift(int64_t number, int64_t bits) {
    int64_t found = bits >= 0 && bits < 64 ? (int64_t)((uint64_t)number << bits) : 0;
    if (bits < 0 || bits > 63 || found >> bits != number) {
        Py_FatalError("a number has outgrown its machine word");
    }
    return found;
}
"""


def check_shifts(file: Path) -> None:
    """Checks the shifts of a C file; those by 1 are mypyc's own, and a part of what it checks itself."""
    text, found = SHIFT.subn(r"= checked_shift(\1, \2);", file.read_text(encoding="utf8"))
    if found:
        file.write_text(CHECKED_SHIFT + text, encoding="utf8")


if __name__ == "__main__":
    level, *names = sys.argv[1:]
    modules = mypycify(
        ["--follow-imports=silent", *names], opt_level=level, debug_level="0", group_name="artemia"
    )
    for module in modules:
        # Looking at the indentation of so long a file takes gcc longer than compiling it.
        module.extra_compile_args.append("-Wno-misleading-indentation")
        if level == "0":
            for source in module.sources:
                check_shifts(Path(source))
    sys.argv[1:] = ["-q", "build_ext", "--inplace"]
    setup(name="artemia", packages=[], ext_modules=modules)
