"""A batch on a GPU: its arrays stay there, for PyTorch, JAX or CuPy to work on without copies.

t = batch.reset()
mask = torch.as_tensor(t.mask)            # shares the memory: always what the last step left
batch.step(actions)                       # an int64 tensor on the device; on PyTorch's stream, so it can be captured in a graph
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from vicus.engine import engines
from vicus.engine.cuda.arrays import DeviceArray, Foreign
from vicus.engine.cuda.device_rows import DeviceRows
from vicus.engine.kernel.chance import derive
from vicus.engine.rows import Plan
from vicus.errors import VicusError

from . import batch_input
from .batch import Batch, settled
from .time_step import KEPT, Saved, TimeStep

if TYPE_CHECKING:
    import numpy as np

    from .match import Match

    Array = np.ndarray[Any, Any]

NOT_KEPT = "history"
"""Decisions are not written down there: a row is a match in its position."""


class DeviceBatch(Batch):
    """The same as `Batch`, but for what is checked: an action that is not legal is refused, the row stays as it is, and
    `refused` tells (asking for it at every step would make the GPU wait)."""

    _stepper: DeviceRows

    def _made_for(self, plan: Plan, waiting: engines.Waiting) -> Any:
        from vicus.engine.cuda.driver import Driver

        Driver()  # before compiling: without a GPU there is nothing to compile for
        program = engines.cuda_stepping(self.game.name, self.game.box, waiting)
        found = DeviceRows(program, plan.games, plan.explicit, plan.rows)
        import numpy as np

        found.rows.options.put(np.array(plan.options, "i8"))
        return found

    def reset(self, seed: int | None = None) -> TimeStep:
        """The first game of every row begins (again); with a seed, other games."""
        import numpy as np

        if seed is not None:
            self.seed = self.game.check_seed(seed)
        self._stepper.rows.seeds.put(np.array([derive(self.seed, i) for i in range(self.games)], "i8"))
        self._stepper.reset()
        self._started = True
        return self.time_step

    def step(self, actions: Any) -> TimeStep:
        """A decision in every row. EngineUnavailable for what is no int64 array on the device.

        A row with `WAIT` stays as it is, and counts as refused, like any action that is not legal.
        """
        self._asked()
        self._stepper.step(actions)
        return self.time_step

    @property
    def refused(self) -> Any:
        """[B] true where the last action was not legal, and so nothing has changed."""
        return DeviceArray.like(self._stepper.refused, "?")

    def check(self) -> None:
        """Wait for the GPU, and raise VicusError if the last step had an action that was not legal (`WAIT` is none either)."""
        import numpy as np

        rows = np.flatnonzero(self._stepper.refused.get())
        if len(rows):
            raise VicusError("batch-refused", row=int(rows[0]), number=len(rows))

    @cached_property
    def _arrays(self) -> TimeStep:
        rows = self._stepper.rows
        mask: Any = DeviceArray.like(rows.mask, "?")
        done: Any = DeviceArray.like(rows.done, "?")
        return TimeStep(
            seat=rows.seats,
            mask=mask,
            legal=rows.menus,
            n_legal=rows.counts,
            observation=rows.observations,
            done=done,
            returns=rows.shares,
            scores=rows.scores,
            ranks=rows.ranks,
            final=rows.finals,
        )

    @property
    def pending(self) -> Any:
        """[B] whether chance is asked; see `Batch.pending`."""
        return self._stepper.rows.pending

    def step_chance(self, outcomes: Any) -> TimeStep:
        """In the rows where chance is asked it brings what an outcome says: an int64 array on the device."""
        self._asked()
        self._stepper.run("chance", self.games, Foreign(outcomes, self.games))
        return self.time_step

    def observe(self, seat: Any) -> Any:
        """[B, D] what a seat may see, on the device."""

        self._asked()
        given = self._stepper.array((self.games,), "i1")
        out = self._stepper.array((self.games, self._spec().width), "i1", columns=True)
        given.put(batch_input.seats(seat, self.games, self.players))
        self._stepper.run("observe", self.games, given, out)
        return out

    @property
    def seeds(self) -> list[int]:
        """The seed of the match that each row is playing; waits for the GPU."""
        rows = self._stepper.rows
        return [derive(int(seed), int(game)) for seed, game in zip(rows.seeds.get(), rows.games.get(), strict=True)]

    def match(self, row: int) -> Match[Any, Any]:
        """A match in the position of a row, without a past."""
        self._asked()
        i = batch_input.row(row, self.games)
        if self._stepper.rows.pending.get()[i] != 0:
            raise VicusError("batch-chance-pending", row=i)
        return settled(self.game.position(self._states()[i], self.options))

    def put(self, row: int, match: Match[Any, Any]) -> TimeStep:
        """A match goes on in a row; waits for the GPU."""
        self._asked()
        i = batch_input.row(row, self.games)
        self._check_match(match)
        states = self._states()
        states[i] = match.state.to_record()[0]
        self._put_states(states)
        lengths = self._stepper.rows.lengths.get()
        lengths[i] = -1
        self._stepper.rows.lengths.put(lengths)
        self._stepper.run("show", 1, self._ints([i]))
        return self.time_step

    def resample(self, rows: Any, seeds: Any) -> TimeStep:
        """Chosen rows become other worlds that agree with what their seat to move knows."""

        self._asked()
        chosen, wanted = batch_input.worlds(rows, seeds, self.games)
        if (waiting := chosen[self._stepper.rows.pending.get()[chosen] != 0]).size:
            raise VicusError("batch-chance-pending", row=int(waiting[0]))
        self._stepper.run("resample", len(chosen), self._ints(chosen), self._ints(wanted))
        return self.time_step

    def save(self) -> Saved:
        """A copy in the memory of this computer: a batch on another engine can go on with it."""
        self._asked()
        arrays = {name: getattr(self._stepper.rows, name).get() for name in KEPT}
        return Saved(self.kind, self.seed, self._states(), arrays)

    def load(self, saved: Saved) -> TimeStep:
        """Everything as it was, on whatever engine it was saved. BadOption for what was saved of another kind of batch."""
        import numpy as np

        self._check_saved(saved)
        for name in KEPT:
            if name != NOT_KEPT:
                getattr(self._stepper.rows, name).put(saved.arrays[name])
        lengths = saved.arrays["lengths"]
        self._stepper.rows.lengths.put(np.where(lengths > 0, -1, lengths))  # what was decided is not kept here
        self._put_states(saved.states)
        self._started, self.seed = True, saved.seed
        return self.time_step

    def _ints(self, numbers: Any) -> DeviceArray:
        import numpy as np

        found = self._stepper.array((len(numbers),), "i8")
        found.put(np.asarray(numbers, "i8"))
        return found

    def _states(self) -> Array:
        found: Array = self._stepper.rows.states.get().view(self.game.engine.state.dtype)
        return found[: self.games].copy()

    def _put_states(self, states: Array) -> None:
        import numpy as np

        every = self._stepper.rows.states.get()
        every[: self.games * states.dtype.itemsize] = np.ascontiguousarray(states).view("i1")
        self._stepper.rows.states.put(every)
