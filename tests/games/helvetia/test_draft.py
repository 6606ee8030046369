"""The draft of the start buildings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import vicus
from vicus.games.helvetia.components import KINDS
from vicus.games.helvetia.state import CHOOSE_BUILDING, CHOOSE_ROBBED

from .positions import GAME
from .setups import DIRECTIONS, PLAYERS, START, choosers, drafted, has, is_fair, new, offers, setups


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
