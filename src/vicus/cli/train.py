"""`vicus train`: a net that has learned a game by playing against itself."""

from __future__ import annotations

import importlib.util
import math
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.markup import escape

import vicus
from vicus.errors import BadOption, VicusError
from vicus.texts import Texts, texts, told

from .arena import INTERRUPTED
from .screen import console, errors
from .speech import chosen_language

DEVICES = ("auto", "cuda", "cpu")
NET = "policy.npz"


@dataclass(frozen=True)
class TrainRequest:
    """What is to be learned, for how long, and where to."""

    game: str
    out: Path | None
    prepare: Path | None
    minutes: float
    iterations: int | None
    players: tuple[int, ...]
    device: str
    start: Path | None
    every: float
    evaluation_games: int | None
    settings: dict[str, str]
    language: str | None


def run(wanted: TrainRequest) -> None:
    """Prepare for another machine, or learn here. BadOption for anything that cannot be, before anything is done."""
    game = vicus.game(wanted.game)
    say = texts(chosen_language(wanted.language), wanted.game)
    settings = _settings(wanted.settings)
    game.observation(min(game.meta.players))  # without one there is nothing to learn from
    for players in wanted.players:
        game.check_players(players)
    if not 0 < wanted.minutes < math.inf or not wanted.every > 0 or (wanted.iterations is not None and wanted.iterations < 1):
        raise BadOption("train-no-time")
    if wanted.evaluation_games is not None and wanted.evaluation_games < 2:
        raise BadOption("train-few-games")
    if wanted.device not in DEVICES:
        raise BadOption("train-device", value=told(wanted.device), known=", ".join(DEVICES))
    if wanted.prepare is not None:
        from vicus.train.task import prepare

        errors.print(escape(say("train-preparing")))
        prepare(game, wanted.prepare)
        console.print(escape(say("train-prepared", folder=str(wanted.prepare))), soft_wrap=True)
        return
    if wanted.out is None:
        raise BadOption("train-no-out")
    if wanted.start is not None:
        _check_start(game, wanted.start)
    wanted.out.mkdir(parents=True, exist_ok=True)  # a name that cannot be a folder is told before anything is learned
    if importlib.util.find_spec("torch") is None:
        raise VicusError("envs-missing", package="PyTorch", extra="train")
    try:
        _learn(game, wanted, settings, say)
    except KeyboardInterrupt:
        kept = (wanted.out / "net.npz").exists()
        line = say("train-stopped", folder=str(wanted.out), game=game.name) if kept else say("train-stopped-early")
        errors.print(escape(line), soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None


def _check_start(game: vicus.Game[Any, Any], file: Path) -> None:
    """Before anything is compiled: is it a net, and for this game?"""
    from vicus.nets.fractions import game_of

    if (found := game_of(file)) not in (None, game.name):
        raise BadOption("net-other-game", name=game.name, other=found)


def _settings(given: dict[str, str]) -> dict[str, Any]:
    from vicus.train.settings import RANGES, checked

    found: dict[str, Any] = {}
    for name, value in given.items():
        if name not in RANGES:
            raise BadOption("train-unknown", setting=name, known=", ".join(RANGES))
        try:
            found[name] = checked(name, value)
        except ValueError:
            low, high = RANGES[name]
            raise BadOption("train-range", setting=name, value=told(value), low=low, high=high) from None
    return found


def _learn(game: vicus.Game[Any, Any], wanted: TrainRequest, settings: dict[str, Any], say: Texts) -> None:
    from vicus.nets.make import made
    from vicus.train.run import Order, is_for_a_run
    from vicus.train.run import run as learn
    from vicus.train.settings import EVALUATED, ON_A_PROCESSOR
    from vicus.train.task import prepare, task_of

    device = _device(wanted.device)
    assert wanted.out is not None
    if not is_for_a_run(wanted.out):
        raise BadOption("train-folder", folder=str(wanted.out))
    if device == "cpu":
        settings = {**ON_A_PROCESSOR, **settings}

    def tell(row: dict[str, Any]) -> None:
        wins = ", ".join(
            say("train-wins", players=each["players"], share=f"{each['wins']:.1%}", opponent=each["opponent"])
            for each in row["wins"]
        )
        numbers = {"minutes": f"{row['seconds'] / 60:.1f}", "decisions": f"{row['decisions'] / 1e6:.1f}"}
        console.print(escape(say("train-progress", **numbers, wins=wins)), soft_wrap=True)

    with tempfile.TemporaryDirectory() as made_now:
        folder = Path(made_now)
        errors.print(escape(say("train-preparing" if device == "cuda" else "train-looking")))
        if device == "cuda":
            prepare(game, folder)
        else:
            task_of(game).save(folder)
        order = Order(
            folder=folder,
            out=wanted.out,
            minutes=wanted.minutes,
            iterations=wanted.iterations,
            every=wanted.every,
            evaluation_games=wanted.evaluation_games or EVALUATED[device],
            players=tuple(dict.fromkeys(wanted.players)),
            device=device,
            start=wanted.start,
        )
        learn(order, settings, tell)
    net = wanted.out / NET
    for line in made(wanted.out / "net.npz", game, net):
        errors.print(escape(line), soft_wrap=True)
    console.print(escape(say("train-done", game=game.name, file=str(net))), soft_wrap=True)


def _device(wanted: str) -> str:
    import torch

    there = torch.cuda.is_available()
    if wanted == "cuda" and not there:
        raise BadOption("train-no-gpu")
    return wanted if wanted != "auto" else "cuda" if there else "cpu"
