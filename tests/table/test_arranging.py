"""The waiting room: what a host arranges, who is ready, and the start."""

from __future__ import annotations

import pytest

from vicus.table import arranging, changes, lines
from vicus.table.message_parts import BY_LOT, Terms
from vicus.table.refusal import Refused
from vicus.table.seats import Seat
from vicus.table.table import Table

from .party import ABOUT, facts, new_table, shown

BOT = Seat("bot", None, "casual")


def refused(wish, *about, **more) -> tuple[str, str | None]:
    with pytest.raises(Refused) as caught:
        wish(*about, **more)
    return caught.value.code, caught.value.message


@pytest.fixture
def room() -> tuple[Table, list[lines.AnyLine]]:
    """Ada's table, where Ben sits too; one seat is a bot's, one is free."""
    return new_table("bohemian_villages", Seat("guest", "ada"), Seat("guest", "ben"), BOT, Seat())


@pytest.fixture
def table(room) -> Table:
    return room[0]


HOSTS = [
    (arranging.plan, Terms(hints=False)),
    (arranging.add_seat,),
    (arranging.remove_seat, 3),
    (arranging.swap_seats, 0, 1),
    (arranging.seat_bot, 3, "strong"),
    (arranging.free_seat, 1),
    (arranging.start,),
]


@pytest.mark.parametrize("wish", HOSTS, ids=lambda wish: wish[0].__name__)
def test_only_the_host_arranges_and_only_before_the_start(table, wish):
    make, *about = wish
    before = facts(table)
    for guest in ("ben", "dora"):
        assert refused(make, table, guest, *about) == ("not_allowed", "host-only")
    assert facts(table) == before
    arranging.ready(table, "ben", True)
    assert make(table, "ada", *about)
    if table.status == "waiting":
        for guest in table.guests():
            arranging.ready(table, guest, True)
        arranging.start(table, "ada")
    for guest in ("ada", "ben"):
        assert refused(make, table, guest, *about)[0] == "already_started"


@pytest.mark.parametrize("wish", HOSTS[:5], ids=lambda wish: wish[0].__name__)
def test_whatever_matters_takes_back_that_somebody_was_ready(table, wish):
    make, *about = wish
    arranging.ready(table, "ben", True)
    make(table, "ada", *about)
    assert not table.ready
    assert refused(arranging.start, table, "ada") == ("not_allowed", "not-all-ready")


def test_what_does_not_matter_to_those_who_play_leaves_them_ready(table):
    arranging.ready(table, "ben", True)
    arranging.plan(table, "ada", Terms(open=False, watch=True))
    arranging.paint(table, "ada", 0, 4, "bun")
    changes.sit(table, "cleo", 3)
    changes.leave(table, "cleo")
    assert table.ready == {"ben"}


def test_whoever_moves_or_gets_up_is_not_ready(table):
    arranging.ready(table, "ben", True)
    changes.sit(table, "ben", 3)
    assert not table.ready
    arranging.ready(table, "ben", True)
    changes.leave(table, "ben")
    assert not table.ready


def test_settings(table):
    assert table.settings.begins == 0
    assert arranging.plan(table, "ada", Terms(hints=True, open=True)) == [], "they are so by now"
    arranging.plan(table, "ada", Terms(hints=False, watch=True, begins=BY_LOT))
    assert (table.settings.hints, table.settings.watch, table.settings.begins, table.settings.open) == (False, True, -1, True)
    for begins in (-2, 4):
        assert refused(arranging.plan, table, "ada", Terms(begins=begins))[0] == "bad_input"
    assert refused(arranging.plan, table, "ada", Terms(options={"nonsense": "x"})) == ("bad_input", "unknown-option")


def test_options_are_those_of_the_last_plan():
    table, log = new_table("carpe_diem", Seat("guest", "ada"), Seat())
    name, option = next(iter(table.game.meta.options.items()))
    other = next(value for value in option.values if value != table.settings.options[name])
    assert refused(arranging.plan, table, "ada", Terms(options={name: "nonsense"}))[0] == "bad_input"
    log += arranging.plan(table, "ada", Terms(options={name: other}))
    log += arranging.start(table, "ada", fill="casual")
    again = Table.replayed(log)
    assert again.logged.match.options[name] == other != again.laid.options[name]


def test_seats_within_what_the_game_is_for(table):
    arranging.add_seat(table, "ada")
    assert [seat.kind for seat in table.seats] == ["guest", "guest", "bot", "free", "free"]
    assert refused(arranging.add_seat, table, "ada") == ("not_allowed", "bad-players")
    assert refused(arranging.remove_seat, table, "ada", 1) == ("seat_taken", None), "nobody loses a seat by it"
    for seat in (-1, 5):
        assert refused(arranging.remove_seat, table, "ada", seat)[0] == "bad_input"
    for seat in (4, 3, 2):
        arranging.remove_seat(table, "ada", seat)
    changes.leave(table, "ben")
    assert refused(arranging.remove_seat, table, "ada", 1) == ("not_allowed", "bad-players")


