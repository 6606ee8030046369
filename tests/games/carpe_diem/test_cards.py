"""Scoring cards: meeting them, handing in, declining."""

from collections import Counter

import pytest

from vicus.games.carpe_diem.components import CIRCLES

from .districts import district, own, storage, triggered
from .positions import Table

# Cards of the standard box, by what they want
TWO_HERBS, THREE_CHICKENS, THREE_FISH = "A04", "A09", "A12"
THREE_GOODS, FOUR_GOODS = "B09", "B11"
CHIMNEYS_BREAD, CHIMNEYS_COIN, CHIMNEYS_COIN_STEP = "C01", "C02", "C03"
VILLA, TWO_VILLAS, TWO_VILLAS_POINTS = "C05", "C07", "C08"
MERCHANT, STEWARD, POND, POND_GARDEN, LANDSCAPES, DWELLINGS = "D01", "D03", "D08", "D13", "D27", "D28"
TWO_MARKETS, TWO_BAKERIES, TWO_FOUNTAINS, MARKET_FOUNTAIN = "D21", "D22", "D23", "D25"


def red(card: str, *plays: str, points: int = 20, **have: int):
    """Seat 0 with this storage settles a red card; the other card is met by nothing."""
    table = district().have(0, points=points, **have)
    return triggered(table, card, VILLA).play("card 1", *plays)


def green(card: str, *plays: str, breads: int = 0, **owned: int):
    """Seat 0 owns this and settles a green card; the other card wants two fountains."""
    table = own(district().have(0, points=20, breads=breads), **owned)
    return triggered(table, card, TWO_FOUNTAINS).play("card 1", *plays)


def paid(table, card: str) -> int:
    """How often a card was met in the last play, 0 when it was missed."""
    met = [event["times"] for event in table.told("met") if event["card"] == card]
    assert len(met) + sum(event["card"] == card for event in table.told("missed")) == 1
    return sum(met)


def won(table) -> dict[str, int]:
    """What the last play brought."""
    wins: Counter[str] = Counter()
    for event in table.told("gained"):
        wins[event["what"]] += event["amount"]
    for event in table.told("steps"):
        wins["steps"] += event["steps"]
    return dict(wins)


# -- red cards ----------------------------------------------------------------------------------------------------------

SETS = [
    (TWO_HERBS, {"herbs": 2}, 4),
    (THREE_CHICKENS, {"chicken": 3}, 7),
    (THREE_GOODS, {"chicken": 1, "grapes": 1, "fish": 1}, 5),
    (FOUR_GOODS, {"chicken": 1, "grapes": 1, "fish": 1, "herbs": 1}, 8),
]


@pytest.mark.rule("X-C-54", "C-53", "C-55")
@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize(("card", "goods", "points"), SETS)
def test_goods_handed_in_pay_as_often(card, goods, points, times):
    table = red(card, f"pay {times}", points=4, **{good: times * n for good, n in goods.items()})
    assert table.s.points[0] == 4 + times * points - 4, "the other card is missed"
    assert storage(table) == {}, "they are gone"


@pytest.mark.rule("X-C-54", "C-54")
@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize(("card", "goods", "points"), SETS)
def test_coins_stand_for_any_goods(card, goods, points, times):
    table = red(card, f"pay {times}", points=4, coins=times * sum(goods.values()))
    assert table.s.points[0] == times * points
    assert storage(table) == {}


@pytest.mark.rule("C-54")
@pytest.mark.parametrize(
    ("card", "have", "times"),
    [
        (TWO_HERBS, {"herbs": 1, "coins": 1}, 1),
        (TWO_HERBS, {"herbs": 3, "coins": 3}, 3),
        (TWO_HERBS, {"herbs": 3, "coins": 2}, 2),
        (TWO_HERBS, {"grapes": 9, "fish": 9, "chicken": 9, "herbs": 1}, 0),
        (FOUR_GOODS, {"fish": 2, "herbs": 2, "chicken": 1, "coins": 3}, 2),
        (FOUR_GOODS, {"fish": 5, "coins": 3}, 1),
        (FOUR_GOODS, {"fish": 5, "coins": 6}, 2),
        (THREE_GOODS, {"herbs": 5, "chicken": 1, "fish": 1}, 0),
        (THREE_GOODS, {"herbs": 5, "chicken": 1, "fish": 1, "coins": 1}, 1),
    ],
)
def test_how_often_a_red_card_can_be_paid(card, have, times):
    table = triggered(district().have(0, **have), card, VILLA)
    if times:
        assert table.play("card 1").offers("pay") == [str(n) for n in range(times + 1)]
        assert table.why_not(f"pay {times + 1}") == "C-54"
    else:
        assert paid(table.play("card 1"), card) == 0, "nobody is asked"


