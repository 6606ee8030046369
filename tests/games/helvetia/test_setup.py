"""Set-up: what everybody gets, the draft, start buildings, pairs, coins (H-10 … H-20, H-120 … H-122)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import Any

import pytest

import vicus
from vicus.games.helvetia.components import KINDS, PERSONS
from vicus.games.helvetia.state import CHOOSE_BUILDING, CHOOSE_ROBBED
from vicus.games.helvetia.view import sample

from .positions import GAME, NEUTRAL, Table, games

START = ["woodcutter", "brickworks", "stonemason", "grain_farm", "well"]
PLAYERS = [2, 3, 4]
DIRECTIONS = ["counterclockwise", "clockwise"]
LETTERS = {letter: centre["buildings"] for letter, centre in GAME.box.data["letters"].items()}


def new(players: int, seed: int = 1, starter: int | None = None, **options: str) -> vicus.Match:
    """A new game; in the draft this seat begins."""
    match = GAME.new(players=players, seed=seed, **options)
    if starter is not None:
        match.state.starter = match.state.seat = starter
        match.refresh()
    return match


def texts(match: vicus.Match) -> list[str]:
    return [action.text for action in match.legal()]


def offers(match: vicus.Match, verb: str) -> list[str]:
    return [text.removeprefix(verb).strip() for text in texts(match) if text.startswith(verb + " ")]


def drafted(match: vicus.Match, *kinds: str) -> vicus.Match:
    """These are chosen, one after the other."""
    for kind in kinds:
        match.play(f"choose {kind}")
    return match


def setups(players: int, number: int, **options: str) -> Iterator[vicus.Match]:
    """Finished set-ups of random players."""
    for seed in range(number):
        match, random = GAME.new(players=players, seed=seed, **options), Random(seed)
        while match.state.round == 0:
            match.play(random.choice(match.legal()))
        yield match


def asked(match: vicus.Match, random: Random) -> Iterator[tuple[str, int]]:
    """The questions of a set-up, in their order: the phase and who is asked."""
    while match.state.round == 0:
        yield match.view()["phase"], match.seat
        match.play(random.choice(match.legal()))


def choosers(match: vicus.Match) -> list[int]:
    """Who has chosen a building in the last play (nobody is asked about a choice of one)."""
    return [event.params["seat"] for event in match.events if event.kind == "chose"]


def has(match: vicus.Match, seat: int) -> list[str]:
    return match.view()["seats"][seat]["kinds"]


def people(match: vicus.Match, village: int) -> list[tuple[Any, Any]]:
    """Who lives on the buildings of a village: the sex of its own villager, the seat of the guest."""
    places = match.view()["villages"][village]["places"]
    return [(p["home"] and p["home"]["sex"], p["guest"] and p["guest"]["seat"]) for p in places if p["kind"]]


def is_fair(counts: Counter[Any], outcomes: int) -> bool:
    """Every outcome came up about equally often: five standard deviations."""
    mean = sum(counts.values()) / outcomes
    return len(counts) == outcomes and all(abs(n - mean) < 5 * mean**0.5 for n in counts.values())


# -- what everybody gets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-10")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_can_play(players):
    with pytest.raises(vicus.BadOption):
        GAME.new(players=players, seed=1)


@pytest.mark.rule("H-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_lies_on_the_table(players):
    view = new(players).view()
    assert view["offer"] == {"mine": 3, "cowshed": 3, "goat_shed": 3, "marketplace": 2}
    assert [(p["person"], p["coins"], p["tile"], p["turned"]) for p in view["persons"]] == [
        (name, [0] * players, None, False) for name in ("builder", "carter", "watchman", "priest", "midwife")
    ]
    assert len(view["goods_tiles"]) == 10
    assert len(view["branch_tiles"] + view["surround_tiles"]) == 6
    tiles = [*view["goods_tiles"].values(), *view["branch_tiles"], *view["surround_tiles"]]
    assert all(tile["seat"] is None and tile["points"] in (1, 2, 4) for tile in tiles)


@pytest.mark.rule("H-11")
def test_stacks_are_shuffled():
    """What comes up first in round 2 is any of the 17 buildings of stack 2."""
    first: Counter[str] = Counter()
    for seed in range(600):
        table = Table(seed=seed).busy().spent("carter", 1, seat=1).round_over()
        first[table.told("revealed")[0]["kind"]] += 1
    for kind in ("bakehouse", "brewery", "ironworks"):
        first[kind + " 2"] = first[kind] - first[kind] // 2
        first[kind] //= 2
    assert is_fair(first, 17)


@pytest.mark.rule("H-11a")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_player_gets(players):
    for match in setups(players, 3):
        view = match.view()
        for p, seat in enumerate(view["seats"]):
            on_the_table = sum(village["dowry"][p] for village in view["villages"])
            assert seat["coins"] + on_the_table == 6
            assert seat["delivered"] == []
            assert seat["points"] == (1 if p == view["starter"] else 0)  # the start-player tile (H-108)
            assert sum(seat["school"].values()) == 1
        assert len(view["villages"]) == (3 if players == 2 else players)  # other centres are out of the game


@pytest.mark.rule("H-11a")
def test_one_stone_for_every_good():
    makers = KINDS[:16]
    table = Table().coins(4)
    for number, kind in enumerate(makers):
        table.village(f"{kind} {('woman', 'man')[number % 2]}")
    table.delivered(*(printed["output"] for printed in list(GAME.box.data["buildings"].values()) if "output" in printed))
    assert len(table.stones()) == 16
    assert table.lines()["deliveries"] == 16
    assert table.offers("deliver") == []


@pytest.mark.rule("H-11b")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_the_same(players):
    for number, match in enumerate(games(players, seed=7)):
        if number % 10 == 0:
            views = [match.view(seat) | {"viewer": None} for seat in (None, *range(players))]
            assert all(view == views[0] for view in views)


@pytest.mark.rule("H-11b")
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_lies_open(players):
    """Whoever looks at the table can set it up again, all but the order of what is face down."""
    for match in takewhile(lambda match: not match.over, games(players, seed=8)):
        again = sample(match.view(0), match.state.chance, GAME.box.data)
        assert again.differences(match.state) == []


@pytest.mark.rule("H-11b")
def test_what_is_face_down_is_known_but_not_in_which_order():
    """Two tables that look the same turn over different buildings."""
    looks, turned_up = [], set()
    for seed in range(10):
        table = Table(seed=seed).busy().village("0 mine woman", "1 well man").spent("carter", 1, seat=1).refresh()
        looks.append(table.match.view())
        table.round_over()
        turned_up.add(tuple(event["kind"] for event in table.told("revealed")))
    assert all(look == looks[0] for look in looks)
    assert len(turned_up) > 5


# -- the draft ----------------------------------------------------------------------------------------------------------


def order_of_drafters(players: int, starter: int, direction: str) -> list[int]:
    """Rounds 1 and 3 clockwise (seats go up), round 2 back; with clockwise play all mirrored."""
    up = 1 if direction == "counterclockwise" else -1
    there = [(starter + up * i) % players for i in range(players)]
    return there + there[::-1] + there


@pytest.mark.rule("H-10", "H-12")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize(("players", "starter"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 0), (4, 1), (4, 3)])
def test_order_of_the_draft(players, starter, direction):
    match = new(players, starter=starter, direction=direction)
    drafters, chosen = [], Counter()
    while match.view()["phase"] == "draft":
        p = match.seat
        match.play(f"choose {START[(2 * p + chosen[p]) % 5]}")  # so that nobody is ever stuck
        drafters += (choices := choosers(match))
        chosen.update(choices)
    assert drafters == order_of_drafters(players, starter, direction)


@pytest.mark.rule("H-12")
def test_the_draft_as_written():
    """Four players, seats clockwise, seat 2 starts: at its right sits seat 1."""
    drafters = [2, 3, 0, 1, 1, 0, 3, 2, 2, 3, 0, 1]
    assert order_of_drafters(4, 2, "counterclockwise") == drafters


@pytest.mark.rule("H-12", "H-120")
@pytest.mark.parametrize(("players", "copies"), [(2, 2), (3, 2), (4, 3)])
def test_buildings_in_the_draft(players, copies):
    match = new(players)
    assert match.view()["pool"] == dict.fromkeys(START, copies)
    assert offers(match, "choose") == START
    match.play("choose well")
    assert match.view()["pool"]["well"] == copies - 1


@pytest.mark.rule("H-12")
def test_no_kind_twice_and_none_that_is_gone():
    match = drafted(new(3, starter=0), "well", "well", "woodcutter")
    assert match.seat == 2
    assert offers(match, "choose") == ["brickworks", "stonemason", "grain_farm"]
    assert match.why_not("choose woodcutter")[0] == "H-12"  # has it
    assert match.why_not("choose well")[0] == "H-12"  # both are taken
    match.play("choose stonemason")
    assert match.seat == 1
    assert offers(match, "choose") == ["woodcutter", "brickworks", "stonemason", "grain_farm"]


@pytest.mark.rule("H-12")
@pytest.mark.parametrize("players", [3, 4])
def test_the_rest_leaves_the_game(players):
    for match in setups(players, 5):
        view = match.view()
        assert sum(view["pool"].values()) == 0
        for p in range(players):
            kinds = [place["kind"] for place in view["villages"][p]["places"] if place["kind"]]
            assert sorted(kinds) == sorted(has(match, p))
            assert len(set(kinds)) == 3
            assert set(kinds) <= set(START)


@pytest.mark.rule("H-12a")
@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_may_begin_the_draft(players):
    assert is_fair(Counter(new(players, seed=seed).seat for seed in range(400)), players)


def robbed(players: int, *, starter: int = 0, direction: str = "counterclockwise") -> vicus.Match:
    """The last chooser has woodcutter and brickworks; all the others have the three other kinds."""
    match = new(players, starter=starter, direction=direction)
    last = order_of_drafters(players, starter, direction)[-1]
    own, others = ["woodcutter", "brickworks"], ["stonemason", "grain_farm", "well"]
    chosen = Counter()
    while match.view()["phase"] == "draft":
        p = match.seat
        match.play(f"choose {(own if p == last else others)[chosen[p]]}")
        chosen[p] += 1
    return match


@pytest.mark.rule("H-13", "H-14a")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_last_chooser_takes_from_another_player(players, direction):
    match = robbed(players, direction=direction)
    last = order_of_drafters(players, 0, direction)[-1]
    victims = [p for p in range(players) if p != last]
    assert (match.view()["phase"], match.seat) == ("rob", last)
    assert offers(match, "rob") == [f"{p} {kind}" for p in victims for kind in ("stonemason", "grain_farm", "well")]
    assert match.why_not(f"rob {victims[0]} woodcutter")[0] == "H-13"
    match.play(f"rob {victims[-1]} grain_farm")
    assert [e.params for e in match.events if e.kind == "robbed"] == [{"seat": last, "kind": "grain_farm", "from": victims[-1]}]
    assert has(match, last) == ["woodcutter", "brickworks", "grain_farm"]
    # H-13a: only the last chooser's two kinds are left for the one who was robbed
    assert (match.seat, match.view()["phase"]) == (victims[-1], "draft")
    assert offers(match, "choose") == ["woodcutter", "brickworks"]
    match.play("choose brickworks")
    assert has(match, victims[-1]) == ["brickworks", "stonemason", "well"]
    assert match.view()["phase"] == "lay"
    # H-14a: who was robbed has chosen last
    assert (match.view()["starter"], match.seat) == (victims[-1], victims[-1])


def all_drafts(players: int) -> Iterator[Any]:
    """Every position of a draft that seat 0 begins, those that look alike only once, until somebody lays a building."""
    rules, acts = GAME.engine.rules, [0] * GAME.engine.rules.MAX_LEGAL
    todo, known = [new(players, starter=0).state], set()
    while todo:
        s = todo.pop()
        key = (s.phase, s.seat, s.choices, s.starter, s.pending, *s.has, *s.pool)
        if key in known:
            continue
        known.add(key)
        yield s
        if s.phase in (CHOOSE_BUILDING, CHOOSE_ROBBED) and s.pending == 0:
            for action in acts[: rules.legal(s, acts)]:
                after = s.copy()
                rules.apply(after, action)
                todo.append(after)


@pytest.mark.rule("H-13", "H-13a", "H-14")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_every_draft_everybody_gets_three_kinds(players):
    rules, acts = GAME.engine.rules, [0] * GAME.engine.rules.MAX_LEGAL
    order = order_of_drafters(players, 0, "counterclockwise")
    stuck = finished = 0
    for s in all_drafts(players):
        numbers = [bin(row).count("1") for row in s.has[:players]]
        if s.pending:  # the draft is over
            finished += 1
            assert numbers == [3] * players
            continue
        assert rules.legal(s, acts) > 0
        if s.phase == CHOOSE_ROBBED:
            stuck += 1
            assert s.choices == 3 * players - 1  # nobody before the very last choice
            others = {row for p, row in enumerate(s.has[:players]) if p != s.seat}
            assert len(others) == 1  # all the others hold the same
            left = {kind for kind, n in enumerate(s.pool) if n}
            assert left == {i for i, kind in enumerate(START) if s.has[s.seat] >> KINDS.index(kind) & 1}
        elif numbers[order[s.choices]] < 3:  # else they have robbed somebody, who chooses now
            assert s.seat == order[s.choices]
        else:
            assert numbers[s.seat] == 2
    assert finished
    assert (stuck > 0) == (players > 2)


@pytest.mark.rule("H-14")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_last_chooser_becomes_start_player(players, direction):
    for seed in range(12):
        match, random = new(players, seed=seed, direction=direction), Random(seed)
        while match.view()["phase"] in ("draft", "rob"):
            match.play(random.choice(match.legal()))
            chooser = choosers(match)[-1] if choosers(match) else None
        assert match.view()["starter"] == chooser
        assert [e.params["seat"] for e in match.events if e.kind == "starter"] == [chooser]
        while match.state.round == 0:
            match.play(random.choice(match.legal()))
        assert match.seat == match.view()["starter"] == chooser


@pytest.mark.rule("H-11a", "H-14")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_has_the_tile_during_the_draft(players):
    """All markers stand on 0; the start-player tile comes with the last choice."""
    assert [score.total for score in new(players).scores()] == [0] * players


# -- options ------------------------------------------------------------------------------------------------------------


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


# -- start buildings and pairs ------------------------------------------------------------------------------------------


def usual_steps(order: Sequence[int]) -> list[tuple[str, int]]:
    steps = [("lay", p) for p in order for _ in range(3)]
    steps += [("pair_1", p) for p in order for _ in range(2)]
    return steps + [("pair_2", p) for p in order] + [("pair_3", p) for p in order]


@pytest.mark.rule("H-17")
def test_ten_places_round_the_centre():
    village = new(3).view()["villages"][0]
    ring = {(p["x"], p["y"]): p["quarters"] for p in village["places"] if p["ring"] == 1}
    above, below = {(0, -1), (1, -1)}, {(0, 1), (1, 1)}
    left, right, corners = {(-1, 0)}, {(2, 0)}, {(-1, -1), (2, -1), (-1, 1), (2, 1)}
    assert set(ring) == above | below | left | right | corners
    assert {at for at, quarters in ring.items() if len(quarters) == 2} == left | right
    assert all(len(ring[at]) == 1 for at in above | below | corners)
    assert (ring[-1, 0], ring[2, 0]) == (["top_left", "bottom_left"], ["top_right", "bottom_right"])
    assert (ring[0, -1], ring[1, -1], ring[0, 1], ring[2, 1]) == (
        ["top_left"],
        ["top_right"],
        ["bottom_left"],
        ["bottom_right"],
    )


@pytest.mark.rule("H-17", "H-18")
def test_start_buildings_go_anywhere_in_ring_1():
    match = new(3, quick_setup="yes")
    seat = match.seat
    assert offers(match, "lay") == [str(place) for place in range(10)]
    match.play("lay 0")
    assert offers(match, "lay") == [str(place) for place in range(1, 10)]
    assert match.why_not("lay 0")[0] == "H-53"
    assert match.why_not("lay 12")[0] == "H-17"
    match.play("lay 9")  # far from the first one
    match.play("lay 4")
    there = {place["place"]: place["kind"] for place in match.view()["villages"][seat]["places"] if place["kind"]}
    assert sorted(there) == [0, 4, 9]
    assert sorted(there.values()) == sorted(has(match, seat))


@pytest.mark.rule("H-18", "H-18a")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_steps_in_turn_order(players, direction):
    way = -1 if direction == "counterclockwise" else 1
    for seed in range(5):
        match, random = new(players, seed=seed, direction=direction), Random(seed)
        while match.view()["phase"] in ("draft", "rob"):
            match.play(random.choice(match.legal()))
        order = [(match.view()["starter"] + way * i) % players for i in range(players)]
        assert list(asked(match, random)) == usual_steps(order)
        assert (match.seat, match.view()["round"], match.view()["phase"]) == (order[0], 1, "act")


def laid(players: int = 3, seed: int = 1) -> vicus.Match:
    """All start buildings lie on places 0, 1 and 4."""
    match = new(players, seed=seed, quick_setup="yes")
    for _ in range(players):
        for place in (0, 1, 4):
            match.play(f"lay {place}")
    return match


@pytest.mark.rule("H-18")
def test_first_pair_on_two_buildings():
    match = laid()
    p = match.seat
    assert texts(match) == ["settle 0 woman", "settle 1 woman", "settle 4 woman"]
    match.play("settle 1 woman")
    assert texts(match) == ["settle 0 man", "settle 4 man"]
    match.play("settle 0 man")
    assert people(match, p) == [("man", None), ("woman", None), (None, None)]
    assert match.view()["villages"][p]["supply"] == {"woman": 7, "man": 7}


@pytest.mark.rule("H-18", "H-18b")
@pytest.mark.parametrize(("moves_in", "schooled"), [("woman", "man"), ("man", "woman")])
def test_second_pair_into_house_and_school(moves_in, schooled):
    match = laid()
    for _ in range(3):
        match.play("settle 0 woman")
        match.play("settle 1 man")
    p = match.seat
    assert texts(match) == ["in woman", "in man"]
    match.play(f"in {moves_in}")
    assert people(match, p) == [("woman", None), ("man", None), (moves_in, None)]
    assert match.view()["seats"][p]["school"] == {schooled: 1, moves_in: 0}
    assert match.view()["villages"][p]["supply"] == {"woman": 6, "man": 6}


@pytest.mark.rule("H-18", "H-18b")
@pytest.mark.parametrize(("place", "marries", "stays"), [(0, "man", "woman"), (1, "woman", "man"), (4, "woman", "man")])
def test_third_pair_to_the_left_neighbour_and_the_centre(place, marries, stays):
    match = laid(4)
    for _ in range(4):
        match.play("settle 0 woman")
        match.play("settle 1 man")
    for _ in range(4):
        match.play("in man")
    p, left = match.seat, (match.seat + 1) % 4
    assert texts(match) == [f"marry centre {left} {place}" for place in (0, 1, 4)]
    assert match.why_not(f"marry centre {(p - 1) % 4} 0")[0] == "H-18"
    match.play(f"marry centre {left} {place}")
    assert [e.params for e in match.events if e.kind == "wed"] == [{"seat": p, "sex": marries, "village": left, "place": place}]
    view = match.view()
    assert view["villages"][left]["places"][place]["guest"] == {"seat": p, "sex": marries, "asleep": False}
    assert view["villages"][p]["centre"] == {stays: 1, marries: 0}
    assert view["villages"][p]["supply"] == {"woman": 5, "man": 5}


def check_third_pair(match: vicus.Match) -> None:
    """Everybody has married into the left neighbour's village."""
    for p in range(match.players):
        left = (p + 1) % match.players
        assert [guest for _, guest in people(match, left) if guest is not None] == [p]


