"""Quick set-up, the first game, and the way round the table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from .positions import GAME, Table, games
from .setups import LETTERS, PLAYERS, START, asked, check_coins, check_third_pair, has, is_fair, new, setups, texts, usual_steps


@pytest.mark.rule("H-15", "H-120a")
@pytest.mark.parametrize("players", PLAYERS)
def test_quick_setup_deals_letters(players):
    for seed in range(60):
        match = new(players, seed=seed, quick_setup="yes")
        assert match.view()["phase"] == ("neutral_kind" if players == 2 else "lay")
        dealt = [sorted(has(match, p)) for p in range(players)]
        assert all(kinds in [sorted(three) for three in LETTERS.values()] for kinds in dealt)
        assert len(set(map(tuple, dealt))) == players  # no centre twice
        if players > 2:
            assert sum(match.view()["pool"].values()) == 0


@pytest.mark.rule("H-15")
def test_every_letter_comes_to_everybody():
    deals = [new(4, seed=seed, quick_setup="yes").state for seed in range(500)]
    for p in range(4):
        assert is_fair(Counter(s.has[p] for s in deals), 5)
        assert is_fair(Counter((s.has[p], s.has[(p + 1) % 4]) for s in deals), 20)
    assert is_fair(Counter(s.starter for s in deals), 4)


@pytest.mark.rule("H-15")
def test_each_start_building_has_one_letter():
    assert Counter(kind for three in LETTERS.values() for kind in three) == dict.fromkeys(START, 3)


@pytest.mark.rule("H-15")
def test_quick_setup_goes_on_as_usual():
    match = new(3, seed=4, quick_setup="yes")
    starter = match.view()["starter"]
    order = [(starter - i) % 3 for i in range(3)]
    steps = list(asked(match, Random(1)))
    assert steps == usual_steps(order)
    assert match.seat == starter


def end_of_round(points: int, **options: str) -> Table:
    """Seat 0 has so many points, one of them for the start-player tile, and alone has coins left; it paid the carter most."""
    table = Table(**options).village("0 mine woman", "1 well man").spent("carter", 2).spent("priest", 1, seat=1)
    goods = [printed["output"] for printed in GAME.box.data["buildings"].values() if "output" in printed]
    extra = max(0, points - 1 - len(goods))
    table.delivered(*goods[: points - 1 - 3 * extra])
    table.village(*["mill", "tavern", "town_hall", "church"][:extra])
    return table.coins(1)


@pytest.mark.rule("H-15", "H-16")
@pytest.mark.parametrize(
    ("options", "goal"),
    [({"quick_setup": "yes"}, 20), ({}, 20), ({"first_game": "yes"}, 18), ({"first_game": "yes", "quick_setup": "no"}, 18)],
)
def test_first_game_ends_at_18(options, goal):
    tiles = 0 if "first_game" in options else 1  # the carter's tile comes before the points
    short = end_of_round(goal - 1 - tiles, **options).round_over()
    assert (short.points(), short.match.over) == (goal - 1, False)
    assert short.match.view()["goal"] == goal
    enough = end_of_round(goal - tiles, **options).round_over()
    assert (enough.points(), enough.match.over) == (goal, True)


@pytest.mark.rule("H-15", "H-16")
@pytest.mark.parametrize(("option", "holders"), [("quick_setup", (0, 1)), ("first_game", (None, None))])
def test_first_game_has_no_person_tiles(option, holders):
    table = end_of_round(5, **{option: "yes"}).round_over()
    assert (table.holder("carter"), table.holder("priest")) == holders
    assert table.lines()["person_tiles"] == (0 if option == "first_game" else 1)


@pytest.mark.rule("H-16")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_game_is_a_quick_setup_without_extra_actions(players):
    match = new(players, first_game="yes")
    assert (match.view()["quick_setup"], match.view()["first_game"]) == (True, True)
    assert match.view()["phase"] in ("lay", "neutral_kind")
    for m in games(players, seed=9, first_game="yes"):
        assert all(person["tile"] is None for person in m.view()["persons"])
        assert not any(text.startswith("extra") for text in texts(m))


@pytest.mark.rule("H-10")
@pytest.mark.parametrize(("direction", "way"), [("counterclockwise", -1), ("clockwise", 1)])
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_round(players, direction, way):
    """Seats are numbered clockwise, so counter-clockwise is downwards."""
    match, seats = next(setups(players, 1, direction=direction)), []
    for _ in range(players + 1):
        seats.append(match.seat)
        match.play(next(text for text in texts(match) if text.startswith("deliver")))
        while match.view()["phase"] != "act":
            match.play(match.legal()[0])
        match.play("end")
    assert seats == [(seats[0] + way * i) % players for i in range(players + 1)]


@pytest.mark.rule("H-10a")
@pytest.mark.parametrize("players", PLAYERS)
def test_left_and_right_stay_with_clockwise_play(players):
    for match in setups(players, 4, direction="clockwise"):
        check_third_pair(match)
        check_coins(match)
