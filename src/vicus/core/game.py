"""A game with a box: where matches, simulations and records come from."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast, overload

import msgspec

from vicus import registry
from vicus.engine import engines
from vicus.engine.box import Box, read
from vicus.engine.warming import fastest
from vicus.errors import BadBox, BadOption, EngineUnavailable, UnknownGame, VicusError
from vicus.spec.action import Action
from vicus.spec.game import A, GameSpec, V
from vicus.texts import told

from .match import Match
from .numbers import whole
from .sight import Sight
from .simulation import Progress, Simulation, run

if TYPE_CHECKING:
    from vicus.engine.observation import ObservationSpec

    from .batch import Batch

log = logging.getLogger("vicus.games")

BATCHED = ("native", "cuda", "wasm", "interpreted")
"""Engines that batches run on."""
LARGEST_SEED = 2**63 - 1
MOST_GAMES = 10**9
"""In one simulation."""
SPECTATOR = -1


class Game(Generic[V, A]):
    """A game with one box, made by `vicus.game()`: matches, simulations, and the actions and events that it knows.

    >>> import vicus
    >>> game = vicus.game("carpe_diem")
    >>> game, game.meta.players, game.lines[0]
    (<Game carpe_diem>, (2, 3, 4), 'points')
    """

    def __init__(self, spec: GameSpec[V, A], box: Box) -> None:
        self.spec = spec
        self.name = spec.name
        self.meta = spec.meta
        self.lines = spec.lines
        self.box = box
        self.actions = spec.action_space(box.contents)
        self.events = spec.event_reader(box.contents)
        self.engine = engines.interpreted(self.name, box)
        self._actions: dict[int, Action[A]] = {}
        self._sights: dict[tuple[int, bool], Sight] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name}{'' if self.box.standard else ' with box ' + self.box.digest}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles, and so for other processes: by its name and box. A game never changes, so a copy of it is itself."""
        return _again, (self.name, None if self.box.standard else self.box.data)

    def __copy__(self) -> Game[V, A]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[V, A]:
        return self

    def new(self, players: int, seed: int | None = None, **options: str) -> Match[V, A]:
        """A new match; without a seed one is drawn from the system's randomness.

        Raises BadOption for a number of players, a seed or an option that the game does not know.

        >>> import vicus
        >>> vicus.game("bohemian_villages").new(players=2, seed=7).seat
        0
        """
        return Match(self, self.check_players(players), self.check_seed(seed), self.check_options(options))

    def action(self, number: int) -> Action[A]:
        """The action with an id; raises UnknownAction.

        >>> import vicus
        >>> vicus.game("carpe_diem").action(20).text
        'take 3 2'
        """
        number = whole(number, "action-no-id")  # kept for everybody: a number of NumPy's would not be found or written again
        if number not in self._actions:
            self._actions[number] = Action(number, self.actions.text(number), self.actions.value(number))
        return self._actions[number]

    def sample(self, view: V, seed: int) -> Any:
        """A state that agrees with a view: what is hidden from it, and all coming chance, is drawn anew.

        For bots that look ahead: the same seed gives the same state. Raises BadOption for a seed or a view that is none.

        >>> import vicus
        >>> match = vicus.game("carpe_diem").new(players=2, seed=7)
        >>> state = match.game.sample(match.view(0), seed=1)
        >>> state.players, state == match.state
        (2, False)
        """
        from vicus.engine.kernel.chance import sow

        self._check_view(view)
        with self._reading("bad-view"):
            state = self.spec.restore(view, self.box.contents)
            if (field := state.misfit()) is not None:  # rules would go on with it, some for ever
                raise ValueError(field)
        sow(state, self.check_seed(seed))
        viewer: int | None = view["viewer"]  # type: ignore[index]  # every view has it
        with self._reading("bad-view-rules"):
            self.engine.rules.resample(state, SPECTATOR if viewer is None else viewer)
            if self._stands_still(state):
                raise ValueError(f"pending: {state.pending}")
        sow(state, self.check_seed(seed))
        return state

    def world(self, view: V, seed: int) -> Match[V, A]:
        """A match that agrees with a view, for planners: play it, copy it, look at its scores.

        What is hidden, and all coming chance, is drawn anew by the seed. It has no past: it can be played on, but not saved.

        >>> import vicus
        >>> match = vicus.game("carpe_diem").new(players=2, seed=7)
        >>> world = match.game.world(match.view(0), seed=1)
        >>> world.legal() == match.legal(), len(world.play(world.legal()[0])) > 0
        (True, True)
        """
        state, seen = self.sample(view, seed), cast("dict[str, Any]", view)
        if "options" not in seen:
            raise BadOption("bad-view", title=self.meta.title)
        options = self.check_options(seen["options"])
        with self._reading("bad-view-rules"):
            return Match.at(self, state, options)

    @contextmanager
    def _reading(self, key: str) -> Iterator[None]:
        """BadOption for a view that has parts missing, or something else in them."""
        try:
            yield
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, StopIteration) as problem:
            raise BadOption(key, title=self.meta.title, problem=f"{type(problem).__name__}: {problem}") from problem

    def _stands_still(self, state: Any) -> bool:
        """Something is pending that nobody knows: a match would wait for it for ever."""
        after = state.copy()
        if after.pending and not after.over:
            self.engine.rules.advance(after)
        return bool(after.pending and not after.over and after == state)

    def position(self, record: Any, options: dict[str, str]) -> Match[V, A]:
        """A match in the position of a compiled state (a record of `State.dtype`); it cannot be saved."""
        return Match.at(self, self.engine.state.from_record(record), options)

    @property
    def has_observation(self) -> bool:
        """Whether the game declares what a seat may see as numbers."""
        return self.engine.mirror.observation is not None

    def observation(self, players: int, closer: bool = False) -> ObservationSpec:
        """What a seat may see as a row of numbers: fields, ranges and names. BadOption if the game declares none.

        `closer`: with what is there only to be learned from more easily, where the game declares such fields.

        >>> import vicus
        >>> vicus.game("bohemian_villages").observation(players=3)["coins"].axes
        ('player',)
        """
        declared = self.engine.mirror.observation
        if declared is None:
            raise BadOption("no-observation", name=self.name)
        return declared.layout(self.check_players(players), closer)

    def sight(self, players: int, closer: bool = False) -> Sight:
        """What makes observations of single positions; the same each time. BadOption if the game declares none.

        >>> import vicus
        >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
        >>> match.game.sight(players=2).see(match.state, seat=1) == match.observe(seat=1).tolist()
        True
        """
        number = self.check_players(players)
        if (number, closer) not in self._sights:
            self._sights[number, closer] = Sight(self, number, closer)
        return self._sights[number, closer]

    def batch(
        self,
        games: int,
        players: int,
        seed: int = 1,
        engine: str = "native",
        threads: int | None = None,
        observations: bool | str = True,
        final: bool = True,
        chance: str = "seeded",
        waiting: engines.Waiting = engines.nobody,
        **options: str,
    ) -> Batch:
        """So many games side by side, as arrays: for programs with a policy of their own. See `vicus.batch`.

        `engine` is native or wasm (compiled when first needed: `waiting` is told), cuda or interpreted; `threads`: all cores.
        Without `observations` or `final` (what each seat saw at the end) less is computed; `observations="closer"` looks closer
        (`Game.observation`). `chance="explicit"`: chance is asked what it brings (`Batch.step_chance`).

        >>> import vicus
        >>> batch = vicus.game("carpe_diem").batch(2, players=2, seed=1, engine="interpreted")
        >>> batch.reset().n_legal.tolist()
        [7, 7]
        """
        from .batch import Batch
        from .device_batch import DeviceBatch

        number = whole(games, "batch-games")
        if number < 1:
            raise BadOption("batch-games", value=told(games))
        if threads is not None and whole(threads, "bad-threads") < 1:
            raise BadOption("bad-threads", value=str(threads))
        players, seed, options = self.check_players(players), self.check_seed(seed), self.check_options(options)
        if not isinstance(engine, str) or engine not in BATCHED:
            raise EngineUnavailable("engine-unknown", name=told(engine), engines=", ".join(BATCHED))
        kind = DeviceBatch if engine == "cuda" else Batch
        return kind(self, number, players, seed, engine, threads, observations, final, chance, options, waiting)

    def _check_view(self, view: Any) -> None:
        """BadOption for what is no view of this game."""
        if not isinstance(view, dict) or view.get("game") != self.name or "viewer" not in view:
            raise BadOption("bad-view", title=self.meta.title)
        players, viewer = self.check_players(view.get("players", 0)), view["viewer"]
        if viewer is not None and viewer not in range(players):
            raise BadOption("bad-seat", value=told(viewer))

    def simulate(
        self,
        n: int,
        players: int,
        seed: int = 1,
        engine: str = "auto",
        threads: int | None = None,
        progress: Progress = lambda done: None,
        waiting: engines.Waiting = engines.nobody,
        **options: str,
    ) -> Simulation:
        """n random games; the same numbers on every engine and with any number of threads.

        `engine` is native (compiled when it is first needed: `waiting` is told), wasm, cuda or interpreted; auto is native, or
        wasm as long as only that is there without compiling. `progress` is told how many games have just been finished.
        Raises BadOption for an argument that the game does not know, and EngineUnavailable for an engine that does not run
        here.

        >>> import vicus
        >>> done = vicus.game("bohemian_villages").simulate(2, players=2, engine="interpreted")
        >>> done.scores.shape, float(done.wins.sum())
        ((2, 2), 2.0)
        """
        n = whole(n, "bad-games")
        if n < 0:
            raise BadOption("bad-games", value=told(n))
        if n > MOST_GAMES:  # their results would not fit into any memory
            raise BadOption("too-many-games", value=told(n), most=str(MOST_GAMES))
        if threads is not None and whole(threads, "bad-threads") < 1:
            raise BadOption("bad-threads", value=str(threads))
        players, seed, options = self.check_players(players), self.check_seed(seed), self.check_options(options)
        engine = fastest(self.name, self.box) if engine == "auto" else engine
        runner = engines.engine(engine, self.name, self.box, waiting)
        return run(runner, engine, n, players, seed, self.encode_options(options), threads, progress)

    def check_players(self, players: int) -> int:
        """The number of players as a plain int; raises BadOption for one that the game is not for."""
        try:
            number = whole(players, "bad-players")
        except BadOption:
            number = -1
        if number not in self.meta.players:
            raise BadOption("bad-players", players=told(players), low=min(self.meta.players), high=max(self.meta.players))
        return number

    def check_seed(self, seed: int | None) -> int:
        """The seed as a plain int, a new one for None; raises BadOption for one below 0 or beyond 63 bits."""
        if seed is None:
            return secrets.randbits(62)
        number = whole(seed, "bad-seed")
        if not 0 <= number <= LARGEST_SEED:
            raise BadOption("bad-seed", value=told(seed))
        return number

    def check_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option of the game with its chosen or standard value; raises BadOption for names or values it does not know.

        >>> import vicus
        >>> vicus.game("carpe_diem").check_options({})
        {'movement': 'star'}
        """
        known = self.meta.options
        if not isinstance(options, Mapping):
            raise BadOption("bad-options", value=told(options), example='{"name": "value"}')
        for name, value in options.items():
            if name not in known:
                raise BadOption("unknown-option", option=name, known=", ".join(known) or "-")
            if not isinstance(value, str) or value not in known[name].values:
                raise BadOption("bad-option", option=name, value=told(value), values=", ".join(known[name].values))
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def encode_options(self, options: dict[str, str]) -> list[int]:
        """The options as the rules take them: the position of each value."""
        return [option.values.index(options[name]) for name, option in self.meta.options.items()]


@cache
def _standard(name: str) -> Game[Any, Any]:
    known = declaration(name)
    try:
        return Game(known, known.box.standard(known.folder))
    except VicusError:
        raise
    except Exception as problem:
        raise _broken(name, problem) from problem


def _broken(name: str, problem: BaseException) -> VicusError:
    return VicusError("game-broken", name=name, problem=f"{type(problem).__name__}: {problem}")


def declaration(name: str) -> GameSpec[Any, Any]:
    """What a game declares about itself; raises UnknownGame, or VicusError if its package is broken."""
    if name not in registry.names():
        raise UnknownGame("unknown-game", name=name, games=", ".join(registry.names()))
    try:
        found = registry.load(name)
    except (Exception, SystemExit) as problem:  # it is others' code: whatever it does, the other games can be played
        raise _broken(name, problem) from problem
    if not isinstance(found, GameSpec) or found.name != name:
        raise VicusError("game-broken", name=name, problem=f"{registry.package(name)}: no GameSpec of this name")
    return found


@cache
def playable() -> tuple[str, ...]:
    """The names of all games that can be loaded; a package that is broken is told of in the log once, and left out."""
    found = []
    for name in registry.names():
        try:
            _standard(name)
        except (Exception, SystemExit) as problem:  # its box, its rules: anything may be wrong
            log.warning("%s cannot be played: %s", name, problem)
        else:
            found.append(name)
    return tuple(found)


@overload
def game(name: str, box: str | Path | dict[str, Any] | None = None) -> Game[dict[str, Any], Any]: ...


@overload
def game(name: GameSpec[V, A], box: str | Path | dict[str, Any] | None = None) -> Game[V, A]: ...


def game(name: str | GameSpec[Any, Any], box: str | Path | dict[str, Any] | None = None) -> Game[Any, Any]:
    """A game by name, with its standard box or with an owner's file (or its contents).

    By its declaration (`from vicus.games.carpe_diem import GAME`) views and actions have the game's own types.
    Raises UnknownGame, and BadBox for a box that no game can be played with.

    >>> import vicus
    >>> vicus.game("helvetia").meta.title
    'Helvetia'
    """
    known = name if isinstance(name, GameSpec) else declaration(name)
    if known.name not in registry.names():
        raise UnknownGame("unknown-game", name=known.name, games=", ".join(registry.names()))
    if box is None:
        return _standard(known.name)
    if not isinstance(box, dict | str | Path):
        raise BadBox("box-no-file", file=str(box))
    changes = box if isinstance(box, dict) else read(Path(box))
    written = _written(changes)
    if written is None or known is not declaration(known.name):
        return Game(known, known.box.changed(known.folder, changes))
    return _own(known.name, written)


def _again(name: str, box: dict[str, Any] | None) -> Game[Any, Any]:
    """A game that was pickled: the same object in all of a process."""
    return game(name, box)


@lru_cache(maxsize=16)
def _own(name: str, changes: bytes) -> Game[Any, Any]:
    """With somebody's box: bots ask for it at every decision, and to read and check one takes as long as many moves."""
    known = declaration(name)
    return Game(known, known.box.changed(known.folder, msgspec.json.decode(changes)))


def _written(changes: dict[str, Any]) -> bytes | None:
    """Changes as they would be written down, in their order; none for what no file holds, like keys that are numbers."""
    try:
        found = msgspec.json.encode(changes)
        return found if msgspec.json.decode(found) == changes else None
    except (ValueError, TypeError, OverflowError, RecursionError):
        return None
