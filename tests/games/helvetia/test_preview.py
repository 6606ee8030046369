"""What an action would bring is what it does bring; a proposed way to pay really pays."""

from itertools import islice

import pytest

from vicus.games.helvetia.components import KINDS
from vicus.games.helvetia.preview import preview
from vicus.games.helvetia.state import CHOOSE_INPUT, CHOOSE_WORKER, PLACE_BUILDING

from .positions import NEUTRAL, Table, games

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
EACH = 3
"""Every third position of a random game is looked at."""


def total(match, seat: int) -> int:
    return match.scores()[seat].total


def follow(match, text: str, shown: dict) -> tuple:
    """A copy of the match after this action and its plan, each text sent as soon as it is legal; and all events."""
    twin, seat = match.copy(), match.seat
    events = list(twin.play(text, hold=True))
    for step in shown["plan"]:
        assert twin.seat == seat
        assert step in [action.text for action in twin.legal()], f"{step} is not legal after {text}"
        events += twin.play(step, hold=True)
    return twin, events


def steps_of(events) -> list[dict]:
    """What was made, exchanged and bought, in order, as a preview tells it."""
    found = []
    for event in events:
        if event.kind == "worked":
            found.append({"do": "work", **{key: event.params[key] for key in ("village", "place", "good")}})
        if event.kind == "exchanged":
            found.append({"do": "from", "good": event.params["good"]})
        if event.kind == "bought":
            found.append({"do": "buy", "good": event.params["good"]})
    return found


def is_paying(text: str) -> bool:
    return text.removeprefix("extra ").split()[0] in ("build", "deliver", "work", "from", "buy")


# -- in random games --------------------------------------------------------------------------------------------------------


@PLAYERS
def test_a_plan_really_pays(players):
    """At the end the good is delivered or the building is to be laid, with the steps, coins and points that were told."""
    seen = {"plan": 0, "buy": 0, "from": 0, "deliver": 0, "build": 0, "half way": 0, "points": 0}
    for match in islice(games(players, 2), 0, None, EACH):
        seat, view = match.seat, match.view()
        for text, shown in match.preview().items():
            if not is_paying(text):
                continue
            twin, events = follow(match, text, shown)
            kinds = [event.kind for event in events]
            making = view["making"] or {}
            is_delivery = "deliver" in text or making.get("delivery") is not None
            goal = text.split()[-1] if "build" in text else making.get("goal")
            if is_delivery:
                assert kinds.count("delivered") == 1
                assert total(twin, seat) - total(match, seat) == shown["points"]
            else:
                assert twin.view()["phase"] == "place" or "built" in kinds
                victory = goal in ("mill", "tavern", "town_hall", "church")
                assert shown["points"] == (3 if victory else 0)
            steps = [{key: value for key, value in step.items() if key not in ("kind", "asked")} for step in shown["steps"]]
            assert steps == steps_of(events)
            assert shown["coins"] == kinds.count("bought")
            paid = text.split()[0] in ("build", "deliver")
            assert match.state.coins[seat] - twin.state.coins[seat] == shown["coins"] + paid or "turn" in kinds
            for step in shown["steps"]:
                if step["do"] == "work":
                    assert view["villages"][step["village"]]["places"][step["place"]]["kind"] == step["kind"]
            seen["plan"] += len(shown["plan"]) > 1
            seen["buy"] += shown["coins"] > 0
            seen["from"] += any(step["do"] == "from" for step in shown["steps"])
            seen["deliver" if is_delivery else "build"] += 1
            seen["half way"] += not paid and not text.startswith("extra")
            seen["points"] += shown["points"] > 0
    assert all(seen.values()), seen


@PLAYERS
def test_plans_name_what_is_asked_and_steps_everything(players):
    """Steps that nobody would be asked about are not in the plan."""
    for match in islice(games(players, 4), 0, None, EACH):
        for text, shown in match.preview().items():
            if is_paying(text):
                twin = match.copy()
                asked = []
                twin.play(text, hold=True)
                while twin.state.phase in (CHOOSE_WORKER, CHOOSE_INPUT) and twin.seat == match.seat and twin.legal():
                    asked.append(twin.legal()[0].text)
                    twin.play(asked[-1], hold=True)
                assert shown["plan"] == asked
                assert sum(step["asked"] for step in shown["steps"]) == len(asked) <= len(shown["steps"])


@PLAYERS
def test_who_wakes(players):
    wakes = 0
    for match in games(players, 5):
        for text, shown in match.preview().items():
            if not text.startswith(("wake", "extra wake")):
                continue
            twin = match.copy()
            before = sleepers(match)
            twin.play(text, hold=True)
            woken = {(who["village"], who["place"], who["seat"], who["sex"]) for who in shown["wakes"]}
            assert woken == before - sleepers(twin)
            assert len(shown["wakes"]) == next(event.params["count"] for event in twin.events if event.kind == "woke")
            wakes += 1
    assert wakes


