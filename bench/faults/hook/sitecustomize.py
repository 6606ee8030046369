"""In the servers that are tested: the machine's clock as the test has set it (seconds to add, in a file)."""

import os
import time

_file = os.environ.get("VICUS_FAULTS_CLOCK", "")
_time = time.time


def _jumped() -> float:
    try:
        with open(_file, encoding="ascii") as wrong:
            return _time() + float(wrong.read() or 0)
    except (OSError, ValueError):
        return _time()


if _file:
    time.time = _jumped
