"""The scoring phase: order, discs, which cards."""

import pytest

from vicus.games.carpe_diem.components import CIRCLES, EMPTY_CORNERS

from .districts import BETWEEN, district, own, triggered
from .positions import Table


def disc_and_cards(table: Table, circle: str) -> None:
    """The player to move puts a disc there and takes whatever is offered first."""
    seat = table.match.seat
    table.play(f"disc {circle}")
    while table.match.seat == seat and not table.offers("disc") and not table.match.over:
        table.play(table.legal[0])


# -- order --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-50")
@pytest.mark.parametrize(
    ("piles", "order"),
    [
        ([(0, "0123")], [3, 2, 1, 0]),  # as at the start: the last disc is on top
        ([(1, "0"), (2, "1"), (3, "2"), (4, "3")], [3, 2, 1, 0]),
        ([(4, "0"), (3, "1"), (2, "2"), (1, "3")], [0, 1, 2, 3]),
        ([(5, "20"), (7, "1"), (3, "3")], [1, 0, 2, 3]),
        ([(5, "02"), (7, "31")], [1, 3, 2, 0]),
        ([(20, "2"), (0, "310")], [2, 0, 1, 3]),
    ],
)
def test_furthest_first_and_from_top_to_bottom(piles, order):
    table = Table(players=4).track(*piles).scoring()
    assert table.match.view()["order"] == order
    seats = []
    for number in range(4):
        seats.append(table.match.seat)
        assert table.match.view()["scored"] == number
        disc_and_cards(table, table.offers("disc")[0])
    assert seats == order


@pytest.mark.rule("C-50")
def test_a_disc_that_arrived_later_is_on_top():
    """Seat 0 steps onto seat 1's space: it is on top and comes first."""
    table = Table(players=2).lay("2,2 -S--").hand("---S").track((3, "0"), (5, "1")).empty(*range(7))
    table.s.turns = 13
    table.play(f"build 2,3 turn {min(table.turns('2,3'))}")
    assert table.pile(5) == [1, 0]
    assert table.match.view()["order"] == [0, 1]


@pytest.mark.rule("C-51")
def test_steps_of_a_scoring_count_for_the_next():
    """Seat 0 is last, wins three steps and lands before both others: now it is still last, later it is first."""
    table = own(district(players=3), chimneys=9).track((3, "1"), (2, "2"), (1, "0")).card(1, "C03")
    table.scoring()
    assert table.match.view()["order"] == [1, 2, 0]
    disc_and_cards(table, str(CIRCLES.index((5, 6))))
    disc_and_cards(table, str(CIRCLES.index((6, 7))))
    table.play(f"disc {CIRCLES.index((1, 2))}")
    assert table.match.view()["order"] == [1, 2, 0]
    table.play("card 1")
    assert table.s.step[0] == 4
    assert table.scoring(1).match.view()["order"] == [0, 1, 2]


@pytest.mark.rule("C-51")
def test_the_order_stays_when_the_one_who_scores_overtakes():
    """Seat 0 is second and steps over seat 1, which has scored before."""
    table = own(district(players=3), chimneys=6).track((3, "1"), (2, "0"), (1, "2"))
    table.card(1, "C03").card(2, "D23").scoring()
    disc_and_cards(table, str(CIRCLES.index((5, 6))))
    table.play(f"disc {BETWEEN}", "card 1")
    assert table.s.step[:3] == [4, 3, 1]
    assert table.match.view()["order"] == [1, 0, 2]
    assert table.match.seat == 2


def test_the_order_is_shown_while_a_scoring_lasts():
    """Not while the last turn of a pass is held, and not when the game is over."""
    table = Table(players=2).lay("2,2 market").hand("L05").empty(*range(7))
    table.s.turns = 13
    table.match.play("store", hold=True)
    assert table.match.view()["order"] == []
    table.match.proceed()
    assert table.match.view()["order"] == [1, 0]
    table = Table(players=2).scoring(3)
    while not table.match.over:
        table.play(table.legal[0])
    assert (table.match.view()["order"], table.match.view()["scored"]) == ([], 0)


# -- discs --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-52", "C-52a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_empty_round_space_and_nothing_else(players):
    table = Table(players=players).scoring()
    between_cards = [i for i, pair in enumerate(CIRCLES) if not set(pair) & set(EMPTY_CORNERS[players])]
    assert table.legal == [f"disc {i}" for i in between_cards], "also where no card can be met; nobody may pass"
    assert len(table.legal) == 4 * players + 1


