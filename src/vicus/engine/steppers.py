"""Batches on each engine: arrays, and the kernels that work on them (`vicus.engine.kernel.stepping`)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache, partial
from itertools import count
from typing import TYPE_CHECKING, Any, Protocol

from . import engines
from .crew import FEWEST, Company, Crew
from .kernel.stepping import LEGAL
from .rows import Make, Plan, longer

if TYPE_CHECKING:
    import numpy as np

    from .box import Box

    Array = np.ndarray[Any, Any]


@lru_cache(256)
def parts(rows: int, threads: int) -> tuple[int, ...]:
    """Where the parts of so many rows begin, and where the last one ends: large ones first and small ones in the end.

    A thread that was asleep begins late, and one whose processor others use is slow: that evens out.

    >>> parts(1000, 2), parts(10, 2), parts(1000, 1)
    ((0, 500, 750, 875, 939, 1000), (0, 10), (0, 1000))
    """
    cut = [0]
    while cut[-1] < rows:
        left = rows - cut[-1]
        cut.append(cut[-1] + min(left, max(FEWEST, left // threads)))
    return tuple(cut)


class Stepper(Protocol):
    """A batch on one engine."""

    @property
    def rows(self) -> Any:
        """`Rows`, with NumPy arrays of everything but the states."""

    def reset(self, seeds: Array) -> None: ...

    def step(self, actions: Array) -> int:
        """The first row whose action is not legal, and nothing has moved; LEGAL if all have."""

    def chance(self, outcomes: Array) -> None: ...

    def observe(self, seats: Array, out: Array) -> None: ...

    def resample(self, chosen: Array, seeds: Array) -> None: ...

    def show(self, chosen: Array) -> None: ...

    def states(self) -> Array:
        """The states of all rows as records."""

    def put_states(self, records: Array, chosen: Array) -> None: ...

    def adopt(self) -> None:
        """The arrays of `rows` were written from outside."""

    def make_room(self) -> None:
        """Longer games are about to be played than there is room to keep."""


class _Compiled:
    """The states are records, in an array that the code works on: whatever is written there is there."""

    def __init__(self, plan: Plan, states: Array, menu: int, make: Make) -> None:
        self._games, self._make = plan.games, make
        self._rows = plan.rows(states, menu, make)
        self._rows.options[:] = plan.options

    @property
    def rows(self) -> Any:
        return self._rows

    def states(self) -> Array:
        found: Array = self.rows.states[: self._games]
        return found

    def put_states(self, records: Array, chosen: Array) -> None:
        self.states()[chosen] = records

    def adopt(self) -> None:
        pass

    def make_room(self) -> None:
        self._rows = self._longer()

    def _longer(self) -> Any:
        return self._rows._replace(history=longer(self._rows.history, self._make))


class Native(_Compiled):
    """For the processor; threads share the rows."""

    def __init__(self, game: str, box: Box, plan: Plan, waiting: engines.Waiting) -> None:
        import numpy as np

        code = engines.stepper(game, box, waiting)
        self._entries = code.entries
        self._threads = min(plan.threads, plan.games)
        self._lines = [np.zeros(code.rules.LINES, "i8") for _ in range(self._threads)]
        states = np.zeros(plan.games + self._threads, code.mirror.state.dtype)
        super().__init__(plan, states, code.rules.MAX_LEGAL, np.zeros)
        self._pool = cache(partial(ThreadPoolExecutor, self._threads - 1, thread_name_prefix="batch"))
        self._company = Company()
        self._crew = self._new_crew(self._rows)

    def _new_crew(self, rows: Any) -> Crew:
        return Crew(self._entries, rows, self._lines, self._pool, self._company)

    @property
    def rows(self) -> Any:
        self._crew.finish()  # whoever looks at them, or writes, is in the way of a round that was interrupted
        return self._rows

    def make_room(self) -> None:
        self._crew.dismiss()  # they have the former arrays
        rows = self._longer()
        self._rows, self._crew = rows, self._new_crew(rows)  # both or, where somebody interrupts, none

    def _each(self, entry: str, length: int, *arguments: Any, scratch: bool = True) -> None:
        """On all threads, each with a scratch of its own; who is done with a part of the rows takes the next one."""
        self._crew.rest()
        call, cut, taken = self._entries[entry], parts(length, self._threads), count()

        def some(n: int) -> None:
            own = (self._lines[n], self._games + n) if scratch else ()
            while (part := next(taken)) < len(cut) - 1:
                call(self.rows, *arguments, *own, cut[part], cut[part + 1])

        others = [self._pool().submit(some, n) for n in range(1, min(self._threads, len(cut) - 1))]
        some(0)
        for each in others:
            each.result()

    def reset(self, seeds: Array) -> None:
        self.rows.seeds[:] = seeds
        self._each("reset_rows", self._games)

    def step(self, actions: Array) -> int:
        return self._crew.step(actions)

    def chance(self, outcomes: Array) -> None:
        self._each("chance_rows", self._games, outcomes)

    def observe(self, seats: Array, out: Array) -> None:
        self._each("observe_rows", self._games, seats, out, scratch=False)

    def resample(self, chosen: Array, seeds: Array) -> None:
        self._each("resample_rows", len(chosen), chosen, seeds, scratch=False)

    def show(self, chosen: Array) -> None:
        self._each("show_rows", len(chosen), chosen, scratch=False)


class Wasm(_Compiled):
    """In the memory of a WebAssembly module; one thread."""

    def __init__(self, game: str, box: Box, plan: Plan, waiting: engines.Waiting) -> None:
        from .wasm.instance import Code, Instance

        program = engines.wasm_stepping(game, box, waiting)
        self._instance = Instance(Code(program))
        make = self._instance.array
        states = make((plan.games + 1,), engines.interpreted(game, box).state.dtype)
        self._lines = make((program.about.lines,), "i8")
        self._numbers = make((2, plan.games), "i8")
        self._seats = make((plan.games,), "i1")
        super().__init__(plan, states, program.about.max_legal, make)

    def _given(self, place: int, numbers: Array) -> Array:
        """Numbers in the memory of the module."""
        room = self._numbers[place, : len(numbers)]
        room[:] = numbers
        return room

    def reset(self, seeds: Array) -> None:
        self.rows.seeds[:] = seeds
        self._instance.call("reset_rows", self.rows, self._lines, self._games, 0, self._games)

    def step(self, actions: Array) -> int:
        given = self._given(0, actions)
        found: int = self._instance.call("first_illegal", self.rows, given, 0, self._games)
        if found == LEGAL:
            self._instance.call("step_rows", self.rows, given, self._lines, self._games, 0, self._games)
        return found

    def chance(self, outcomes: Array) -> None:
        given = self._given(0, outcomes)
        self._instance.call("chance_rows", self.rows, given, self._lines, self._games, 0, self._games)

    def observe(self, seats: Array, out: Array) -> None:
        self._seats[:] = seats
        with self._instance.for_now():
            seen = self._instance.array(out.shape, "i1")
            self._instance.call("observe_rows", self.rows, self._seats, seen, 0, self._games)
            out[:] = seen

    def resample(self, chosen: Array, seeds: Array) -> None:
        given = self._given(0, chosen), self._given(1, seeds)
        self._instance.call("resample_rows", self.rows, *given, 0, len(chosen))

    def show(self, chosen: Array) -> None:
        self._instance.call("show_rows", self.rows, self._given(0, chosen), 0, len(chosen))


class Interpreted:
    """The rules as plain Python: slow, and everything can be stepped through. Rules see lists and ints, never NumPy's."""

    def __init__(self, game: str, box: Box, plan: Plan) -> None:
        import numpy as np

        code = engines.interpreted(game, box)
        self._kernel = code.mirror.module("kernel.stepping")
        self._dtype = code.state.dtype
        self._state = code.state
        self._lines = [0] * code.rules.LINES
        self._games = plan.games
        self.rows = plan.rows(None, code.rules.MAX_LEGAL, np.zeros)
        self.rows.options[:] = plan.options
        self._plain = self.rows._replace(
            states=[code.state() for _ in range(plan.games + 1)],
            seeds=[0] * plan.games,
            games=[0] * plan.games,
            options=plan.options,
            menus=[[0] * code.rules.MAX_LEGAL for _ in range(plan.games)],
            counts=[0] * plan.games,
            lengths=[0] * plan.games,
        )

    def _run(self, entry: str, length: int, *arguments: Any, scratch: bool = True) -> None:
        own = (self._lines, self._games) if scratch else ()
        getattr(self._kernel, entry)(self._plain, *arguments, *own, 0, length)
        for array in ("games", "menus", "counts", "lengths"):
            getattr(self.rows, array)[:] = getattr(self._plain, array)

    def reset(self, seeds: Array) -> None:
        self._plain.seeds[:] = seeds.tolist()
        self.rows.seeds[:] = seeds
        self._run("reset_rows", self._games)

    def step(self, actions: Array) -> int:
        chosen = actions.tolist()
        found: int = self._kernel.first_illegal(self._plain, chosen, 0, self._games)
        if found == LEGAL:
            self._run("step_rows", self._games, chosen)
        return found

    def chance(self, outcomes: Array) -> None:
        self._run("chance_rows", self._games, outcomes.tolist())

    def observe(self, seats: Array, out: Array) -> None:
        self._run("observe_rows", self._games, seats.tolist(), out, scratch=False)

    def resample(self, chosen: Array, seeds: Array) -> None:
        self._run("resample_rows", len(chosen), chosen.tolist(), seeds.tolist(), scratch=False)

    def show(self, chosen: Array) -> None:
        self.adopt()
        self._run("show_rows", len(chosen), chosen.tolist(), scratch=False)

    def states(self) -> Array:
        import numpy as np

        return np.concatenate([state.to_record() for state in self._plain.states[: self._games]])

    def put_states(self, records: Array, chosen: Array) -> None:
        for record, i in zip(records, chosen.tolist(), strict=True):
            self._plain.states[i].assign(self._state.from_record(record))

    def adopt(self) -> None:
        for array in ("games", "counts", "lengths", "menus", "seeds"):
            getattr(self._plain, array)[:] = getattr(self.rows, array).tolist()

    def make_room(self) -> None:
        import numpy as np

        history = longer(self.rows.history, np.zeros)
        self.rows, self._plain = self.rows._replace(history=history), self._plain._replace(history=history)