@pytest.mark.rule("H-18")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_pairs(players):
    for match in setups(players, 8):
        check_third_pair(match)
        view = match.view()
        for p in range(players):
            village = view["villages"][p]
            houses = [place for place in village["places"] if place["kind"]]
            assert len(houses) == 3
            assert all(house["home"] for house in houses)
            assert not any(house["home"]["asleep"] for house in houses)
            assert not any(house["guest"] and house["guest"]["asleep"] for house in houses)
            assert sum(village["centre"].values()) == 1
            assert sum(view["seats"][p]["school"].values()) == 1
            assert village["supply"] == {"woman": 5, "man": 5}  # three pairs have left it
            assert {house["home"]["sex"] for house in houses} == {"woman", "man"}


@pytest.mark.rule("H-19")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_either_sex_can_marry_in_the_third_round(players, direction):
    number = 0
    for seed in range(12):
        match, random = new(players, seed=seed, direction=direction), Random(seed)
        while match.state.round == 0:
            if match.view()["phase"] == "pair_3":
                number += 1
                left = (match.seat + 1) % players
                places = match.view()["villages"][left]["places"]
                matches = [places[int(text.split()[2])]["home"]["sex"] for text in offers(match, "marry")]
                assert len(matches) == 3
                assert set(matches) == {"woman", "man"}
            match.play(random.choice(match.legal()))
    assert number == 12 * players


