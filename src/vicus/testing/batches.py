"""A batch beside the matches that its rows are: for the tests of any game, and for whoever changes an engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vicus.core.batch import Batch, settled
from vicus.core.match import Match
from vicus.core.time_step import TimeStep

if TYPE_CHECKING:
    import numpy as np


def random_actions(t: TimeStep, rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action in each row.

    >>> import numpy as np, vicus
    >>> t = vicus.game("bohemian_villages").batch(3, players=2, engine="interpreted").reset()
    >>> bool(t.mask[range(3), random_actions(t, np.random.default_rng(1))].all())
    True
    """
    import numpy as np

    chosen = (rng.random(len(t.seat)) * t.n_legal).astype(int)
    actions: np.ndarray[Any, Any] = t.legal[np.arange(len(t.seat)), chosen].astype(int)
    return actions


def agree(batch: Batch, games: int, seed: int = 1) -> int:
    """Play so many games to the end, each decision in the batch and in matches; returns how many decisions were compared.

    >>> import vicus
    >>> agree(vicus.game("bohemian_villages").batch(1, players=2, engine="interpreted"), games=1) > 20
    True
    """
    import numpy as np

    rng = np.random.default_rng(seed)
    t = batch.reset()
    matches = [_match(batch, row) for row in range(batch.games)]
    closer = batch.observation_spec is not None and batch.observation_spec.closer
    sight = batch.game.sight(batch.players, closer) if batch.observation_spec else None
    compared = ended = 0
    while ended < games:
        for row, match in enumerate(matches):
            assert t.seat[row] == match.seat
            assert t.legal[row, : t.n_legal[row]].tolist() == [action.id for action in match.legal()]
            assert np.flatnonzero(t.mask[row]).tolist() == sorted(action.id for action in match.legal())
            if sight and len(t.observation):
                assert t.observation[row].tolist() == sight.see(match.state, match.state.seat)
            compared += 1
        actions = random_actions(t, rng)
        t = batch.step(actions)
        for row, match in enumerate(matches):
            match.play(int(actions[row]))
            settled(match)
            assert bool(t.done[row]) == match.over
            if match.over:
                assert t.scores[row].tolist() == [score.total for score in match.scores()]
                assert [p for p in range(batch.players) if t.ranks[row, p] == 1] == match.winners()
                matches[row] = _match(batch, row)
                ended += 1
    return compared


def _match(batch: Batch, row: int) -> Match[Any, Any]:
    return settled(batch.game.new(batch.players, batch.seeds[row], **batch.options))
