"""Writes again what is made from declarations: types of the page, tables of the docs. `make generated`."""

from __future__ import annotations

from pathlib import Path

from vicus.core.game import declaration
from vicus.registry import names
from vicus.server import limits
from vicus.spec import markdown, typescript
from vicus.table import typescript as protocol

ROOT = Path(__file__).parent.parent


def main() -> None:
    """All files; a test compares them with what stands there."""
    (ROOT / "ui" / "src" / "protocol.ts").write_text(protocol.source(), "utf-8")
    hosting = ROOT / "docs" / "hosting.md"
    before, _, rest = hosting.read_text("utf-8").partition("<!-- limits -->")
    _, _, after = rest.partition("<!-- end of limits -->")
    hosting.write_text(f"{before}<!-- limits -->\n{limits.table()}\n<!-- end of limits -->{after}", "utf-8")
    for name in names():
        spec = declaration(name)
        page, docs = spec.folder / "page" / "view.ts", ROOT / "docs" / "games" / f"{name}.md"
        if docs.exists():  # a game of ours
            page.write_text(typescript.source(spec), "utf-8")
            markdown.fill(docs, spec)


if __name__ == "__main__":
    main()
