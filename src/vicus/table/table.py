"""A table: who sits there, what has been played, and how it came about. It follows from its log, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from vicus.core.game import Game, game
from vicus.core.likeness import clean
from vicus.errors import BadRecord, VicusError
from vicus.spec.box import LONGEST_NAME

from . import lines
from .lines import AnyLine, Lay
from .logged_match import LoggedMatch
from .message_parts import QUIET, Settings, Status
from .seats import new_seats
from .turn_clock import TurnClock


class Table:
    """A table that people and bots play at, as its log tells it.

    >>> table = Table(Lay("x", "amber-mill", "bohemian_villages", 2, {}, rules=1, seed=9, open=True))
    >>> for line in (lines.Sit(0, "guest", "ada"), lines.Sit(1, "bot", level="casual"), lines.Begin()):
    ...     table.apply(line)
    >>> table.status, table.turn, table.length
    ('playing', 0, 4)
    """

    def __init__(self, laid: Lay) -> None:
        self.laid = laid
        self.id = laid.id
        self.game: Game = game(laid.game, laid.box)
        self.seats = new_seats(laid.players)
        self.host = laid.host
        """Whose table it is: who laid it, or whoever sat there when they left."""
        self.settings = Settings(laid.options, laid.open)
        """What the host has settled."""
        self.ready: set[str] = set()
        """Guests who want to begin."""
        self.length = 1
        """Lines of the log so far."""
        self.rules = laid.rules
        """The version of the rules that is played by."""
        self.bot_speed = 1.0
        self.auto_end: set[str] = set()
        """Guests whose turn ends by itself."""
        self.sittings: Counter[str] = Counter()
        """By guest: how often they have sat down."""
        self.votings: Counter[str] = Counter()
        """By guest: how often they have agreed that a bot takes over."""
        self.preferences: Counter[str] = Counter()
        """By guest: how often they have changed their settings here."""
        self.arrangements: Counter[str] = Counter()
        """By guest: how often they have changed something else before the start."""
        self.successor: str | None = None
        """The table of the rematch."""
        self.has_begun = False
        self.logged: LoggedMatch | None = None
        """What is played; none before the start."""
        self.is_replayed = True
        """False where its moves do not fit the rules of today: then there is no match, only what was kept of it."""
        self.is_stopped = False
        """Nobody can go on with it, whatever the rules: its record was given out, and with it all coming dice."""
        self.is_paused = False
        self.is_abandoned = False
        """All who played agreed to end it without a winner."""
        self.abandoning: set[str] = set()
        """Guests who agree to that so far."""
        self.said: list[lines.Say] = []
        """What was said here, in words and signs."""
        self.advised: set[int] = set()
        """Seats whose players have asked for a hint."""
        self.may_talk = True
        """The host has not switched it off."""
        self.clock: TurnClock | None = None
        """Of a game where players have so much time and no more; from its start on."""
        self.turns = 0
        """How often the turn was handed on."""
        self.waits: str | None = None
        """The guest whose decision is waited for."""
        self.waited = 0
        """Lines of the log when that began: tells one wait from another."""
        self._waiting: tuple[str | None, int] = (None, 0)
        self.meta = 0
        """Goes up with every line that is no move: what is to see around the game has changed."""

    @classmethod
    def replayed(cls, log: Iterable[AnyLine]) -> Table:
        """The table that a log tells of. Raises `VicusError` if it does not fit the rules of today.

        Where the game began under another version of its rules, every turn must end as it did then.
        """
        remaining = iter(log)
        laid = next(remaining)
        assert isinstance(laid, Lay)
        table = cls(laid)
        rest = list(remaining)
        adopted = [line.rules for line in rest if isinstance(line, lines.Adopt)]
        began, known = (adopted or [laid.rules])[-1], table.game.meta.rules_version
        _require_known(began, table.game)
        for line in rest:
            table.apply(line)
            if began != known and table.logged is not None and isinstance(line, lines.Act | lines.End):
                table.logged.check(line)
        return table

    @classmethod
    def unplayed(cls, log: Iterable[AnyLine]) -> Table:
        """The same without what was played: for a log that does not fit the rules of today."""
        remaining = iter(log)
        laid = next(remaining)
        assert isinstance(laid, Lay)
        table = cls(laid)
        table.is_replayed = False
        for line in remaining:
            if isinstance(line, lines.Adopt):
                _require_known(line.rules, table.game)
            table.apply(line)
        _require_known(laid.rules, table.game)
        return table

    def follow(self, line: AnyLine) -> None:
        """The next line of the log, written elsewhere, maybe by another version.

        Raises `VicusError` where that version plays by rules that are not known here, or arrives at another position.
        """
        if isinstance(line, lines.Adopt):
            _require_known(line.rules, self.game)
        self.apply(line)
        if self.logged is not None and isinstance(line, lines.End) and line.digest:
            self.logged.check(line)

    def apply(self, line: AnyLine) -> None:
        """The next line of the log."""
        self.length += 1
        before = self.turn
        self._carry_out(line)
        if isinstance(line, lines.End) or self.turn != before:
            self.turns += 1
        seat = self.timed_seat()
        self.waits = None if seat is None else self.seats[seat].guest
        if (waiting := (self.waits, self.turns)) != self._waiting:
            self._waiting, self.waited = waiting, self.length

    def _carry_out(self, line: AnyLine) -> None:
        if isinstance(line, lines.MOVES):
            if not self.is_replayed:
                return
            if self.logged is None:
                raise BadRecord("record-start", problem="a move before the start")
            self.logged.apply(line)
            return
        if isinstance(line, lines.Tick | lines.Expire):  # what changes by it is told by the lines around it
            if self.clock is not None and isinstance(line, lines.Tick):
                self.clock.tick(line.at, self.timed_seat(), self.turns)
            return
        if not isinstance(line, lines.Say | lines.Advise):  # told by itself, or to nobody: no reason to show the table anew
            self.meta += 1
        self._arrange(line)

    def _arrange(self, line: AnyLine) -> None:
        """A line that is no move."""
        if isinstance(line, lines.Sit):
            self._sit(line)
        elif isinstance(line, lines.Arrangement):
            self._get_ready(line)
        elif isinstance(line, lines.Begin):
            self._begin()
        elif isinstance(line, lines.Say | lines.Hush | lines.Advise):
            self._note(line)
        elif isinstance(line, lines.Prefer):
            self._prefer(line)
        elif isinstance(line, lines.Succeed):
            self.successor = line.table
        elif isinstance(line, lines.Adopt):
            self.rules = line.rules
        else:
            self._go_on_or_not(line)

    def _begin(self) -> None:
        self.has_begun = True
        if self.settings.pace.is_timed:
            self.clock = TurnClock(self.settings.pace, len(self.seats))
        if self.is_replayed:
            self.logged = LoggedMatch(self.game, len(self.seats), self.laid.seed, self.settings.options)

    def _sit(self, line: lines.Sit) -> None:
        """Whose a seat is from now on. Whoever sits down or gets up is not ready; a bot more or less concerns everybody."""
        before = self.seats[line.seat]
        if not self.has_begun:
            self.ready -= {before.guest or "", line.guest or ""}
            if "bot" in (before.kind, line.kind):
                self.arrangements[self.host or ""] += 1
                self.ready.clear()
        self.sittings[line.guest or ""] += 1
        self.seats.sit(line)

    def _get_ready(self, line: lines.Arrangement) -> None:
        """What is arranged before the start."""
        if isinstance(line, lines.Paint):
            self.arrangements[self.seats[line.seat].guest or self.host or ""] += 1
            self.seats.paint(line)
        elif isinstance(line, lines.Ready):
            self.arrangements[line.guest] += 1
            (self.ready.add if line.ready else self.ready.discard)(line.guest)
        elif isinstance(line, lines.Host):
            self.host = line.guest
        else:
            self._arrange_seats(line)

    def _arrange_seats(self, line: lines.Plan | lines.Add | lines.Remove | lines.Swap | lines.Rotate) -> None:
        """What is played, and with how many in which order: whoever was ready has to look again."""
        self.arrangements[self.host or ""] += 1
        if isinstance(line, lines.Plan):
            self.settings.agree(line.terms)
            changed = {name for name in line.terms.__struct_fields__ if getattr(line.terms, name) is not None}
            if changed <= QUIET:
                return
        else:
            self.seats.arrange(line)
            self.settings.begins = _moved(self.settings.begins, line)
        self.ready.clear()

    def _note(self, line: lines.Say | lines.Hush | lines.Advise) -> None:
        """What is said, to everybody or to one player."""
        if isinstance(line, lines.Say):
            self.said.append(line)
        elif isinstance(line, lines.Hush):
            self.may_talk = not line.hushed
        else:
            self.advised.add(line.seat)

    def _go_on_or_not(self, line: AnyLine) -> None:
        """Whether those who play go on, and who with."""
        if isinstance(line, lines.Vote):
            self.votings[line.guest] += 1
            self.seats[line.seat].votes.add(line.guest)
        elif isinstance(line, lines.Return):
            self.seats[line.seat].votes.clear()
        elif isinstance(line, lines.Resign):
            self.seats[line.seat].owner = None
        elif isinstance(line, lines.Pause | lines.Resume):
            self.is_paused = isinstance(line, lines.Pause)
        elif isinstance(line, lines.Abandon):
            (self.abandoning.add if line.agrees else self.abandoning.discard)(line.guest)
        elif isinstance(line, lines.Abandoned):
            self.is_abandoned = True
        elif isinstance(line, lines.Stop):
            self.is_stopped = True
        else:
            raise VicusError("record-start", problem="laid twice")

    def _prefer(self, line: lines.Prefer) -> None:
        self.preferences[line.guest] += 1
        if line.auto_end is not None:
            (self.auto_end.add if line.auto_end else self.auto_end.discard)(line.guest)
        if line.bot_speed is not None:
            self.bot_speed = line.bot_speed

    @cached_property
    def own_box(self) -> tuple[str, list[str]]:
        """What the box is called that somebody has brought, and which of its components are not the standard ones."""
        spec, data = self.game.spec, self.game.box.data
        title = data.get("box")
        name = title.get("name") if isinstance(title, dict) else None
        return (clean(name, LONGEST_NAME) or "" if isinstance(name, str) else ""), spec.box.differing(spec.folder, data)

    # -- asking ---------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Where the game is: waiting for players, playing, over, or stopped because it does not fit the rules of today."""
        if self.is_stopped or not self.is_replayed:
            return "stopped"
        if self.is_abandoned:
            return "abandoned"
        if self.logged is None:
            return "waiting"
        return "over" if self.logged.match.over else "playing"

    @property
    def is_as_recorded(self) -> bool:
        """It is a finished game that somebody has brought, with its people: nobody has played it here."""
        return self.laid.about is not None and self.logged is not None and self.status == "over" and self.is_untouched

    @property
    def is_untouched(self) -> bool:
        """Nothing was played beyond the record that it was made of."""
        return self.logged is not None and len(self.logged.match.actions) == self.laid.plies

    def seat_of(self, guest: str | None) -> int | None:
        """The number of a guest's seat; none for a spectator."""
        if guest:
            for number, seat in enumerate(self.seats):
                if seat.guest == guest:
                    return number
        return None

    @property
    def turn(self) -> int | None:
        """Whose turn it is, a finished but not ended one included."""
        if self.logged is None or self.logged.match.over or self.is_stopped or self.is_abandoned:
            return None
        return self.logged.turn

    def timed_seat(self) -> int | None:
        """The seat of a person whose decision is waited for; none while the game rests."""
        turn = None if self.is_paused else self.turn
        return turn if turn is not None and self.seats[turn].guest else None

    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is; none if it is nobody's or a person's, or while the game rests."""
        if self.is_paused:
            return None
        return self.seats[self.turn].level if self.turn is not None and self.seats[self.turn].kind == "bot" else None

    def has_free_seat(self) -> bool:
        """Can somebody sit down?"""
        return any(seat.kind == "free" for seat in self.seats)

    @property
    def is_listed(self) -> bool:
        """Is it shown to everybody in the lobby: because it looks for players, or because all may watch?"""
        if self.status == "waiting":
            return self.settings.open and self.has_free_seat() and bool(self.guests())
        return self.settings.watch and self.status == "playing"

    def guests(self) -> set[str]:
        """Those who sit here."""
        return self.seats.guests()


def _moved(begins: int, line: lines.Add | lines.Remove | lines.Swap | lines.Rotate) -> int:
    """The number of the seat that begins, after seats have moved; by lot stays by lot."""
    if begins < 0 or isinstance(line, lines.Add):
        return begins
    if isinstance(line, lines.Swap):
        return {line.seat: line.other, line.other: line.seat}.get(begins, begins)
    if isinstance(line, lines.Rotate):
        return 0  # done
    return 0 if begins == line.seat else begins - (begins > line.seat)


def _require_known(rules: int, game: Game) -> None:
    """Raises `BadRecord` for rules of a later version: a table that is played by them is none of ours."""
    known = game.meta.rules_version
    if rules > known:
        raise BadRecord("record-rules", found=rules, known=known)
