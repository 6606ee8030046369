"""A bot that plans ahead with a net: `deep:200`, `deep:0.05s`, `deep:400/c_puct=400/prior_temperature=400`."""

from __future__ import annotations

from vicus.core.game import Game
from vicus.nets.game_net import GameNet, game_net

from .code import Code, code_for
from .deep_settings import MOST_NODES, ROOM, deep_known
from .deep_tree import DeepTree
from .judge import Judge
from .judgement import DEEP_SETTINGS, Judgement, judgement
from .net_names import NetName
from .plan import nodes_for
from .search import MOST_THREADS, SECONDS, SearchBot
from .tree import Branches


class DeepBot(SearchBot):
    """So many simulations, or so many seconds, for each decision; each asks the net once. Otherwise as `SearchBot`.

    `judge`: chances are calibrated as it says; without one they are what the net says itself. `known`: weights, corrections
    and settings other than the game's own.
    """

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
        judge: Judge | None = None,
        known: Judgement | None = None,
    ) -> None:
        self._net = net or game_net(game)
        self._judge = judge
        self._known = deep_known(known or judgement(game.name), settings)
        self._start(game, seed, simulations, seconds, threads, code)

    def _code(self) -> Code:
        return code_for(self._game, thinks=True)

    def _tree(self, code: Code) -> Branches:
        return DeepTree(code, self._net, self._known, nodes_for(self._share, ROOM, MOST_NODES), self._judge)


def deep_bot(name: NetName, game: Game, seed: int | None) -> DeepBot:
    """By its name; BadOption if the game has no net, or a setting cannot be."""
    name.check({**DEEP_SETTINGS, "threads": (1, MOST_THREADS)})
    settings = dict(name.settings)
    threads = settings.pop("threads", 1)
    seconds = SECONDS if name.seconds is None else name.seconds
    return DeepBot(game, seed, name.simulations, seconds, threads, settings, game_net(game, name.file))
