"""Search as a teacher: a net learns to choose at once what a search with it has found.

    vicus dataset helvetia --bot deep:250 --closer --games 1500 --out data
    python -m vicus.train.study helvetia --from data --out taught

A search begins with the net's logits, divided by a temperature, and ends with how often it has tried each action. What is
learned is to have, divided by the same temperature, these parts for logits: what the search made of its priors become the
priors, and whatever else is set for the search stays as it was. What the net expects of a position stays as it was, too.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import nn

import vicus
from vicus.bots.deep_settings import STANDARD, deep_known
from vicus.bots.judgement import DEEP_SETTINGS, judgement
from vicus.engine.net_place import has_net, net_place
from vicus.errors import BadOption, VicusError
from vicus.nets.make import made

from . import checkpoint
from .fused import chances
from .net import Net
from .settings import within
from .start import Start, start_from
from .task import task_of
from .teacher import Decisions, Taught, lessons_of

if TYPE_CHECKING:
    from torch import Tensor

    from .net import Table
    from .task import Task

WARM_UP = 50
POLICY = "policy.npz"


@dataclass(frozen=True)
class Study:
    """How it is learned."""

    passes: int = 4
    """How often each decision is looked at."""
    rate: float = 4e-4
    minibatch: int = 1024
    temperature: float = STANDARD["prior_temperature"] / 100
    """What the search has divided logits by; from the command line it is what the game's own does."""
    judgement: float = 1.0
    """How much it counts that judgements stay as they were."""
    gradient: float = 1.0
    seed: int = 1


RANGES: dict[str, tuple[float, float]] = {
    "passes": (1, 1000),
    "rate": (1e-9, 1.0),
    "minibatch": (1, 1 << 22),
    "temperature": (0.01, 1000.0),
    "judgement": (0.0, 1000.0),
    "gradient": (1e-6, 1e6),
    "seed": (0, 2**31),
}


class Agreement(NamedTuple):
    """How well a net foretells what a search does in games that were held back."""

    players: int
    decisions: int
    surprise: float
    """Cross-entropy, less that of the search itself."""
    same: float
    """How often what it likes most is what was tried most."""


Tell = Callable[[dict[str, Any]], None]


class Pupil:
    """A net that goes on learning from a teacher; `lessons`: no two of the same number of players."""

    def __init__(self, task: Task, start: Start, lessons: list[Taught], study: Study) -> None:
        begun = start.net
        sizes = begun.hidden, len(begun.blocks), begun.learned
        self.net = Net(task.inputs, task.actions, *sizes, task.lowest, task.highest, task.sizes)
        self.net.take(begun)
        self._lessons, self._study = lessons, study
        self._judged = {each.players: self.judged(each.players, each.learned) for each in lessons}
        self._order = torch.Generator().manual_seed(study.seed)
        self._optimiser = torch.optim.Adam(self.net.parameters(), lr=0.0, eps=1e-5)

    def agreements(self) -> list[Agreement]:
        return [self._agreement(each) for each in self._lessons]

    def learn(self, tell: Tell) -> None:
        """All passes; after each it is told how well what was held back is foretold."""
        study = self._study
        minibatches = [self._minibatches() for _ in range(study.passes)]
        total, done = sum(map(len, minibatches)), 0
        for number, some in enumerate(minibatches):
            for lesson, rows in some:
                done += 1
                rate = study.rate * min(1.0, done / WARM_UP) * (1 - (done - 1) / total)
                for group in self._optimiser.param_groups:
                    group["lr"] = rate
                self._step(lesson.players, lesson.learned.at(rows), self._judged[lesson.players][rows])
            tell({"pass": number + 1, "agreements": [each._asdict() for each in self.agreements()]})

    def _minibatches(self) -> list[tuple[Taught, Tensor]]:
        """Of a pass, in random order; each is of one number of players."""
        found = [
            (lesson, rows)
            for lesson in self._lessons
            for rows in self._shuffled(len(lesson.learned)).split(self._study.minibatch)
        ]
        return [found[number] for number in self._shuffled(len(found)).tolist()]

    def _shuffled(self, number: int) -> Tensor:
        return torch.randperm(number, generator=self._order)

    @torch.no_grad()
    def judged(self, players: int, seen: Decisions) -> Tensor:
        """What it expects now [n, P]."""
        table = self.net.table(players)
        parts = seen.observation.split(self._study.minibatch)
        return torch.cat([self.net(part, table)[1].softmax(1) for part in parts])

    def _step(self, players: int, seen: Decisions, judged: Tensor) -> None:
        """`judged`: what was expected before anything was learned."""
        logits, value = self.net(seen.observation, self.net.table(players))
        surprise = -(seen.visits.float() * self._log_chances(logits, seen)).sum(1).mean()
        changed = -(judged * value.log_softmax(1)).sum(1).mean()
        self._optimiser.zero_grad(set_to_none=True)
        (surprise + self._study.judgement * changed).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), self._study.gradient)
        self._optimiser.step()

    def _log_chances(self, logits: Tensor, seen: Decisions) -> Tensor:
        """Illegal actions have a chance of 0, and what is not tried is not multiplied with."""
        found = chances(logits / self._study.temperature, seen.mask).log_softmax(1)
        return found.masked_fill(~seen.mask, 0)

    @torch.no_grad()
    def _agreement(self, lesson: Taught) -> Agreement:
        seen, table = lesson.held_back, self.net.table(lesson.players)
        parts = [self._foretold(seen.at(rows), table) for rows in torch.arange(len(seen)).split(self._study.minibatch)]
        surprise, same = (sum(each) / len(seen) for each in zip(*parts, strict=True))
        return Agreement(lesson.players, len(seen), round(surprise, 4), round(same, 4))

    def _foretold(self, seen: Decisions, table: Table) -> tuple[float, float]:
        """Sums over some decisions."""
        logits, _ = self.net(seen.observation, table)
        log_chances, tried = self._log_chances(logits, seen), seen.visits.float()
        own = (tried * tried.clamp(min=1e-9).log()).sum(1)
        same = chances(logits, seen.mask).argmax(1) == tried.argmax(1)
        return float((own - (tried * log_chances).sum(1)).sum()), float(same.sum())


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m vicus.train.study", description=__doc__.partition("\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--from", dest="folders", type=Path, action="append", required=True, metavar="FOLDER",
        help="a dataset of a bot that searches with the net, made with --closer; can be repeated",
    )  # fmt: skip
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the net goes")
    parser.add_argument("--start", type=Path, metavar="NET", help="the net that learns; else the game's own")
    for name, value in asdict(Study()).items():
        own = name == "temperature"  # a game may search with another one
        about = "of the search that taught, where its bot was given another one than the game's" if own else f"{value:g}"
        parser.add_argument(f"--{name}", type=partial(number, name), default=None if own else value, help=about)
    return parser


