import io
import json
import os
import subprocess
import sys
import time

import platformdirs.macos
import platformdirs.unix
import pytest

import vicus
from vicus.engine import cache, warming
from vicus.engine.engines import interpreted, native_folder
from vicus.engine.warming import NICE, Needed, is_planner_warm, is_warm, warm_in_background


def test_the_cache_is_where_the_system_keeps_caches(tmp_path, monkeypatch):
    monkeypatch.setenv("VICUS_CACHE_DIR", str(tmp_path / "mine"))
    assert cache.root() == tmp_path / "mine"
    monkeypatch.delenv("VICUS_CACHE_DIR")
    monkeypatch.setattr("platformdirs.PlatformDirs", platformdirs.unix.Unix)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache.root() == tmp_path / "xdg" / "vicus"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache.root() == tmp_path / ".cache" / "vicus"
    monkeypatch.setattr("platformdirs.PlatformDirs", platformdirs.macos.MacOS)
    assert cache.root() == tmp_path / "Library" / "Caches" / "vicus"


def test_an_edit_of_any_source_is_another_folder(tmp_path):
    a, b = tmp_path / "a.py", tmp_path / "b.py"
    a.write_text("x = 1")
    b.write_text("y = 1")
    before = cache.fingerprint([a, b])
    assert cache.fingerprint([b, a]) == before
    b.write_text("y = 2")
    assert cache.fingerprint([a, b]) != before
    assert cache.fingerprint([a, b], "checked") != cache.fingerprint([a, b])


def test_each_box_and_mode_has_its_own_folder(empty_cache):
    standard = vicus.game("bohemian_villages").box
    other = vicus.game("bohemian_villages", box={"coins": {"1": 50}}).box
    paths = {native_folder("bohemian_villages", box, checked).path for box in (standard, other) for checked in (False, True)}
    assert len(paths) == 4
    assert all(path.parent == empty_cache for path in paths)


def test_a_folder_is_ready_only_when_marked(empty_cache):
    folder = cache.Folder("game-native-1")
    assert not folder.ready
    with folder.lock(lambda seconds: None):
        assert not folder.ready
        folder.mark_ready()
    assert folder.ready
    assert not folder.busy


def test_who_comes_second_waits_and_is_told(empty_cache):
    code = (
        "import sys, time\nfrom vicus.engine.cache import Folder\n"
        "with Folder('game-native-1').lock(lambda s: None):\n print('held', flush=True)\n sys.stdin.readline()\n"
    )
    other = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdout.readline() == "held\n"
    folder, told = cache.Folder("game-native-1"), []

    def waiting(seconds):
        told.append(seconds)
        if len(told) == 3:
            other.communicate("go on\n")

    assert folder.busy
    with folder.lock(waiting):
        assert len(told) >= 3
    assert other.returncode == 0


def age(folder, days):
    """Last written so long ago; reading it just now must not count, writing must."""
    then = time.time() - days * 86400
    os.utime(folder / "ready", (time.time(), then))


def test_old_folders_of_the_same_game_go(empty_cache):
    keys = [letter * 16 for letter in "abcd"]
    names = [f"game-native-{keys[0]}", f"game-native-{keys[1]}", f"game-native-{keys[2]}", f"other-native-{keys[3]}"]
    for name, days in zip([*names, "game-native-mine"], (0, 40, 10, 40, 40), strict=True):
        (empty_cache / name).mkdir(parents=True)
        (empty_cache / name / "ready").write_text("")
        age(empty_cache / name, days)
    cache.Folder(names[0]).remove_older()
    assert sorted(f.name for f in empty_cache.iterdir()) == sorted([names[0], names[2], names[3], "game-native-mine"])


def test_clearing_touches_nothing_but_our_own(empty_cache):
    assert cache.clear() == 0
    for name in (
        "Documents",
        "my-native-photos",
        "game-native-0123456789abcdef",
        "game-cuda-0123456789abcdef",
        "game-planner-0123456789abcdef",
    ):
        (empty_cache / name).mkdir(parents=True)
    assert cache.clear() == 3
    assert sorted(f.name for f in empty_cache.iterdir()) == ["Documents", "my-native-photos"]


