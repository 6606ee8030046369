"""A game under study: what is to be worked out for it, job by job, and the report as far as that has come.

Jobs depend on nothing but the record, the depth and what they are called, so figures are the same each time, in whatever order
and wherever they are worked out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import hypot
from typing import Any, Literal, NamedTuple, TypeAlias

from vicus.bots.judge import Kind, judge
from vicus.core.game import SPECTATOR
from vicus.core.match import Match
from vicus.engine.kernel.chance import derive
from vicus.engine.kernel.search import ALL_KNOWN

from .asking import Ask, Asking
from .judging import Effort, judged
from .moments import Moment, moments
from .outlook import expectation, skill
from .report import VERSION, Depth, Judged, Luck, Outlook, Report, Step
from .summary import luckiest, tallies, turning_points

EFFORT: dict[Depth, int] = {"quick": 1, "thorough": 4, "deep": 20}
"""How many times a master's simulations each decision is given."""
ROUGH, FINE = 24, 3
"""Divisors: rollouts for a first look at every position, of a master's simulations whatever the depth (somebody waits for it),
and for the one that counts, of the depth's."""
GLANCE, LEAST = 10_000, 8
"""Rollouts of a first look at a whole game, at most: it is there at once, in browsers, too. And at least so many for each."""
DRAWS, EACH = 96, 24
"""For the spread of luck: so many draws of chance, and rollouts from each."""
POINTS = 6
"""Divisor: simulations of the plain search that say what points to expect of an option, where a net judges."""
MOST_THOUGHTS = 512
"""Of a net, to say what chance may do with a position."""
SERIES = 0x6C75636B
"""Seeds of all jobs are derived from this one and the record's."""

JobKind = Literal["rough", "stand", "judge", "spread"]
JobResult: TypeAlias = "tuple[Outlook, Outlook] | Judged | list[float]"


class Job(NamedTuple):
    """A part of the work, for the moment of a number."""

    kind: JobKind
    moment: int


def simulations_for(game: str, players: int, depth: Depth) -> int:
    """Of the plain search of a decision."""
    return expectation(game, players).known.plain["master"] * EFFORT[depth]


def net_simulations_for(game: str, depth: Depth) -> int:
    """The same of the net's."""
    return judge(game).simulations * EFFORT[depth]


