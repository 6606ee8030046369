"""What an analysis expects of a position, fitted on games: who wins (a logit model) and points at the end (least squares).

    python -m bench.outlook.fit bohemian_villages --games FOLDER        # writes the game's outlook.toml

First on positions as they were, then on the ends of rollouts (`leaves.py`), with each of some doubts about these ends. How well
half of the games foretell the other half is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np

import vicus
from vicus.analysis.outlook import Expectation, file_of, skill, with_settings
from vicus.arena.fitting import softmax
from vicus.bots.judgement import judgement
from vicus.core.game import Game

from .games import Played, read
from .leaves import Leaves, leaves
from .stepping import Array, Stepper

EVERY = 3
DOUBTS = (0, 10, 20, 40, 80, 160, 320)
"""Per mille of the win, that each decision of a rollout may take from its end."""
RIDGE, CAUTION, FAITH, STEPS = 1e-3, 20.0, 100.0, 30
"""How far weights are held back: of points, of chances from 0, and from what positions alone have taught."""
LEAST = 1e-3
"""No chance is smaller: a surprise costs no more than that."""


class Positions(NamedTuple):
    """Features of positions × players, now and as far as the game is still to come, and who won."""

    rows: Array
    won: Array


def positions(stepper: Stepper, games: list[Played], players: int) -> Positions:
    """One in so many decisions of each game, where nothing is half done."""
    found = [(weighed(stepper), won) for _, won in moments(stepper, games, players)]
    return Positions(*(np.array(each, "f8") for each in zip(*found, strict=True)))


def moments(
    stepper: Stepper, games: list[Played], players: int, *, anywhere: bool = False
) -> Iterator[tuple[Played, list[float]]]:
    """Halts the games there (or also where something is half done): which one it is, and who won it."""
    for game in games:
        stepper.begin(game.seed, players)
        won = [1 / len(game.winners) if p in game.winners else 0.0 for p in range(players)]
        for number, action in enumerate(game.actions):
            if (game.seed + number) % EVERY == 0 and (anywhere or stepper.quiescent):
                yield game, won
            stepper.step(action)


def weighed(stepper: Stepper) -> Array:
    """The features of each player against the mean of all: now, and as far as the game is still to come."""
    features = stepper.judged_by()
    rows = np.concatenate([features, features * (stepper.stage / 100)], axis=1)
    return rows - rows.mean(axis=0)


def prospects(data: Sequence[Positions], known: Sequence[Array] = ()) -> Array:
    """Who wins, in logits, by Newton's method. `known`: logits that are added for each position and seat, of another judge."""
    rows = np.concatenate([each.rows.reshape(-1, each.rows.shape[2]) for each in data])
    scale = np.sqrt((rows**2).mean(axis=0)) + 1e-9
    parts = [(each.rows / scale, each.won, given) for each, given in zip(data, known or [0.0] * len(data), strict=True)]
    found = np.zeros(len(scale))
    for _ in range(STEPS):
        gradient, curve = -CAUTION * found, CAUTION * np.eye(len(found))
        for scaled, won, given in parts:
            chances = softmax(given + scaled @ found)
            gradient += np.einsum("kpf,kp->f", scaled, won - chances)
            spread = scaled - np.einsum("kpf,kp->kf", scaled, chances)[:, None, :]
            spread = (spread * np.sqrt(chances)[:, :, None]).reshape(-1, len(found))
            curve += spread.T @ spread
        step = np.linalg.solve(curve, gradient)
        found += step
        if np.abs(step).max() < 1e-5:
            break
    return found / scale


def chances(data: Leaves, found: Array, doubt: int) -> Array:
    """What an analysis would say: the mean over rollouts, as `kernel.search.evaluate` values their ends."""
    believed = _believed(data, doubt)
    shares: Array = ((1 - believed) * softmax(data.rows @ found.astype("f4")) + believed * data.shares).mean(axis=1)
    return shares


def _believed(data: Leaves, doubt: int) -> Array:
    """How far the end of a rollout counts by who has won."""
    believed: Array = (data.over * np.maximum(0, 1 - doubt * data.done / 1000))[:, :, None]
    return believed


def surprise(said: Array, won: Array) -> float:
    """By who won, on average."""
    return float(-(won * np.log(np.maximum(LEAST, said))).sum(axis=1).mean())


