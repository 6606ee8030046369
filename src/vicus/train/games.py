"""The games that are learned from, as tensors: on the GPU they stay there, elsewhere they are copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from torch import Tensor

    from vicus.engine.cuda.step_program import StepProgram

    from .task import Task


class Games(Protocol):
    """Many games with the same number of players, each waiting for a decision."""

    observation: Tensor
    """[B, D] bytes, of so many players."""
    mask: Tensor
    """[B, A]"""
    seat: Tensor
    """[B]"""
    done: Tensor
    """[B]"""
    returns: Tensor
    """[B, P] shares of the win, where done …"""
    scores: Tensor
    """… and points."""
    actions: Tensor
    """[B] where the next decisions are written to."""

    def reset(self) -> None:
        """All games from the beginning."""
        ...

    def step(self) -> None:
        """The decisions in `actions`, all of them legal; the tensors tell what comes next."""
        ...

    def greedy(self, who: Tensor) -> None:
        """The greedy player's decisions, where the seat to move is one of `who` (a bit for each seat)."""
        ...


class DeviceGames:
    """On a GPU, on PyTorch's stream: what it does can be captured in a graph."""

    def __init__(self, task: Task, program: StepProgram, players: int, games: int, seed: int) -> None:
        import numpy as np
        import torch

        from vicus.engine.cuda.device_rows import DeviceRows
        from vicus.engine.kernel.chance import derive
        from vicus.engine.rows import Plan

        torch.zeros(1, device="cuda")  # PyTorch makes the context
        width = len(task.inputs.places[players])
        plan = Plan(games, players, task.options, task.actions, width, False, False, 1)
        self._rows, self._task, self._games = DeviceRows(program, games, False, plan.rows), task, games
        rows = self._rows.rows
        rows.options.put(np.array(task.options, "i8"))
        rows.seeds.put(np.array([derive(seed, i) for i in range(games)], "i8"))

        def tensor(array: Any) -> Tensor:
            return torch.as_tensor(array, device="cuda")

        self.observation, self.seat, self.returns = tensor(rows.observations), tensor(rows.seats), tensor(rows.shares)
        self.scores = tensor(rows.scores)
        self.mask, self.done = tensor(rows.mask).view(torch.bool), tensor(rows.done).view(torch.bool)
        self.actions = torch.zeros(games, dtype=torch.int64, device="cuda")
        self._room: tuple[Any, ...] | None = None
        self.reset()

    def reset(self) -> None:
        self._rows.reset()

    def step(self) -> None:
        self._rows.step(self.actions)

    def greedy(self, who: Tensor) -> None:
        from vicus.engine.cuda.arrays import Foreign

        if self._room is None:
            self._room = self._rooms()
        states, *more, chosen = self._room
        import torch

        torch.as_tensor(chosen, device="cuda").copy_(who)
        self._rows.run("greedy", self._games, states, *more, chosen, Foreign(self.actions, self._games))

    def _rooms(self) -> tuple[Any, ...]:
        """Where the greedy player tries things, and its weights; a part for each game."""
        import numpy as np

        from vicus.engine.cuda.device_rows import Records
        from vicus.engine.cuda.greedy import STATES

        rows, n, task = self._rows, self._games, self._task
        weights = rows.array((len(task.weights),), "i8")
        weights.put(np.array(task.weights, "i8"))
        return (
            Records(rows.driver, STATES * n, rows.program.state_size),
            rows.array((STATES * n, rows.program.max_legal), "i2"),
            rows.array((n, task.features), "i8"),
            rows.array((n, task.lines), "i8"),
            weights,
            rows.array((n,), "i1"),
        )


class HostGames:
    """On the processor, by the native engine."""

    def __init__(self, task: Task, players: int, games: int, seed: int) -> None:
        import torch

        import vicus
        from vicus.core.batch import CLOSER

        self._game = vicus.game(task.game)
        observations = CLOSER if task.closer else True
        self._batch = self._game.batch(games, players=players, seed=seed, observations=observations, final=False)
        self._weights = task.weights
        self._greedy: Any = None
        step = self._batch.reset()
        self.observation, self.mask = torch.tensor(step.observation), torch.tensor(step.mask)
        self.seat, self.done = torch.tensor(step.seat), torch.tensor(step.done)
        self.returns, self.scores = torch.tensor(step.returns), torch.tensor(step.scores)
        self.actions = torch.zeros(games, dtype=torch.int64)

    def reset(self) -> None:
        self._greedy = None
        self._batch.reset()
        self._look()

    def step(self) -> None:
        self._batch.step(self.actions.numpy())
        self._look()

    def _look(self) -> None:
        import torch

        step = self._batch.time_step
        for name in ("observation", "mask", "seat", "done", "returns", "scores"):
            getattr(self, name).copy_(torch.as_tensor(getattr(step, name).copy()))

    def greedy(self, who: Tensor) -> None:
        from vicus.bots.greedy import GreedyBot

        if self._greedy is None:
            self._greedy = GreedyBot(self._game, seed=1)
        for i in range(len(who)):
            seat = int(self.seat[i])
            if int(who[i]) >> seat & 1:
                match = self._batch.match(i)
                self.actions[i] = self._greedy.choose(match.view(seat), match.legal()).id
