"""Two players: the neutral village and the neutral coin."""

import pytest

from .positions import NEUTRAL, Table, games


def two(seat: int = 0) -> Table:
    """Both can deliver two goods and have a single woman and a single man; the neutral village has two buildings."""
    table = Table(players=2, seat=seat)
    for p in range(2):
        table.village("0 well woman", "1 grain_farm man", of=p)
    return table.village("0 stonemason woman", "1 brickworks man", of=NEUTRAL)


# -- the neutral village ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-123")
def test_both_other_villages_can_be_married_into():
    table = two().centre(woman=1, man=1)
    assert set(table.offers("marry")) == {"centre 1 0", "centre 1 1", "centre 2 0", "centre 2 1"}
    table.play("marry centre 2 0", "marry centre 1 1")
    assert (table.at(NEUTRAL, 0), table.at(1, 1)) == ("stonemason woman + 0", "grain_farm man + 0")


@pytest.mark.rule("H-123")
def test_and_both_can_be_used():
    table = two().village("5 woodcutter man + 0", of=NEUTRAL).village("5 mine man + 0", of=1)
    assert set(table.offers("deliver")) == {"water", "grain", "wood", "ore"}
    table.play("deliver wood")
    assert table.at(NEUTRAL, 5) == "woodcutter man + 0 asleep", "the neutral villager is not tired"


@pytest.mark.rule("H-123")
def test_dowry_in_the_neutral_centre():
    table = two().centre(woman=2).dowry(NEUTRAL, 0, 1).play("marry centre 2 1")
    assert table.legal == ["dowry 0", "dowry 1"]
    table.play("dowry 1")
    assert (table.s.dowry[NEUTRAL][:2], table.s.dowry[0][:2]) == ([1, 0], [0, 1])
    table = two().centre(woman=2).dowry(NEUTRAL, 0).play("marry centre 2 1", "end")
    assert (table.s.dowry[NEUTRAL][:2], table.s.coins[0]) == ([0, 0], 4)


@pytest.mark.rule("H-123")
def test_the_neutral_village_has_no_turn():
    for seed in range(3):
        seats = {match.seat for match in games(2, seed)}
        assert seats == {0, 1, None}


# -- the neutral coin -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-124")
def test_one_neutral_action_instead_of_a_turn():
    table = two().offer("mine", "church")
    assert set(table.offers("neutral")) == {"build mine", "build church", "marry 0", "marry 1"}
    table.play("neutral marry 0")
    assert (table.match.seat, table.s.neutral_coin) == (1, 0), "the turn is over"
    assert (table.s.coins[:2], table.at(0, 0)) == ([4, 4], "well woman + 2")
    assert table.told("neutral_wed") == [{"seat": 0, "sex": "man", "village": 0, "place": 0}]
    assert table.s.centre[NEUTRAL] == [7, 6]
    assert table.pieces_add_up()


@pytest.mark.rule("H-124")
def test_a_neutral_building_costs_nothing():
    table = two().offer("cowshed", "church").play("neutral build cowshed")
    assert table.match.view()["phase"] == "place"
    assert table.match.seat == 0
    table.play("lay 5", "in man")
    assert (table.at(NEUTRAL, 5), table.match.seat) == ("cowshed man", 1)
    assert table.on_offer() == {"church": 1}
    assert (table.s.coins[:2], table.at_person("builder"), table.sleepers()) == ([4, 4], [0, 0], set())
    assert table.told("neutral_built") == []
    assert table.s.centre[NEUTRAL] == [7, 6]
    assert table.pieces_add_up()


@pytest.mark.rule("H-124")
def test_not_beside_actions_of_ones_own():
    table = two().play("deliver water")
    assert table.offers("neutral") == []
    assert table.match.why_not("neutral marry 0") == ("H-124", {"reason": "instead-of-turn"})


@pytest.mark.rule("H-124", "H-126a")
def test_also_without_coins_of_ones_own():
    table = two().coins(0).offer("church")
    assert set(table.legal) == {"neutral build church", "neutral marry 0", "neutral marry 1", "pass"}
    assert table.why_not("deliver water") == "H-30"


@pytest.mark.rule("H-124")
@pytest.mark.parametrize("players", [3, 4])
def test_only_with_two_players(players):
    table = Table(players=players).village("0 well woman", "1 grain_farm man")
    assert table.offers("neutral") == []
    assert table.match.why_not("neutral build mine") == ("H-124", {"reason": "only-with-two"})
    assert table.match.view()["neutral_coin"] is None