class Study:
    """What is known of a match. `public`: only what spectators can see is used, and nothing is judged.

    `judge` says who wins and what decisions are worth. Points are expected by rollouts, whoever that is.
    """

    def __init__(self, match: Match[Any, Any], depth: Depth = "quick", public: bool = False, judge: Kind = "search") -> None:
        self.game, self.players, self.judge = match.game, match.players, judge
        self._depth, self._public = depth, public
        self._all = moments(match)
        self._moments = self._all.each
        self._simulations = simulations_for(match.game.name, match.players, depth)
        self._rough = simulations_for(match.game.name, match.players, "quick") // ROUGH
        if not public:  # others get no second look
            self._rough = min(self._rough, max(LEAST, GLANCE // max(1, 2 * len(self._moments))))
        self._stands: dict[int, tuple[Outlook, Outlook]] = {}
        self._judged: dict[int, Judged] = {}
        self._spreads: dict[int, list[float]] = {}
        self.end = self._end()

    # -- what is to be done ---------------------------------------------------------------------------------------------

    def first_look(self) -> list[Job]:
        """A rough figure of every position, at once."""
        return [Job("rough", number) for number in range(len(self._moments))]

    def second_look(self) -> list[Job]:
        """The same for good."""
        return [Job("stand", number) for number in range(len(self._moments))]

    def judgements(self) -> list[Job]:
        """Every decision, where chances changed most first."""
        numbers = sorted(range(len(self._moments)), key=lambda number: (-self._swing(number), number))
        return [Job("judge", number) for number in numbers]

    def spreads(self) -> list[Job]:
        """How chance might have gone, where it decided most."""
        by_ply = {moment.ply: number for number, moment in enumerate(self._moments)}
        points = turning_points(self._steps())
        return [Job("spread", by_ply[each.ply]) for each in points if each.kind == "luck"]

    def phases(self) -> Iterator[list[Job]]:
        """All of it, one lot after the other: what comes next depends on what was found (`take`)."""
        yield self.first_look()
        if self._public:
            return  # no more than a look: it is made anew with every move
        yield self.second_look()
        yield self.judgements()
        yield self.spreads()

    def work(self, job: Job) -> Asking[JobResult]:
        """What a job asks, and makes of the answers."""
        moment = self._moments[job.moment]
        if job.kind == "judge":
            return judged(self.game, self._view(moment, moment.seat), moment, self._effort(), self._seed(job.moment, 0))
        if job.kind == "spread":
            return self._spread(job.moment)
        return self._stand(job.moment, self._rough if job.kind == "rough" else self._simulations // FINE)

    def take(self, job: Job, result: JobResult) -> None:
        """What a job has come to."""
        if isinstance(result, Judged):
            self._judged[job.moment] = result
        elif isinstance(result, list):
            self._spreads[job.moment] = result
        else:
            self._stands[job.moment] = result

    # -- the work -------------------------------------------------------------------------------------------------------

    def _seed(self, number: int, part: int) -> int:
        secret = 0 if self._public else self._all.last.seed  # of a game that runs: nothing that others see follows from it
        return derive(SERIES ^ (secret & 0xFFFFFFFF), number * 8 + part)

    def _view(self, moment: Moment, seat: int | None) -> dict[str, Any]:
        """What somebody could see before a decision: all that is known of it."""
        view: dict[str, Any] = self.game.spec.view(moment.state, seat, self.game.box.contents)
        return view

    def _effort(self) -> Effort:
        if self.judge == "search":
            return Effort("search", self._simulations, 0)
        return Effort("deep", net_simulations_for(self.game.name, self._depth), max(1, self._simulations // POINTS))

    def _stand(self, number: int, rollouts: int) -> Asking[tuple[Outlook, Outlook]]:
        """How things stood before a decision, and right after it.

        A net says what it thinks of the next decision that comes, and its mean over what chance may do is what it thinks
        before that: no tree grows, in which whoever moves next would look better the longer it is searched. So luck is fair.
        """
        moment = self._moments[number]
        rollouts = max(1, rollouts)
        if self._public:  # what was done may not be possible as others see it: a card was chosen that they do not know
            state = self.game.sample(self._view(moment, None), self._seed(number, 4))
            seen = yield from self._weighed(Ask(state, rollouts, self._seed(number, 2), SPECTATOR), rollouts)
            return seen, seen
        # before a decision nothing is left to chance: a net says the same each time
        before = yield from self._weighed(Ask(moment.state, rollouts, self._seed(number, 2), ALL_KNOWN), 1)
        after = yield from self._weighed(Ask(moment.state, rollouts, self._seed(number, 3), ALL_KNOWN, moment.played), rollouts)
        return before, after

    def _weighed(self, ask: Ask, thoughts: int) -> Asking[Outlook]:
        """By rollouts; chances of a net come from so many thoughts of its own."""
        found = yield ask
        if self.judge == "search":
            return found.outlook(self.players)
        thought = yield replace(ask, simulations=min(thoughts, MOST_THOUGHTS), judge=self.judge)
        return thought.with_points_of(found, self.players)

    def _spread(self, number: int) -> Asking[list[float]]:
        """Chances of the seat that had most luck, as chance might have gone."""
        luck = self._luck(number)
        moment = self._moments[number]
        seat = luckiest(luck) if luck else moment.seat
        found = []
        for draw in range(DRAWS):
            each = EACH if self.judge == "search" else 1
            ask = Ask(self._drawn(moment, self._seed(number, 4) ^ draw), each, self._seed(number, 5), judge=self.judge)
            found.append((yield ask).outlook(self.players).chances[seat])
        return sorted(found)

    def _drawn(self, moment: Moment, seed: int) -> Any:
        """A position as it might have been before the next decision."""
        from vicus.engine.kernel.chance import sow

        state = moment.state.copy()
        sow(state, seed)
        engine = self.game.engine
        engine.play.step(state, moment.played, [0] * engine.rules.MAX_LEGAL)
        return state

    # -- the report -----------------------------------------------------------------------------------------------------

    def _end(self) -> Outlook | None:
        match = self._all.last
        if not match.over:
            return None
        winners = match.winners()
        chances = [1 / len(winners) if p in winners else 0.0 for p in range(self.players)]
        sure = [0.0] * self.players
        return Outlook(chances, sure, [float(score.total) for score in match.scores()], sure)

    def _after(self, number: int) -> Outlook | None:
        """How things stood when chance was done: before the next decision, or at the end."""
        if number + 1 < len(self._moments):
            found = self._stands.get(number + 1)
            return found[0] if found else None
        return self.end

    def _luck(self, number: int) -> Luck | None:
        moment, stand, then = self._moments[number], self._stands.get(number), self._after(number)
        if not moment.chance or self._public or stand is None or then is None:
            return None
        chances = [round(now - before, 4) for now, before in zip(then.chances, stand[1].chances, strict=True)]
        points = [round(now - before, 2) for now, before in zip(then.points, stand[1].points, strict=True)]
        doubts = [round(hypot(*each), 3) for each in zip(then.point_doubts, stand[1].point_doubts, strict=True)]
        return Luck(chances, points, list(moment.events), self._spreads.get(number, []), doubts)

    def _swing(self, number: int) -> float:
        """By how much chances changed, from before a decision until the next one."""
        stand, then = self._stands.get(number), self._after(number)
        if stand is None or then is None:
            return 0.0
        return max(abs(now - before) for now, before in zip(then.chances, stand[0].chances, strict=True))

    def step(self, number: int) -> Step | None:
        """A decision as far as it is known; None before the first look."""
        moment, stand = self._moments[number], self._stands.get(number)
        if stand is None:
            return None
        then = self._after(number)
        after = stand[1] if moment.chance or then is None else then  # else the next decision's own figures: they are the same
        return Step(
            moment.ply,
            moment.turn,
            moment.seat,
            "" if self._public else self.game.action(moment.played).text,
            0 if self._public else len(moment.menu),
            stand[0],
            after,
            self._luck(number),
            self._judged.get(number),
        )

    def _steps(self) -> list[Step]:
        return [step for number in range(len(self._moments)) if (step := self.step(number)) is not None]

    def report(self) -> Report:
        """All that is known now."""
        steps = self._steps()
        limits = list(skill(self.game.name))
        return Report(
            VERSION,
            self.game.name,
            self.players,
            self._depth,
            len(self._moments),
            len(self._judged),
            steps,
            self.end,
            tallies(steps, self.end, self.players, limits),
            turning_points(steps),
            limits,
            self._public,
            self.judge,
        )
