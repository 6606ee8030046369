"""A bot that plans ahead with a net: `deep:200`, `deep:0.05s`, `deep:400/c_puct=400/prior_temperature=400`."""

from __future__ import annotations

from vicus.core.game import Game
from vicus.nets.game_net import GameNet, game_net

from .code import Code, code_for
from .deep_tree import DeepTree
from .net_names import NetName
from .plan import nodes_for
from .search import MOST_THREADS, SECONDS, SearchBot
from .tree import Branches

SETTINGS = {"prior_temperature": (1, 100_000), "c_puct": (0, 1_000_000), "doubt": (0, 1000)}
"""In the order of `kernel.deep`, each with its range: compiled code checks nothing."""
STANDARD = {"prior_temperature": 400, "c_puct": 400, "doubt": 50}
ROOM = 32
"""Nodes for each simulation: it adds a position with all its options."""


class DeepBot(SearchBot):
    """So many simulations, or so many seconds, for each decision; each asks the net once. Otherwise as `SearchBot`."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        simulations: int | None = None,
        seconds: float = SECONDS,
        threads: int = 1,
        settings: dict[str, int] | None = None,
        net: GameNet | None = None,
        code: Code | None = None,
    ) -> None:
        self._net = net or game_net(game)
        self._numbers = tuple({**STANDARD, **(settings or {})}[name] for name in SETTINGS)
        self._start(game, seed, simulations, seconds, threads, code)

    def _code(self) -> Code:
        return code_for(self._game, thinks=True)

    def _tree(self, code: Code) -> Branches:
        return DeepTree(code, self._net, self._numbers, nodes_for(self._share, ROOM))


def deep_bot(name: NetName, game: Game, seed: int | None) -> DeepBot:
    """By its name; BadOption if the game has no net, or a setting cannot be."""
    name.check({**SETTINGS, "threads": (1, MOST_THREADS)})
    settings = dict(name.settings)
    threads = settings.pop("threads", 1)
    seconds = SECONDS if name.seconds is None else name.seconds
    return DeepBot(game, seed, name.simulations, seconds, threads, settings, game_net(game, name.file))