@pytest.mark.rule("H-124a")
@pytest.mark.parametrize("first", ["neutral marry 0", "neutral build church"])
def test_one_a_round_by_one_of_the_players(first):
    table = two().offer("church", "mill").play(first)
    if table.match.view()["phase"] == "place":
        table.play("lay 5")
    assert table.match.seat == 1
    assert table.offers("neutral") == []
    assert table.match.why_not("neutral marry 0") == ("H-124a", {"reason": "neutral-coin-gone"})
    table.play("deliver water", "end")
    assert (table.match.seat, table.offers("neutral")) == (0, [])


@pytest.mark.rule("H-124a")
def test_the_other_player_may_take_it():
    table = two().offer("church").play("deliver water", "end")
    assert (table.match.seat, set(table.offers("neutral"))) == (1, {"build church", "marry 0", "marry 1"})


@pytest.mark.rule("H-124a")
def test_only_priest_and_builder():
    table = two().village("5 mine woman + 1", "6 cowshed man asleep").village("5 woodcutter woman + 0 asleep", of=NEUTRAL)
    assert {text.split()[0] for text in table.offers("neutral")} == {"build", "marry"}
    verbs = {
        text.split()[1] for text in map(table.game.actions.text, range(table.game.actions.size)) if text.startswith("neutral ")
    }
    assert verbs >= {"build", "marry"}
    assert not verbs & {"deliver", "wake", "bear"}


@pytest.mark.rule("H-124b")
def test_no_person_tile_with_it():
    """Neither before nor after."""
    table = two().tile("carter").play("extra deliver water")
    assert table.offers("neutral") == []
    assert table.match.why_not("neutral marry 0") == ("H-124b", {"reason": "no-tile-with-neutral"})
    assert two().tile("carter").play("neutral marry 0").match.seat == 1


@pytest.mark.rule("H-124c")
def test_onto_a_single_own_villager_of_the_other_sex():
    table = two().village("2 mine woman + 1", "3 cowshed man asleep", "4 bakehouse", "5 mill", "6 goat_shed woman + 2")
    assert table.offers("neutral marry") == ["0", "1", "3"]
    assert table.match.why_not("neutral marry 2") == ("H-80", {"reason": "couple-there"})
    assert table.match.why_not("neutral marry 4") == ("H-80a", {"reason": "nobody-there"})
    table.play("neutral marry 3")
    assert table.at(0, 3) == "cowshed man asleep + 2"


@pytest.mark.rule("H-124c")
@pytest.mark.parametrize(("centre", "places"), [((1, 0), ["1"]), ((0, 1), ["0"]), ((1, 1), ["0", "1"]), ((0, 0), [])])
def test_from_the_neutral_centre(centre, places):
    """A woman for the man on place 1, a man for the woman on place 0."""
    table = two().neutral_centre(*centre)
    assert table.offers("neutral marry") == places
    if places:
        assert sum(table.play(f"neutral marry {places[-1]}").s.centre[NEUTRAL]) == sum(centre) - 1
    else:
        assert table.match.why_not("neutral marry 0") == ("H-124c", {"reason": "neutral-centre-empty"})


@pytest.mark.rule("H-124c")
def test_only_into_the_own_village():
    table = two().play("neutral marry 0")
    assert (table.s.wed[0][NEUTRAL], table.s.wed[1][NEUTRAL]) == (1, 0)


@pytest.mark.rule("H-124c")
def test_no_dowry_moves():
    table = two().dowry(0, 1).dowry(NEUTRAL, 0, 1).play("neutral marry 0")
    assert [row[:2] for row in table.s.dowry[:3]] == [[0, 1], [0, 0], [1, 1]]
    assert (table.s.coins[:2], table.s.won[:2], table.match.seat) == ([4, 4], [0, 0], 1)


@pytest.mark.rule("H-124d")
def test_place_and_sex_are_chosen():
    table = two().offer("mine", "church").play("neutral build mine")
    assert table.offers("lay") == [str(place) for place in range(2, 10)], "ring 1 of the neutral village"
    table.play("lay 9")
    assert (table.legal, table.match.seat) == (["in woman", "in man"], 0)
    assert table.play("in woman").at(NEUTRAL, 9) == "mine woman"


@pytest.mark.rule("H-124d", "H-53")
def test_ring_2_only_when_ring_1_is_full():
    table = two().full_ring(of=NEUTRAL).offer("church", "mill").play("neutral build church")
    assert table.offers("lay") == [str(place) for place in range(10, 28)]


@pytest.mark.rule("H-124d")
def test_the_villager_comes_from_the_neutral_centre():
    table = two().neutral_centre(1, 0).offer("mine", "church").play("neutral build mine", "lay 5")
    assert (table.at(NEUTRAL, 5), table.s.centre[NEUTRAL]) == ("mine woman", [0, 0])