def test_bots(table):
    arranging.seat_bot(table, "ada", 3, "strong")
    assert (table.seats[3].kind, table.seats[3].level) == ("bot", "strong")
    assert arranging.seat_bot(table, "ada", 3, "strong") == []
    arranging.seat_bot(table, "ada", 3, "casual")
    assert refused(arranging.seat_bot, table, "ada", 1, "casual") == ("seat_taken", None), "whoever sat down meanwhile stays"
    assert refused(arranging.seat_bot, table, "ada", 9, "casual")[0] == "bad_input"
    arranging.free_seat(table, "ada", 3)
    assert arranging.free_seat(table, "ada", 3) == []
    arranging.free_seat(table, "ada", 1)
    assert table.guests() == {"ada"}, "a host may ask somebody to go"
    assert table.seats.to_take_back("ben") is None


def test_two_change_places_and_take_their_colours_and_names_along(table):
    names = {info.colour: info.name for info in arranged(table)}
    arranging.swap_seats(table, "ada", 1, 2)
    assert [seat.kind for seat in table.seats] == ["guest", "bot", "guest", "free"]
    assert {info.colour: info.name for info in arranged(table)} == names
    assert refused(arranging.swap_seats, table, "ada", 1, 1)[0] == "bad_input"
    assert refused(arranging.swap_seats, table, "ada", 1, 4)[0] == "bad_input"


def arranged(table: Table):
    from vicus.table.rendering import seat_infos

    return seat_infos(table, ABOUT)


def test_colours(table):
    arranging.paint(table, "ben", 1, 4, None)
    assert [seat.colour for seat in table.seats] == [0, 4, 2, 3]
    arranging.paint(table, "ben", 1, 2, None)
    assert [seat.colour for seat in table.seats] == [0, 2, 4, 3], "a bot gives its colour up"
    assert refused(arranging.paint, table, "ben", 1, 0, None) == ("not_allowed", "colour-taken")
    assert refused(arranging.paint, table, "ben", 1, 5, None)[0] == "bad_input"
    assert refused(arranging.paint, table, "ben", 7, 1, None)[0] == "bad_input"
    for guest, seat in (("ben", 0), ("ben", 2), ("ada", 1), ("dora", 1)):
        assert refused(arranging.paint, table, guest, seat, 1, None) == ("not_allowed", "not-your-seat")
    arranging.paint(table, "ada", 2, 1, None)
    assert table.seats[2].colour == 1, "a bot has nobody else who could"
    assert arranging.paint(table, "ada", 2, 1, None) == []
    changes.sit(table, "ben", 3)
    assert table.seats[3].colour == 2, "taken along"
    assert len({seat.colour for seat in table.seats}) == 4


def test_faces(table):
    arranging.paint(table, "ben", 1, -1, "bun")
    assert arranging.paint(table, "ben", 1, -1, "bun") == []
    assert refused(arranging.paint, table, "ada", 2, -1, "bun")[0] == "bad_input", "a bot has its own"
    assert [info.face for info in arranged(table)] == ["", "bun", "", ""]
    changes.sit(table, "ben", 3)
    assert table.seats[3].face == "bun"
    changes.sit(table, "cleo", 1, face="curls")
    assert table.seats[1].face == "curls"
    for guest in ("ben", "cleo"):
        arranging.ready(table, guest, True)
    arranging.start(table, "ada")
    arranging.paint(table, "ben", 3, -1, "bald")
    assert refused(arranging.paint, table, "ben", 3, 4, None) == ("already_started", None)
    changes.leave(table, "ben")
    assert arranged(table)[3].face == "", "a bot sits there"
    from vicus.table import company

    company.take_back(table, "ben")
    assert arranged(table)[3].face == "bald"


def test_ready(table):
    assert refused(arranging.ready, table, "dora", True) == ("not_seated", None)
    assert arranging.ready(table, "ben", False) == []
    assert arranging.ready(table, "ben", True) == [lines.Ready("ben")]
    assert [info.ready for info in arranged(table)] == [False, True, True, False]
    assert arranging.ready(table, "ben", False) == [lines.Ready("ben", False)]


def test_free_seats_are_left_out(room):
    table, log = room
    assert refused(arranging.start, table, "ada", fill="casual") == ("not_allowed", "not-all-ready")
    log += arranging.ready(table, "ben", True)
    assert refused(arranging.start, table, "ada", fill="casual") == ("not_allowed", "fill-surprises")
    log += arranging.start(table, "ada")
    assert [type(line) for line in log[-2:]] == [lines.Remove, lines.Begin]
    assert table.logged.match.players == len(table.seats) == 3
    assert facts(Table.replayed(log)) == facts(table)


