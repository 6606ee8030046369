"""A picture of how a run went: wins against fixed opponents by decisions played. SVG by hand: nothing else is needed for it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 360, 56, 44, 40
COLOURS = ("#a5432a", "#2f6f62", "#8a6d1d", "#4b5d8a", "#7a4a7a")
INK, PAPER, PALE = "#2d2a26", "#faf6ee", "#d9d0be"
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


def curves(title: str, rows: list[dict[str, Any]]) -> str:
    """Of the rows that `Training.look` made: a line for each number of players, with 95 % intervals."""
    seen = [row for row in rows if row["wins"]]
    most = max((row["decisions"] for row in seen), default=0) or 1
    players = sorted({each["players"] for row in seen for each in row["wins"]})
    lines = [part for n, each in enumerate(players) for part in _line(seen, each, COLOURS[n % len(COLOURS)], most, n)]
    return "\n".join((*_frame(title, most), *lines, "</svg>", ""))


def _frame(title: str, most: int) -> Iterator[str]:
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">'
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
    yield f'<text x="{LEFT}" y="22" fill="{INK}" font-size="15">{escape(title)}</text>'
    for part in QUARTERS:
        y = _y(part)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - 20}" stroke="{PALE}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" fill="{INK}" text-anchor="end">{part:.0%}</text>'
        x = _x(part * most, most)
        yield f'<text x="{x:.1f}" y="{HEIGHT - 22}" fill="{INK}" text-anchor="middle">{part * most / 1e6:,.0f}</text>'
    yield f'<text x="{WIDTH - 20}" y="{HEIGHT - 6}" fill="{INK}" text-anchor="end">million decisions</text>'


def _line(rows: list[dict[str, Any]], players: int, colour: str, most: int, number: int) -> Iterator[str]:
    points = [
        (_x(row["decisions"], most), each["wins"], each["half"], each["opponent"])
        for row in rows
        for each in row["wins"]
        if each["players"] == players
    ]
    path = " ".join(f"{x:.1f},{_y(wins):.1f}" for x, wins, _, _ in points)
    yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, wins, half, _ in points:
        yield f'<path d="M{x:.1f} {_y(wins - half):.1f}V{_y(wins + half):.1f}" stroke="{colour}"/>'
        yield f'<circle cx="{x:.1f}" cy="{_y(wins):.1f}" r="3" fill="{colour}"/>'
    words = f"one of {players} against {points[-1][3]} (even: {1 / players:.0%})"
    y = HEIGHT - BOTTOM - 16 * (number + 1) + 8
    yield f'<text x="{WIDTH - 24}" y="{y}" fill="{colour}" text-anchor="end">{words}</text>'


def _x(decisions: float, most: int) -> float:
    return LEFT + (WIDTH - LEFT - 40) * decisions / most


def _y(part: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(1.0, max(0.0, part)))
