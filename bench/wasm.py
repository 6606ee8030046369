"""The WebAssembly modules against native code: in wasmtime, in Node and in Chromium, all in one run.

    python bench/wasm.py [--rounds 20] [--seconds 0.2] [GAME …]

Random games (decisions a second) and searches (simulations a second) on one core, with the most players. Everybody plays the
same games and searches the same positions, in turn, in many short rounds; that they find the same is checked as well. Speeds
are per second of processor time (in Chromium: of the process of the page), medians of the rounds; of native: the median of the
ratios in each round, and the ratio of the best rounds, which a busy neighbour spoils least. Loading is measured once, on the
wall's clock, from bytes in memory to an instance (Node and Chromium compile a function when it is called first).
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import sync_playwright

import vicus
from vicus.bots.code import Code, code_for
from vicus.bots.judgement import judgement
from vicus.bots.tree import Tree
from vicus.engine import engines
from vicus.engine.batch import Engine
from vicus.engine.wasm.instance import Code as Module
from vicus.engine.wasm.instance import Instance
from vicus.testing.scripts import Node, bundled, node, served

CHROMIUM = os.environ.get("VICUS_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
SEED = 11
NODES = 1 << 17
SIMULATIONS = 1000
POSITIONS = 6
GOAL = 0.8
BROTLI = "process.stdout.write(String(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length))"
ASKING = """
  const worker = new Worker('worker.js', { type: 'module' })
  globalThis.ask = (data) => new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message))
    worker.onmessage = ({ data }) => data.error ? reject(new Error(data.error)) : resolve(data.answers)
    worker.postMessage(data)
  })
