"""The loop: play, learn, look how strong it has become, keep what was reached."""

from __future__ import annotations

import math
import platform
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import distributed

from vicus.errors import VicusError

from . import checkpoint
from .checkpoint import Progress
from .evaluation import Evaluation, Strength
from .games import DeviceGames, Games, HostGames
from .graph import beside_each_other, captured
from .league import League
from .lesson import Lesson, Told
from .net import Net
from .rollout import Rollout
from .settings import Settings, shares
from .start import start_from
from .stopping import Stopping

if TYPE_CHECKING:
    from vicus.engine.cuda.step_program import StepProgram

    from .task import Task

WARM_UP = 20
"""Iterations until the learning rate is reached."""
LAST_RATE, LAST_ENTROPY = 0.02, 0.05
"""What is left of them at the end."""
KEEP_EVERY = 30.0
EVALUATION_SEED, MINE = 77_000_003, 1_000_003

Tell = Callable[[dict[str, Any]], None]


class Part(NamedTuple):
    """What is learned for one number of players in an iteration."""

    players: int
    decisions: int
    minibatches: int
    play: Callable[[], None]
    """By itself, and not as a graph: in a run all numbers of players are played beside each other."""
    learn: Callable[[], Told]


class Training:
    """A run on one device. `program`: the kernels, for a GPU; without them games are played on the processor."""

    def __init__(
        self,
        task: Task,
        settings: Settings,
        out: Path,
        program: StepProgram | None,
        players: tuple[int, ...] = (),
        start: Path | None = None,
    ) -> None:
        self._task, self._settings, self._out = task, settings, out
        self._program, self._device = program, "cpu" if program is None else "cuda"
        self._players = players or task.players
        rank = distributed.get_rank() if distributed.is_initialized() else 0
        self.is_first = rank == 0
        torch.manual_seed(settings.seed)
        self.net, self._past = self._new_net(), self._new_net()
        self._first = self.net.arrays()["first"]
        self._start = None if start is None else self._learned_before(start)
        self._rank = rank
        self._generator = torch.Generator(self._device).manual_seed(settings.seed + MINE * rank)
        self._rollouts = [
            Rollout(task, self._games(each, number, (settings.seed + rank) * MINE + each), each, settings.steps, settings.past,
                    settings.trace, self._device)
            for each, number in shares(self._players, settings.games, settings.duels).items()
        ]  # fmt: skip
        self.lesson = Lesson(self.net, self._rollouts, settings, self._device)
        self._league = League(self.net, settings.most_kept, settings.seed)
        self._league.keep()
        self._league.lend(self._past)
        self.progress = Progress()
        self._stopping = Stopping()
        self._tests: dict[tuple[int, int], Evaluation] = {}
        self._play: list[Callable[[], None]] = []
        self._learn: list[Callable[[], Told]] = []
        self._resume()

    def _new_net(self) -> Net:
        s, task = self._settings, self._task
        net = Net(task.inputs, task.actions, s.hidden, s.blocks, s.learned, task.lowest, task.highest, task.sizes)
        return net.to(self._device)

    def _learned_before(self, start: Path) -> str:
        """The weights to begin with, and a digest of their file: a run is repeated by it."""
        net, digest = start_from(self._task, start)
        made = (self._settings.hidden, self._settings.blocks, self._settings.learned)
        if (found := (net.hidden, len(net.blocks), net.learned)) != made:
            raise VicusError("train-start", file=str(start), wanted=_sizes(made), found=_sizes(found))
        self.net.take(net)
        return digest

    def _games(self, players: int, number: int, seed: int) -> Games:
        if self._program is None:
            return HostGames(self._task, players, number, seed)
        return DeviceGames(self._task, self._program, players, number, seed)

    # -- a run ------------------------------------------------------------------------------------------------------------

    def run(self, seconds: float, iterations: int | None, every: float, tell: Tell, games: int = 1024) -> None:
        """For so long, or so many iterations; the rate falls to nearly nothing towards the end. Every so many seconds
        the strength is measured; what is needed to go on is kept more often."""
        torch.manual_seed(self._settings.seed + MINE * self._rank + self.progress.iteration)
        with self._stopping:
            self._learn_on(seconds, iterations, every, tell, games)
        if self._stopping.is_wanted:
            raise KeyboardInterrupt
        if not self.progress.curve or self.progress.curve[-1]["iteration"] != self.progress.iteration:
            self._tell(tell, 2 * games)
            self.keep()

    def _learn_on(self, seconds: float, iterations: int | None, every: float, tell: Tell, games: int) -> None:
        looked = kept = self.progress.seconds
        while (part := self._part(seconds, iterations)) < 1:
            begun = time.perf_counter()
            told = self._iterate(part)
            if self._device == "cuda":
                torch.cuda.synchronize()
            self.progress.seconds += time.perf_counter() - begun
            if self.progress.seconds - looked >= every:
                looked = self.progress.seconds
                self._tell(tell, games, told)
            if self.progress.seconds - kept >= KEEP_EVERY:
                kept = self.progress.seconds
                self.keep()
        self.keep()

    def _tell(self, tell: Tell, games: int, told: Told | None = None) -> None:
        if self.is_first:
            tell(self.look(games, told))

    def _part(self, seconds: float, iterations: int | None) -> float:
        """How much of the run is behind; everything if somebody has pressed Ctrl-C."""
        done = self.progress.iteration / iterations if iterations else self.progress.seconds / seconds
        if self._stopping.is_wanted:
            done = math.inf
        if distributed.is_initialized():  # all stop together
            shared = torch.tensor(done, device=self._device)
            distributed.broadcast(shared, 0)
            done = float(shared)
        return done

    def _iterate(self, part: float) -> Told:
        settings, now = self._settings, self.progress
        if not self._play:
            self._prepare()
        warm = min(1.0, (now.iteration + 1) / WARM_UP)
        self.lesson.set_rate(
            settings.rate * warm * max(LAST_RATE, 1 - part),
            settings.entropy * max(LAST_ENTROPY, 1 - part),
            settings.points * max(0.0, 1 - 2 * part),
        )
        self._league.lend(self._past)
        for play in self._play:
            play()
        self.lesson.prepare()
        for _ in range(settings.epochs):
            for part, decisions in self.lesson.minibatches(self._generator):
                self.lesson.choose(part, decisions)
                told = self._learn[part]()
        now.iteration += 1
        now.decisions += self.lesson.decisions * (distributed.get_world_size() if distributed.is_initialized() else 1)
        if now.iteration % settings.keep_every == 0:
            self._league.keep()
        return told

    def _prepare(self) -> None:
        """On a GPU, playing and learning become graphs. Warming up must not learn: the rate is 0 then."""
        self.lesson.set_rate(0.0, 0.0)
        if self._device == "cpu" or distributed.is_initialized():
            self._play = [self._player(each) for each in self._rollouts]
            self._learn = [self._eager(part) for part in range(len(self._rollouts))]
            return
        self._play = [captured(beside_each_other([self._player(each) for each in self._rollouts]))]
        for play in self._play:
            play()
        self.lesson.prepare()
        before = {name: value.clone() for name, value in self.net.state_dict().items()}
        self._learn = [captured(self._learner(part), self.lesson.forget_gradients) for part in range(len(self._rollouts))]
        self.net.load_state_dict(before)

    def parts(self, captured: bool = True) -> list[Part]:
        """For measurements: what an iteration is made of, as graphs where there are any. Nothing is learned by it."""
        if not self._play:
            self._prepare()
        self.lesson.set_rate(0.0, 0.0)
        play = [self._player(each) for each in self._rollouts]
        learn = self._learn if captured else [self._eager(part) for part in range(len(self._rollouts))]
        return [
            Part(each.players, each.steps * each.rows, self.lesson.number_of_minibatches(part), play[part], learn[part])
            for part, each in enumerate(self._rollouts)
        ]

    def play(self) -> None:
        """For measurements: what is played in an iteration."""
        for play in self._play:
            play()

    def _learner(self, part: int) -> Callable[[], Told]:
        return lambda: self.lesson.learn(part)

    def _player(self, rollout: Rollout) -> Callable[[], None]:
        return lambda: rollout.play(self.net, self._past)

    def _eager(self, part: int) -> Callable[[], Told]:
        def learn() -> Told:
            self.lesson.forget_gradients()
            return self.lesson.learn(part)

        return learn

    # -- what came of it --------------------------------------------------------------------------------------------------

    def look(self, games: int, told: Told | None = None) -> dict[str, Any]:
        """Win rates against fixed opponents, and how learning goes: a line of the curve."""
        now = self.progress
        row: dict[str, Any] = {"seconds": round(now.seconds, 1), "iteration": now.iteration, "decisions": now.decisions}
        if told is not None:
            row.update({name: round(float(value), 4) for name, value in told._asdict().items()})
        row["wins"] = [each._asdict() for each in self.strengths(games)]
        now.curve.append(row)
        return row

    def strengths(self, games: int) -> list[Strength]:
        opponent = "greedy" if self._task.weights else "random"
        return [self._test(players, games).against(self.net, opponent) for players in self._players]

    def _test(self, players: int, games: int) -> Evaluation:
        if (players, games) not in self._tests:
            made = self._games(players, games, EVALUATION_SEED + players)
            self._tests[players, games] = Evaluation(self._task, made, players, self._device)
        return self._tests[players, games]

    def facts(self) -> dict[str, Any]:
        """How the net came about."""
        device = torch.cuda.get_device_name() if self._device == "cuda" else platform.processor() or "processor"
        return {
            "game": self._task.game,
            "players": list(self._players),
            "start": self._start,
            "settings": self._settings.to_data(),
            "inputs": self._task.inputs.to_data(),
            "facts": self._task.facts,
            "torch": torch.__version__,
            "device": device,
            **asdict(self.progress),
        }

    def keep(self) -> None:
        if self.is_first:
            self._stopping.is_keeping = True
            state = {
                "net": self.net.state_dict(),
                "optimiser": self.lesson.optimiser.state_dict(),
                "past": self._league.kept,
                "progress": asdict(self.progress),
                "settings": self._settings.to_data(),
                "facts": self._task.facts,
                "players": list(self._players),
                "start": self._start,
                "game": self._task.game,
            }
            checkpoint.save(self._out, checkpoint.FILE, state)
            checkpoint.write_net(self._out, self._arrays(), self.facts())
            self._stopping.is_keeping = False

    def _arrays(self) -> dict[str, Any]:
        """What was never seen has learned nothing: it is noise from the beginning, and would only take room in a file."""
        arrays = self.net.arrays()
        never = (arrays["first"] == self._first).all(1)
        arrays["first"][never] = 0
        return arrays

    def _resume(self) -> None:
        found = checkpoint.load(self._out, self._device)
        if found is None:
            return
        wanted = {"game": self._task.game, "start": self._start, "players": list(self._players)}
        before = {name: found.get(name, wanted["game"] if name == "game" else None) for name in wanted}
        wanted |= {**self._settings.to_data(), **self._task.facts}
        before |= {**found["settings"], **found["facts"]}
        if differing := [name for name in wanted if wanted[name] != before.get(name)]:
            raise VicusError("train-other", folder=str(self._out), names=", ".join(differing))
        self.net.load_state_dict(found["net"])
        self.lesson.optimiser.load_state_dict(found["optimiser"])
        for group in self.lesson.optimiser.param_groups:
            group["lr"] = self.lesson.rate if self._device == "cuda" else 0.0
        self._league.kept = found["past"]
        self.progress = Progress(**found["progress"])


def _sizes(numbers: tuple[int, int, int]) -> str:
    return " × ".join(map(str, numbers))
