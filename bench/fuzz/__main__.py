"""The command line: python -m bench.fuzz [options]."""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
from contextlib import ExitStack
from functools import partial

from vicus.testing.postgres import running_postgres

from . import __doc__ as about
from .run import fuzz


def main() -> int:
    """0 if nothing broke."""
    parser = argparse.ArgumentParser("python -m bench.fuzz", description=about, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
    parser.add_argument("--database", metavar="URL", help="on this one")
    parser.add_argument("--seed", type=int, help="the same messages again")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.randrange(1 << 32)
    logging.disable(logging.INFO)
    with ExitStack() as stack:
        if options.database:
            url = options.database
        elif options.postgres:
            url = stack.enter_context(running_postgres()).create("vicus")
        else:
            url = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory(prefix='vicus-fuzz-'))}/tables.db"
        told = asyncio.run(fuzz(url, options.messages, seed, partial(print, flush=True)))
    print(f"--seed {seed}\n{told}\n" + ("nothing broke" if not told.problems else "FAILED"))
    return 0 if not told.problems else 1


if __name__ == "__main__":
    sys.exit(main())