"""


class Work(NamedTuple):
    """Something that all have to do."""

    what: str
    amount: int
    """Decisions or simulations."""
    check: dict[str, Any]
    """As `ui/tests/wasm/checks.ts` takes it."""


class Runner(Protocol):
    def load(self, game: str) -> float:
        """Milliseconds."""
        ...

    def do(self, work: Work) -> tuple[float, str]:
        """Seconds of processor time, and a hash of what was found."""
        ...


class Here:
    """In this process: native code, or wasmtime."""

    def __init__(self, engine: str) -> None:
        self._name = engine
        self._engines: dict[str, Engine] = {}
        self._trees: dict[str, Tree] = {}

    def load(self, game: str) -> float:
        box = vicus.game(game).box
        program = engines.wasm_program(game, box)
        begun = time.perf_counter()
        if self._name == "wasm":
            Instance(Module(program))
        spent = time.perf_counter() - begun
        self._engines[game] = engines.engine(self._name, game, box)
        code: Code = code_for(vicus.game(game), self._name)
        self._trees[game] = Tree(code, judgement(game), NODES)
        return 1000 * spent

    def do(self, work: Work) -> tuple[float, str]:
        return self._simulate(work.check) if work.what == "games" else self._grow(work.check)

    def _simulate(self, check: dict[str, Any]) -> tuple[float, str]:
        begun = time.process_time()
        batch = self._engines[check["game"]].simulate(SEED, 0, check["games"], check["players"], check["options"])
        spent = time.process_time() - begun
        return spent, sha(batch.results.tobytes(), batch.scores.tobytes())  # digests in it cover the final states

    def _grow(self, check: dict[str, Any]) -> tuple[float, str]:
        tree, spent = self._trees[check["game"]], 0.0
        for state, (_, seat, seed) in zip(check["states"], check["positions"], strict=True):
            tree.reset(state)
            begun = time.process_time()
            tree.search(seat, int(seed), SIMULATIONS)
            spent += time.process_time() - begun
        rows: Any = tree._tree
        return spent, sha(rows.visits[: int(rows.used[0])].tobytes())


class InNode:
    def __init__(self, process: Node, games: list[str]) -> None:
        self._node = process
        self._loads = dict(zip(games, process.ask(games)["answers"], strict=True))

    def load(self, game: str) -> float:
        return float(self._loads[game])

    def do(self, work: Work) -> tuple[float, str]:
        answer = self._node.ask([sendable(work)])
        return answer["processor"], answer["answers"][0]


class InChromium:
    def __init__(self, page: Any, processor: Callable[[], float]) -> None:
        self._page, self._processor = page, processor

    def load(self, game: str) -> float:
        return float(self._page.evaluate("game => ask({ load: game })", game)[0])

    def do(self, work: Work) -> tuple[float, str]:
        self._page.evaluate("checks => { globalThis.checks = checks }", [sendable(work)])
        begun = self._processor()
        (found,) = self._page.evaluate("ask({ checks })")
        return self._processor() - begun, found


def sendable(work: Work) -> dict[str, Any]:
    return {name: value for name, value in work.check.items() if name != "states"}


@contextmanager
def chromium(folder: Path) -> Iterator[InChromium]:
    with served(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = browser.new_page()
        page.set_default_timeout(0)
        page.goto(address)
        page.evaluate(f"() => {{ {ASKING} }}")
        session = browser.new_browser_cdp_session()

        def processor() -> float:
            found = session.send("SystemInfo.getProcessInfo")["processInfo"]
            return sum(process["cpuTime"] for process in found if process["type"] == "renderer")

        yield InChromium(page, processor)
        browser.close()


def sha(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def works(name: str, seconds: float) -> list[Work]:
    """Games for so long on the native engine, and searches from positions along a game."""
    game = vicus.game(name)
    players, options = max(game.meta.players), game.encode_options(game.check_options({}))
    engine, number, spent = engines.native(name, game.box), 250, 0.0
    while spent < seconds / 2:
        number *= 2
        begun = time.process_time()
        batch = engine.simulate(SEED, 0, number, players, options)
        spent = time.process_time() - begun
    play = {"game": name, "seed": str(SEED), "games": number, "players": players, "options": options, "keep": 1}
    states, positions = [], []
    match, chooser = game.new(players=players, seed=SEED), random.Random(SEED)
    while len(states) < POSITIONS:
        for _ in range(5):
            match.play(chooser.choice(match.legal()))
        states.append(match.state.copy())
        positions.append((match.state.to_record().tobytes().hex(), match.seat, str(chooser.getrandbits(60))))
    mind = judgement(name)
    known = {
        "weights": mind.weights,
        "prospects": mind.prospects,
        "settings": mind.settings,
        "nodes": NODES,
        "seats": max(game.meta.players),
    }
    grow = {"game": name, "known": known, "positions": positions, "simulations": SIMULATIONS, "states": states}
    return [
        Work("games", int(batch.results[:, 1].sum()), {"kind": "simulate", **play}),
        Work("search", POSITIONS * SIMULATIONS, {"kind": "grow", **grow}),
    ]


class Speed(NamedTuple):
    median: float
    ratio: float
    """To native code, median of the rounds."""
    best: float
    """Ratio of the best rounds."""


def measure(work: Work, runners: dict[str, Runner], rounds: int) -> dict[str, Speed]:
    """The first round is for warming up."""
    speeds: dict[str, list[float]] = {name: [] for name in runners}
    for number in range(rounds + 1):
        found = set()
        for name, runner in runners.items():
            spent, result = runner.do(work)
            found.add(result)
            if number:
                speeds[name].append(work.amount / spent)
        if len(found) > 1:
            sys.exit(f"{work.check['game']}, {work.what}: not all found the same")
    native = speeds["native"]
    return {
        name: Speed(
            statistics.median(each),
            statistics.median(a / b for a, b in zip(each, native, strict=True)),
            max(each) / max(native),
        )
        for name, each in speeds.items()
    }


def sizes(file: Path) -> dict[str, int]:
    brotli = subprocess.run([node(), "-e", BROTLI, str(file)], check=True, capture_output=True, text=True)
    data = file.read_bytes()
    return {"wasm": len(data), "gzip": len(gzip.compress(data, 9)), "brotli": int(brotli.stdout)}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=vicus.games())
    arguments.add_argument("--rounds", type=int, default=20)
    arguments.add_argument("--seconds", type=float, default=0.2)
    given = arguments.parse_args()
    report: dict[str, Any] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for game in given.games:
            engines.wasm_program(game, vicus.game(game).box).save(folder)
        bundled("tests/wasm/worker.ts", folder / "worker.js")
        script = bundled("tests/wasm/node.ts", folder / "checks.mjs")
        runners: dict[str, Runner] = {
            "native": Here("native"),
            "wasmtime": Here("wasm"),
            "Node": InNode(stack.enter_context(Node(script, str(folder))), given.games),
            "Chromium": stack.enter_context(chromium(folder)),
        }
        others = list(runners)[1:]
        print("| game | | native | " + " | ".join(f"{name} | of native, median | best" for name in others) + " |")
        print("|---" * (3 + 3 * len(others)) + "|")
        for game in given.games:
            load = {name: runner.load(game) for name, runner in runners.items()}
            report[game] = {"load": load, **sizes(folder / f"{game}.wasm")}
            for work in works(game, given.seconds):
                found = report[game][work.what] = measure(work, runners, given.rounds)
                cells = " | ".join("{:,.0f} | {:.2f} | {:.2f}".format(*found[name]) for name in others)
                print(f"| {game} | {work.what} | {found['native'].median:,.0f} | {cells} |", flush=True)
    print("\n| game | .wasm | gzip | brotli | " + " | ".join(f"{name}, ms to load" for name in others) + " |")
    print("|---" * (4 + len(others)) + "|")
    for game, about in report.items():
        loads = " | ".join(f"{about['load'][name]:.0f}" for name in others)
        print(f"| {game} | {about['wasm']:,} | {about['gzip']:,} | {about['brotli']:,} | {loads} |")
    out = Path(__file__).parent / "out" / "wasm.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(report, indent=1))
    slow = [
        f"{game}, {what}, {name}: {found[what][name].ratio:.2f}"
        for game, found in report.items()
        for what in ("games", "search")
        for name in others
        if found[what][name].ratio < GOAL
    ]
    print(f"\nBelow {GOAL} of native (medians): {'; '.join(slow) or 'nothing'}. Load of the machine: {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
