"""The midwife: children."""

import pytest

from .positions import Table


def couples() -> Table:
    """Two couples in the own village, a single woman, and a couple abroad."""
    table = Table(players=3).village("0 well woman + 1", "1 mine man asleep + 2 asleep", "2 cowshed woman")
    return table.village("0 well man + 0", of=1)


@pytest.mark.rule("H-90")
def test_couples_of_the_own_village():
    assert set(couples().offers("bear")) == {"0 woman", "0 man", "1 woman", "1 man"}


@pytest.mark.rule("H-90")
def test_not_singles_nor_couples_abroad():
    table = couples().village("5 goat_shed man + 0", of=2)
    assert table.match.why_not("bear 2 woman") == ("H-90", {"reason": "no-couple"})
    assert table.match.why_not("bear 5 woman") == ("H-90", {"reason": "no-couple"})


@pytest.mark.rule("H-90")
def test_one_child_from_the_supply_for_a_coin():
    table = couples()
    before = list(table.s.supply[0])
    table.play("bear 0 man", "bear 1 woman")
    assert (table.s.supply[0], table.s.newborn[0]) == ([before[0] - 1, before[1] - 1], [1, 1])
    assert (table.s.coins[0], table.at_person("midwife")) == (2, [2, 0, 0])
    assert table.told("born") == [{"seat": 0, "sex": "woman", "village": 0, "place": 1}]
    assert table.pieces_add_up()


@pytest.mark.rule("H-90")
def test_one_child_for_each_couple_and_turn():
    table = couples().play("bear 0 man")
    assert set(table.offers("bear")) == {"1 woman", "1 man"}
    assert table.match.why_not("bear 0 woman") == ("H-90", {"reason": "had-child"})
    assert table.play("bear 1 man").match.seat == 2, "no couple is left: the turn is over"


@pytest.mark.rule("H-90")
def test_several_in_a_round_in_several_turns():
    table = couples().play("bear 0 man", "end").begin_turn(0).play("bear 0 man", "bear 1 man")
    assert (table.s.round, table.s.newborn[0], table.at_person("midwife")) == (1, [0, 3], [3, 0, 0])


@pytest.mark.rule("H-90")
def test_sleeping_does_not_matter_and_does_not_change():
    table = couples().play("bear 1 woman", "bear 0 woman")
    assert (table.at(0, 0), table.at(0, 1)) == ("well woman + 1", "mine man asleep + 2 asleep")


# -- the child --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-90a")
@pytest.mark.parametrize("place", [0, 1])
def test_the_child_is_of_the_owners_colour(place):
    """Whoever the spouse is."""
    table = couples()
    others = [list(table.s.supply[p]) for p in (1, 2)]
    table.play(f"bear {place} man")
    assert (table.s.newborn[:3], [table.s.supply[p] for p in (1, 2)]) == ([[0, 1], [0, 0], [0, 0]], others)


@pytest.mark.rule("H-90a")
@pytest.mark.parametrize(
    ("supply", "offers"),
    [
        ((1, 1), {"0 woman", "0 man", "1 woman", "1 man"}),
        ((0, 1), {"0 man", "1 man"}),
        ((1, 0), {"0 woman", "1 woman"}),
        ((0, 0), set()),
    ],
)
def test_only_what_the_supply_has(supply, offers):
    table = couples().supply(*supply)
    assert set(table.offers("bear")) == offers
    if not offers:
        assert table.match.why_not("bear 0 man") == ("H-90a", {"reason": "supply-empty", "sex": "man"})


@pytest.mark.rule("H-90a")
def test_the_last_of_a_sex():
    table = couples().supply(1, 1).play("bear 0 woman")
    assert table.why_not("bear 1 woman") == "H-90a"
    assert "bear 1 man" in table.legal


# -- what newborns do not do ------------------------------------------------------------------------------------------------


def born() -> Table:
    """A daughter is born; seat 1 has a single man, an own bakehouse stands empty, a woodcutter sleeps beside the couple."""
    table = couples().village("3 bakehouse", "4 woodcutter man asleep").village("5 goat_shed man", of=1)
    return table.play("bear 0 woman", "end").begin_turn(0)


@pytest.mark.rule("H-90b")
def test_no_work():
    """Water is made by the mother and by the one who has married abroad: the child is nobody to work there."""
    table = couples().tile("carter").play("bear 0 woman")
    assert table.s.awake[0][5] == 2
    assert table.pieces_add_up()
    table.play("extra deliver water")
    assert table.legal == ["work 0 0", "work 1 0"]
    table.play("work 0 0")
    assert table.s.awake[0][5] == 1


@pytest.mark.rule("H-90b")
def test_no_marriage_and_no_moving_in():
    table = born()
    assert table.offers("marry") == []
    assert table.at(0, 3) == "bakehouse"
    table.play("build marketplace", "lay 6")
    assert (table.at(0, 6), table.s.newborn[0]) == ("marketplace", [1, 0]), "nobody moves in"


@pytest.mark.rule("H-90b")
def test_not_woken():
    table = born()
    assert table.play("wake 0 bottom_left").told("woke")[0]["count"] == 1
    assert table.s.newborn[0] == [1, 0]


@pytest.mark.rule("H-90b", "H-57")
def test_not_counted_as_occupying():
    """Nine buildings with villagers and an empty one: the child does not count."""
    table = Table(players=3).full_ring("0 well woman + 1", "9 bakehouse").play("bear 0 man")
    assert table.s.newborn[0] == [0, 1]
    assert table.lines()["surround"] == 0
    table = Table(players=3).full_ring("0 well woman + 1", "9 bakehouse").newborn(man=1)
    table.spent("carter", 4, seat=1).spent("carter", 4, seat=2).round_over()
    assert (table.s.round, table.lines()["surround"], table.s.school[0]) == (2, 0, [0, 1])


@pytest.mark.rule("H-90b")
def test_several_with_one_couple():
    table = couples()
    for sex in ("woman", "man", "man"):
        table.play(f"bear 0 {sex}", "end").begin_turn(0)
    assert table.s.newborn[0] == [1, 2]


@pytest.mark.rule("H-90b", "H-111a")
def test_newborns_are_not_counted_as_awake():
    table = couples()
    before = table.match.view()["seats"][0]["awake"]
    assert table.play("bear 0 woman").match.view()["seats"][0]["awake"] == before
