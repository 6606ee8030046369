"""Beginnings of games, and what has been chosen in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import vicus

from .positions import GAME

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


def usual_steps(order: Sequence[int]) -> list[tuple[str, int]]:
    steps = [("lay", p) for p in order for _ in range(3)]
    steps += [("pair_1", p) for p in order for _ in range(2)]
    return steps + [("pair_2", p) for p in order] + [("pair_3", p) for p in order]


def check_third_pair(match: vicus.Match) -> None:
    """Everybody has married into the left neighbour's village."""
    for p in range(match.players):
        left = (p + 1) % match.players
        assert [guest for _, guest in people(match, left) if guest is not None] == [p]


def check_coins(match: vicus.Match) -> None:
    view, n = match.view(), match.players
    assert [seat["coins"] for seat in view["seats"]] == [4] * n
    assert [seat["won"] for seat in view["seats"]] == [0] * n
    for p in range(n):
        dowry = view["villages"][p]["dowry"]
        expected = {1 - p} if n == 2 else {(p + 1) % n, (p + 2) % n}
        assert dowry == [int(q in expected) for q in range(n)]
