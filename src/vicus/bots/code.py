"""The kernels of the bots with their memory, on an engine: native where that is compiled, else WebAssembly, else interpreted.

All three find the same moves, bit for bit.
"""

from __future__ import annotations

from typing import Any, Protocol

from vicus.core.game import Game
from vicus.engine.engines import is_wasm_ready, is_wasm_thinker_ready, planner, thinker, wasm, wasm_thinker
from vicus.engine.records import Workspace
from vicus.engine.warming import is_planner_warm, is_thinker_warm

WORLDS = 3


class Code(Protocol):
    """Entry points, and arrays of the kind that they take."""

    game: Game
    rules: Any
    compiled: bool
    """Quick enough to search: interpreted code is not."""

    def apart(self) -> Code:
        """For a thread of its own: code whose memory nobody else uses."""
        ...

    def entry(self, module: str, name: str) -> Any:
        """A kernel that can be called."""
        ...

    def zeros(self, kind: str, shape: tuple[int, ...]) -> Any:
        """Numbers, in one or two dimensions, by NumPy's name of their kind."""
        ...

    def array(self, numbers: tuple[int, ...]) -> Any:
        """Numbers as the entry points take them."""
        ...

    def copied(self, array: Any) -> Any:
        """An array of NumPy as the entry points take it; it is read, never written."""
        ...

    def worlds(self) -> Any:
        """Room for positions: the one that is given, and those that are tried."""
        ...

    def put(self, worlds: Any, state: Any) -> None:
        """A position (an interpreted state) becomes the first of the worlds."""
        ...


def code_for(game: Game, engine: str | None = None, thinks: bool = False) -> Code:
    """The bots' code on an engine (interpreted, native, wasm), else on the fastest that is there without compiling.

    `thinks`: that of bots that play by a net.

    >>> import vicus
    >>> code_for(vicus.game("helvetia"), "interpreted").zeros("i8", (2, 3))
    [[0, 0, 0], [0, 0, 0]]
    """
    engine = engine or (fastest_thinking(game) if thinks else fastest(game))
    if engine == "native":
        return NativeCode(game, thinks=thinks)
    return WasmCode(game, thinks) if engine == "wasm" else InterpretedCode(game)


def fastest(game: Game) -> str:
    """The fastest engine on which the bots' code is there without compiling."""
    if is_planner_warm(game.name, game.box):
        return "native"
    return "wasm" if is_wasm_ready(game.name, game.box) else "interpreted"


def fastest_thinking(game: Game) -> str:
    """The same for bots that play by a net."""
    if is_thinker_warm(game.name, game.box):
        return "native"
    return "wasm" if is_wasm_thinker_ready(game.name, game.box) else "interpreted"


def can_plan(game: Game) -> bool:
    """Is there code that is quick enough to search, without compiling first?"""
    return fastest(game) != "interpreted"


def can_think(game: Game) -> bool:
    """Is there code that is quick enough to search with a net, without compiling first?"""
    return fastest_thinking(game) != "interpreted"


def workspace(code: Code) -> Workspace:
    """Room for the position that is given, and for what is tried."""
    menus = code.zeros("i2", (WORLDS, code.rules.MAX_LEGAL))
    return Workspace(code.worlds(), menus, code.zeros("i8", (code.rules.FEATURES,)), code.zeros("i8", (code.rules.LINES,)))


LARGE = 1 << 20
"""Numbers of an array of which lists would take too long to make, and too much memory."""


class Rows:
    """A large array to interpreted code: each row becomes a list when it is asked for."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, row: int) -> Any:
        return self._array[row].tolist()


class InterpretedCode:
    """Plain Python: lists and functions."""

    compiled = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules: Any = game.engine.rules

    def apart(self) -> Code:
        """The same: nothing here is shared."""
        return self

    def entry(self, module: str, name: str) -> Any:
        """The plain function."""
        return getattr(self.game.engine.mirror.module(f"kernel.{module}"), name)

    def zeros(self, kind: str, shape: tuple[int, ...]) -> Any:
        """Lists."""
        zero = 0.0 if kind == "f8" else 0
        return [zero] * shape[0] if len(shape) == 1 else [[zero] * shape[1] for _ in range(shape[0])]

    def array(self, numbers: tuple[int, ...]) -> Any:
        """A list."""
        return list(numbers)

    def copied(self, array: Any) -> Any:
        """Lists, at once or row by row."""
        return Rows(array) if array.ndim > 1 and array.size > LARGE else array.tolist()

    def worlds(self) -> Any:
        """Interpreted states."""
        return [self.game.engine.state() for _ in range(WORLDS)]

    def put(self, worlds: Any, state: Any) -> None:
        """A copy of the position."""
        worlds[0].assign(state)


class NativeCode:
    """Compiled for this processor, now if need be. `checked` looks at every index and raises an IndexError; it is for tests."""

    compiled = True

    def __init__(self, game: Game, checked: bool = False, thinks: bool = False) -> None:
        self.game = game
        self._planner = (thinker if thinks else planner)(game.name, game.box, checked=checked)
        self.rules: Any = self._planner.rules

    def apart(self) -> Code:
        """The same: memory belongs to whoever makes an array."""
        return self

    def entry(self, module: str, name: str) -> Any:
        """Compiled for its one signature."""
        dispatcher = self._planner.entries[name]
        # Straight to the code: finding out the types of named tuples anew takes longer than a greedy move.
        return dispatcher.get_overload(dispatcher.signatures[0])

    def zeros(self, kind: str, shape: tuple[int, ...]) -> Any:
        """An array."""
        import numpy as np

        return np.zeros(shape, kind)

    def array(self, numbers: tuple[int, ...]) -> Any:
        """An array of 64-bit numbers."""
        import numpy as np

        return np.array(numbers, "i8")

    def copied(self, array: Any) -> Any:
        """The array itself: whoever reads it shares it."""
        import numpy as np

        return np.ascontiguousarray(array)

    def worlds(self) -> Any:
        """Records."""
        import numpy as np

        return np.zeros(WORLDS, self._planner.mirror.state.dtype)

    def put(self, worlds: Any, state: Any) -> None:
        """The position as a record."""
        worlds[0] = state.to_record()[0]


class WasmCode:
    """A WebAssembly module in wasmtime; its arrays lie in the memory of one instance."""

    compiled = True

    def __init__(self, game: Game, thinks: bool = False) -> None:
        self.game = game
        self.rules: Any = game.engine.rules
        self._thinks = thinks
        self._instance = (wasm_thinker if thinks else wasm)(game.name, game.box).instance()

    def apart(self) -> Code:
        """Another instance of the module."""
        return WasmCode(self.game, self._thinks)

    def entry(self, module: str, name: str) -> Any:
        """A function of the module."""
        return lambda *arguments: self._instance.call(name, *arguments)

    def zeros(self, kind: str, shape: tuple[int, ...]) -> Any:
        """An array in the module's memory."""
        return self._instance.array(shape, kind)

    def array(self, numbers: tuple[int, ...]) -> Any:
        """The same, of 64-bit numbers."""
        array = self.zeros("i8", (len(numbers),))
        array[:] = numbers
        return array

    def copied(self, array: Any) -> Any:
        """A copy in the module's memory."""
        found = self._instance.array(array.shape, array.dtype)
        found[:] = array
        return found

    def worlds(self) -> Any:
        """Records in the module's memory."""
        return self._instance.array((WORLDS,), self.game.engine.state.dtype)

    def put(self, worlds: Any, state: Any) -> None:
        """The position as a record."""
        worlds[0] = state.to_record()[0]
