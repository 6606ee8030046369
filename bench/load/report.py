"""The table of docs/hosting.md: every scenario that has been measured, a row each; the others stay as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from .figures import Figures, number

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
BEGIN, END = "<!-- load -->", "<!-- end of load -->"
FRESH = f"""# Hosting

## Load

{BEGIN}
{END}
"""
COMMAND = re.compile(r"`(python -m bench\.load [^`]*)`")


def read(folder: Path) -> list[Figures]:
    """All that was measured."""
    return [msgspec.json.decode(file.read_bytes(), type=Figures) for file in sorted(folder.glob("*.json"))]


def write(folder: Path, order: list[str], page: Path = PAGE) -> None:
    """Put the figures into the page; `order`: the commands whose rows it has, one after the other."""
    text = page.read_text("utf-8") if page.exists() else FRESH
    if BEGIN not in text:
        text = text.rstrip("\n") + f"\n\n## Load\n\n{BEGIN}\n{END}\n"
    before, _, rest = text.partition(BEGIN)
    shown, _, after = rest.partition(END)
    rows = {found[1]: line for line in shown.splitlines() if (found := COMMAND.search(line))}
    measured = [figures for figures in read(folder) if figures.command in order]
    rows |= {figures.command: row(figures) for figures in measured}
    lines = [*_head(measured), *(rows[command] for command in order if command in rows)]
    page.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", "utf-8")


def _head(measured: list[Figures]) -> Iterator[str]:
    if measured:
        machine = measured[0].machine
        loop = "with uvloop" if machine["uvloop"] else "without uvloop"
        others = max(figures.others_cpu for figures in measured)
        yield (
            f"Measured on {machine['cores']} cores ({machine['processor']}), Python {machine['python']}, {loop}, for "
            f"{min(figures.seconds for figures in measured):.0f} s or more each; CPU in percent of one core. Other programs "
            f"of the machine used up to {others:.0f} % of a core meanwhile."
        )
        yield ""
    yield "| what | moves' p50 / p99, ms | before it, ms | moves/s | CPU | memory | sent a move | goal | command |"
    yield "|---|---|---|---|---|---|---|---|---|"


def row(figures: Figures) -> str:
    """A row of the table."""
    calm = f"{number(figures.calm_p50)} / {number(figures.calm_p99)}" if figures.calm_p50 and figures.calm_p99 else ""
    seen = "; ".join(f"{what} {number(value) if isinstance(value, float) else value}" for what, value in figures.seen.items())
    cells = [
        figures.what + (f" ({seen})" if seen else ""),
        f"{number(figures.p50)} / {number(figures.p99)}" if figures.p99 else "",
        calm,
        number(figures.moves_per_second) if figures.p99 else "",
        f"{figures.cpu:.0f} %",
        f"{figures.rss_mib:.0f} MiB",
        f"{number(figures.kib_per_move)} KiB" if figures.p99 else "",
        "; ".join(map(str, figures.goals)),
        f"`{figures.command}`",
    ]
    return "| " + " | ".join(cells) + " |"
