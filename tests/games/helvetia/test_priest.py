"""The priest: who may marry whom, and the dowry."""

import pytest

from .positions import Table, games


def bride() -> Table:
    """Seat 0 has a woman in the centre; seat 1 has two single men and a single woman, seat 2 a single man."""
    table = Table(players=3).centre(woman=1)
    table.village("0 well man", "1 mine man", "2 cowshed woman", of=1)
    return table.village("5 bakehouse man", of=2)


# -- marriages --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-80")
def test_onto_a_building_with_one_villager_of_the_other_sex():
    assert set(bride().offers("marry")) == {"centre 1 0", "centre 1 1", "centre 2 5"}
    assert set(bride().centre(man=1).offers("marry")) == {"centre 1 0", "centre 1 1", "centre 1 2", "centre 2 5"}


@pytest.mark.rule("H-80")
def test_from_the_centre_or_from_the_school():
    table = bride().school(man=1)
    assert set(table.offers("marry")) == {"centre 1 0", "centre 1 1", "centre 2 5", "school 1 2"}
    table.play("marry school 1 2")
    assert (table.s.school[0], table.s.centre[0]) == ([0, 0], [1, 0])
    table.play("marry centre 2 5")
    assert (table.s.school[0], table.s.centre[0]) == ([0, 0], [0, 0])
    assert (table.at(1, 2), table.at(2, 5)) == ("cowshed woman + 0", "bakehouse man + 0")
    assert table.at_person("priest") == [2, 0, 0]
    assert table.pieces_add_up()


@pytest.mark.rule("H-80")
def test_one_coin_for_each():
    table = bride().centre(woman=2).play("marry centre 1 0", "marry centre 1 1", "marry centre 2 5")
    assert (table.s.coins[0], table.at_person("priest"), table.s.centre[0]) == (1, [3, 0, 0], [0, 0])
    assert table.told("married") == [{"seat": 0, "sex": "woman", "village": 2, "place": 5}]


@pytest.mark.rule("H-80")
def test_never_into_the_own_village():
    table = bride().village("0 well man", "1 mine man asleep")
    assert not [text for text in table.offers("marry") if text.split()[1] == "0"]
    assert table.why_not("marry centre 0 0") == "H-05"


@pytest.mark.rule("H-80")
@pytest.mark.parametrize("guest", [0, 2])
def test_not_where_a_couple_lives(guest):
    table = bride().village(f"7 stonemason man + {guest}", of=1)
    assert table.match.why_not("marry centre 1 7") == ("H-80", {"reason": "couple-there"})


@pytest.mark.rule("H-80")
def test_not_the_same_sex():
    assert bride().match.why_not("marry centre 1 2") == ("H-80", {"reason": "nobody-in-centre", "sex": "man"})


@pytest.mark.rule("H-80")
def test_only_people_without_a_building():
    """Whoever is settled stays: a man on a building of one's own does not marry."""
    table = bride().village("0 well man", "1 mine man")
    assert not [text for text in table.offers("marry") if text.endswith("1 2")]
    assert table.why_not("marry school 1 2") == "H-80"


@pytest.mark.rule("H-80")
@pytest.mark.parametrize("partner", ["man", "man asleep"])
def test_awake_after_the_move_and_the_partner_stays_as_they_were(partner):
    table = bride().village(f"6 goat_shed {partner}", of=1).play("marry centre 1 6")
    assert table.at(1, 6) == f"goat_shed {partner} + 0"
    assert table.s.awake[0][9] == 1, "the newcomer can work"


@pytest.mark.rule("H-80")
def test_the_newcomer_works_there_at_once():
    table = bride().coins(2).tile("carter").village("3 woodcutter man", "4 brickworks man", of=1).play("marry centre 1 3")
    assert table.offers("extra deliver") == ["wood"]
    table.play("extra deliver wood")
    assert table.at(1, 3) == "woodcutter man + 0 asleep"


@pytest.mark.rule("H-80a")
def test_never_onto_an_empty_building():
    table = bride().village("7 stonemason", "8 church", of=1)
    assert set(table.offers("marry")) == {"centre 1 0", "centre 1 1", "centre 2 5"}
    for place in (7, 8, 9):
        assert table.match.why_not(f"marry centre 1 {place}") == ("H-80a", {"reason": "nobody-there"})


@pytest.mark.rule("H-80a")
def test_newborns_cannot_marry():
    table = bride().newborn(man=2)
    assert not [text for text in table.offers("marry") if text.endswith("1 2")]
    table = Table(players=3).newborn(woman=1, man=1).village("0 well man", "1 mine woman", of=1)
    assert table.offers("marry") == []


# -- dowry ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-81")
def test_an_own_coin_is_usable_from_the_next_turn_on():
    table = bride().coins(2).dowry(1, 0).play("marry centre 1 0")
    assert (table.s.dowry[1][:3], table.s.coins[:3]) == ([0, 0, 0], [2, 4, 4]), "nothing else to do: the turn is over"
    assert table.told("dowry") == [{"seat": 0, "owner": 0, "village": 1}]
    table = bride().coins(2).centre(woman=1).dowry(1, 0).play("marry centre 1 0")
    assert (table.match.seat, table.s.coins[0], table.s.won[0]) == (0, 1, 1), "not yet"
    assert table.match.view()["seats"][0] | {"coins": 1, "won": 1} == table.match.view()["seats"][0]
    assert table.play("marry centre 1 1").s.coins[0] == 1
    assert (table.match.seat, table.s.won[0]) == (2, 0)


