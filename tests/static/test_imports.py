"""What a browser must not import."""

from __future__ import annotations

import subprocess
import sys


def test_a_snapshot_can_be_made_of_what_is_imported():
    """`ctypes` makes functions at run time, which no snapshot of Python's memory can keep."""
    code = "import sys, vicus, vicus.static.house; vicus.game('carpe_diem'); print('ctypes' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