def sleepers(match) -> set[tuple[int, int, int, str]]:
    """All who sleep: village, place, colour, sex."""
    found = set()
    for village in match.view()["villages"]:
        for there in village["places"]:
            for who, colour in ((there["home"], village["village"]), (there["guest"], (there["guest"] or {}).get("seat"))):
                if who and who["asleep"]:
                    found.add((village["village"], there["place"], colour, who["sex"]))
    return found


@PLAYERS
def test_who_marries_and_for_which_coins(players):
    marriages = dowries = 0
    for match in games(players, 6):
        for text, shown in match.preview().items():
            if not text.startswith(("marry", "extra marry")):
                continue
            twin = match.copy()
            events = twin.play(text, hold=True)
            told = next(event.params for event in events if event.kind in ("married", "wed"))
            assert shown["sex"] == told["sex"]
            if twin.view()["phase"] == "dowry":
                assert [f"dowry {seat}" for seat in shown["dowry"]] == [action.text for action in twin.legal()]
            else:
                assert shown["dowry"] == [event.params["owner"] for event in events if event.kind == "dowry"]
            marriages, dowries = marriages + 1, dowries + bool(shown["dowry"])
    assert marriages
    assert dowries


@PLAYERS
def test_whether_the_centre_is_surrounded(players):
    """(With one place left nobody is asked, so it is no more than a check that other buildings surround nothing.)"""
    answers = set()
    for seed in range(2):
        for match in games(players, seed):
            if match.state.phase != PLACE_BUILDING:
                continue
            for text, shown in match.preview().items():
                twin = match.copy()
                events = list(twin.play(text, hold=True))
                if twin.view()["phase"] == "mover" and twin.legal():
                    events += twin.play(twin.legal()[-1], hold=True)
                assert shown == {"surrounds": any(event.kind == "surrounded" for event in events)}
                answers.add(shown["surrounds"])
    assert answers


@PLAYERS
def test_looking_ahead_changes_nothing(players):
    for match in islice(games(players, 4), 0, None, EACH):
        before, events = match.state.copy(), list(match.events)
        shown = match.preview()
        assert match.state == before
        assert match.events == events
        assert list(shown) == [action.text for action in match.legal()]


@PLAYERS
def test_what_brings_nothing_by_itself_shows_nothing(players):
    empty, full = set(), set()
    for seed in range(2):
        for match in games(players, seed):
            for text, shown in match.preview().items():
                words = text.removeprefix("extra ").split()
                (full if shown else empty).add(" ".join(words[:2]) if words[0] == "neutral" else words[0])
    assert full - {"neutral marry"} == {"build", "deliver", "wake", "marry", "work", "from", "buy", "lay"}
    assert empty >= {"choose", "settle", "in", "bear", "end", "dowry", "lay"}
    assert not empty & {"build", "deliver", "wake", "marry", "work", "from", "buy"}


# -- by hand ----------------------------------------------------------------------------------------------------------------


def test_goods_are_bought_last():
    """One brick is made, the other one bought; the stone is made."""
    table = Table(players=3).offer("butcher").village("0 brickworks woman", "1 stonemason man")
    shown = table.match.preview()["build butcher"]
    assert shown == {
        "steps": [
            {"do": "work", "village": 0, "place": 0, "good": "brick", "kind": "brickworks", "asked": True},
            {"do": "buy", "good": "brick", "asked": False},
            {"do": "work", "village": 0, "place": 1, "good": "stone", "kind": "stonemason", "asked": True},
        ],
        "plan": ["work 0 0", "work 0 1"],
        "coins": 1,
        "points": 0,
    }
    twin, _ = follow(table.match, "build butcher", shown)
    assert (twin.view()["phase"], twin.state.coins[0], twin.state.spent[0][0]) == ("place", 2, 2)


def test_an_exchange_is_planned():
    table = Table(players=3).village("0 bakehouse woman", "1 marketplace man", "2 stonemason woman", "3 well man")
    shown = table.match.preview()["deliver bread"]
    assert [step["do"] for step in shown["steps"]] == ["work", "work", "from", "work"]
    assert [step.get("kind") for step in shown["steps"]] == ["bakehouse", "marketplace", None, "stonemason"]
    assert (shown["plan"], shown["coins"], shown["points"]) == (["from stone"], 0, 1 + 1)


@pytest.mark.parametrize(
    ("delivered", "good", "points"),
    [
        ((), "wood", 1),
        ((), "beer", 1 + 1),
        (("brick", "stone"), "wood", 1 + 1),
        (("water", "goat", "cheese", "cloth"), "beer", 1 + 1 + 4),
    ],
)
def test_points_of_a_delivery(delivered, good, points):
    table = Table(players=3).village("0 woodcutter woman", "1 well man", "2 brewery woman").delivered(*delivered)
    before = table.points()
    assert table.match.preview()[f"deliver {good}"]["points"] == points
    assert table.play(f"deliver {good}").points() - before == points


def test_tiles_that_are_gone_bring_nothing():
    table = Table(players=3).village("0 woodcutter woman", "1 well man", "2 brewery woman").delivered("brick", "stone")
    table.s.goods_tile[10] = table.s.branch_tile[3] = 1
    shown = table.match.preview()
    assert (shown["deliver wood"]["points"], shown["deliver beer"]["points"]) == (1, 1)


