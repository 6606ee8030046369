"""A table's code runs where nothing is installed but msgspec, and nothing can be started: in a browser, say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import vicus

SCRIPT = '''
import asyncio, json, sys

KNOWN = {"vicus", "msgspec"} | ({"typing_extensions"} if sys.version_info < (3, 13) else set())

ABSENT = {"_multiprocessing", "_posixsubprocess", "_posixshmem", "fcntl"}  # from Python as browsers have it

class OnlyMsgspec:
    """Whatever else is installed cannot be imported, nor what needs an operating system."""

    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in ABSENT or (top not in sys.stdlib_module_names and top not in KNOWN):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, OnlyMsgspec())

import threading

def no_thread(self):
    raise RuntimeError("can't start new thread")

threading.Thread.start = no_thread
sys.platform = "emscripten"

from vicus.server import bot_worker
from vicus.server.hub import Hub
from vicus.server.memory_storage import MemoryStorage
from vicus.server.offered_bots import OfferedBots
from vicus.server.service import TableService

class WorkersHere:
    async def choose(self, question, name, seed):
        return bot_worker.decide(question, name, seed)

    async def prepare(self, *about):
        pass

    async def dismiss(self, *about):
        pass

    def close(self):
        pass

class Line:
    """To a page in the same place."""

    def __init__(self):
        self.coming, self.answers = asyncio.Queue(), asyncio.Queue()

    async def receive(self):
        return await self.coming.get()

    async def send(self, message):
        self.answers.put_nowait(json.loads(message["text"]))

    async def close(self, code):
        pass

    async def ask(self, kind, *kinds, **fields):
        self.coming.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": kind, **fields})})
        while (answer := await self.answers.get())["type"] not in kinds:
            assert answer["type"] != "error", answer
        return answer

async def main():
    here = WorkersHere()
    service = TableService(MemoryStorage(), here, OfferedBots({}), analysts=here, archivists=here)
    hub = Hub(service)
    await hub.start()
    line = Line()
    serving = asyncio.create_task(hub.serve(line, "ada"))
    welcome = await line.ask("hello", "welcome", name="Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
    made = await line.ask("create", "created", game=welcome["games"][0]["name"], seats=seats)
    table = await line.ask("open", "table", table=made["table"])
    while not table["legal"]:
        table = await line.answers.get()
    act = {"table": table["id"], "number": table["number"], "action": table["legal"][0]["text"]}
    table = await line.ask("act", "table", **act)
    assert table["number"] > act["number"]
    service.registry.drop(table["id"])
    again = await line.ask("open", "table", table=table["id"])
    assert again["number"] >= table["number"], "brought back from its log"
    line.coming.put_nowait({"type": "websocket.disconnect"})
    await serving
    await hub.close()
    await service.close()

asyncio.run(main())
'''


def test_somebody_plays_where_there_are_neither_packages_nor_threads_nor_processes(tmp_path):
    source = Path(vicus.__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": str(source), "VICUS_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