def own_temperature(game: vicus.Game[Any, Any]) -> float:
    """What the game's search by a net divides logits by."""
    settings = deep_known(judgement(game.name)).settings
    return dict(zip(DEEP_SETTINGS, settings, strict=True))["prior_temperature"] / 100


def number(name: str, text: str) -> float:
    """One of how it is learned, out of a text; ArgumentTypeError for what it cannot be."""
    kind: type[float] = type(getattr(Study(), name))
    try:
        return within(name, kind(text), *RANGES[name])
    except ValueError:
        low, high = RANGES[name]
        raise argparse.ArgumentTypeError(f"{text} is no number from {low:g} to {high:g}") from None


def study(game: vicus.Game[Any, Any], folders: list[Path], out: Path, start: Path, how: Study, tell: Tell) -> list[str]:
    """Writes net, run and policy into the folder; what there is to tell about the policy."""
    if out.exists() and any(out.iterdir()):
        raise BadOption("train-folder", folder=str(out))
    task = task_of(game)
    begun = start_from(task, start)
    lessons = lessons_of(game, task, folders)
    out.mkdir(parents=True, exist_ok=True)  # if that cannot be, nobody has waited for it
    pupil, curve = Pupil(task, begun, lessons, how), []

    def note(row: dict[str, Any]) -> None:
        curve.append(row)
        tell(row)

    untaught = sorted(set(task.players) - {each.players for each in lessons})
    note({"pass": 0, "agreements": [each._asdict() for each in pupil.agreements()], "players_not_taught": untaught})
    pupil.learn(note)
    facts = {
        "game": task.game,
        "start": begun.digest,
        "settings": asdict(how),
        "decisions": {each.players: len(each.learned) for each in lessons},
        "facts": task.facts,
        "inputs": task.inputs.to_data(),
        "torch": torch.__version__,
        "curve": curve,
    }
    checkpoint.write_net(out, pupil.net.arrays(), facts)
    return made(out / checkpoint.NET, game, out / POLICY, engine="native")


def own_net(game: vicus.Game[Any, Any]) -> Path:
    """The net that comes with a game; BadOption without one."""
    if not has_net(game.name):
        raise BadOption("net-none", name=game.name)
    return net_place(game.name)


def main(given: list[str]) -> int:
    wanted = vars(arguments().parse_args(given))
    name, folders, out, start = (wanted.pop(each) for each in ("game", "folders", "out", "start"))

    def tell(row: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps(row) + "\n")
        sys.stdout.flush()

    try:
        game = vicus.game(name)
        if wanted["temperature"] is None:
            wanted["temperature"] = own_temperature(game)
        lines = study(game, folders, out, start or own_net(game), Study(**wanted), tell)
    except (VicusError, OSError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