# -- coins --------------------------------------------------------------------------------------------------------------


def check_coins(match: vicus.Match) -> None:
    view, n = match.view(), match.players
    assert [seat["coins"] for seat in view["seats"]] == [4] * n
    assert [seat["won"] for seat in view["seats"]] == [0] * n
    for p in range(n):
        dowry = view["villages"][p]["dowry"]
        expected = {1 - p} if n == 2 else {(p + 1) % n, (p + 2) % n}
        assert dowry == [int(q in expected) for q in range(n)]


@pytest.mark.rule("H-20")
@pytest.mark.parametrize("players", [3, 4])
def test_dowry_goes_to_the_two_at_the_right(players):
    for match in setups(players, 5):
        check_coins(match)


@pytest.mark.rule("H-20")
def test_dowry_as_written():
    """Four players: seat 3 gives to seats 2 and 1; in its own centre lie coins of seats 0 and 1."""
    view = next(setups(4, 1)).view()
    assert [village["dowry"][3] for village in view["villages"]] == [0, 1, 1, 0]
    assert view["villages"][3]["dowry"] == [1, 1, 0, 0]


# -- two players --------------------------------------------------------------------------------------------------------


def neutral(match: vicus.Match) -> list[tuple[str, str]]:
    """The neutral buildings that lie, and who lives there."""
    places = match.view()["villages"][NEUTRAL]["places"]
    return [(p["kind"], p["home"] and p["home"]["sex"]) for p in places if p["kind"]]