@pytest.mark.rule("C-54a")
def test_own_goods_are_paid_before_coins():
    table = red(FOUR_GOODS, "pay 2", fish=5, herbs=1, grapes=2, coins=4)
    assert storage(table) == {"fish": 3, "coins": 1}


@pytest.mark.rule("C-54a")
def test_goods_that_the_card_does_not_want_stay():
    assert storage(red(TWO_HERBS, "pay 1", herbs=2, grapes=3, coins=2)) == {"grapes": 3, "coins": 2}


@pytest.mark.rule("C-55")
@pytest.mark.parametrize(("times", "points", "left"), [(1, 4, 4), (2, 8, 2), (3, 12, 0)])
def test_how_often_is_the_players_choice(times, points, left):
    table = red(TWO_HERBS, f"pay {times}", points=4, herbs=6)
    assert table.s.points[0] == points
    assert table.goods(0)["herbs"] == left


@pytest.mark.rule("C-58")
@pytest.mark.parametrize(("points", "left"), [(20, 12), (9, 1), (8, 0), (3, 0), (0, 0)])
def test_a_red_card_can_be_declined(points, left):
    """The other card is missed as well: 4 points each, and never below 0."""
    table = red(TWO_HERBS, "pay 0", points=points, herbs=2)
    assert table.s.points[0] == left
    assert storage(table) == {"herbs": 2}
    assert table.told("handed") == []
    assert [event["points"] for event in table.told("missed")] == [min(4, points), max(0, min(4, points - 4))]


# -- what is not met ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-57")
@pytest.mark.parametrize(("first", "second"), [(TWO_HERBS, VILLA), (FOUR_GOODS, THREE_FISH), (MERCHANT, TWO_VILLAS)])
def test_two_cards_not_met_cost_eight(first, second):
    table = triggered(district().have(0, points=20, herbs=1), first, second).play("card 2")
    assert table.s.points[0] == 12
    assert storage(table) == {"herbs": 1}
    assert [(event["card"], event["points"]) for event in table.told("missed")] == [(second, 4), (first, 4)]


@pytest.mark.rule("X-C-57", "C-57")
def test_two_fish_for_three_are_kept():
    table = district("V1").have(0, points=10, fish=2)
    triggered(table, THREE_FISH, VILLA).play("card 1")
    assert table.s.points[0] == 10 - 4 + 3
    assert storage(table) == {"fish": 2}


@pytest.mark.rule("C-57")
def test_the_penalty_is_a_number_of_the_box():
    table = district(box={"rules": {"penalty": 3}}).have(0, points=10)
    assert triggered(table, MERCHANT, VILLA).play("card 1").s.points[0] == 4


@pytest.mark.rule("C-58a")
@pytest.mark.parametrize(("first", "points"), [("card 2", 7), ("card 1", 5)])
def test_the_floor_holds_at_each_card(first, points):
    """2 points; place 1 brings 7, place 2 is missed."""
    table = triggered(district().have(0, points=2, fish=3), THREE_FISH, VILLA)
    if first == "card 1":
        assert table.play("card 1", "pay 1").s.points[0] == 2 + 7 - 4 == points
    else:
        assert table.play("card 2", "pay 1").s.points[0] == points


@pytest.mark.rule("C-58a", "C-55")
def test_a_green_card_that_is_met_cannot_be_declined():
    table = triggered(district("V1 V1").have(0, points=20, breads=3), VILLA, THREE_FISH).play("card 1")
    assert table.legal == ["breads 0", "breads 1"]
    assert table.why_not("pay 0") == "C-55"
    assert paid(table.play("breads 0"), VILLA) == 2


