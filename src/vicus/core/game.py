"""A game with a box: where matches, simulations and records come from."""

from __future__ import annotations

import secrets
from functools import cache
from pathlib import Path
from typing import Any

from vicus.engine import engines
from vicus.engine.box import Box, read
from vicus.errors import BadBox, BadOption

from .action import Action
from .definition import Definition, definition
from .match import Match
from .numbers import whole
from .simulation import Progress, Simulation, run

LARGEST_SEED = 2**63 - 1


class Game:
    """Made by `vicus.game()`."""

    def __init__(self, definition: Definition, box: Box) -> None:
        self.definition = definition
        self.name = definition.name
        self.meta = definition.meta
        self.lines = definition.lines
        self.box = box
        self.codec = definition.codec(box.data)
        self.engine = engines.interpreted(self.name, box)
        self._actions: dict[int, Action] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name}{'' if self.box.standard else ' with box ' + self.box.digest}>"

    def new(self, players: int, seed: int | None = None, **options: str) -> Match:
        """A new match; without a seed one is drawn from the system's randomness."""
        return Match(self, self.check_players(players), self.check_seed(seed), self.check_options(options))

    def action(self, number: int) -> Action:
        """The action with an id."""
        if number not in self._actions:
            self._actions[number] = Action(number, self.codec.text(number), self.codec.value(number))
        return self._actions[number]

    def sample(self, view: dict[str, Any], seed: int) -> Any:
        """A state that agrees with a view: what is hidden from it, and all coming chance, is drawn anew."""
        from vicus.engine.kernel.chance import sow
        from vicus.engine.layout import Header

        words = Header()
        sow(words, self.check_seed(seed))
        return self.definition.sample(view, words.chance, self.box.data)

    def simulate(
        self,
        n: int,
        players: int,
        seed: int = 1,
        engine: str = "native",
        threads: int | None = None,
        progress: Progress = lambda done: None,
        waiting: engines.Waiting = engines.nobody,
        **options: str,
    ) -> Simulation:
        """n random games; the same numbers on every engine and with any number of threads."""
        n = whole(n, "bad-games")
        if n < 0:
            raise BadOption("bad-games", value=str(n))
        if threads is not None and whole(threads, "bad-threads") < 1:
            raise BadOption("bad-threads", value=str(threads))
        players, seed, options = self.check_players(players), self.check_seed(seed), self.check_options(options)
        runner = engines.engine(engine, self.name, self.box, waiting)
        return run(runner, engine, n, players, seed, self.encode_options(options), threads, progress)

    def check_players(self, players: int) -> int:
        try:
            number = whole(players, "bad-players")
        except BadOption:
            number = -1
        if number not in self.meta.players:
            raise BadOption("bad-players", players=str(players), low=min(self.meta.players), high=max(self.meta.players))
        return number

    def check_seed(self, seed: int | None) -> int:
        if seed is None:
            return secrets.randbits(62)
        number = whole(seed, "bad-seed")
        if not 0 <= number <= LARGEST_SEED:
            raise BadOption("bad-seed", value=str(seed))
        return number

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """Every option of the game with its chosen or standard value."""
        known = self.meta.options
        for name, value in options.items():
            if name not in known:
                raise BadOption("unknown-option", option=name, known=", ".join(known) or "-")
            if value not in known[name].values:
                raise BadOption("bad-option", option=name, value=str(value), values=", ".join(known[name].values))
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def encode_options(self, options: dict[str, str]) -> list[int]:
        """The options as the rules take them: the position of each value."""
        return [option.values.index(options[name]) for name, option in self.meta.options.items()]


@cache
def _standard(name: str) -> Game:
    known = definition(name)
    return Game(known, known.standard_box())


def game(name: str, box: str | Path | dict[str, Any] | None = None) -> Game:
    """A game by name, with its standard box or with an owner's file (or its contents)."""
    if box is None:
        return _standard(name)
    known = definition(name)
    if not isinstance(box, dict | str | Path):
        raise BadBox("box-no-file", file=str(box))
    return Game(known, known.changed_box(box if isinstance(box, dict) else read(Path(box))))
