"""What each seat may see, and positions drawn from what it does not see (C-07a)."""

from collections import Counter

import pytest

from vicus.games.carpe_diem.components import FOUNTAIN_KINDS
from vicus.games.carpe_diem.state import RETURN_CARD

from .positions import GAME, Table, games

BOX = GAME.box.contents
KIND = FOUNTAIN_KINDS.index


def put_under(table: Table, kind: str, seat: int) -> None:
    """A fountain card that a seat has put under the stack."""
    s = table.s
    s.fresh[KIND(kind)] -= 1
    s.returned[s.returns], s.returner[s.returns] = KIND(kind), seat
    s.returns += 1


def look_at(table: Table, *kinds: str) -> None:
    """The seat to move looks at these cards."""
    for i, kind in enumerate(kinds):
        table.s.fresh[KIND(kind)] -= 1
        table.s.looked[i] = KIND(kind)
    table.s.looking, table.s.phase = len(kinds), RETURN_CARD


def secrets() -> Table:
    """Seat 1 looks at two fountain cards; everybody keeps cards and has stored tiles, two cards lie under the stack.

    The tiles of space 6 are out of the game.
    """
    table = Table(players=3, seat=1).empty(6)
    for seat, fountains in enumerate((1, 3, 1)):
        table.lay(*(f"0,{column} fountain" for column in range(fountains)), seat=seat)
    table.keep("baker", seat=0).keep("pond", "villa", seat=1).keep("market", seat=2)
    table.store("L01", seat=0).store("L02", "D01", seat=1).store("L03", seat=2)
    put_under(table, "steward", 0)
    put_under(table, "merchant", 1)
    look_at(table, "pond", "hen_yard")
    return table.refresh()


def swap_kept(s):
    s.kept[1][KIND("villa")] -= 1
    s.kept[1][KIND("vineyard")] += 1
    s.fresh[KIND("vineyard")] -= 1
    s.fresh[KIND("villa")] += 1


def swap_looked(s):
    s.looked[0], other = KIND("craftsman"), s.looked[0]
    s.fresh[KIND("craftsman")] -= 1
    s.fresh[other] += 1


def swap_returned(s):
    s.returned[1], other = KIND("fountain"), s.returned[1]
    s.fresh[KIND("fountain")] -= 1
    s.fresh[other] += 1


def swap_face_down(s):
    s.light[: s.lights] = reversed(s.light[: s.lights])
    s.dark[: s.darks] = reversed(s.dark[: s.darks])


def swap_fresh_with_others(s):
    """What seat 2 keeps and what nobody has looked at change places."""
    s.kept[2][KIND("market")] -= 1
    s.kept[2][KIND("bakery")] += 1
    s.fresh[KIND("bakery")] -= 1
    s.fresh[KIND("market")] += 1


def other_chance(s):
    s.chance = [s.chance[0] ^ 5, s.chance[1]]


# -- what is hidden -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-07a")
@pytest.mark.parametrize(
    ("change", "seen_by"),
    [
        (swap_kept, {1}),
        (swap_looked, {1}),
        (swap_returned, {1}),
        (swap_fresh_with_others, {2}),
        (swap_face_down, set()),
        (other_chance, set()),
    ],
)
def test_hidden_things_change_no_other_view(change, seen_by):
    table = secrets()
    before = {seat: table.match.view(seat) for seat in (None, 0, 1, 2)}
    scores = {seat: table.match.scores_for(seat) for seat in (None, 0, 1, 2)}
    change(table.s)
    assert table.pieces_add_up()
    table.match.refresh()
    assert {seat for seat in (None, 0, 1, 2) if table.match.view(seat) != before[seat]} == seen_by
    assert {seat for seat in (None, 0, 1, 2) if table.match.scores_for(seat) != scores[seat]} <= seen_by


@pytest.mark.rule("C-07a")
def test_owners_see_their_own():
    view = secrets().match.view(1)
    assert sorted(view["seats"][1]["fountains"]) == ["pond", "villa"]
    assert view["fountain"]["looked"] == ["pond", "hen_yard"]
    assert view["fountain"]["returned"] == [None, "merchant"], "cards that one has put under the stack are known"
    assert view["fountain"]["returners"] == [0, 1]


@pytest.mark.rule("C-07a")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_others_see_numbers_only(seat):
    view = secrets().match.view(seat)
    assert view["fountain"]["looked"] is None
    assert view["fountain"]["looking"] == 2
    assert view["fountain"]["returned"] == ["steward" if seat == 0 else None, None]
    for p, player in enumerate(view["seats"]):
        assert (player["stored"], player["fountain_cards"]) == [(1, 1), (2, 2), (1, 1)][p]
        assert (player["fountains"] is None) == (p != seat)


