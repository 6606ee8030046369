"""How a net's shares of a win become chances: a temperature of its logits, and a bias for who moves, fitted on games.

Both are applied to each judgement of the net (`vicus.bots.deep_tree.calibrated`). What a search makes of calibrated judgements
has a temperature of its own: it sees more, and means over many futures are nearer to even than what comes of them.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp, log
from typing import NamedTuple

import numpy as np

from vicus.analysis.asking import ROLLOUTS
from vicus.bots.code import code_for
from vicus.bots.deep_settings import ROOM, deep_known
from vicus.bots.deep_tree import DeepTree
from vicus.bots.judge import NONE, Calibration, Judge
from vicus.bots.judgement import judgement
from vicus.bots.plan import nodes_for
from vicus.engine.kernel.search import ALL_KNOWN
from vicus.nets.game_net import GameNet, game_net

from .games import Played
from .stepping import Array, Stepper

A_GAME = 4
"""Positions of each game, as many at its beginning as at its end."""
LEAST = 1e-3
"""No chance is smaller: a surprise costs no more than that."""
LOWEST, HIGHEST = 500, 1500
"""Temperatures of a search that are tried …"""
USUAL = 0.1
"""… and how far from 1 their logarithm is expected."""
STEPS, CAUTION = 40, 100.0
"""Of Newton's method, and how far what is fitted is held back from 0: a tenth is usual, as for `USUAL`."""
DIFFERENCE = 1e-3


class Thought(NamedTuple):
    """By position and seat: what was said, who had won, and the numbers of games and of who moved, by position alone."""

    chances: Array
    won: Array
    games: Array
    movers: Array


def thoughts(stepper: Stepper, players: int, games: list[Played], judge: Judge, simulations: int) -> Thought:
    """What the net makes of some positions of each game: alone (no simulations), or searching from the view of who moves."""
    net: GameNet = game_net(stepper.game)
    code = code_for(stepper.game, "native", thinks=True)
    nodes = nodes_for(simulations, ROOM) if simulations else ROLLOUTS
    tree = DeepTree(code, net, deep_known(judgement(stepper.game.name)), nodes, judge)
    found: list[tuple[list[float], list[float], int, int]] = []
    for played in games:
        stepper.begin(played.seed, players)
        chosen = {(2 * i + 1) * len(played.actions) // (2 * A_GAME) for i in range(A_GAME)}
        won = [1 / len(played.winners) if p in played.winners else 0.0 for p in range(players)]
        for number, action in enumerate(played.actions):
            if number in chosen:
                tree.reset(stepper)
                tree.search(stepper.seat if simulations else ALL_KNOWN, played.seed, simulations or 1)
                sums = tree.sums()
                found.append(([share / sums.visits for share in sums.shares[:players]], won, played.seed, stepper.seat))
            stepper.step(action)
    return Thought(*(np.array(each) for each in zip(*found, strict=True)))


def said(thought: Thought, log_temperature: float, bias: float) -> Array:
    """What the net would have said with a temperature, and a bias for who moves."""
    logits = np.log(np.maximum(thought.chances, 1e-9))
    logits[np.arange(len(logits)), thought.movers] += bias
    logits = logits / exp(log_temperature)
    shares: Array = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def surprise(chances: Array, won: Array) -> float:
    """By who won, on average."""
    return float(-(won * np.log(np.maximum(LEAST, chances))).sum(axis=1).mean())


def fitted(thought: Thought) -> Calibration:
    """The temperature and the bias with which the net alone is least surprised by who won."""

    def cost(at: Array) -> float:
        return surprise(said(thought, at[0], at[1]), thought.won) * len(thought.won) + CAUTION / 2 * float(at @ at)

    at = np.zeros(2)
    steps = np.eye(2) * DIFFERENCE
    for _ in range(STEPS):
        here = cost(at)
        gradient = np.array([(cost(at + each) - cost(at - each)) / (2 * DIFFERENCE) for each in steps])
        twice = [[cost(at + a + b) - cost(at + a - b) - cost(at - a + b) + cost(at - a - b) for b in steps] for a in steps]
        curve = np.array(twice) / (4 * DIFFERENCE**2) + 1e-6 * np.eye(2)
        step = -np.linalg.solve(curve, gradient)
        while np.abs(step).max() > 1e-5 and cost(at + step) > here:
            step = step / 2
        at = at + step
        if np.abs(step).max() < 1e-4:
            break
    return Calibration(round(1000 * exp(at[0])), round(1000 * at[1]))


class Told(NamedTuple):
    """By position: the chance of who moves, whether that won, and the number of the game."""

    chances: Array
    won: Array
    games: Array


def told(thought: Thought, calibration: Calibration) -> Told:
    """The chance of who moves, as a hint tells it."""
    rows, players = np.arange(len(thought.movers)), thought.chances.shape[1]
    chances = [calibration.told(float(chance), players) for chance in thought.chances[rows, thought.movers]]
    return Told(np.array(chances), thought.won[rows, thought.movers], thought.games)


def spread(thought: Thought, start: Calibration) -> Calibration:
    """With the temperature of a search's chances by which who won is least of a surprise."""
    options = [replace(start, searched=searched) for searched in range(LOWEST, HIGHEST + 1, 10)]
    return min(options, key=lambda each: _astonished(told(thought, each)) * len(thought.games) + _daring(each))


def _daring(calibration: Calibration) -> float:
    """What speaks against a temperature before anything was seen: positions of one game are not independent, either."""
    return float(log(calibration.searched / 1000) ** 2 / USUAL**2)


def _astonished(found: Told) -> float:
    chance = np.clip(found.chances, LEAST, 1 - LEAST)
    return float(-(found.won * np.log(chance) + (1 - found.won) * np.log(1 - chance)).mean())


class Crossed(NamedTuple):
    """Each half of the games judged by what the other one has taught."""

    raw: Thought
    alone: Thought
    searched: Thought
    told: Told
    """By the searches, as a hint tells it."""
    all_of_it: Calibration
    """What all games together teach: what a game keeps."""
    halves: tuple[Calibration, Calibration]


def crossed(stepper: Stepper, players: int, games: list[Played], simulations: int) -> Crossed:
    """The net as it is, calibrated, and searching so."""
    halves = games[::2], games[1::2]
    raw = [thoughts(stepper, players, half, Judge(), 0) for half in halves]
    learned = fitted(raw[1]), fitted(raw[0])
    judges = [Judge("deep", simulations, {players: each}) for each in learned]
    looks = [
        [thoughts(stepper, players, half, by, often) for often in (0, simulations)]
        for half, by in zip(halves, judges, strict=True)
    ]
    whole = joined(*raw)
    alone, searched = (joined(*each) for each in zip(*looks, strict=True))
    found = [told(looks[i][1], spread(looks[1 - i][1], NONE)) for i in (0, 1)]
    hints = Told(*(np.concatenate(each) for each in zip(*found, strict=True)))
    return Crossed(whole, alone, searched, hints, spread(searched, fitted(whole)), learned)


def joined(*parts: Thought) -> Thought:
    """All of them."""
    return Thought(*(np.concatenate(each) for each in zip(*parts, strict=True)))