# -- green cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X-C-60", "C-60a")
@pytest.mark.parametrize(
    ("card", "things", "wins"),
    [
        (VILLA, {"villa": 1}, {"points": 3}),
        (TWO_VILLAS, {"villa": 2}, {"coins": 1, "breads": 1, "steps": 1}),
        (MERCHANT, {"merchant": 1}, {"points": 3}),
        (POND_GARDEN, {"pond": 1, "herb_garden": 1}, {"points": 7}),
        (TWO_BAKERIES, {"bakery": 2}, {"points": 3}),
        (LANDSCAPES, {"any_landscape": 3}, {"coins": 1, "breads": 1}),
        (DWELLINGS, {"any_dwelling": 3}, {"coins": 1, "breads": 1}),
        (CHIMNEYS_BREAD, {"chimneys": 2}, {"breads": 1}),
        (CHIMNEYS_COIN_STEP, {"chimneys": 3}, {"coins": 1, "steps": 1}),
    ],
)
@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize("more", [0, 1])
def test_a_green_card_pays_as_often_as_it_is_met(card, things, wins, times, more):
    """All but one thing for once more change nothing."""
    table = green(card, **{thing: times * n + (n - 1) * more for thing, n in things.items()})
    assert paid(table, card) == times
    assert won(table) == {what: times * n for what, n in wins.items()}
    assert (table.s.coins[0], table.s.breads[0]) == (won(table).get("coins", 0), won(table).get("breads", 0))
    assert table.s.step[0] == 1 + won(table).get("steps", 0)


@pytest.mark.rule("X-C-60", "X-C-54", "C-43", "C-59")
@pytest.mark.parametrize(
    ("card", "wins"),
    [
        (TWO_HERBS, {"points": 4}),
        (THREE_CHICKENS, {"points": 7}),
        (THREE_GOODS, {"points": 5}),
        (FOUR_GOODS, {"points": 8}),
        (VILLA, {"points": 3}),
        (TWO_VILLAS, {"coins": 1, "breads": 1, "steps": 1}),
        (MERCHANT, {"points": 3}),
        (POND_GARDEN, {"points": 7}),
        (LANDSCAPES, {"coins": 1, "breads": 1}),
        (TWO_BAKERIES, {"points": 3}),
    ],
)
def test_three_breads_meet_any_card_once(card, wins):
    table = green(card, "breads 1", breads=3)
    assert paid(table, card) == 1
    assert won(table) == wins
    assert table.s.breads[0] == wins.get("breads", 0)


@pytest.mark.rule("C-60a")
@pytest.mark.parametrize(("ponds", "gardens", "times"), [(2, 2, 2), (2, 1, 1), (1, 3, 1), (3, 2, 2), (4, 0, 0), (0, 4, 0)])
def test_the_scarcest_kind_counts(ponds, gardens, times):
    assert paid(green(POND_GARDEN, pond=ponds, herb_garden=gardens), POND_GARDEN) == times


@pytest.mark.rule("C-60a")
@pytest.mark.parametrize(
    ("structures", "times"), [("P G", 0), ("P H G", 1), ("P P P", 1), ("P P H H C", 1), ("P P H H C G", 2)]
)
def test_landscapes_of_any_kind_are_added_up(structures, times):
    assert paid(triggered(district(structures), LANDSCAPES, TWO_FOUNTAINS).play("card 1"), LANDSCAPES) == times


@pytest.mark.rule("C-60a")
@pytest.mark.parametrize(("structures", "times"), [("M B", 0), ("M B S", 1), ("K K K", 1), ("M M B B S K", 2), ("P H G V1", 0)])
def test_dwellings_of_any_kind_are_added_up(structures, times):
    table = triggered(district(structures), DWELLINGS, TWO_FOUNTAINS).play("card 1")
    assert paid(table, DWELLINGS) == times


@pytest.mark.rule("C-60a")
def test_possession_serves_both_cards_and_is_not_used_up():
    table = triggered(district("V2 V1").have(0, points=0), VILLA, TWO_VILLAS_POINTS).play("card 1")
    assert table.s.points[0] == 6 + 7
    assert (table.owns("villa", 0), table.owns("chimneys", 0)) == (2, 3)
    again = table.scoring(1).play(f"disc {CIRCLES.index((1, 5))}", "card 1")
    assert paid(again, VILLA) == 2, "and every scoring"


