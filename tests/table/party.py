"""Tables at which anything happens, allowed or not, and all that can be seen of a table."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

import vicus
from vicus.core.record import digest
from vicus.table import arranging, changes, company, talk
from vicus.table.lines import AnyLine
from vicus.table.message_parts import Terms
from vicus.table.refusal import Refused
from vicus.table.rendering import Surroundings, table_view, viewer_of
from vicus.table.seats import Seat
from vicus.table.table import Table

PEOPLE = ("ada", "ben", "cleo", "dora")
"""The last one only watches."""
ABOUT = Surroundings({"ada": "Ada", "ben": "Ben", "cleo": "Cleo"}, {"ada", "cleo"}, watchers=2)


def new_table(game: str = "bohemian_villages", *seats: Seat, seed: int = 5) -> tuple[Table, list[AnyLine]]:
    """A table laid by Ada; with two free seats if nothing else is wished for."""
    seats = seats or (Seat(), Seat())
    known = vicus.game(game).new(players=len(seats), seed=seed)  # nothing has been played of it: the same dice each time
    return changes.lay(known.game, known.options, seats, True, "ada", known)


def begun(game: str = "bohemian_villages") -> tuple[Table, list[AnyLine]]:
    """Ada and Ben are playing."""
    return new_table(game, Seat("guest", "ada"), Seat("guest", "ben"))


def finished(table: Table, log: list[AnyLine], chooser: random.Random | None = None) -> Table:
    """Play on, with any moves, to the end."""
    while table.status == "playing":
        log += any_move(table, chooser or random.Random(1))
    return table


def any_move(table: Table, chooser: random.Random) -> list[AnyLine]:
    """Whoever is to move does something that is allowed."""
    logged, seat = table.logged, table.seats[table.turn]
    if seat.kind == "bot":
        if logged.can_end:
            return changes.bot_ends(table)
        return changes.bot_acts(table, logged.number, chooser.choice(logged.match.legal()).id)
    if table.is_paused:
        return company.rest(table, chooser.choice(sorted(table.guests())), rests=False) if table.guests() else []
    if logged.can_end:
        return changes.end_turn(table, seat.guest, logged.number)
    return changes.act(table, seat.guest, logged.number, chooser.choice(logged.match.legal()).text)


def any_wish(table: Table, chooser: random.Random) -> Callable[[], list[AnyLine]]:
    """Something that somebody wants, whether it is possible or not."""
    guest, seat = chooser.choice(PEOPLE), chooser.randrange(-1, len(table.seats) + 1)
    number = table.logged.number if table.logged is not None and chooser.random() < 0.9 else 0
    online = {name for name in PEOPLE if chooser.random() < 0.5}
    action = chooser.choice(
        ("pass", "nonsense", "", "\x00", *((a.text for a in table.logged.match.legal()[:3]) if table.logged else ()))
    )
    return chooser.choice(
        (
            lambda: changes.sit(table, guest, seat),
            lambda: arranging.start(table, guest, chooser.choice(("", "casual"))),
            lambda: arranging.plan(table, guest, any_terms(table, chooser, seat)),
            lambda: arranging.add_seat(table, guest),
            lambda: arranging.remove_seat(table, guest, seat),
            lambda: arranging.swap_seats(table, guest, seat, chooser.randrange(-1, len(table.seats) + 1)),
            lambda: arranging.seat_bot(table, guest, seat, chooser.choice(("casual", "strong"))),
            lambda: arranging.free_seat(table, guest, seat) if chooser.random() < 0.3 else [],
            lambda: arranging.paint(table, guest, seat, chooser.randrange(-1, 6), chooser.choice((None, "", "bun"))),
            lambda: arranging.ready(table, guest, chooser.random() < 0.8),
            lambda: changes.leave(table, guest) if chooser.random() < 0.05 else [],
            lambda: company.vote(table, guest, seat, online, away={}, grace=0.0) if chooser.random() < 0.3 else [],
            lambda: changes.come_back(table, guest),
            lambda: company.take_back(table, guest),
            lambda: company.resign(table, guest) if chooser.random() < 0.03 else [],
            lambda: company.rest(table, guest, rests=chooser.random() < 0.3),
            lambda: company.abandon(table, guest, chooser.random() < 0.5, PEOPLE) if chooser.random() < 0.3 else [],
            lambda: talk.say(table, guest, chooser.choice(("well", "", "\x00")), chooser.choice(("", "hello", "?")), seat, 1.0),
            lambda: talk.hush(table, guest, chooser.random() < 0.5),
            lambda: changes.prefer(table, guest, chooser.choice((None, True, False)), chooser.choice((None, 0.0, 7.5))),
            lambda: changes.act(table, guest, number, action),
            lambda: changes.advise(table, guest, number),
            lambda: changes.undo(table, guest, number, chooser.random() < 0.3),
            lambda: changes.end_turn(table, guest, number),
            lambda: changes.bot_acts(table, number, 0) if table.bot_to_move() is None else [],
            lambda: changes.bot_ends(table),
            lambda: changes.following_seats(table, guest) and [],
            lambda: changes.succeed(table, "next") if chooser.random() < 0.05 else [],
            lambda: changes.adopt(table),
        )
    )


def toward_the_start(table: Table) -> list[AnyLine]:
    """Whatever is missing for it: somebody sits down, somebody is ready, or the host begins."""
    waited_for = sorted(table.guests() - table.ready - {table.host})
    if waited_for:
        return arranging.ready(table, waited_for[0], True)
    seat = next((number for number, seat in enumerate(table.seats) if seat.kind == "free"), None)
    standing = [guest for guest in PEOPLE if table.seat_of(guest) is None]
    if seat is not None and standing:
        return changes.sit(table, standing[0], seat)
    return arranging.start(table, table.host)


def any_terms(table: Table, chooser: random.Random, seat: int) -> Terms:
    """Something that a host settles, whether it is possible or not."""
    said = (None, True, False)
    options = {name: chooser.choice((*option.values, "nonsense")) for name, option in table.game.meta.options.items()}
    about = {"open": chooser.choice(said), "watch": chooser.choice(said), "hints": chooser.choice(said)}
    return Terms(chooser.choice((None, options)), **about, begins=chooser.choice((None, seat)))


def anything(table: Table, chooser: random.Random, steps: int, refused: Callable[[tuple], None] = lambda before: None):
    """Steps of a table at which half of all wishes are moves; yields the lines of each. `refused` is told what was before."""
    for _ in range(steps):
        before = facts(table)
        try:
            if table.status == "playing" and chooser.random() < 0.5:
                yield any_move(table, chooser)
            elif table.status == "waiting" and chooser.random() < 0.3:
                yield toward_the_start(table)
            else:
                yield any_wish(table, chooser)()
        except Refused:
            refused(before)


def facts(table: Table) -> tuple:
    """All that a table is made of."""
    logged = table.logged
    played = logged and (
        logged.number,
        logged.public_number,
        logged.turn,
        digest(logged.match),
        digest(logged.public),
        logged.events[:],
    )
    seats = [
        (seat.kind, seat.guest, seat.level, frozenset(seat.votes), seat.owner, seat.colour, seat.chair, seat.face)
        for seat in table.seats
    ]
    arranged = (table.host, frozenset(table.ready), msgspec.json.encode(table.settings), +table.arrangements)
    together = (table.is_paused, frozenset(table.abandoning), table.may_talk, table.said[:], frozenset(table.advised))
    kept = (together, table.rules, table.bot_speed, frozenset(table.auto_end), table.successor, table.status, table.turn)
    return table.length, table.meta, seats, arranged, kept, played


def shown(table: Table, guest: str, since: int = -1) -> bytes:
    """What somebody's page is sent."""
    return msgspec.json.encode(table_view(table, viewer_of(table, guest), ABOUT, since))
