"""Observations of games that a net plays against itself, now and then with another move: what it is tried on."""

from __future__ import annotations

from typing import Any

from vicus.core.batch import CLOSER
from vicus.core.game import Game

from .description import Description, described
from .float_net import FloatNet
from .quantising import Seen

STRAY = 0.2
"""Part of the moves that are drawn at random: so that no two games are alike, and bad positions are among them."""


def samples(
    game: Game[Any, Any],
    net: FloatNet,
    number: int,
    engine: str = "interpreted",
    seed: int = 1,
    known: Description | None = None,
) -> list[Seen]:
    """About so many decisions, of games with every number of players. `known`: how the game looks to the net."""
    import numpy as np

    found: list[Seen] = []
    known = known or described(game)
    observations = CLOSER if known.closer else True
    random = np.random.default_rng(seed)
    games = 16
    for players in game.meta.players:
        turned = np.array(known.turned[players])
        batch = game.batch(games, players, seed, engine=engine, observations=observations, final=False)
        step, rows, masks = batch.reset(), [], []
        for _ in range(max(1, number // games // len(game.meta.players))):
            own = np.zeros_like(step.mask, "?")
            for row, seat in enumerate(step.seat):
                own[row, turned[seat][np.flatnonzero(step.mask[row])]] = True
            rows.append(step.observation.copy())
            masks.append(own)
            logits = net.think(known.inputs, step.observation, players).logits
            liked = np.take_along_axis(logits, turned[step.seat], 1)
            liked[random.random(games) < STRAY] = 0
            noise = random.gumbel(size=liked.shape)
            step = batch.step(np.where(step.mask, liked + noise, -np.inf).argmax(1))
        found.append(Seen(players, np.concatenate(rows), np.concatenate(masks)))
    return found
