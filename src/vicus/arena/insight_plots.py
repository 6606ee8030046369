"""Pictures of a page of insights, in the style of all others of the laboratory."""

from __future__ import annotations

from typing import Any

from .insight_cells import ordinal
from .plots import ACCENT, INK, figures_at, percent, picture_of

Figure = dict[str, float]
OTHER = "#2f6f62"
"""Beside the accent, where two things stand side by side."""


def order(title: str, players: dict[int, dict[str, Any]], even: str) -> str:
    """Wins of who acts first, second …, for each number of players; a mark where all would be equal."""
    rows = [
        (f"{number} players, {ordinal(place)}", each, 1 / number)
        for number, found in players.items()
        for place, each in enumerate(found["order"])
    ]
    with picture_of(title, [name for name, _, _ in rows]) as picture:
        axes = picture.axes
        for y, (_, each, fair) in enumerate(rows):
            axes.barh(y, each["value"], 0.5, color=ACCENT, alpha=0.8)
            axes.plot([each["low"], each["high"]], [y, y], color=INK, linewidth=1.5)
            axes.plot([fair, fair], [y - 0.4, y + 0.4], color=INK, linestyle=":", linewidth=1.5)
            figures_at(axes, y, f"{each['value']:.1%} ({each['low']:.1%} – {each['high']:.1%})")
        axes.set_xlim(0, None)
        axes.xaxis.set_major_formatter(percent())
        axes.set_xlabel(even, fontsize=8)
    return picture.svg


def lines(title: str, rows: list[tuple[str, Figure, Figure]], winners: str, others: str) -> str:
    """Points from each line of the score: of winners above, of all others below."""
    with picture_of(title, [name for name, _, _ in rows]) as picture:
        axes = picture.axes
        for y, (_, won, lost) in enumerate(rows):
            axes.barh(y - 0.19, won["value"], 0.34, color=ACCENT, alpha=0.85, label=winners if y == 0 else None)
            axes.barh(y + 0.19, lost["value"], 0.34, color=OTHER, alpha=0.85, label=others if y == 0 else None)
            figures_at(axes, y, f"{won['value']:.1f} / {lost['value']:.1f}")
        axes.axvline(0, color=INK, linewidth=1)
        axes.legend(loc="lower right", fontsize=8, frameon=False)
    return picture.svg