@pytest.mark.rule("C-07a")
def test_open_things_are_the_same_for_all():
    table = secrets().have(0, points=5, coins=1, breads=2, fish=3)
    views = [table.match.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        del view["viewer"], view["fountain"]
        for player in view["seats"]:
            del player["fountains"]
    assert views[0] == views[1] == views[2] == views[3]
    assert views[0]["seats"][0]["goods"]["fish"] == 3
    assert len(views[0]["removed"]) == 4, "everybody saw them go"
    stored = [[tile["id"] for tile in player["stored_tiles"]] for player in views[0]["seats"]]
    assert stored == [["L01"], ["L02", "D01"], ["L03"]], "everybody saw them taken"
    assert [views[0]["seats"][0][name] for name in ("points", "coins", "breads", "discs")] == [5, 1, 2, 4]


@pytest.mark.rule("C-07a", "C-83")
def test_everything_is_open_at_the_end():
    table = secrets()
    table.s.looking = 0
    view = table.finish().match.view(None)
    assert [sorted(player["fountains"]) for player in view["seats"]] == [["baker"], ["pond", "villa"], ["market"]]
    assert [len(player["stored_tiles"]) for player in view["seats"]] == [1, 2, 1]
    assert view["fountain"]["returned"] == ["steward", "merchant"]


@pytest.mark.rule("C-07a", "C-83")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_points_of_fountain_cards_are_hidden_until_the_end(seat):
    table = Table(players=3).lay("0,0 market", "0,1 market", seat=0).lay("0,0 bakery", seat=1)
    table.keep("market", seat=0).keep("bakery", seat=1).keep("pond", seat=2)
    points = [4, 2, 0]
    for p, score in enumerate(table.match.scores_for(seat)):
        lines, all_lines = dict(score.lines), table.lines(p)
        assert all_lines["fountain"] == points[p]
        assert lines["fountain"] == (points[p] if p == seat else None)
        assert score.total == sum(all_lines.values()) - (0 if p == seat else points[p])
        assert {name: n for name, n in lines.items() if name != "fountain"} == {
            name: n for name, n in all_lines.items() if name != "fountain"
        }
    assert [dict(score.lines)["fountain"] for score in table.finish().match.scores_for(seat)] == points


@pytest.mark.rule("C-53")
@pytest.mark.parametrize(("name", "colour"), [("A04", "red"), ("B09", "red"), ("C03", "green"), ("D13", "green")])
def test_scoring_cards_as_they_are_shown(name, colour):
    shown, printed = Table(players=2).card(1, name).match.view()["cards"][1], BOX.cards[name]
    assert (shown["id"], shown["deck"], shown["colour"]) == (name, name[0], colour)
    assert (shown["require"], shown["payout"], shown["provenance"]) == (printed.require, printed.payout, printed.provenance)


@pytest.mark.rule("C-22")
def test_banderoles_that_are_left():
    table = Table(players=2).board("A").lay("1,2 market", "2,2 bakery")
    assert table.match.view()["seats"][0]["banderoles"] == [0, 4, 12, 21, 23, 26, 31, 34]


# -- events -------------------------------------------------------------------------------------------------------------


def told(match, seat, kind):
    return [event.params for event in match.events_for(seat) if event.kind == kind]


@pytest.mark.rule("C-07a", "C-13")
def test_a_stored_tile_is_named_to_everybody():
    table = Table(players=3).lay("2,2 market").hand("L05").play("store")
    for seat in (None, 0, 1, 2):
        assert told(table.match, seat, "stored") == [{"seat": 0, "tile": "L05"}]


@pytest.mark.rule("C-07a", "C-30")
def test_fountain_cards_are_named_to_the_one_who_looks():
    table = Table(players=3).lay("2,2 market").hand("fountain").stack("pond", "villa").play("build 2,3 turn 0")
    assert told(table.match, 0, "looked") == [{"seat": 0, "cards": ["pond", "villa"]}]
    for seat in (None, 1, 2):
        assert told(table.match, seat, "looked") == [{"seat": 0}]
    table.play("return villa")
    assert told(table.match, 0, "kept") == [{"seat": 0, "returned": "villa"}]
    for seat in (None, 1, 2):
        assert told(table.match, seat, "kept") == [{"seat": 0}]


@pytest.mark.rule("C-07a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_else_is_held_back_from_anybody(players):
    private = {"looked": "cards", "kept": "returned"}
    seen = set()
    for match in games(players, 4):
        for seat in (None, *range(players)):
            for known, event in zip(match.events_for(seat), match.events, strict=True):
                hidden = event.kind in private and event.params["seat"] != seat
                wanted = {k: v for k, v in event.params.items() if not hidden or k != private[event.kind]}
                assert (known.kind, known.params) == (event.kind, wanted)
                seen.add(event.kind)
    assert seen >= {"stored", "looked", "kept", "took", "built", "ended", "final"}


# -- positions drawn anew -----------------------------------------------------------------------------------------------


def drawn(table: Table, seat: int, number: int):
    view = table.match.view(seat)
    return [GAME.sample(view, seed) for seed in range(number)]


@pytest.mark.rule("C-07a")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tiles_that_lie_nowhere_else_are_face_down(seat):
    table = secrets()
    for twin in drawn(table, seat, 20):
        for name in ("light", "dark"):
            assert sorted(getattr(twin, name)) == sorted(getattr(table.s, name))
        assert (twin.lights, twin.darks) == (table.s.lights, table.s.darks)
        assert (twin.stores, twin.stored) == (table.s.stores, table.s.stored)


@pytest.mark.rule("C-07a")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_unseen_fountain_cards_may_be_anywhere(seat):
    """Everywhere but where this seat knows the card: kept by others, looked at by others, put under by others, on top."""
    table = secrets()
    s, every = table.s, {kind: BOX.copies(kind) for kind in FOUNTAIN_KINDS}
    kept: list[set[str]] = [set(), set(), set()]
    returned: list[set[str]] = [set(), set()]
    looked: list[set[str]] = [set(), set()]
    fresh: set[str] = set()
    for twin in drawn(table, seat, 400):
        cards = Counter({kind: twin.fresh[KIND(kind)] for kind in FOUNTAIN_KINDS})
        fresh |= {kind for kind, n in cards.items() if n}
        assert sum(twin.fresh) == sum(s.fresh)
        for p in range(3):
            assert sum(twin.kept[p]) == sum(s.kept[p])
            kept[p] |= {kind for kind in FOUNTAIN_KINDS if twin.kept[p][KIND(kind)]}
            cards.update({kind: twin.kept[p][KIND(kind)] for kind in FOUNTAIN_KINDS})
        for places, row in ((returned, twin.returned), (looked, twin.looked)):
            for i, place in enumerate(places):
                place.add(FOUNTAIN_KINDS[row[i]])
                cards[FOUNTAIN_KINDS[row[i]]] += 1
        assert cards == every, "24 cards, two of each kind"
        assert twin.returner[:2] == [0, 1]
        assert (twin.returns, twin.looking) == (2, 2)
    anything = set(FOUNTAIN_KINDS)
    if seat == 1:  # it has one pond and looks at the other
        anything.discard("pond")
    own = {0: {"baker"}, 1: {"pond", "villa"}, 2: {"market"}}
    assert kept == [own[p] if p == seat else anything for p in range(3)]
    assert returned == [{"steward"} if seat == 0 else anything, {"merchant"} if seat == 1 else anything]
    assert looked == ([{"pond"}, {"hen_yard"}] if seat == 1 else [anything, anything])
    assert fresh == anything


def test_draws_differ_and_can_be_repeated():
    view = secrets().match.view(0)
    assert GAME.sample(view, 7) == GAME.sample(view, 7)
    assert len({str(GAME.sample(view, seed).kept) for seed in range(20)}) > 15
    assert len({tuple(GAME.sample(view, seed).chance) for seed in range(20)}) == 20


HIDDEN = {"chance", "light", "dark", "fresh", "returned", "looked", "kept", "drawn", "put"}
LEFT_OVER = {"seat", "queue", "scored", "arrival", "arrivals", "moves", "forced", "alone"}
"""Fields that mean nothing now, or only in comparison with each other."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("movement", ["star", "ring"])
def test_positions_drawn_in_random_games_are_whole(players, movement):
    """They look the same to the seat, all pieces are there, and they can be played to the end."""
    for number, match in enumerate(games(players, 9, movement=movement)):
        seat = number % players
        twin = GAME.sample(match.view(seat), number)
        assert GAME.spec.view(twin, seat, BOX) == GAME.spec.view(match.state, seat, BOX)
        differ = {name for name, value in match.state.values() if getattr(twin, name) != value}
        assert differ <= HIDDEN | LEFT_OVER
        counted = GAME.spec.census(twin, BOX)
        assert {name: pair for name, pair in counted.items() if pair[0] != pair[1]} == {}
        if number % 29 == 0:
            other = match.copy()
            other.state = twin
            other.refresh()
            while not other.over:
                other.play(other.legal()[-1])
            assert other.winners()


def test_a_position_without_secrets_is_drawn_as_it_is():
    """Before anybody stores a tile or looks at a card only the order of what is face down is unknown."""
    match = GAME.new(players=4, seed=2)
    twin = GAME.sample(match.view(0), 1)
    for row in (twin.light, twin.dark, match.state.light, match.state.dark):
        row.sort()
    twin.chance = match.state.chance
    assert twin.differences(match.state) == []
