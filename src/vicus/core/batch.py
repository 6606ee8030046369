"""A batch: so many games side by side, each waiting for a decision."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING, Any

from vicus.engine import engines
from vicus.engine.kernel.chance import derive
from vicus.engine.kernel.stepping import LEGAL
from vicus.engine.rows import Plan
from vicus.engine.steppers import Interpreted, Native, Stepper, Wasm
from vicus.errors import BadOption, IllegalRow, UnknownAction, VicusError
from vicus.texts import told

from . import batch_input
from .match import Match
from .time_step import KEPT, Saved, TimeStep

if TYPE_CHECKING:
    import numpy as np

    from vicus.engine.observation import ObservationSpec

    from .game import Game

    Array = np.ndarray[Any, Any]

CHANCE = ("seeded", "explicit")
CLOSER = "closer"
"""Of `observations`."""


class Batch:
    """So many games side by side; made by `Game.batch`.

    Row `i` plays one game after the other; game `k` of it is the match with the seed `derive(derive(seed, i), k)`, whatever the
    engine. Chance and decisions with one option are carried out, as in a match, so whoever is asked has a choice.

    >>> import vicus
    >>> batch = vicus.game("bohemian_villages").batch(4, players=2, seed=1, engine="interpreted")
    >>> t = batch.reset()
    >>> t.seat.tolist(), t.mask.shape, bool((t.mask.sum(1) == t.n_legal).all())
    ([0, 0, 0, 0], (4, 583), True)
    >>> t = batch.step(t.legal[:, 0])
    >>> batch.match(2).actions[0].id == t.legal[2, 0] or len(batch.match(2).actions)
    1
    """

    def __init__(
        self,
        game: Game[Any, Any],
        games: int,
        players: int,
        seed: int,
        engine: str,
        threads: int | None,
        observations: bool | str,
        final: bool,
        chance: str,
        options: dict[str, str],
        waiting: engines.Waiting,
    ) -> None:
        if not isinstance(chance, str) or chance not in CHANCE:
            raise BadOption("batch-chance", value=told(chance), values=", ".join(CHANCE))
        self.game, self.games, self.players, self.seed, self.options = game, games, players, seed, options
        self.engine, self.chance = engine, chance
        self.num_actions: int = game.actions.size
        if isinstance(observations, str) and observations != CLOSER:
            raise BadOption("batch-observations", value=told(observations), values=f"True, False, {CLOSER}")
        self.observation_spec: ObservationSpec | None = (
            game.observation(players, observations == CLOSER) if game.has_observation else None
        )
        width = self.observation_spec.width if observations and self.observation_spec else 0
        self._made = {
            "game": game,
            "games": games,
            "players": players,
            "seed": seed,
            "engine": engine,
            "threads": threads,
            "observations": observations,
            "final": final,
            "chance": chance,
            "options": options,
        }
        plan = Plan(
            games,
            players,
            game.encode_options(options),
            self.num_actions,
            width,
            final,
            chance == "explicit",
            threads or os.cpu_count() or 1,
        )
        try:
            self._stepper: Any = self._made_for(plan, waiting)
        except (MemoryError, ValueError, OverflowError):  # of NumPy, for arrays that no machine has room for
            raise BadOption("batch-memory", games=told(games)) from None
        self._longest = 0
        """No row has played more decisions of its game than this."""
        self._started = False

    def _made_for(self, plan: Plan, waiting: engines.Waiting) -> Stepper:
        game, box = self.game.name, self.game.box
        if self.engine == "interpreted":
            return Interpreted(game, box, plan)
        return (Wasm if self.engine == "wasm" else Native)(game, box, plan, waiting)

    def __repr__(self) -> str:
        return f"<Batch of {self.games} games of {self.game.name} for {self.players} on {self.engine}>"

    # -- stepping -------------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> TimeStep:
        """The first game of every row begins (again); with a seed, other games."""
        import numpy as np

        if seed is not None:
            self.seed = self.game.check_seed(seed)
        self._stepper.reset(np.array([derive(self.seed, i) for i in range(self.games)], "i8"))
        self._longest, self._started = 0, True
        return self.time_step

    def step(self, actions: Any) -> TimeStep:
        """A decision in every row; a game that ends is followed by the next one. A row with `WAIT` stays as it is.

        Raises IllegalRow, with the row and the rule, if one of them is not legal; nothing has changed then.
        """
        self._asked()
        chosen = batch_input.numbers(actions, self.games)
        self._make_room()
        row = self._stepper.step(chosen)
        if row != LEGAL:
            raise self._why_not(row, int(chosen[row]))
        return self.time_step

    def _make_room(self) -> None:
        """For one more decision of each row; how many they have is looked up only where it might be too many."""
        self._longest += 1
        if self._longest >= self._stepper.rows.history.shape[1]:
            self._longest = int(self._stepper.rows.lengths.max()) + 1
            if self._longest >= self._stepper.rows.history.shape[1]:
                self._stepper.make_room()

    @property
    def time_step(self) -> TimeStep:
        """Where every game stands now: always the same arrays."""
        self._asked()
        return self._arrays

    @cached_property
    def _arrays(self) -> TimeStep:
        rows: Any = self._stepper.rows
        arrays = {
            "seat": rows.seats,
            "mask": rows.mask.view("?"),
            "legal": rows.menus,
            "n_legal": rows.counts,
            "observation": rows.observations,
            "done": rows.done.view("?"),
            "returns": rows.shares,
            "scores": rows.scores,
            "ranks": rows.ranks,
            "final": rows.finals,
        }
        return TimeStep(**{name: _shown(array) for name, array in arrays.items()})

    # -- chance as decisions --------------------------------------------------------------------------------------------

    @property
    def pending(self) -> Array:
        """[B] 0: a player decides; 1: chance does; 2: chance does, before a game. Always 0 unless chance is explicit."""
        self._asked()
        return _shown(self._stepper.rows.pending)

    def step_chance(self, outcomes: Any) -> TimeStep:
        """In the rows where chance is asked it brings what an outcome says; the others stay as they are.

        An outcome is a seed (any number from 0): the same outcome in the same position always brings the same, and outcomes
        drawn evenly bring what dice, draws and deals would.
        """
        self._asked()
        self._stepper.chance(batch_input.seeds(outcomes, self.games))
        return self.time_step

    # -- looking --------------------------------------------------------------------------------------------------------

    def observe(self, seat: Any) -> Array:
        """[B, D] what a seat may see: one seat in all rows, or one for each row."""
        import numpy as np

        self._asked()
        out = np.zeros((self.games, self._spec().width), "i1")
        self._stepper.observe(batch_input.seats(seat, self.games, self.players), out)
        return out

    @property
    def seeds(self) -> list[int]:
        """The seed of the match that each row is playing."""
        self._asked()
        rows = self._stepper.rows
        return [derive(int(seed), int(game)) for seed, game in zip(rows.seeds, rows.games, strict=True)]

    def match(self, row: int) -> Match[Any, Any]:
        """The game of a row as an ordinary match: replayed, so that it can be saved. Where the row was not played from its seed
        (resampled, explicit chance) it is a match in the same position, without a past."""
        self._asked()
        i, rows = batch_input.row(row, self.games), self._stepper.rows
        length = int(rows.lengths[i])
        if rows.pending[i] != 0:
            raise VicusError("batch-chance-pending", row=i)
        if length < 0:
            return settled(self.game.position(self._stepper.states()[i], self.options))
        found = self.game.new(self.players, self.seeds[i], **self.options)
        for number in rows.history[i][:length]:
            found.replay(int(number))
        return settled(found)

    # -- other positions ------------------------------------------------------------------------------------------------

    def put(self, row: int, match: Match[Any, Any]) -> TimeStep:
        """A match goes on in a row, from where it stands; afterwards the row's next game comes as before."""
        import numpy as np

        self._asked()
        i = batch_input.row(row, self.games)
        self._check_match(match)
        chosen = np.array([i])
        self._stepper.put_states(match.state.to_record(), chosen)
        self._stepper.rows.lengths[i] = -1
        self._stepper.show(chosen)
        return self.time_step

    def resample(self, rows: Any, seeds: Any) -> TimeStep:
        """Chosen rows (numbers, or a mask) become other worlds that agree with what their seat to move knows.

        The same seed gives the same world.
        """
        self._asked()
        chosen, wanted = batch_input.worlds(rows, seeds, self.games)
        if (waiting := chosen[self._stepper.rows.pending[chosen] != 0]).size:
            raise VicusError("batch-chance-pending", row=int(waiting[0]))
        self._stepper.resample(chosen, wanted)
        return self.time_step

    def save(self) -> Saved:
        """Everything as it is now; can be pickled."""
        import numpy as np

        self._asked()
        arrays = {name: getattr(self._stepper.rows, name).copy() for name in KEPT}
        now = self._stepper.states()
        states = np.zeros(now.shape, now.dtype)
        for name in now.dtype.names:  # a plain copy leaves anything in the gaps between fields
            states[name] = now[name]
        return Saved(self.kind, self.seed, states, arrays)

    @property
    def kind(self) -> tuple[Any, ...]:
        """What two batches have in common of which one can go on with what the other has saved."""
        return self.game.name, self.game.box.digest, self.players, tuple(self.options.items()), self.chance

    def load(self, saved: Saved) -> TimeStep:
        """Everything as it was. BadOption for what was saved of another kind of batch."""
        import numpy as np

        self._check_saved(saved)
        while self._stepper.rows.history.shape[1] < saved.arrays["history"].shape[1]:
            self._stepper.make_room()
        for name in KEPT:
            array = getattr(self._stepper.rows, name)
            kept = saved.arrays[name]
            array[tuple(slice(0, length) for length in kept.shape)] = kept
        everything = np.arange(self.games)
        self._stepper.put_states(saved.states, everything)
        self._stepper.adopt()
        self._longest, self._started, self.seed = int(max(self._stepper.rows.lengths.max(), 0)), True, saved.seed
        return self.time_step

    # -- checks ---------------------------------------------------------------------------------------------------------

    def _check_saved(self, saved: Saved) -> None:
        """BadOption, before anything is changed, for what does not fit in here."""
        if not isinstance(saved, Saved):
            raise BadOption("batch-not-saved", value=type(saved).__name__)
        if saved.kind != self.kind:
            raise BadOption("batch-other-saved", name=" / ".join(map(str, saved.kind)))
        state = self.game.engine.state.dtype
        states = getattr(saved.states, "dtype", None), getattr(saved.states, "shape", None)
        if states != (state, (self.games,)) or set(saved.arrays) != set(KEPT):
            raise BadOption("batch-other-saved", name="states")
        self.game.check_seed(saved.seed)
        for name in KEPT:
            array, kept = getattr(self._stepper.rows, name), saved.arrays[name]
            if getattr(kept, "dtype", None) != array.dtype:
                raise BadOption("batch-other-saved", name=name)
            mine, theirs = array.shape, kept.shape
            if mine != theirs and not (name == "history" and len(theirs) == 2 and mine[0] == theirs[0]):
                raise BadOption("batch-other-saved", name=name)

    def _check_match(self, match: Match[Any, Any]) -> None:
        """BadOption for what cannot go on in a row."""
        fits = isinstance(match, Match) and (match.game.name, match.game.box.digest) == (self.game.name, self.game.box.digest)
        if not fits or match.players != self.players or match.options != self.options or match.over or match.held:
            raise BadOption("batch-other-match")

    def _asked(self) -> None:
        if not self._started:
            self.reset()

    def _spec(self) -> ObservationSpec:
        if self.observation_spec is None:
            raise BadOption("no-observation", name=self.game.name)
        return self.observation_spec

    def _why_not(self, row: int, action: int) -> VicusError:
        """The first thing that is wrong with somebody's actions."""
        if self._stepper.rows.pending[row] != 0:
            return VicusError("batch-chance-pending", row=row)
        if not 0 <= action < self.num_actions:
            return UnknownAction("batch-no-action", row=row, id=action, last=self.num_actions - 1)
        rule, params = self.match(row).why_not(action) or ("", {"reason": ""})
        return IllegalRow(row, rule, params.pop("reason"), self.game.name, **params)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies: made anew, and brought to where it was."""
        return _again, (type(self), self._made, self.seed, self.save() if self._started else None)


def _again(kind: type[Batch], made: dict[str, Any], seed: int, saved: Saved | None) -> Batch:
    batch = kind(**made, waiting=engines.nobody)
    batch.seed = seed
    if saved is not None:
        batch.load(saved)
    return batch


def settled(match: Match[Any, Any]) -> Match[Any, Any]:
    """A match also asks, for form's sake, where not being asked would tell the others something; a batch never does."""
    while match.answer_alone():
        pass
    return match


def _shown(array: Array) -> Array:
    """The same numbers, to be read only: a plain view of NumPy could be made writable again by whoever has it."""
    import numpy as np

    return np.asarray(array.data.toreadonly())