@pytest.mark.rule("H-120", "X-H-120")
def test_neutral_village_gets_the_rest():
    """Wood, brick, grain and wood, stone, grain leave stone, brick and two wells."""
    match = new(2, starter=0)
    drafted(match, "woodcutter", "woodcutter", "stonemason", "brickworks", "grain_farm", "grain_farm")
    assert has(match, 0) == ["woodcutter", "brickworks", "grain_farm"]
    assert has(match, 1) == ["woodcutter", "stonemason", "grain_farm"]
    left = {kind: n for kind, n in match.view()["pool"].items() if n}
    assert left == {"stonemason": 1, "brickworks": 1, "well": 2}
    assert offers(match, "neutral") == ["brickworks", "stonemason", "well"]
    match.play("neutral well")
    match.play("lay 0")
    match.play("in woman")
    assert offers(match, "neutral") == ["brickworks", "stonemason", "well"]
    match.play("neutral well")
    match.play("lay 1")
    match.play("in man")
    assert offers(match, "neutral") == ["brickworks", "stonemason"]
    assert match.why_not("neutral well")[0] == "H-120"
    assert match.why_not("neutral woodcutter")[0] == "H-120"
    match.play("neutral brickworks")
    match.play("lay 2")
    match.play("in man")
    match.play("lay 3")  # stonemason and woman are all that is left
    assert sorted(neutral(match)) == [("brickworks", "man"), ("stonemason", "woman"), ("well", "man"), ("well", "woman")]