@pytest.mark.rule("C-60a")
@pytest.mark.parametrize(("tile", "thing"), [("bakery", "bakery"), ("L65", "chimneys"), ("fountain", "fountain")])
def test_stored_tiles_count_for_nothing(tile, thing):
    table = Table(players=2).lay("2,2 market").hand(tile).play("store")
    assert (table.s.stores[0], table.owns(thing, 0)) == (1, 0)


@pytest.mark.rule("C-60")
@pytest.mark.parametrize(
    ("card", "structures", "times"),
    [
        (CHIMNEYS_BREAD, "V3 V4?", 3),  # chimneys of finished and unfinished villas
        (CHIMNEYS_BREAD, "V1?", 0),
        (VILLA, "V1 V1? V2?", 1),  # finished ones only
        (VILLA, "V9 V V1", 3),  # of any size, even without a chimney
        (POND, "P P? P", 2),
        (LANDSCAPES, "P H? G C?", 0),
        (MERCHANT, "M? M", 1),
        (TWO_BAKERIES, "bakery bakery bakery market", 1),
        (TWO_MARKETS, "market market fountain", 1),
        (TWO_FOUNTAINS, "fountain fountain", 1),
        (MARKET_FOUNTAIN, "fountain market fountain", 1),
    ],
)
def test_what_counts_on_green_cards(card, structures, times):
    assert paid(triggered(district(structures), card, STEWARD).play("card 1"), card) == times


@pytest.mark.rule("C-60")
@pytest.mark.parametrize(
    ("tile", "laid", "thing", "number"),
    [
        ("L65", "market", "chimneys", 2),  # two sides of it are open
        ("L65", "market", "villa", 0),
        ("V---", "--V-", "villa", 1),
        ("bakery", "market", "bakery", 1),
        ("market", "market", "market", 2),
        ("fountain", "market", "fountain", 1),
        ("P---", "--P-", "pond", 1),
        ("P---", "--P-", "any_landscape", 1),
        ("B---", "--B-", "baker", 1),
        ("B---", "--B-", "any_dwelling", 1),
        ("B---", "market", "baker", 0),
    ],
)
def test_what_is_built_is_owned(tile, laid, thing, number):
    """The tile in hand is built below one that lies already."""
    table = Table(players=2).lay(f"2,2 {laid}").hand(tile)
    table.play(next(text for text in table.legal if text.startswith("build 3,2")))
    assert table.owns(thing, 0) == number


@pytest.mark.rule("C-60")
def test_a_large_structure_counts_once():
    """A pond and a villa of three tiles each."""
    table = district().lay("0,0 -P--", "0,1 -P-P", "0,2 ---P", "2,0 -V--", "2,1 -V-V", "2,2 ---V", seat=0)
    assert paid(triggered(table, POND, VILLA).play("card 1"), POND) == 1
    assert paid(table, VILLA) == 1


@pytest.mark.rule("X-C-53a", "C-53")
def test_seven_chimneys():
    table = triggered(district("V3 V4?"), CHIMNEYS_BREAD, CHIMNEYS_COIN_STEP).play("card 1", "breads 0")
    assert (table.s.breads[0], table.s.coins[0], table.s.step[0]) == (3, 2, 1 + 2)


@pytest.mark.rule("X-C-53b", "C-53")
def test_seven_landscapes():
    table = district("P P H G G C C").have(0, points=0)
    triggered(table, POND_GARDEN, LANDSCAPES).play("card 1")
    assert (table.s.points[0], table.s.coins[0], table.s.breads[0]) == (7, 2, 2)


@pytest.mark.rule("C-53")
def test_green_cards_take_nothing():
    table = district("P H bakery bakery").have(0, points=0, fish=2, herbs=2, coins=2, breads=2)
    assert triggered(table, POND_GARDEN, TWO_BAKERIES).play("card 1").s.points[0] == 10
    assert storage(table) == {"fish": 2, "herbs": 2, "coins": 2, "breads": 2}
    assert (table.owns("pond", 0), table.owns("bakery", 0)) == (1, 2)


# -- breads -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X-C-59", "C-59")
def test_breads_goods_and_coins_for_three_sets():
    table = red(FOUR_GOODS, "pay 2", "breads 1", points=0, breads=3, coins=3, fish=2, herbs=2, chicken=1)
    assert won(table) == {"points": 24}
    assert storage(table) == {}