@pytest.mark.rule("H-124d")
def test_with_nobody_there_only_victory_buildings():
    table = two().neutral_centre(0, 0).offer("mine", "church", "marketplace", "mill")
    assert set(table.offers("neutral")) == {"build church", "build mill"}
    assert table.match.why_not("neutral build mine") == ("H-124d", {"reason": "neutral-centre-empty"})


@pytest.mark.rule("H-124d", "H-54")
def test_victory_buildings_stay_empty():
    table = two().offer("church", "mill").play("neutral build church", "lay 5")
    assert (table.at(NEUTRAL, 5), table.s.centre[NEUTRAL], table.match.seat) == ("church", [7, 7], 1)


@pytest.mark.rule("H-124", "H-52")
def test_the_neutral_village_may_have_a_kind_twice():
    table = two().village("5 mine woman", of=NEUTRAL).offer("mine", "church")
    assert "neutral build mine" in table.legal


# -- neutral villagers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-125")
def test_they_never_produce():
    """Neither in their own village nor as a spouse."""
    table = two().village("2 mine woman asleep + 2", "3 cowshed man")
    assert table.offers("deliver") == ["grain", "water", "cow"], "no ore, stone or brick"


@pytest.mark.rule("H-125")
def test_nor_beside_ones_own():
    """A stonemason of one's own works without being asked: the neutral ones are no choice."""
    table = two().village("5 stonemason man", "6 mine man asleep + 2").play("deliver stone")
    assert table.told("delivered") == [{"seat": 0, "good": "stone"}]
    assert (table.at(0, 5), table.at(NEUTRAL, 0)) == ("stonemason man asleep", "stonemason woman")


@pytest.mark.rule("H-125")
@pytest.mark.parametrize("seed", range(4))
def test_they_never_tire(seed):
    married = 0
    for match in games(2, seed):
        s = match.state
        assert s.asleep[NEUTRAL] == 0
        for v in range(2):
            assert s.wed[v][NEUTRAL] & s.wed_asleep[v] == 0
            married += s.wed[v][NEUTRAL] != 0
    assert married


@pytest.mark.rule("H-125")
def test_no_children_in_the_neutral_village():
    table = two().village("5 mine woman + 0", of=NEUTRAL)
    assert table.offers("bear") == []
    assert table.why_not("bear 5 man") == "H-90"


@pytest.mark.rule("H-125")
def test_a_couple_with_a_neutral_spouse_in_the_own_village_can():
    table = two().village("2 mine woman + 2")
    assert table.offers("bear") == ["2 woman", "2 man"]
    table.play("bear 2 man")
    assert (table.s.newborn[0], table.s.supply[0]) == ([0, 1], [6, 6])


@pytest.mark.rule("H-125a")
def test_waking_in_the_neutral_village():
    table = two().village("5 mine woman + 0 asleep", "7 cowshed man + 1", of=NEUTRAL)
    assert table.offers("wake") == ["2 top_right", "2 bottom_right"], "somebody's villager must wake there"
    assert table.why_not("wake 2 bottom_left") == "H-34"
    table.play("wake 2 top_right")
    assert (table.at(NEUTRAL, 5), table.told("woke")[0]["count"]) == ("mine woman + 0", 1)


# -- the end of the round ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-126")
@pytest.mark.parametrize("starter", [0, 1])
def test_only_the_neutral_coin_is_left(starter):
    """The start player changes, whoever spent the last coin."""
    table = two().coins(1).coins(0, seat=1).spent("carter", 4, seat=1).spent("priest", 3).offer("church")
    table.s.starter = starter
    table.play("deliver water")
    assert (table.s.round, table.s.starter, table.match.seat) == (2, 1 - starter, 1 - starter)
    assert table.told("starter") == [{"seat": 1 - starter}]


@pytest.mark.rule("H-126")
@pytest.mark.parametrize("starter", [0, 1])
def test_only_coins_of_one_player_are_left(starter):
    """The neutral coin is gone: the round ends as with more players, and that player takes the tile."""
    table = two().coins(1).neutral_coin(False).spent("carter", 3)
    table.s.starter = starter
    table.play("deliver water")
    assert (table.s.round, table.s.starter, table.match.seat) == (2, 1, 1)


@pytest.mark.rule("H-126")
def test_the_neutral_action_can_end_the_round():
    table = two().coins(0).spent("carter", 4).offer("church", "mill").play("neutral marry 0")
    assert (table.s.round, table.s.starter) == (2, 1)
    table = two().coins(0, seat=1).spent("carter", 4, seat=1).offer("church", "mill").play("neutral marry 0")
    assert (table.s.round, table.s.starter) == (2, 0), "the acting player alone has coins"


