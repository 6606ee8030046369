"""How long one waits: importing, compiling, starting from the cache. Each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

IMPORT = "import time; t = time.perf_counter(); import vicus; print(time.perf_counter() - t)"
START = (
    "import time; t = time.perf_counter()\n"
    "import vicus\n"
    "vicus.game('{game}').simulate(1, players={players}, engine='native')\n"
    "print(time.perf_counter() - t)"
)


def _run(code: str, **environment: str) -> float:
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ | environment
    )
    return float(answer.stdout)


def measure(game: str, players: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as empty:
        code = START.format(game=game, players=players)
        cold = _run(code, VICUS_CACHE_DIR=empty)
        cached = min(_run(code, VICUS_CACHE_DIR=empty) for _ in range(3))
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import vicus"], check=True)
    return {
        "import": min(_run(IMPORT) for _ in range(5)),
        "process_with_import": time.perf_counter() - begin,
        "cold_compile": cold,
        "cached_start": cached,
    }
