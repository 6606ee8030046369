"""The command line: python -m bench.load NAME [options]."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from . import __doc__ as about
from . import report
from .figures import FOLDER, Figures
from .measure import Wish
from .people import many_files
from .scenarios import SCENARIOS
from .server import Hosting
from .tables import GAMES, SEATING
from .wire import Trouble

try:
    import uvloop as loops
except ImportError:
    import asyncio as loops  # type: ignore[no-redef]


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser("python -m bench.load", description=about, formatter_class=argparse.RawTextHelpFormatter)
    names = made.add_subparsers(dest="name", required=True, metavar="NAME")
    for name, scenario in SCENARIOS.items():
        one = names.add_parser(name, help=scenario.about, description=scenario.about)
        _common(one)
        innocent, counted = scenario.options
        one.add_argument(innocent, dest="tables", metavar="N", type=int, default=scenario.tables, help="innocent tables")
        if scenario.counted:
            one.add_argument(counted, dest="count", metavar="N", type=int, default=scenario.count, help=scenario.counted)
        one.add_argument("--rate", type=float, default=scenario.rate, help="moves a second in all")
        one.add_argument("--game", choices=(*GAMES, "mix"), default=GAMES[0])
        one.add_argument("--calm", type=float, default=5.0, help="seconds before a crowd comes or an attack begins")
        if name == "tables":
            one.add_argument("--bot", default="", metavar="LEVEL", help="one guest and a bot of this level at each table")
        if name == "processes":
            one.add_argument("--share", type=float, default=0.5, help="of a core, for each server")
            one.add_argument(
                "--seating", choices=SEATING, default=SEATING[0], help="at which server the players of a table are"
            )
    everything = names.add_parser("all", help="all of them, one after the other")
    _common(everything)
    everything.add_argument("--write", action="store_true", help="put the figures into docs/hosting.md")
    everything.add_argument("--postgres", metavar="URL", help="the database for `processes`, which is left out without it")
    written = names.add_parser("write", help="put what has been measured into docs/hosting.md")
    written.add_argument("--folder", type=Path, default=FOLDER)
    return made


def _common(one: argparse.ArgumentParser) -> None:
    one.add_argument("--address", help="of a server that runs already, instead of one of our own")
    one.add_argument("--database", metavar="URL", help="else SQLite in a new folder")
    one.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help="for the server; can be repeated")
    one.add_argument("--serve", action="append", default=[], metavar="OPTION", help="for the server, any other; likewise")
    one.add_argument("--seconds", type=float, default=20.0, help="that are measured")
    one.add_argument("--folder", type=Path, default=FOLDER, help="for the figures as JSON")


def wish(options: argparse.Namespace) -> Wish:
    """What a command line asks for."""
    asked = ("seconds", "calm", "tables", "rate", "game", "count", "bot", "share", "seating")
    fields = {name: getattr(options, name) for name in asked if hasattr(options, name)}
    hosting = Hosting(options.address, options.database, options.limit, options.serve)
    return Wish(hosting, command=command(*_repeated(options)), **fields)


def _repeated(options: argparse.Namespace) -> list[str]:
    """The words that name the scenario; not where and how long it was measured."""
    words, scenario = [options.name], SCENARIOS[options.name]
    usual = {"tables": scenario.tables, "count": scenario.count, "game": GAMES[0], "bot": "", "seating": SEATING[0]}
    called = dict(zip(("tables", "count"), scenario.options, strict=True))
    for key, value in usual.items():
        chosen = getattr(options, key, value)
        if chosen != value or key == options.name:
            words += [called.get(key, f"--{key}"), str(chosen)]
    return words


def command(*words: str) -> str:
    """A command as it stands in the page."""
    return " ".join(("python -m bench.load", *words))


def runs() -> list[list[str]]:
    """What `all` runs, in order."""
    return [[name, *options] for name, scenario in SCENARIOS.items() for options in scenario.runs]


def run_all(options: argparse.Namespace) -> int:
    """Each in a process of its own: what one leaves behind is not measured with the next."""
    common = ["--seconds", str(options.seconds), "--folder", str(options.folder)]
    common += [word for limit in options.limit for word in ("--limit", limit)]
    common += [f"--serve={option}" for option in options.serve]
    where = [word for key in ("address", "database") if (value := getattr(options, key)) for word in (f"--{key}", value)]
    left_out = {"processes": not options.postgres, "stored": options.address is not None}
    worst = 0
    for words in runs():
        if left_out.get(words[0]):
            print(f"{words[0]}: left out", flush=True)
            continue
        place = ["--database", options.postgres] if words[0] == "processes" else where
        worst = max(worst, subprocess.run([sys.executable, "-m", "bench.load", *words, *place, *common]).returncode)
    return worst


def run_one(options: argparse.Namespace) -> int:
    """0 if every goal was reached, 1 if not, 2 if nothing could be measured."""
    many_files()
    try:
        figures: Figures = loops.run(SCENARIOS[options.name].measure(wish(options)))
    except Trouble as trouble:
        print(f"{options.name}: {trouble}", file=sys.stderr)
        return 2
    print(figures.row(), flush=True)
    figures.write(options.folder)
    return 0 if figures.reached else 1


def main() -> int:
    options = parser().parse_args()
    if options.name in SCENARIOS:
        return run_one(options)
    result = run_all(options) if options.name == "all" else 0
    if options.name == "write" or options.write:
        report.write(options.folder, [command(*words) for words in runs()])
    return result


if __name__ == "__main__":
    sys.exit(main())
