"""Several server processes on one port: what becomes of those that die, and of those who play there."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from vicus.server.processes import pause_after, share

from .conftest import Page

PATIENCE = 120.0

pytestmark = [pytest.mark.linux, pytest.mark.xdist_group("processes")]  # one group of them is enough


class Wire:
    """A real WebSocket, as `Page` uses one."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def send_text(self, text: str) -> None:
        self._socket.send(text)

    def receive_text(self) -> str:
        return str(self._socket.recv(timeout=PATIENCE))


class Group:
    """A `vicus serve --processes N` as a user starts it."""

    def __init__(self, url: str, number: int, folder: Path) -> None:
        self.number = number
        self._log = (folder / "log").open("w+")
        options = ["--processes", str(number), "--workers", str(number), "--no-warm", "--no-browser"]
        for port in range(20_000 + os.getpid() % 20_000, 60_000):  # one that is free
            command = [sys.executable, "-m", "vicus", "serve", "--database", url, "--port", str(port), "--lang", "en", *options]
            before = len(self.said())
            self.parent = subprocess.Popen(command, stdout=self._log, stderr=subprocess.STDOUT, start_new_session=True)
            self.address = f"127.0.0.1:{port}"
            if self._answers():
                return
            assert "is taken" in self.said()[before:], self.said()  # any other trouble would be the same at every port

    def _answers(self) -> bool:
        while self.parent.poll() is None:
            with suppress(OSError), urllib.request.urlopen(f"http://{self.address}/health", timeout=PATIENCE):
                return True
            time.sleep(0.1)
        return False

    def children(self) -> list[int]:
        return serving(self.parent)

    def lines(self, text: str) -> list[dict[str, Any]]:
        """What was logged about something."""
        found = [line for line in self.said().splitlines() if line.startswith("{")]
        return [line for line in map(json.loads, found) if line["text"] == text]

    @contextmanager
    def visit(self, name: str) -> Iterator[Page]:
        cookie = f"vicus_guest=guest-{name}-{'-' * 30}"
        with connect(f"ws://{self.address}/ws", additional_headers={"cookie": cookie}, max_size=None) as socket:
            page = Page(Wire(socket))  # type: ignore[arg-type]
            page.ask("hello", "welcome", name=name)
            yield page

    def said(self) -> str:
        self._log.flush()
        return Path(self._log.name).read_text("utf-8")

    def end(self, how: signal.Signals) -> int:
        self.parent.send_signal(how)
        return self.parent.wait(PATIENCE)

    def close(self) -> None:
        self._log.close()


def serving(parent: subprocess.Popen[bytes]) -> list[int]:
    """The processes that serve, as the system knows them; a parent has a helper besides."""
    found = []
    for child in Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split():
        with suppress(OSError):  # it has just gone
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture(scope="module")
def group(postgres_server, tmp_path_factory) -> Iterator[Group]:
    """One for all tests here; the last of them ends it."""
    group = Group(postgres_server.create("processes", "template"), 2, tmp_path_factory.mktemp("group"))
    yield group
    if group.parent.poll() is None:
        group.end(signal.SIGKILL)
    group.close()


@pytest.fixture
def idle() -> Iterator[subprocess.Popen[bytes]]:
    """Two processes that do nothing, and their parent."""
    code = "import time; from vicus.server.processes import Processes; Processes(2, time.sleep, 1000).run()"
    parent = subprocess.Popen([sys.executable, "-c", code])
    wait_until(lambda: len(serving(parent)) == 2)
    yield parent
    if parent.poll() is None:
        parent.kill()
        parent.wait()


def test_guests_at_different_processes_see_each_other(group):
    """Twelve pages: hardly ever all at one."""
    with ExitStack() as stack:
        pages = [stack.enter_context(group.visit(name)) for name in ("Ada", *(f"Guest {n}" for n in range(11)))]
        table = pages[0].create("me", "beginner")
        for page in pages:
            page.open(table)
        pages[0].until(lambda t: t["watchers"] == 11)
        pages[0].play_turn()
        for page in pages:
            page.until(lambda t: t["number"] >= pages[0].table["number"])


def test_play_goes_on_when_a_process_is_killed(group):
    killed = group.children()
    assert len(killed) == 2
    gone: set[int] = set()
    for victim in killed:  # so that both have been it, whichever the guests are at
        with group.visit("Ada") as ada, group.visit("Ben") as ben:
            table = ada.create("me", "free", "beginner")
            ada.open(table)
            ben.open(table)
            ben.send("sit", table=table, seat=1)
            ada.begin(ben)
            ada.play_turn()
            number = ada.table["number"]
            os.kill(victim, signal.SIGKILL)
        with group.visit("Ada") as ada, group.visit("Ben") as ben:  # their pages do the same
            assert ada.open(table)["number"] >= number
            ben.open(table)
            for page in (ben, ada):  # and the bot after Ben, which may have been the dead one's
                page.play_turn()
        gone.add(victim)
        wait_until(lambda: len({*group.children()} - gone) == 2)
    died = group.lines("a process died")
    assert [line["pid"] for line in died] == killed
    assert [line["exit"] for line in died] == [-signal.SIGKILL] * 2
    assert len(group.lines("a process begins")) == 4


def test_ctrl_c_in_a_terminal_ends_all_of_them_in_order(group):
    """It reaches every process at once, those in which bots think, too."""
    before, died = len(group.said()), group.lines("a process died")
    with group.visit("Ada") as ada:
        ada.open(ada.create("me", "beginner"))
        ada.play_turn()
        ada.my_move()
        everybody = [*group.children(), *(int(pid) for child in group.children() for pid in below(child))]
        assert len(everybody) > 2
        os.killpg(group.parent.pid, signal.SIGINT)
        assert group.parent.wait(PATIENCE) in (130, -signal.SIGINT)
    wait_until(lambda: not any(_runs(process) for process in everybody))
    assert len(group.lines("Application shutdown complete.")) == 2
    assert group.lines("a process died") == died
    assert "Traceback" not in group.said()[before:]


def below(process: int) -> list[str]:
    """The children of a process, whichever of its threads has started them."""
    return [child for file in Path(f"/proc/{process}/task").glob("*/children") for child in file.read_text().split()]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_they_end_together(idle, how):
    children = serving(idle)
    idle.send_signal(how)
    assert idle.wait(PATIENCE) == -how
    assert not any(_runs(child) for child in children)


def test_none_is_left_when_the_parent_is_killed(idle):
    children = serving(idle)
    idle.kill()
    idle.wait()
    wait_until(lambda: not any(_runs(child) for child in children))


def _runs(process: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def test_who_dies_again_and_again_waits_longer():
    pauses = [pause_after(deaths) for deaths in range(1, 20)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (0.0, 30.0)


def test_processors_are_divided():
    assert [share(8, 3, number) for number in range(3)] == [3, 3, 2]
    assert [share(2, 4, number) for number in range(4)] == [1, 1, 1, 1]
