"""When Python looks for garbage."""

import gc
import subprocess
import sys

from vicus.server.collector import PauseWatch


def test_what_is_there_at_the_start_is_never_looked_at_again():
    code = (
        "import gc; from vicus.server import collector; collector.settle(); "
        "assert gc.get_freeze_count() > 1000; assert gc.get_threshold()[0] == collector.YOUNG"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_pauses_are_noted():
    watch = PauseWatch()
    with watch.watching():
        gc.collect(0)
        gc.collect()
    pauses = list(watch.taken())
    assert {0, 2} <= {generation for generation, _ in pauses}
    assert all(seconds >= 0 for _, seconds in pauses)
    gc.collect()
    assert list(watch.taken()) == []
