"""The command line: python -m bench.faults [NAME …] [options]."""

from __future__ import annotations

import argparse
import random
import signal
import sys
import time
from functools import partial

from . import __doc__ as about
from .faults import FAULTS
from .run import Wish, break_all


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser("python -m bench.faults", description=about, formatter_class=argparse.RawTextHelpFormatter)
    made.add_argument("names", nargs="*", metavar="NAME", help="of faults; else all of them, in their order")
    made.add_argument("--list", action="store_true", help="which faults there are")
    made.add_argument("--kills", type=int, default=20, help="how many processes `kill` kills")
    made.add_argument("--tables", type=int, default=6)
    made.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own, with two servers")
    made.add_argument("--database", metavar="URL", help="on this one; what would break a PostgreSQL of yours is left out")
    made.add_argument("--servers", type=int, default=0, help="server processes; else one on SQLite, two on PostgreSQL")
    made.add_argument("--seconds", type=float, default=3.0, help="of undisturbed play before each fault")
    made.add_argument("--seed", type=int, help="of what people do and when something breaks; the servers have their own minds")
    return made


def main() -> int:
    """0 if nothing was lost, nothing is there twice, and everything went on."""
    options = parser().parse_args()
    if options.list:
        for name, fault in FAULTS.items():
            print(f"{name:10}{fault.about}" + (f" ({fault.on})" if " " not in fault.on else ""))
        return 0
    if unknown := set(options.names) - set(FAULTS):
        print(f"no such fault: {', '.join(sorted(unknown))}; --list names them", file=sys.stderr)
        return 2
    given = {name: value for name, value in vars(options).items() if name not in ("list", "seed")}
    seed = options.seed if options.seed is not None else random.randrange(1 << 32)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # servers and file systems go with it
    begin = time.monotonic()
    told = break_all(Wish(**given), seed, partial(print, flush=True))
    print(f"after {time.monotonic() - begin:.0f} s (--seed {seed})\n{told}")
    print("nothing lost, nothing twice, everything went on" if told.is_clean else "FAILED")
    return 0 if told.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