@pytest.mark.rule("C-52")
def test_one_disc_each_and_the_phase_ends():
    table = Table(players=3).scoring()
    for number in range(3):
        assert table.match.view()["phase"] == "disc"
        assert [player["discs"] for player in table.match.view()["seats"]].count(3) == number
        disc_and_cards(table, table.offers("disc")[0])
    assert [player["discs"] for player in table.match.view()["seats"]] == [3, 3, 3]
    assert (table.match.view()["phase"], table.match.view()["pass"], table.match.view()["order"]) == ("take", 2, [])
    assert table.match.view()["scored"] == 0


@pytest.mark.rule("C-52")
def test_discs_block_their_space_for_good():
    table = Table(players=2).track((1, "0")).scoring().play(f"disc {BETWEEN}")
    assert table.told("disc") == [{"seat": 0, "circle": BETWEEN}]
    while table.match.seat == 0:
        table.play(table.legal[0])
    assert f"disc {BETWEEN}" not in table.legal
    assert table.match.why_not(f"disc {BETWEEN}") == ("C-52", {"reason": "circle-taken", "circle": BETWEEN, "owner": 0})
    disc_and_cards(table, table.offers("disc")[0])
    for passes in (1, 2, 3):
        assert f"disc {BETWEEN}" not in table.scoring(passes).legal
    assert table.match.view()["circles"][BETWEEN]["seat"] == 0


@pytest.mark.rule("C-52")
def test_only_the_new_disc_scores():
    """Seat 0's first disc lies at a villa card; with a villa the second disc pays only its own two cards."""
    table = triggered(district("V1").have(0, points=0), "C05", "D01").play("card 1")
    assert table.s.points[0] == 0, "3 - 4"
    table.card(9, "D02").card(10, "D03").have(0, points=20).track((5, "0")).scoring(1)
    table.play(f"disc {CIRCLES.index((9, 10))}", "card 9")
    assert [event["card"] for event in table.told("settles")] == ["D02", "D03"]
    assert table.s.points[0] == 12


@pytest.mark.rule("C-52")
def test_a_disc_triggers_the_two_cards_beside_it():
    for circle, places in enumerate(CIRCLES):
        table = Table(players=4).scoring().play(f"disc {circle}")
        assert table.offers("card") == [str(place) for place in places]


# -- the two cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-52a", "C-56")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_one_card_wholly_and_then_the_other(first, second):
    """Red cards that can be paid, and breads: every step is asked."""
    table = triggered(district().have(0, herbs=2, fish=3, breads=6), "A04", "A12")
    cards = {
        1: {"card": "A04", "wants": {"herbs": 2}, "pays": {"points": 4}},
        2: {"card": "A12", "wants": {"fish": 3}, "pays": {"points": 7}},
    }
    assert table.legal == ["card 1", "card 2"]
    table.play(f"card {first}")
    assert table.told("settles") == [{"seat": 0, "place": first, **cards[first]}]
    assert table.match.view()["scoring"] == {"circle": BETWEEN, "card": first, "settled": [], "times": 0}
    assert table.why_not(f"card {second}") == "C-55", "first this one"
    assert table.play("pay 1").legal == ["breads 0", "breads 1", "breads 2"]
    assert table.match.view()["scoring"]["times"] == 1
    table.play("breads 1")
    assert table.told("met") == [{"seat": 0, "times": 2, **cards[first]}]
    assert table.match.view()["scoring"] == {"circle": BETWEEN, "card": second, "settled": [first], "times": 0}
    assert table.told("settles") == [{"seat": 0, "place": second, **cards[second]}]
    assert table.match.seat == 0
    table.play("pay 1", "breads 0")
    assert table.match.seat == 1, "the next one begins after both"
    assert table.match.view()["scoring"] is None


@pytest.mark.rule("C-52a")
def test_each_card_is_settled_once():
    table = triggered(district().have(0, breads=6), "D01", "D03").play("card 2", "breads 1")
    assert table.match.view()["scoring"]["settled"] == [2]
    table.play("breads 1")
    assert table.match.seat == 1
    assert [event["card"] for event in table.told("met")] == ["D01"]


@pytest.mark.rule("C-52a")
def test_cards_elsewhere_are_not_settled():
    table = triggered(district(), "D01", "D03")
    assert table.why_not("card 5") == "C-52"
    assert table.why_not("disc 3") == "C-52a"
