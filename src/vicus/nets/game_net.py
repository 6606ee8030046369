"""The net of a game, made ready: it comes with the game, or from a file of one's own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vicus.core.game import Game
from vicus.engine.net_place import has_net, net_place
from vicus.errors import BadOption

from .columns import symbol_rows
from .description import described_by
from .integer_net import IntegerNet
from .net_file import Header, read
from .weights import Weights

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


class GameNet(IntegerNet):
    """A net with the numbers that a game's actions have for it. BadOption if it is not for this game."""

    def __init__(self, game: Game[Any, Any], header: Header, weights: Weights) -> None:
        self.game, self.header = game, header
        if header.game != game.name:
            raise BadOption("net-other-game", name=game.name, other=header.game)
        self.known = described_by(game, header.observation)
        seen = self.known.inputs
        if not weights.actions == header.actions == game.actions.size:
            raise BadOption("net-actions", name=game.name, number=game.actions.size, other=weights.actions)
        shapes = weights.first.shape[0], weights.seats, len(weights.symbols)
        if shapes != (seen.columns(weights.learned), max(game.meta.players), symbol_rows(seen)):
            raise BadOption("net-observation", name=game.name, digest=seen.digest, other=header.observation)
        super().__init__(seen, weights)
        self._ids: dict[int, Array] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles, and so for other processes: tables are made again there. A net never changes, so a copy is itself."""
        return GameNet, (self.game, self.header, self.weights)

    def __copy__(self) -> GameNet:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> GameNet:
        return self

    def ids(self, players: int) -> Array:
        """[players, actions] by who looks: the number that an action has for the net."""
        import numpy as np

        if players not in self._ids:
            self._ids[players] = np.array(self.known.turned[players], "i2")
        return self._ids[players]


def game_net(game: Game[Any, Any], file: str | None = None) -> GameNet:
    """The game's own net, or that of a file. BadOption if there is none, or it is not for this game.

    An owner's box is played with the same net: observations and actions mean the same there.
    """
    if file is None and not has_net(game.name):
        raise BadOption("net-none", name=game.name)
    place = net_place(game.name) if file is None else Path(file)
    return _loaded(game, place, version_of(place))


NO_FILE = (0, 0)


def version_of(file: Path) -> tuple[int, int]:
    """Changes with a file that is written anew."""
    try:
        about = file.stat()
    except OSError:
        return NO_FILE
    return about.st_mtime_ns, about.st_size


@lru_cache(maxsize=8)
def _loaded(game: Game[Any, Any], place: Path, version: tuple[int, int]) -> GameNet:
    header, weights = read(place)
    try:
        return GameNet(game, header, weights)
    except ValueError as problem:
        raise BadOption("net-unread", file=str(place), problem=str(problem)) from problem
