"""Pictures of a contest and of a change: SVG by matplotlib, the same for the same figures."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from vicus.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, ROW, AROUND = 8.0, 0.42, 1.25
"""Inches: of a picture, of one row, and of title and axis together."""
LONGEST_NAME = 40
MOST_TICKS = 8
INK, ACCENT, PAPER = "#2d2a26", "#a5432a", "#faf6ee"
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "vicus",  # else ids are drawn at random
    "svg.fonttype": "none",  # words stay words: they can be read out, searched and translated
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.parse_math": False,  # a bot's name may hold a $
}


def win_shares(summary: dict[str, Any], say: Texts) -> str:
    """Share of wins of each bot with its 95 % interval, and the share that would be even; `summary` as `report` makes it."""
    bots, even = summary["bots"], 1 / summary["players"]
    with picture_of(_title(summary, say, "arena-wins"), list(bots)) as picture:
        axes = picture.axes
        for y, row in enumerate(bots.values()):
            axes.barh(y, row["win_share"], 0.5, color=ACCENT, alpha=0.8)
            axes.plot([row["low"], row["high"]], [y, y], color=INK, linewidth=1.5)
            figures_at(axes, y, f"{row['win_share']:.1%} ({row['low']:.1%} – {row['high']:.1%})")
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(percent())
        mark(axes, even, say("simulate-even", share=f"{even:.1%}"))
    return picture.svg


def scores(summary: dict[str, Any], say: Texts) -> str:
    """The distribution of each bot's scores: middle half as a bar, 5 % to 95 % as a line, the median as a mark."""
    bots = summary["bots"]
    with picture_of(_title(summary, say, "arena-scores"), list(bots)) as picture:
        axes = picture.axes
        for y, row in enumerate(bots.values()):
            low, quarter, median, three_quarters, high = row["quantiles"].values()
            axes.plot([low, high], [y, y], color=INK, linewidth=1.5)
            axes.barh(y, three_quarters - quarter, 0.5, left=quarter, color=ACCENT, alpha=0.8)
            axes.plot([median], [y], "o", color=INK, markersize=5)
            figures_at(axes, y, f"{median:.0f} ({low:.0f} – {high:.0f})")
    return picture.svg


def balance(figures: dict[str, Any], names: list[str], say: Texts) -> str:
    """The differences that a change makes to shares, each with its 95 % interval, around a line where nothing changes.

    `figures` as `vicus lab` makes them, `names` the words for each of their rows.
    """
    rows = [(name, row) for name, row in zip(names, figures["rows"], strict=True) if row["share"]]
    shown = [(name, row["difference"], row["low"], row["high"]) for name, row in rows]
    return differences(_title(figures, say, "lab-difference"), shown, say("plot-unchanged"), " %")


def differences(title: str, rows: Sequence[tuple[str, float, float, float]], none: str, unit: str = "") -> str:
    """A difference of shares for each row (its name, the difference and its interval), around a line where there is `none`."""
    furthest = max((abs(end) for _, _, low, high in rows for end in (low, high)), default=0.0) or 1.0
    with picture_of(title, [name for name, *_ in rows]) as picture:
        axes = picture.axes
        for y, (_, difference, low, high) in enumerate(rows):
            colour = ACCENT if low > 0 or high < 0 else INK
            axes.plot([low, high], [y, y], color=colour, linewidth=1.5)
            axes.plot([difference], [y], "o", color=colour, markersize=5)
            figures_at(axes, y, f"{100 * difference:+.1f} ({100 * low:+.1f} … {100 * high:+.1f}){unit}")
        axes.set_xlim(-1.05 * furthest, 1.05 * furthest)
        axes.xaxis.set_major_formatter(percent())
        mark(axes, 0.0, none)
    return picture.svg


class Picture:
    """A row for each name, the first on top."""

    def __init__(self, title: str, names: list[str]) -> None:
        from matplotlib.figure import Figure

        self.figure: Figure = Figure((WIDTH, ROW * len(names) + AROUND), layout="constrained")
        self.axes: Axes = self.figure.add_subplot()
        self.figure.suptitle(title, x=0.01, ha="left", fontsize=10, fontweight="bold")
        self.axes.locator_params("x", nbins=MOST_TICKS)
        self.axes.tick_params("x", labelsize=8)
        self.axes.set_yticks(range(len(names)), [_short(name) for name in names], fontsize=9)
        self.axes.set_ylim(len(names) - 0.5, -0.5)
        self._title = title
        self.svg = ""

    def write(self) -> None:
        file = io.StringIO()
        self.figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None, "Title": self._title})
        text = file.getvalue()
        self.svg = text[text.index("<svg") :]


@contextmanager
def picture_of(title: str, names: list[str]) -> Iterator[Picture]:
    import matplotlib as mpl

    with mpl.rc_context(STYLE):
        picture = Picture(title, names)
        yield picture
        picture.write()


def percent() -> Any:
    from matplotlib.ticker import PercentFormatter

    return PercentFormatter(1.0)


def mark(axes: Axes, x: float, words: str) -> None:
    """What would be even, with its name."""
    axes.axvline(x, color=INK, linestyle="--", linewidth=1)
    axes.annotate(words, (x, 0), (4, 3), xycoords=("data", "axes fraction"), textcoords="offset points", fontsize=8)


def figures_at(axes: Axes, y: float, text: str) -> None:
    """The figures of a row, at its end."""
    axes.annotate(text, (1, y), (6, 0), xycoords=("axes fraction", "data"), textcoords="offset points", fontsize=8, va="center")


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def _title(summary: dict[str, Any], say: Texts, what: str) -> str:
    title = say("arena-title", title=say("title"), players=summary["players"], games=summary["games"])
    return f"{title} – {say(what)}"