@pytest.mark.rule("H-81")
def test_it_is_used_in_the_same_round():
    table = bride().coins(1).dowry(1, 0).village("0 woodcutter woman", "1 brickworks man").play("marry centre 1 0")
    table.begin_turn(0).play("deliver wood")
    assert (table.s.round, table.at_person("carter"), table.s.coins[0]) == (1, [1, 0, 0], 0)


@pytest.mark.rule("H-81")
def test_a_foreign_coin_becomes_dowry_in_the_own_centre():
    table = bride().dowry(1, 2).play("marry centre 1 0")
    assert (table.s.dowry[1][:3], table.s.dowry[0][:3]) == ([0, 0, 0], [0, 0, 1])
    assert (table.s.coins[:3], table.s.won[:3]) == ([3, 4, 4], [0, 0, 0])
    assert table.told("dowry") == [{"seat": 0, "owner": 2, "village": 1}]


@pytest.mark.rule("H-81")
def test_one_coin_by_choice():
    table = bride().dowry(1, 0, 2, 2).play("marry centre 1 0")
    assert table.legal == ["dowry 0", "dowry 2"], "it is compulsory: there is no third choice"
    assert table.why_not("end") == "H-81"
    assert table.why_not("dowry 1") == "H-81"
    table.play("dowry 2")
    assert (table.s.dowry[1][:3], table.s.dowry[0][:3]) == ([1, 0, 1], [0, 0, 1])


@pytest.mark.rule("H-81")
def test_one_for_each_marriage():
    table = bride().centre(woman=1).dowry(1, 0, 2).play("marry centre 1 0", "dowry 2", "marry centre 1 1")
    assert (table.s.dowry[1][:3], table.s.dowry[0][:3], table.s.coins[0]) == ([0, 0, 0], [0, 0, 1], 3)


@pytest.mark.rule("H-81")
def test_from_the_village_of_the_marriage_only():
    table = bride().dowry(2, 0, 1).play("marry centre 1 0")
    assert table.told("dowry") == []
    assert (table.s.dowry[2][:3], table.s.coins[0], table.match.seat) == ([1, 1, 0], 3, 2)


@pytest.mark.rule("H-81")
def test_the_own_centre_keeps_what_others_have_brought():
    table = bride().dowry(0, 1, 2).dowry(1, 2).play("marry centre 1 0")
    assert table.s.dowry[0][:3] == [0, 1, 2]


@pytest.mark.rule("H-81a")
def test_a_coin_won_by_the_tile_first_is_not_spent_in_the_turn():
    """One coin and the priest's tile: marrying by the tile brings a coin, but one regular action is all there is."""
    table = bride().coins(1).tile("priest").dowry(1, 0).village("0 woodcutter woman", "1 brickworks man")
    table.play("extra marry centre 1 0")
    assert (table.s.coins[0], table.s.won[0]) == (1, 1)
    table.play("deliver wood")
    assert (table.match.seat, table.s.coins[0]) == (2, 1), "the turn is over, the coin is usable from now on"


@pytest.mark.rule("H-81a")
@pytest.mark.parametrize(("coins", "buildings"), [(1, []), (2, ["mine", "marketplace"])])
def test_a_coin_won_is_not_spent_on_goods_in_an_extra_action(coins, buildings):
    """A mine costs one wood, a marketplace one brick; only a coin that was there before can buy it."""
    table = bride().centre(woman=1).coins(coins).tile("builder").dowry(1, 0).play("marry centre 1 0")
    assert table.offers("extra build") == buildings
    assert table.s.coins[0] == (coins - 1 if buildings else 1)


@pytest.mark.rule("H-81b")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_the_six_coins_are(players):
    """In the own supply, on persons or in foreign centres; every round starts with four to six, more only by marrying."""
    seen = set()
    for seed in range(4):
        most = [4] * players
        for match in games(players, seed):
            s = match.state
            if not s.round:
                continue
            for event in match.events:
                if event.kind == "dowry" and event.params["seat"] == event.params["owner"]:
                    most[event.params["seat"]] += 1
            for p in range(players):
                at_persons, away = sum(row[p] for row in s.spent), sum(s.dowry[v][p] for v in range(4))
                assert s.dowry[p][p] == 0
                assert s.coins[p] + s.won[p] + at_persons + away == 6
                assert s.coins[p] + s.won[p] + at_persons == most[p]
                if [event for event in match.events if event.kind == "round"] and match.view()["phase"] == "act":
                    assert at_persons == 0
                    assert 4 <= s.coins[p] <= 6
                    seen.add(s.coins[p])
    assert seen == {4, 5, 6}


# -- the example of the rulebook --------------------------------------------------------------------------------------------


@pytest.mark.rule("X-H-80")
def test_white_marries_twice():
    """White is seat 0, red 1, blue 2; yellow has nobody who is single."""
    table = Table(players=4).coins(2).school(man=1).centre(woman=1)
    table.village("0 woodcutter man", "1 brickworks woman + 3", of=1)
    table.village("0 marketplace woman", "1 well man asleep", "2 grain_farm man", "3 mine man + 1", of=2)
    table.dowry(2, 0, 1)
    assert table.offers("marry school") == ["2 0"], "the man has one match"
    assert table.offers("marry centre") == ["1 0", "2 1", "2 2"], "the woman has three"
    table.play("marry school 2 0", "dowry 0")
    assert (table.match.seat, table.s.coins[0], table.s.won[0]) == (0, 1, 1)
    table.play("marry centre 2 2")
    assert (table.at(2, 0), table.at(2, 2)) == ("marketplace woman + 0", "grain_farm man + 0")
    assert (table.s.dowry[2], table.s.dowry[0]) == ([0] * 4, [0, 1, 0, 0])
    assert (table.s.coins[0], table.at_person("priest"), table.match.seat) == (1, [2, 0, 0, 0], 3)
    assert table.pieces_add_up()
