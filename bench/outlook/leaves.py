"""Where the rollouts of an analysis end, and what became of the games that they began in: what its models are fitted on.

An analysis does not ask who wins from a position, but from where its rollouts leave it, and these play worse than those who
learned the game. So models learn from just these ends: that those who are ahead in rollouts win less often than it seems.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from vicus.analysis.asking import ROLLOUTS
from vicus.analysis.outlook import with_settings
from vicus.bots.code import code_for
from vicus.bots.judgement import judgement
from vicus.bots.tree import Tree
from vicus.engine.kernel.search import ALL_KNOWN, WORLD

from .games import Played
from .stepping import Array, Frozen, Stepper

A_GAME, EACH = 10, 12
"""Positions of each game, and rollouts from each of them."""


class Leaves(NamedTuple):
    """By position and rollout (and seat, and feature): where it ended, and how the game itself went on."""

    rows: Array
    """Features now, and as far as the game is still to come; float32, less the mean of all seats."""
    inputs: Array
    """The same of a seat alone, averaged over rollouts that did not come to the end, with 1 and what is still to come."""
    done: Array
    """Decisions of the rollout."""
    over: Array
    """Whether it came to the end …"""
    shares: Array
    """… and then each seat's share of the win …"""
    totals: Array
    """… and points; 0 else."""
    won: Array
    """By position and seat: the share of the win in the game itself …"""
    points: Array
    """… and its points."""


def leaves(stepper: Stepper, games: list[Played], players: int) -> Leaves:
    """Some rollouts from some positions of each game."""
    known = judgement(stepper.game.name)
    # Who has won is read from shares: without prospects each decision of a rollout takes a known part of them.
    plain = replace(with_settings(known, win_doubt=1), prospects=(0,) * len(known.prospects))
    tree = Tree(code_for(stepper.game, "native"), plain, ROLLOUTS)
    found: list[tuple[Array, ...]] = []
    for played in games:
        stepper.begin(played.seed, players)
        chosen = {(2 * i + 1) * len(played.actions) // (2 * A_GAME) for i in range(A_GAME)}
        won = np.array([1 / len(played.winners) if p in played.winners else 0.0 for p in range(players)])
        for number, action in enumerate(played.actions):
            if number in chosen:
                found.append((*_rollouts(stepper, tree, played.seed + number, players), won, np.array(played.totals, "f8")))
            stepper.step(action)
    return Leaves(*(np.array(each) for each in zip(*found, strict=True)))


def _rollouts(stepper: Stepper, tree: Tree, seed: int, players: int) -> tuple[Array, ...]:
    size = stepper.features
    features, stages = np.zeros((EACH, players, size)), np.zeros(EACH)
    done, over = np.zeros(EACH), np.zeros(EACH, bool)
    shares, totals = np.zeros((EACH, players)), np.zeros((EACH, players))
    tree.reset(stepper)
    before = np.zeros(players)
    for each in range(EACH):
        tree.search(ALL_KNOWN, seed, 1)
        after = np.array(tree.sums().shares[:players])
        leaf = Frozen(tree.worlds[WORLD : WORLD + 1], stepper.players)
        features[each], stages[each] = stepper.judged_by(leaf), stepper.stage_of(leaf)
        if bool(leaf.states[0]["over"]):
            over[each] = True
            done[each], shares[each] = _ended(after - before)
            totals[each] = stepper.totals(leaf)
        before = after
    rows = np.concatenate([features, features * stages[:, None, None]], axis=2)
    going = (~over)[:, None, None]
    common = np.broadcast_to(np.stack([np.ones(EACH), stages], axis=1)[:, None, :], (EACH, players, 2))
    inputs = (np.concatenate([rows, common], axis=2) * going).mean(axis=0)
    return (rows - rows.mean(axis=1, keepdims=True)).astype("f4"), inputs, done, over, shares, totals


def _ended(shares: Array) -> tuple[float, Array]:
    """How many decisions were made, and who has won, of an end without prospects: all have the same part of what is doubted."""
    doubted = shares.min() * len(shares)
    winners = shares > shares.min() + 1e-9
    if not winners.any():  # all of them
        return 0.0, np.full(len(shares), 1 / len(shares))
    return round(1000 * doubted), winners / winners.sum()