@pytest.mark.rule("H-120", "H-120a")
@pytest.mark.parametrize("quick", ["no", "yes"])
def test_every_kind_is_there_twice(quick):
    for match in setups(2, 25, quick_setup=quick):
        view = match.view()
        assert Counter(p["kind"] for v in view["villages"] for p in v["places"] if p["kind"]) == dict.fromkeys(START, 2)
        assert len(neutral(match)) == 4
        assert sum(view["pool"].values()) == 0


@pytest.mark.rule("H-121", "H-121a")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("quick", ["no", "yes"])
def test_neutral_buildings_are_laid_in_turn(quick, direction):
    """Who is not start player begins; after the draft that is who began it."""
    for seed in range(8):
        match, random = new(2, seed=seed, quick_setup=quick, direction=direction), Random(seed)
        first_drafter = match.seat
        while match.view()["phase"] in ("draft", "rob"):
            match.play(random.choice(match.legal()))
        starter = match.view()["starter"]
        assert match.seat == 1 - starter
        if quick == "no":
            assert match.seat == first_drafter
        laying = []
        while match.view()["phase"].startswith("neutral"):
            match.play(random.choice(match.legal()))
            laying += [(e.params["seat"], e.params["village"]) for e in match.events if e.kind == "laid"]
        assert laying[:4] == [(p, NEUTRAL) for p in (1 - starter, starter, 1 - starter, starter)]
        assert list(asked(match, random)) == usual_steps([starter, 1 - starter])
        assert match.seat == starter


