"""The wheel holds compiled rules if there is a C compiler, else plain Python; and the page, if node is there.

ARTEMIA_BUILD=pure leaves the compiler alone; ARTEMIA_BUILD=compiled makes a failure fatal.
ARTEMIA_OPTIMIZE, 0 to 3, is how hard the compiler tries: 0 takes less than half the time, for slower games.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from build_tools import page
from build_tools.compiled import CompileError, compile_package


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("ARTEMIA_BUILD", "auto")
        if version == "editable":
            return
        self.add_page(build_data)
        if wish == "pure":
            return
        self.folder = tempfile.TemporaryDirectory()
        target = Path(self.folder.name)
        try:
            built = compile_package(Path(self.root) / "src", target, os.environ.get("ARTEMIA_OPTIMIZE", "3"))
        except CompileError as error:
            if wish == "compiled":
                raise
            self.app.display_warning(f"This wheel stays plain Python. {error}")
            return
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_page(self, build_data: dict[str, Any]) -> None:
        try:
            page.build_if_changed()
        except page.PageError as error:
            self.app.display_warning(f"This wheel has no page. {error}")
        else:
            build_data["force_include"][str(page.PAGE)] = "artemia/server/web/page"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