@pytest.mark.rule("C-43")
@pytest.mark.parametrize(("breads", "offers"), [(2, []), (3, ["0", "1"]), (5, ["0", "1"]), (6, ["0", "1", "2"])])
def test_three_breads_each_time(breads, offers):
    table = triggered(district().have(0, breads=breads), MERCHANT, TWO_FOUNTAINS).play("card 1")
    assert table.offers("breads") == offers
    if offers:
        assert table.why_not(f"breads {len(offers)}") == "C-43"


@pytest.mark.rule("C-59")
def test_breads_come_on_top_of_possession():
    table = green(VILLA, "breads 1", breads=3, villa=2)
    assert won(table) == {"points": 9}


@pytest.mark.rule("C-55a")
def test_breads_may_be_used_several_times_on_one_card():
    table = green(VILLA, "breads 2", breads=7)
    assert (won(table), table.s.breads[0]) == ({"points": 6}, 1)


@pytest.mark.rule("C-55a")
def test_breads_may_be_used_on_both_cards():
    table = triggered(district().have(0, points=0, breads=9), VILLA, THREE_FISH).play("card 1", "breads 1", "breads 2")
    assert (table.s.points[0], table.s.breads[0]) == (3 + 14, 0)


@pytest.mark.rule("C-55a")
def test_breads_stand_for_a_whole_requirement_only():
    """One herb and three breads: the breads meet the card, the herb stays, and it is met once."""
    table = triggered(district().have(0, herbs=1, breads=3), TWO_HERBS, TWO_FOUNTAINS).play("card 1")
    assert table.legal == ["breads 0", "breads 1"]
    assert paid(table.play("breads 1"), TWO_HERBS) == 1
    assert storage(table) == {"herbs": 1}


@pytest.mark.rule("C-58a")
def test_nobody_has_to_use_breads():
    table = green(MERCHANT, "breads 0", breads=6)
    assert (paid(table, MERCHANT), table.s.breads[0]) == (0, 6)


@pytest.mark.rule("C-55b")
def test_breads_of_a_card_cannot_serve_itself():
    """Two breads and one more for two chimneys: three, but only for the second card."""
    table = triggered(own(district().have(0, breads=2), chimneys=2), CHIMNEYS_BREAD, VILLA).play("card 1")
    assert paid(table, CHIMNEYS_BREAD) == 1
    assert table.match.view()["scoring"] == {"circle": 2, "card": 2, "settled": [1], "times": 0}
    assert table.legal == ["breads 0", "breads 1"]


@pytest.mark.rule("C-55b")
def test_coins_of_a_card_cannot_serve_itself():
    box = {"cards": {"A04": {"require": {"herbs": 2}, "payout": {"coins": 5}}}}
    table = triggered(district(box=box).have(0, herbs=2), TWO_HERBS, TWO_FOUNTAINS).play("card 1")
    assert table.offers("pay") == ["0", "1"]
    assert table.play("pay 1").s.coins[0] >= 5
    assert table.told("handed") == [{"seat": 0, "times": 1}]


# -- the second card ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-56")
def test_a_coin_of_the_first_card_serves_the_second():
    table = own(district().have(0, points=4, herbs=1), chimneys=2)
    triggered(table, TWO_HERBS, CHIMNEYS_COIN)
    twin = table.match.copy()
    assert table.play("card 2", "pay 1").s.points[0] == 4 + 4
    twin.play("card 1")
    assert (twin.state.points[0], twin.state.coins[0]) == (0, 1), "the other way round it comes too late"


@pytest.mark.rule("C-56", "C-59", "C-43")
def test_breads_just_won_may_be_used():
    """X-C-53a gives 3 breads; they meet the second card."""
    table = triggered(district("V3 V4?").have(0, points=0), CHIMNEYS_BREAD, MERCHANT).play("card 1", "breads 1")
    assert (table.s.points[0], table.s.breads[0]) == (3, 0)


@pytest.mark.rule("C-51", "C-53")
def test_steps_are_taken_at_once():
    table = green(CHIMNEYS_COIN_STEP, chimneys=6)
    assert table.told("steps") == [{"seat": 0, "steps": 2, "space": 3}]
    assert table.pile(3) == [0]
