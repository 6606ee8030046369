"""Pictures of a contest: plain SVG, written by hand so that nothing has to be installed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.sax.saxutils import escape

from vicus.texts import Texts

WIDTH, ROW, LEFT, TOP = 720, 34, 200, 46
WIDE_LEFT, LONGEST_NAME = 300, 26
INK, BAR, SPAN = "#2d2a26", "#a5432a", "#2d2a26"


def win_shares(summary: dict[str, Any], say: Texts) -> str:
    """Share of wins of each bot with its 95 % interval, and the share that would be even."""
    bots, even = summary["bots"], 1 / summary["players"]
    rows = []
    for i, (name, row) in enumerate(bots.items()):
        y = TOP + ROW * i + ROW / 2
        rows.append(_label(name, y))
        rows.append(_bar(0, row["win_share"], y, 14, BAR))
        rows.append(f'<line x1="{_x(row["low"])}" x2="{_x(row["high"])}" y1="{y}" y2="{y}" stroke="{SPAN}" stroke-width="2"/>')
        text = f"{row['win_share']:.1%} ({row['low']:.1%} – {row['high']:.1%})"
        rows.append(_figure(text, y))
    bottom = TOP + ROW * len(bots)
    rows.append(f'<line x1="{_x(even)}" x2="{_x(even)}" y1="{TOP}" y2="{bottom}" stroke="{INK}" stroke-dasharray="4 4"/>')
    return _picture(_title(summary, say, "arena-wins"), rows, bottom + 16)


def scores(summary: dict[str, Any], say: Texts) -> str:
    """The distribution of each bot's scores: middle half as a bar, 5 % to 95 % as a line, the median as a mark."""
    bots = summary["bots"]
    all_scores = [int(score) for row in bots.values() for score in row["scores"]] or [0]
    low, high = min(all_scores), max(max(all_scores), min(all_scores) + 1)

    def at(score: float) -> float:
        return (score - low) / (high - low)

    rows = []
    for i, (name, row) in enumerate(bots.items()):
        y = TOP + ROW * i + ROW / 2
        points = list(row["quantiles"].values())
        rows.append(_label(name, y))
        rows.append(
            f'<line x1="{_x(at(points[0]))}" x2="{_x(at(points[4]))}" y1="{y}" y2="{y}" stroke="{SPAN}" stroke-width="2"/>'
        )
        rows.append(_bar(at(points[1]), at(points[3]), y, 14, BAR))
        rows.append(f'<circle cx="{_x(at(points[2]))}" cy="{y}" r="4" fill="{INK}"/>')
        rows.append(_figure(f"{points[2]:.0f} ({points[0]:.0f} – {points[4]:.0f})", y))
    bottom = TOP + ROW * len(bots)
    axis = [f'<text x="{_x(at(v))}" y="{bottom + 14}" font-size="11" fill="{INK}">{v}</text>' for v in (low, high)]
    return _picture(_title(summary, say, "arena-scores"), [*rows, *axis], bottom + 26)


def balance(figures: dict[str, Any], names: list[str], say: Texts) -> str:
    """The differences that a change makes to shares, each with its 95 % interval, around a line where nothing changes."""
    shown = [(name, row) for name, row in zip(names, figures["rows"], strict=True) if row["share"]]
    furthest = max((abs(row[end]) for _, row in shown for end in ("low", "high")), default=0.0) or 1.0

    def at(difference: float) -> float:
        return WIDE_LEFT + (difference / furthest + 1) / 2 * (WIDTH - WIDE_LEFT - 190)

    rows = []
    for i, (name, row) in enumerate(shown):
        y = TOP + ROW * i + ROW / 2
        low, high, middle = (round(at(row[key]), 1) for key in ("low", "high", "difference"))
        colour = BAR if row["low"] > 0 or row["high"] < 0 else INK
        rows.append(
            f'<text x="{WIDE_LEFT - 10}" y="{y + 4}" font-size="12" text-anchor="end" fill="{INK}">{escape(name)}</text>'
        )
        rows.append(f'<line x1="{low}" x2="{high}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2"/>')
        rows.append(f'<circle cx="{middle}" cy="{y}" r="4" fill="{colour}"/>')
        rows.append(_figure(f"{100 * row['difference']:+.1f} ({100 * row['low']:+.1f} … {100 * row['high']:+.1f}) %", y))
    bottom = TOP + ROW * len(shown)
    zero = round(at(0.0), 1)
    rows.append(f'<line x1="{zero}" x2="{zero}" y1="{TOP}" y2="{bottom}" stroke="{INK}" stroke-dasharray="4 4"/>')
    title = say("arena-title", title=say("title"), players=figures["players"], games=figures["games"])
    return _picture(f"{title} – {say('lab-difference')}", rows, bottom + 16)


def _x(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - 190), 1)


def _figure(text: str, y: float) -> str:
    return f'<text x="{WIDTH - 16}" y="{y + 4}" font-size="12" text-anchor="end" fill="{INK}">{text}</text>'


def _label(name: str, y: float) -> str:
    name = name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]
    return f'<text x="{LEFT - 10}" y="{y + 4}" font-size="13" text-anchor="end" fill="{INK}">{escape(name)}</text>'


def _bar(start: float, end: float, y: float, height: float, colour: str) -> str:
    width = max(1.0, _x(end) - _x(start))
    return (
        f'<rect x="{_x(start)}" y="{y - height / 2}" width="{width}" height="{height}" rx="3" fill="{colour}" opacity="0.8"/>'
    )


def _title(summary: dict[str, Any], say: Texts, what: str) -> str:
    title = say("arena-title", title=say("title"), players=summary["players"], games=summary["games"])
    return f"{title} – {say(what)}"


def _picture(title: str, rows: list[str], height: float) -> str:
    return "\n".join(_lines(title, rows, height)) + "\n"


def _lines(title: str, rows: list[str], height: float) -> Iterator[str]:
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" role="img">'
    yield f"<title>{escape(title)}</title>"
    yield f'<rect width="{WIDTH}" height="{height}" fill="#faf6ee"/>'
    yield f'<text x="16" y="26" font-size="15" font-weight="bold" fill="{INK}">{escape(title)}</text>'
    yield from rows
    yield "</svg>"
