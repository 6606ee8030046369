"""Figures as the cells of a table, in Markdown."""

from __future__ import annotations

from typing import Any

Row = dict[str, Any]


def words(text: str) -> str:
    """A name as it is read.

    >>> words("town_hall")
    'town hall'
    """
    return text.replace("_", " ")


def ordinal(place: int) -> str:
    """Of who comes at this place, counted from 0."""
    known = ("first", "second", "third", "fourth", "fifth", "sixth")
    return known[place] if place < len(known) else f"{place + 1}th"


def title(row: Row, short: bool = False) -> str:
    """What a row is about; short where the heading of the table says the kind."""
    if not row["field"]:
        return f"`{row['kind']}`"
    return words(row["value"]) if short else f"`{row['kind']}` {words(row['value'])}"


def plain(row: Row) -> str:
    """The same in a picture."""
    return words(row["value"] if row["field"] else row["kind"])


def number_of(part: Row | None) -> int:
    """How often something was so."""
    return int(part["number"]) if part else 0


def is_marked(difference: Row) -> bool:
    """The interval leaves out 0."""
    return bool(difference["low"] > 0 or difference["high"] < 0)


def part(pair: Row) -> str:
    """How many of how many.

    >>> part({"yes": {"number": 1}, "no": {"number": 3}})
    '25.0 % of 4'
    """
    yes, no = number_of(pair["yes"]), number_of(pair["no"])
    return f"{100 * yes / (yes + no):.1f} % of {yes + no:,}" if yes + no else "–"


def share(figure: Row) -> str:
    """A share with its interval."""
    return f"{100 * figure['value']:.1f} % ({100 * figure['low']:.1f} – {100 * figure['high']:.1f})"


def mean(figure: Row) -> str:
    """A mean with its interval."""
    return f"{figure['value']:.2f} ± {(figure['high'] - figure['low']) / 2:.2f}"


def points(figure: Row | None) -> str:
    """A difference of shares, in percentage points.

    >>> points({"value": 0.1, "low": 0.05, "high": 0.15}), points({"value": 0.1, "low": -0.05, "high": 0.25})
    ('**+10.0 (+5.0 … +15.0)**', '+10.0 (-5.0 … +25.0)')
    """
    return "–" if figure is None else _difference(figure, 100, 1)


def gap(figure: Row) -> str:
    """A difference of means."""
    return _difference(figure, 1, 2)


def _difference(figure: Row, times: int, digits: int) -> str:
    value, low, high = (f"{times * figure[key]:+.{digits}f}" for key in ("value", "low", "high"))
    text = f"{value} ({low} … {high})"
    return f"**{text}**" if is_marked(figure) else text


def either(figure: Row, row: Row) -> str:
    """A figure of a row of `balance.compare`."""
    return share(figure) if row["share"] else mean(figure)


def either_gap(row: Row) -> str:
    """The difference of such a row."""
    figure = {"value": row["difference"], "low": row["low"], "high": row["high"]}
    return points(figure) if row["share"] else gap(figure)


def table(head: list[str], rows: list[list[str]]) -> str:
    """Of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |" for row in lines)