def on_leaves(data: Leaves, start: Array, doubt: int) -> Array:
    """Prospects for which what an analysis says is least surprised by who won, by Fisher's scoring."""
    scale = np.sqrt((data.rows**2).mean(axis=(0, 1, 2))) + 1e-6
    scaled = data._replace(rows=data.rows / scale)
    first = start * scale
    found, size = first, len(start)
    doubted = 1 - _believed(data, doubt)

    def cost(weights: Array) -> float:
        held_back = FAITH / 2 * float(((weights - first) ** 2).sum())
        return surprise(chances(scaled, weights, doubt), data.won) * len(data.won) + held_back

    best = cost(found)
    for _ in range(STEPS):
        shares = softmax(scaled.rows @ found.astype("f4"))
        said = np.maximum(LEAST, (doubted * shares + (1 - doubted) * data.shares).mean(axis=1))
        mean = np.einsum("nrpf,nrp->nrf", scaled.rows, shares)
        slopes = np.einsum("nrp,nrpf->npf", doubted * shares, scaled.rows - mean[:, :, None, :]) / shares.shape[1]
        gradient = np.einsum("np,npf->f", data.won / said, slopes) - FAITH * (found - first)
        spread = (slopes / np.sqrt(said)[:, :, None]).reshape(-1, size)
        step = np.linalg.solve(spread.T @ spread + FAITH * np.eye(size), gradient)
        while np.abs(step).max() > 1e-4 and cost(found + step) > best:
            step = step / 2
        now = cost(found + step)
        if best - now < 1e-2:
            break
        found, best = found + step, now
    return found / scale


def points(data: Leaves) -> Array:
    """The end's points in hundredths, by least squares; two numbers more than features: what all have in common."""
    inputs = data.inputs.reshape(-1, data.inputs.shape[2])
    left = (data.points - data.totals.mean(axis=1)).reshape(-1)
    ridge = RIDGE * len(inputs) * np.diag(inputs.var(axis=0))
    found = np.linalg.solve(inputs.T @ inputs + ridge + 1e-9 * np.eye(len(ridge)), inputs.T @ left)
    rounded: Array = np.round(100 * found).astype("i8")
    return rounded


class Fit(NamedTuple):
    """The models for a number of players, and the settings that they were fitted for."""

    prospects: Array
    points: Array
    doubt: int

    def expectation(self, game: Game) -> Expectation:
        """As an analysis takes it."""
        known = with_settings(judgement(game.name), win_doubt=self.doubt)
        learned, expected = (tuple(int(n) for n in each) for each in (self.prospects, self.points))
        return Expectation(replace(known, prospects=learned), expected)


def fitted(stepper: Stepper, players: int, games: list[Played], doubt: int) -> Fit:
    """Learned from these games."""
    data = leaves(stepper, games, players)
    found = on_leaves(data, prospects([positions(stepper, games, players)]), doubt)
    return Fit(np.round(1000 * found).astype("i8"), points(data), doubt)


def best_doubt(stepper: Stepper, players: int, games: list[Played]) -> int:
    """The doubt with which half of the games foretell the other half best."""
    half, kept = leaves(stepper, games[::2], players), leaves(stepper, games[1::2], players)
    start = prospects([positions(stepper, games[::2], players)])
    losses = {doubt: surprise(chances(kept, on_leaves(half, start, doubt), doubt), kept.won) for doubt in DOUBTS}
    best = min(losses, key=lambda doubt: losses[doubt])
    told = ", ".join(f"{doubt}: {loss:.4f}" for doubt, loss in losses.items())
    print(
        f"{stepper.game.name}, {players} players: {len(games)} games; fitted on half of them, the loss of the other half is, "
        f"by doubt, {told} (before rollouts' ends were looked at: {surprise(chances(kept, start, 0), kept.won):.4f}, "
        f"even {np.log(players):.4f})",
        flush=True,
    )
    return best


def section(players: int, names: tuple[str, ...], found: Fit) -> str:
    """The models for a number of players, as the file has them."""
    size = len(names)

    def pairs(numbers: Array) -> list[str]:
        return [f"{name} = [{numbers[i]}, {numbers[size + i]}]" for i, name in enumerate(names)]

    common = f"all = [{found.points[2 * size]}, {found.points[2 * size + 1]}]"
    lines = [f"[{players}]", f"win_doubt = {found.doubt}", "", f"[{players}.prospects]", *pairs(found.prospects)]
    return "\n".join([*lines, "", f"[{players}.points]", common, *pairs(found.points)])


HEAD = """\
# What an analysis expects of a position, by number of players; fitted by `python -m bench.outlook.fit`.
# Two numbers of each feature: [what it counts now, what it counts besides as far as the game is still to come].
# prospects, in thousandths of a logit, tell who will win; points, in hundredths, what a player will have at the end.
# win_doubt, per mille: by how much the end of a rollout is believed less for each decision that led there.
# skill: points given away a decision, below which each word for it holds, by what bots of each level give away."""


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=Path, required=True)
    wanted = parser.parse_args()
    game = vicus.game(wanted.game)
    stepper = Stepper(game)
    parts = [HEAD, f"skill = {list(skill(game.name))}"]
    for players in game.meta.players:
        games = read(wanted.games, game.name, players)
        if not games:
            sys.exit(f"There are no games of {players} players: play some first (bench.outlook.games). Nothing was written.")
        doubt = best_doubt(stepper, players, games)
        parts.append(section(players, judgement(game.name).features, fitted(stepper, players, games, doubt)))
    file_of(game.name).write_text("\n\n".join(parts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