def test_points_with_an_owners_box():
    changes = {"goods_tiles": {"beer": 7}, "branch_tiles": {"wood": 9}, "rules": {"victory_building": 6}}
    table = Table(players=3, box=changes).village("0 woodcutter woman", "1 well man", "2 brewery woman", "3 brickworks woman")
    shown = table.delivered("brick", "stone").offer("tavern").match.preview()
    assert [shown[text]["points"] for text in ("deliver beer", "deliver wood", "build tavern")] == [8, 10, 6]


def test_points_of_a_victory_building():
    table = Table(players=3).offer("tavern", "mine").village("0 brewery woman", "1 well man", "2 woodcutter woman")
    table.village("3 brickworks man")
    shown = table.match.preview()
    assert (shown["build tavern"]["points"], shown["build mine"]["points"]) == (3, 0)
    before = table.points()
    for step in ("build tavern", *shown["build tavern"]["plan"], "lay 5"):
        table.play(step)
    assert table.points() - before == 3


def test_points_are_told_while_it_is_paid():
    table = Table(players=3).offer("tavern").village("0 brewery woman", "1 well man", "2 woodcutter woman", "3 brickworks man")
    table.village("0 well man + 0", of=1).play("build tavern")
    assert {shown["points"] for shown in table.match.preview().values()} == {3}
    table = Table(players=3).village("0 brewery woman", "1 well man").village("0 well man + 0", of=1).play("deliver beer")
    assert {shown["points"] for shown in table.match.preview().values()} == {2}


def test_with_a_tile_the_last_coin_is_kept():
    table = Table(players=3).offer("brewery").coins(2).tile("builder").village("0 woodcutter woman", "1 well man")
    shown = table.match.preview()["extra build brewery"]
    assert [step["do"] for step in shown["steps"]] == ["work", "buy"]
    assert shown["coins"] == 1


def test_who_wakes_by_hand():
    table = Table(players=3).village("0 well woman asleep + 1 asleep", "4 mine man asleep", "7 cowshed woman asleep + 2")
    shown = table.match.preview()
    assert shown["wake 0 top_left"]["wakes"] == [
        {"village": 0, "place": 0, "seat": 0, "sex": "woman"},
        {"village": 0, "place": 0, "seat": 1, "sex": "man"},
        {"village": 0, "place": 4, "seat": 0, "sex": "man"},
    ]
    assert [who["place"] for who in shown["wake 0 bottom_left"]["wakes"]] == [4, 7]


def test_the_coins_of_a_dowry():
    table = Table(players=3).centre(woman=1).village("0 well man", of=1).village("0 mine man", of=2).dowry(1, 0, 0, 2)
    shown = table.match.preview()
    assert shown["marry centre 1 0"] == {"sex": "woman", "dowry": [0, 2]}
    assert shown["marry centre 2 0"] == {"sex": "woman", "dowry": []}


@pytest.mark.parametrize(
    ("kind", "centre", "tiles", "surrounds"),
    [
        ("marketplace", (0, 0), (), False),
        ("marketplace", (1, 0), (), True),
        ("marketplace", (1, 1), (1,), True),
        ("marketplace", (1, 1), (1, 2), False),
        ("marketplace", (1, 1), (0,), False),
        ("church", (0, 0), (), True),
    ],
)
def test_the_tenth_building(kind, centre, tiles, surrounds):
    """Somebody must move in, a victory building aside, and a tile be there that one has not. (It is laid without asking.)"""
    kinds = ("mine", "cowshed", "goat_shed", "woodcutter", "brickworks", "stonemason", "grain_farm", "well", "bakehouse")
    table = Table(players=3).village(*(f"{name} {('woman', 'man')[n % 2]}" for n, name in enumerate(kinds)))
    table.centre(*centre).surround_tiles(*tiles).offer(kind, "mill", "dairy").refresh()
    table.s.phase, table.s.goal, table.s.site = PLACE_BUILDING, KINDS.index(kind), 0
    before = table.s.copy()
    shown = preview(table.s, table.game.actions.parse("lay 9"), table.game.engine.rules, table.game.box.contents)
    assert shown == {"surrounds": surrounds}
    assert table.s == before


def test_a_neutral_building_surrounds_nobody():
    table = Table(players=2).full_ring("9 church", of=NEUTRAL).offer("mill", "tavern").play("neutral build mill")
    assert {shown["surrounds"] for shown in table.match.preview().values()} == {False}


def test_the_third_pair_of_the_set_up():
    for match in games(3, 1):
        if match.view()["phase"] == "pair_3":
            for text, shown in match.preview().items():
                twin = match.copy()
                twin.play(text)
                assert shown == {"sex": next(e.params["sex"] for e in twin.events if e.kind == "wed"), "dowry": []}


def test_a_preview_needs_the_rules_and_the_box_only():
    table = Table(players=3).village("0 well woman", "1 mine man")
    number = table.game.actions.parse("deliver water")
    assert preview(table.match.state, number, table.game.engine.rules, table.game.box.contents)["points"] == 1