def test_too_few_do_not_begin():
    table, _ = new_table("bohemian_villages", Seat("guest", "ada"), Seat(), Seat())
    assert refused(arranging.start, table, "ada") == ("not_allowed", "bad-players")
    changes.leave(table, "ada")
    assert refused(arranging.start, table, "ada", fill="casual") == ("not_allowed", "nobody-sits")


def test_bots_fill_the_seats_of_whoever_is_alone():
    table, _ = new_table("bohemian_villages", Seat("guest", "ada"), Seat(), Seat())
    written = arranging.start(table, "ada", fill="strong")
    assert written == [lines.Sit(1, "bot", level="strong"), lines.Sit(2, "bot", level="strong"), lines.Begin()]


def test_whoever_is_to_begin_has_the_first_seat(room):
    table, log = room
    colours = {seat.guest or seat.level: seat.colour for seat in table.seats}
    names = {info.colour: info.name for info in arranged(table)}
    log += arranging.plan(table, "ada", Terms(begins=2))
    log += arranging.swap_seats(table, "ada", 0, 2)
    assert table.settings.begins == 0, "the one who was chosen moved"
    log += arranging.swap_seats(table, "ada", 0, 3)
    log += arranging.remove_seat(table, "ada", 0)
    log += arranging.ready(table, "ben", True)
    assert table.settings.begins == 2
    log += arranging.start(table, "ada")
    assert [seat.guest or seat.level for seat in table.seats] == ["casual", "ben", "ada"]
    assert all(seat.colour == colours[seat.guest or seat.level] for seat in table.seats)
    assert {info.colour: info.name for info in arranged(table)}.items() <= names.items(), "a bot keeps its name"
    again = Table.replayed(log)
    assert facts(again) == facts(table)
    assert shown(again, "ben") == shown(table, "ben")


def test_the_lot_falls_to_everybody_and_stands_in_the_log():
    first = set()
    for _ in range(60):
        seats = (Seat("guest", "ada"), BOT, Seat("bot", None, "strong"))
        table, log = changes.lay(new_table()[0].game, {}, seats, True, "ada", terms=Terms(begins=BY_LOT))
        assert table.status == "playing"
        assert facts(Table.replayed(log)) == facts(table)
        first.add(table.seats[0].guest or table.seats[0].level)
    assert first == {"ada", "casual", "strong"}


def test_a_table_that_waits_although_it_is_full():
    table, _ = changes.lay(new_table()[0].game, {}, (Seat("guest", "ada"), BOT), True, "ada", waits=True)
    assert table.status == "waiting"
    assert arranging.start(table, "ada") == [lines.Begin()]


def test_a_table_is_handed_on_when_its_host_leaves(table):
    changes.leave(table, "ada")
    assert table.host == "ben"
    assert refused(arranging.add_seat, table, "ada") == ("not_allowed", "host-only")
    arranging.add_seat(table, "ben")
    changes.leave(table, "ben")
    assert table.host == "ben", "nobody is there to have it"
    changes.sit(table, "cleo", 1)
    assert table.host == "ben"


def test_a_table_of_somebody_who_is_forgotten_belongs_to_who_sits_down():
    table = Table(lines.Lay("x", "amber-mill", "bohemian_villages", 2, {}, rules=1, seed=9, open=True, host=""))
    changes.sit(table, "cleo", 1)
    assert table.host == "cleo"


def test_what_is_listed(table):
    assert table.is_listed, "it looks for players"
    arranging.seat_bot(table, "ada", 3, "casual")
    assert not table.is_listed, "it is full"
    arranging.free_seat(table, "ada", 3)
    arranging.plan(table, "ada", Terms(open=False))
    assert not table.is_listed, "only those who have the link"
    arranging.ready(table, "ben", True)
    arranging.plan(table, "ada", Terms(open=True))
    arranging.start(table, "ada")
    assert not table.is_listed, "nobody asked to be watched"
    watched, _ = changes.lay(table.game, {}, (Seat("guest", "ada"), BOT), True, "ada", terms=Terms(watch=True))
    assert watched.is_listed
    empty, _ = new_table()
    assert not empty.is_listed, "nobody waits there"


def test_nobody_arranges_for_ever(table):
    """Not even many together can keep the host from beginning."""
    for number in range(arranging.MOST_ARRANGEMENTS):
        arranging.ready(table, "ben", number % 2 == 0)
    assert refused(arranging.ready, table, "ben", True) == ("limit", "limit-arranged")
    assert refused(arranging.paint, table, "ben", 1, 4, None) == ("limit", "limit-arranged")
    while table.arrangements["ada"] < arranging.MOST_ARRANGEMENTS:
        arranging.plan(table, "ada", Terms(hints=not table.settings.hints))
    assert refused(arranging.plan, table, "ada", Terms(hints=not table.settings.hints)) == ("limit", "limit-arranged")
    arranging.free_seat(table, "ada", 1)
    assert arranging.start(table, "ada")
