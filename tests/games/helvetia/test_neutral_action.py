"""Two players, `neutral_coin = action`: the neutral coin in place of one action instead of a whole turn (H-124e)."""

import pytest

import vicus
from vicus.bots.levels import bot

from .positions import GAME, NEUTRAL, Table, games


def two(neutral_coin: str = "action") -> Table:
    """Both can deliver two goods and have a single woman and a single man; a church and a mine are on offer."""
    table = Table(players=2, neutral_coin=neutral_coin).offer("mine", "church")
    for p in range(2):
        table.village("0 well woman", "1 grain_farm man", of=p)
    return table.village("0 stonemason woman", "1 brickworks man", of=NEUTRAL)


NEUTRAL_ACTIONS = {"neutral build mine", "neutral build church", "neutral marry 0", "neutral marry 1"}


def neutral(table: Table) -> set[str]:
    return {text for text in table.legal if text.startswith("neutral")}


@pytest.mark.rule("H-124", "H-124e")
@pytest.mark.parametrize(("neutral_coin", "seat"), [("turn", 1), ("action", 0)])
def test_whose_turn_it_is_after_a_neutral_action(neutral_coin, seat):
    table = two(neutral_coin).play("neutral marry 0")
    assert table.match.seat == seat
    table = two(neutral_coin).play("neutral build church", "lay 5")
    assert (table.match.seat, table.at(NEUTRAL, 5)) == (seat, "church")
    assert table.match.view()["neutral_coin_for"] == neutral_coin


@pytest.mark.rule("H-124e")
@pytest.mark.parametrize(("neutral_coin", "offered"), [("turn", set()), ("action", NEUTRAL_ACTIONS)])
def test_in_the_middle_of_a_turn(neutral_coin, offered):
    table = two(neutral_coin).play("deliver water")
    assert neutral(table) == offered


@pytest.mark.rule("H-124e")
def test_the_person_chosen_with_own_coins_stays_the_same():
    table = two().centre(woman=1).play("deliver water", "neutral marry 0")
    assert set(table.legal) == {"deliver grain", "end"}, "the carter, although a priest came between"
    assert (table.s.coins[0], table.at_person("carter"), table.at_person("priest")) == (3, [1, 0], [0, 0])
    table = two().centre(woman=1).play("neutral marry 0")
    assert {text.split()[0] for text in table.legal} == {"build", "deliver", "marry", "bear", "end"}, "none is chosen yet"


@pytest.mark.rule("H-124e")
def test_it_is_enough_for_a_turn():
    table = two().play("neutral marry 0", "end")
    assert (table.match.seat, table.s.coins[:2]) == (1, [4, 4])


@pytest.mark.rule("H-124a", "H-124e")
def test_still_once_a_round():
    table = two().play("neutral marry 0")
    assert neutral(table) == set()
    table.play("end")
    assert neutral(table) == set()
    assert table.match.why_not("neutral marry 0") == ("H-124a", {"reason": "neutral-coin-gone"})


@pytest.mark.rule("H-124e", "H-126a")
def test_without_own_coins():
    table = two().coins(0)
    assert set(table.legal) == {*NEUTRAL_ACTIONS, "pass"}
    table.play("neutral marry 0")
    assert table.match.seat == 1, "nothing is left to do, so the turn ends"


@pytest.mark.rule("H-124e")
def test_after_the_last_own_coin():
    table = two().coins(1).play("deliver water")
    assert set(table.legal) == {*NEUTRAL_ACTIONS, "end"}


@pytest.mark.rule("H-124b", "H-124e")
def test_a_person_tile_needs_an_action_for_an_own_coin():
    table = two().tile("carter").play("neutral marry 0")
    assert table.offers("extra deliver") == []
    assert table.match.why_not("extra deliver water") == ("H-124e", {"reason": "own-action-first"})
    table.play("deliver water")
    assert table.offers("extra deliver") == ["grain"]
    table = two().tile("carter").play("extra deliver water")
    assert neutral(table) == NEUTRAL_ACTIONS
    table.play("neutral marry 0")
    assert "deliver grain" in table.legal
    assert not {"end", "pass", "wake nobody"} & set(table.legal)
    assert table.match.why_not("end") == ("H-124e", {"reason": "tile-needs-own-action"})


@pytest.mark.rule("H-102a", "H-124e")
def test_not_after_an_extra_action_with_another_person():
    table = two().centre(woman=1).tile("priest").play("deliver water", "extra marry centre 1 1")
    assert table.match.seat == 1, "no regular action is left, the neutral one included"
    assert table.s.neutral_coin == 1


@pytest.mark.rule("H-34a", "H-124e")
def test_nobody_has_to_wake_nobody_after_it():
    table = Table(players=2, neutral_coin="action").busy().offer("church", "mill").coins(1)
    assert set(table.legal) == {"neutral build church", "neutral build mill"}
    table.play("neutral build church", "lay 5")
    assert (table.match.seat, table.told("empty_wake")) == (1, [])


@pytest.mark.rule("H-124e", "H-126")
def test_a_turn_that_uses_up_the_last_coins_ends_the_round():
    """Nobody has a coin left, neither colour: the start-player tile changes hands, as if the neutral one were left."""
    table = two().coins(1).coins(0, seat=1).spent("carter", 4).spent("priest", 4, seat=1)
    table.play("deliver water", "neutral marry 0")
    assert (table.s.round, table.s.starter) == (2, 1)
    assert table.told("starter") == [{"seat": 1}]
    assert table.s.neutral_coin == 1


@pytest.mark.rule("H-124e")
def test_the_option_changes_nothing_for_more_players():
    matches = [list(games(3, 4, neutral_coin=value))[-1] for value in ("turn", "action")]
    assert matches[0].actions == matches[1].actions
    assert matches[0].scores() == matches[1].scores()


@pytest.mark.rule("H-124e")
def test_games_with_the_option_can_be_played_saved_and_sampled():
    mixed = 0
    for seed in range(3):
        match = None
        for match in games(2, seed, neutral_coin="action"):
            turn = match.view()["turn"]
            mixed += turn["neutral"] and turn["paid"] > 0 and not match.over
            assert all(found == wanted for found, wanted in GAME.spec.census(match.state, GAME.box.contents).values())
            twin = GAME.sample(match.view(0), seed)
            assert match.over or {d.split(":")[0] for d in twin.differences(match.state)} == {"chance"}
            assert set(match.preview()) == {action.text for action in match.legal()}
        assert match
        assert match.over
        again = vicus.load(match.save())
        assert (again.state, again.options["neutral_coin"]) == (match.state, "action")
    assert mixed > 10, "both coins in one turn"


@pytest.mark.rule("H-124e")
def test_the_search_plays_it():
    match = two().match
    choice = bot("search:30", GAME, seed=1).choose(match.view(0), match.legal())
    assert choice in match.legal()


@pytest.mark.rule("H-124e")
@pytest.mark.parametrize("value", ["turn", "action"])
def test_the_view_tells_the_option(value):
    match = GAME.new(players=2, seed=1, neutral_coin=value)
    assert match.view(0)["options"] == match.options