@pytest.mark.rule("H-126a")
def test_without_coins_one_chooses_between_the_neutral_action_and_passing():
    table = two().coins(0).offer("church").play("pass")
    assert table.told("passed") == [{"seat": 0}]
    assert (table.match.seat, table.s.neutral_coin) == (1, 1)
    table.play("deliver water", "end")
    assert (table.match.seat, "pass" in table.legal) == (0, True), "each time the turn comes"
    table.play("neutral marry 0")
    assert (table.s.round, table.s.starter) == (2, 1)


@pytest.mark.rule("H-126a")
def test_with_no_neutral_action_possible_one_passes():
    """… without being asked."""
    table = two().coins(0).neutral_centre(0, 0).offer("mine").begin_turn(0)
    assert table.told("passed") == [{"seat": 0}]
    assert (table.match.seat, table.s.round) == (1, 1)


@pytest.mark.rule("H-126a")
def test_without_the_neutral_coin_one_is_out():
    table = two().coins(0).neutral_coin(False).coins(0, seat=1).coins(3, seat=1).spent("carter", 4)
    table.begin_turn(0)
    assert (table.s.round, table.s.starter) == (2, 1), "one colour is left"


@pytest.mark.rule("H-126b")
def test_who_alone_has_coins_goes_on_while_the_neutral_coin_is_there():
    table = two().coins(3).coins(0, seat=1).offer("church").play("deliver water", "end")
    assert (table.match.seat, table.s.round) == (1, 1)
    table.play("pass")
    assert (table.match.seat, table.s.round, table.s.coins[0]) == (0, 1, 2)
    table.play("deliver grain")
    assert (table.match.seat, table.s.round) == (1, 1)


@pytest.mark.rule("H-126b")
def test_coins_on_persons_and_in_centres_do_not_count():
    table = two().coins(1).spent("carter", 2).spent("carter", 1, seat=1).coins(0, seat=1).dowry(0, 1).dowry(1, 0).dowry(2, 0, 1)
    table.spent("midwife", 2, seat=1).play("deliver water")
    assert (table.s.round, table.s.starter) == (2, 1), "only the neutral coin was left; seat 0 was start player"


@pytest.mark.rule("H-126b", "H-33")
def test_it_is_checked_after_the_dowry():
    table = two().coins(1).coins(0, seat=1).centre(woman=1).dowry(NEUTRAL, 0).neutral_coin(False).spent("carter", 4, seat=1)
    table.spent("carter", 2).play("marry centre 2 1")
    assert (table.s.round, table.s.starter) == (2, 0), "the coin won is the only one left"


@pytest.mark.rule("H-127")
def test_the_neutral_coin_comes_back():
    table = two().coins(0).spent("carter", 4).offer("church", "mill").play("neutral marry 0")
    assert (table.s.round, table.s.neutral_coin, table.match.seat) == (2, 1, 1)
    assert table.offers("neutral")


@pytest.mark.rule("H-127", "H-57")
def test_the_neutral_village_takes_no_surround_tile():
    kinds = ("mine", "cowshed", "goat_shed", "marketplace", "bakehouse", "woodcutter", "well")
    table = two().village(*(f"{kind} woman" for kind in kinds), of=NEUTRAL)
    table.offer("church", "mill").play("neutral build church")
    assert len(table.village_of(NEUTRAL)) == 10, "on the only place that was left"
    assert [tile["seat"] for tile in table.match.view()["surround_tiles"]] == [None, None]
    assert table.told("surrounded") == []


@pytest.mark.rule("H-127a")
@pytest.mark.parametrize("action", ["neutral marry 0", "neutral build church"])
def test_the_neutral_coin_counts_for_no_tile(action):
    """Seat 1 has one coin at the priest and at the builder and takes both tiles."""
    table = two().coins(0).spent("carter", 4).spent("priest", 1, seat=1).spent("builder", 1, seat=1).offer("church", "mill")
    table.play(action)
    if table.match.view()["phase"] == "place":
        table.play("lay 5")
    assert table.s.round == 2
    assert (table.holder("priest"), table.holder("builder"), table.holder("carter")) == (1, 1, 0)


@pytest.mark.rule("H-127a")
def test_neutral_buildings_and_villagers_give_nothing():
    table = two().offer("church", "mill").village("2 mine woman + 2")
    before = [
        (score.total, seat["awake"]) for score, seat in zip(table.match.scores(), table.match.view()["seats"], strict=True)
    ]
    table.play("neutral build church", "lay 5")
    after = [
        (score.total, seat["awake"]) for score, seat in zip(table.match.scores(), table.match.view()["seats"], strict=True)
    ]
    assert before == after == [(1, 3), (0, 2)]
    assert [table.game.engine.rules.tiebreak(table.s, p) for p in (0, 1)] == [3, 2]
