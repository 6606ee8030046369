"""What a scenario has measured: one row for people, JSON for machines."""

from __future__ import annotations

import os
import platform
from importlib.util import find_spec
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parents[1] / "out" / "load"


class Goal(msgspec.Struct):
    """What has to be reached."""

    what: str
    """With its unit, as “p99, ms”."""
    value: float
    limit: float
    at_least: bool = False

    @property
    def reached(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        return f"{'yes' if self.reached else 'NO '} {self.what}: {number(self.value)} ({sign} {self.limit:g})"


class Figures(msgspec.Struct):
    """Of one run. Times are in milliseconds, CPU in percent of one core."""

    name: str
    what: str
    command: str
    seconds: float = 0.0
    moves: int = 0
    moves_per_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    longest: float = 0.0
    cpu: float = 0.0
    workers_cpu: float = 0.0
    generator_cpu: float = 0.0
    others_cpu: float = 0.0
    """Of everything else on the machine: whatever is measured beside it is worse than it is."""
    cpu_ms_per_move: float = 0.0
    rss_mib: float = 0.0
    kib_per_move: float = 0.0
    calm_p50: float | None = None
    """Before the crowd came or the attack began, if there was one."""
    calm_p99: float | None = None
    refused: dict[str, int] = {}
    """What was refused to the innocent, by code."""
    seen: dict[str, float | str] = {}
    """What else was seen, by what it is."""
    goals: list[Goal] = []
    machine: dict[str, str | int | bool] = {}

    def see_machine(self) -> None:
        """uvicorn takes uvloop where it is installed, so it belongs to what was measured."""
        self.machine = {
            "cores": os.cpu_count() or 1,
            "processor": platform.processor() or platform.machine(),
            "python": platform.python_version(),
            "uvloop": find_spec("uvloop") is not None,
        }

    @property
    def reached(self) -> bool:
        return all(goal.reached for goal in self.goals)

    def row(self) -> str:
        """One clear row."""
        parts = [self.what]
        if self.p99:
            parts += [f"p50 {number(self.p50)} ms", f"p99 {number(self.p99)} ms", f"longest {number(self.longest)} ms"]
            if self.calm_p99 is not None and self.calm_p50 is not None:
                parts.append(f"calm {number(self.calm_p50)}/{number(self.calm_p99)} ms")
            parts += [f"{number(self.moves_per_second)} moves/s", f"{number(self.kib_per_move)} KiB a move"]
        if self.seconds:
            beside = f"generator {self.generator_cpu:.0f} %, others {self.others_cpu:.0f} %"
            parts.append(f"CPU {self.cpu:.0f} % + workers {self.workers_cpu:.0f} % ({beside})")
        if self.rss_mib:
            parts.append(f"{self.rss_mib:.0f} MiB")
        parts += [f"{what} {number(value) if isinstance(value, float) else value}" for what, value in self.seen.items()]
        if self.refused:
            parts.append("refused: " + ", ".join(f"{times}× {code}" for code, times in self.refused.items()))
        return " | ".join(parts + [str(goal) for goal in self.goals])

    def write(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1))


def number(value: float) -> str:
    """With as many digits as mean something.

    >>> number(0.123), number(12.34), number(1234.5)
    ('0.12', '12.3', '1,234')
    """
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def share(values: list[float], part: float) -> float:
    """The value that `part` of them do not exceed; 0 if there are none.

    >>> share([3.0, 1.0, 2.0], 0.5)
    2.0
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0