def test_nothing_is_warmed_twice(empty_cache):
    box = vicus.game("bohemian_villages").box
    folder = native_folder("bohemian_villages", box, "planner")
    assert not is_planner_warm("bohemian_villages", box)
    with folder.lock(lambda seconds: None):
        assert warm_in_background(("bohemian_villages", box)) is None, "somebody is at it already"
        folder.mark_ready()
    assert is_planner_warm("bohemian_villages", box)
    assert not is_warm("bohemian_villages", box), "that is another engine"
    assert warm_in_background(("bohemian_villages", box)) is None


def test_the_code_of_a_net_is_warmed_for_whom_it_is_wanted(empty_cache, monkeypatch):
    """A game may have the one and not the other; what is there already is not compiled."""
    box = vicus.game("bohemian_villages").box
    native_folder("bohemian_villages", box, "planner").path.mkdir(parents=True)
    native_folder("bohemian_villages", box, "planner").mark_ready()
    written = io.BytesIO()
    written.close = lambda: None

    class Process:
        pid, stdin = 77, written

        def __init__(self, command, **how):
            pass

    monkeypatch.setattr(subprocess, "Popen", Process)
    monkeypatch.setattr(warming, "_started", [])
    monkeypatch.setattr(os, "setpriority", lambda *how: None, raising=False)
    warm_in_background(Needed("bohemian_villages", box), Needed("bohemian_villages", box, "thinker"))
    ((name, _, standard, kind),) = json.loads(written.getvalue())
    assert (name, standard, kind) == ("bohemian_villages", True, "thinker")


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_warming_stands_back_on_every_system(empty_cache, monkeypatch, platform):
    flags = {"CREATE_NO_WINDOW": 1, "CREATE_NEW_PROCESS_GROUP": 2, "BELOW_NORMAL_PRIORITY_CLASS": 4}
    for name, bit in flags.items():
        monkeypatch.setattr(subprocess, name, bit, raising=False)
    started, stood_back = [], []

    class Process:
        pid = 77

        def __init__(self, command, **how):
            started.append(how)
            self.stdin = io.BytesIO()

    monkeypatch.setattr(subprocess, "Popen", Process)
    monkeypatch.setattr(warming, "_started", [])  # nothing that only looks like a process is remembered for the next one
    if platform == "win32":
        monkeypatch.delattr(os, "setpriority", raising=False)
    else:
        monkeypatch.setattr(os, "setpriority", lambda *how: stood_back.append(how), raising=False)
        monkeypatch.setattr(os, "PRIO_PROCESS", 0, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    game = vicus.game("bohemian_villages")
    assert isinstance(warm_in_background((game.name, game.box)), Process)
    assert started[0]["creationflags"] == (7 if platform == "win32" else 0)
    assert started[0]["start_new_session"]
    assert stood_back == ([] if platform == "win32" else [(0, 77, NICE)])


@pytest.mark.compile
@pytest.mark.usefixtures("empty_cache")
def test_a_background_process_fills_the_cache_while_others_play(toy):
    process = warm_in_background(("toy", toy))
    assert interpreted("toy", toy).simulate(1, 0, 1, 3, []).results[0, 1] > 0
    assert not is_planner_warm("toy", toy), "who plays did not wait for the compiler"
    if sys.platform != "win32":
        assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
    assert process.wait(timeout=300) == 0
    assert is_planner_warm("toy", toy)


def test_the_sources_are_read_once_in_a_process(monkeypatch):
    """A server asks every few seconds."""
    box = vicus.game("bohemian_villages").box
    first = native_folder("bohemian_villages", box).path
    monkeypatch.setattr(cache, "fingerprint", None)
    assert native_folder("bohemian_villages", box).path == first
