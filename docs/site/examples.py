"""Examples in docstrings stand by themselves, without a heading; here they become blocks of code (an extension of Griffe)."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""From a prompt to the next blank line."""


class Examples(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """The package itself is no object to Griffe."""
        if pkg.docstring is not None and "```pycon" not in pkg.docstring.value:
            self.on_object(obj=pkg)
