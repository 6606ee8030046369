"""`vicus serve --limits`: all limits, to be read on a terminal."""

from __future__ import annotations

from rich.table import Table

from vicus.server.limits import described, plain

from .screen import console


def show() -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for limit in described():
        table.add_row(limit.name, plain(limit.default), limit.reason)
    console.print(table)