@pytest.mark.rule("H-121", "H-121a")
def test_building_place_and_sex_are_chosen():
    match = new(2, quick_setup="yes")
    kinds = offers(match, "neutral")
    assert len(kinds) >= 2
    match.play(f"neutral {kinds[1]}")
    assert texts(match) == [f"lay {place}" for place in range(10)]
    match.play("lay 7")
    assert texts(match) == ["in woman", "in man"]
    match.play("in man")
    assert neutral(match) == [(kinds[1], "man")]
    match.play(f"neutral {offers(match, 'neutral')[0]}")
    assert texts(match) == [f"lay {place}" for place in range(10) if place != 7]
    match.play("lay 0")
    match.play("in man")
    # both men are settled: nobody is asked any more
    third = offers(match, "neutral")
    if third:
        match.play(f"neutral {third[0]}")
    match.play("lay 1")
    assert [sex for _, sex in neutral(match)].count("woman") == 1
    assert match.view()["phase"] in ("neutral_kind", "neutral_place")


@pytest.mark.rule("H-121", "H-121a")
def test_two_neutral_pairs_settle_and_the_others_wait_in_the_centre():
    for match in setups(2, 20):
        assert Counter(sex for _, sex in neutral(match)) == {"woman": 2, "man": 2}
        village = match.view()["villages"][NEUTRAL]
        assert village["centre"] == {"woman": 6, "man": 6}
        assert village["supply"] == {"woman": 0, "man": 0}
        assert village["seat"] is None


@pytest.mark.rule("H-121")
def test_with_two_players_the_left_neighbour_is_the_other_one():
    for match in setups(2, 5):
        check_third_pair(match)
        assert not any(guest is not None for _, guest in people(match, NEUTRAL))


@pytest.mark.rule("H-122")
@pytest.mark.parametrize("quick", ["no", "yes"])
def test_coins_of_two_players(quick):
    for match in setups(2, 5, quick_setup=quick):
        check_coins(match)
        view = match.view()
        assert view["villages"][NEUTRAL]["dowry"] == [1, 1]
        assert view["neutral_coin"] is True
        assert sum(sum(person["coins"]) for person in view["persons"]) == 0


@pytest.mark.rule("H-122")
@pytest.mark.parametrize("players", [3, 4])
def test_no_neutral_coin_with_more_players(players):
    view = next(setups(players, 1)).view()
    assert view["neutral_coin"] is None
    assert len(view["persons"]) == len(PERSONS)
