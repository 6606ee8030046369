"""Observations: a seat's view can be read out of its numbers, and nothing that the seat does not see changes one of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import vicus
from vicus.bots.greedy import GreedyBot
from vicus.core.action import Action
from vicus.core.match import Match
from vicus.engine.engines import Compiled, nobody
from vicus.games import names
from vicus.games.carpe_diem.view import PHASES

from .bohemian_villages import decoder as bohemian_villages
from .carpe_diem import decoder as carpe_diem
from .helvetia import decoder as helvetia
from .reading import Reading, observed, spec_of

DECODERS: dict[str, ModuleType] = {
    "bohemian_villages": bohemian_villages,
    "carpe_diem": carpe_diem,
    "helvetia": helvetia,
}
DIGESTS = Path(__file__).parent / "observations.json"
PLAYED_WELL = Path(__file__).parent / "played_well.json"
SIZES = [(name, players) for name in names() for players in vicus.game(name).meta.players]
EVERY = 9
"""So many decisions lie between two looks; no game has a rhythm of nine."""


def ways() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every number of players with every value of every option."""
    for name, players in SIZES:
        options = vicus.game(name).meta.options
        for values in product(*(option.values for option in options.values())):
            yield name, players, dict(zip(options, values, strict=True))


def positions(
    name: str, players: int, seed: int, options: dict[str, str], choose: Callable[[Match], Action] | None = None
) -> Iterator[Match]:
    """Some positions of a game, the last one included; who chooses nothing else chooses at random."""
    match, random = vicus.game(name).new(players=players, seed=seed, **options), Random(seed)
    number = seed
    while not match.over:
        if number % EVERY == 0:
            yield match
        number += 1
        match.play(choose(match) if choose else random.choice(match.legal()))
    yield match


def played_well(name: str, players: int) -> Iterator[Match]:
    """Positions of a game of greedy players who chose at random now and then, as `PLAYED_WELL` has kept it.

    They think for longer than anybody looks. `write_played_well` plays anew, should the games not replay any more.
    """
    decisions = iter(json.loads(PLAYED_WELL.read_text("utf-8"))[name][str(players)])
    yield from positions(name, players, 3, {}, lambda match: match.game.action(next(decisions)))
    assert not [*decisions]


def write_played_well() -> None:
    kept: dict[str, dict[int, list[int]]] = {name: {} for name in names()}
    for name, players in SIZES:
        random, bot = Random(3), GreedyBot(vicus.game(name), 3)

        def choose(match: Match, random: Random = random, bot: GreedyBot = bot) -> Action:
            legal = match.legal()
            return bot.choose(match.view(match.seat), legal) if random.random() < 0.9 else random.choice(legal)

        *_, last = positions(name, players, 3, {}, choose)
        kept[name][players] = [action.id for action in last.actions]
    PLAYED_WELL.write_text(json.dumps(kept) + "\n", "utf-8")


def told(match: Match, seat: int) -> dict[str, Any]:
    """The view, without what an observation leaves out: how many decisions were made."""
    return {name: part for name, part in match.view(seat).items() if name not in ("moves", "forced")}


def closely(game: vicus.Game, state: Any, seat: int) -> list[int]:
    """A closer look, where the game has one: everything that anybody is ever shown."""
    return observed(game, state, seat, closer=True)


def assert_readable(match: Match) -> None:
    game, players = match.game, match.state.players
    decoder, closest = DECODERS[game.name], spec_of(game, players, closer=True)
    comparable = getattr(decoder, "comparable", lambda view: view)
    for seat in range(players):
        numbers, close = observed(game, match.state, seat), closely(game, match.state, seat)
        assert (closest.low <= close).all()
        assert (close <= closest.high).all()
        assert close[: len(numbers)] == numbers
        assert comparable(decoder.decoded(Reading(game, numbers, players))) == comparable(told(match, seat))


# -- everything that is seen -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), [*ways()])
def test_the_view_of_every_seat_can_be_read_back(name, players, options):
    for match in positions(name, players, players, options):
        assert_readable(match)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_the_view_can_be_read_back_in_games_that_are_played_well(name, players):
    for match in played_well(name, players):
        assert_readable(match)


def rewards_wait(s: Any) -> None:
    s.piles, s.phase = 3, PHASES.index("reward")
    s.waiting[:3], s.waiting_at[:3] = [0b1000000010, 0b110, 0b100100000], [0, 35, 7]


def a_card_is_settled(s: Any) -> None:
    s.circle, s.settling, s.settled, s.times = 2, 3, 2, 130
    s.points[1], s.coins[2], s.breads[0] = 1000, 127, 128


def the_bank_pays_no_more(s: Any) -> None:
    s.bank, s.substitute, s.coins[1], s.coins[2] = 0, 9999, -300, -1


@pytest.mark.parametrize(
    ("name", "change"),
    [("carpe_diem", rewards_wait), ("carpe_diem", a_card_is_settled), ("bohemian_villages", the_bank_pays_no_more)],
)
def test_what_is_rare_can_be_read_back(name, change):
    match = next(positions(name, 3, 0, {}))
    change(match.state)
    match.refresh()
    assert_readable(match)


@pytest.mark.parametrize("closer", [False, True])
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_names_and_places_of_the_numbers(name, players, closer):
    spec = spec_of(vicus.game(name), players, closer)
    assert len(spec.names) == len(set(spec.names)) == spec.width == len(spec.low) == len(spec.high)
    assert (spec.low <= spec.high).all()
    for before, after in zip(spec.fields, spec.fields[1:], strict=False):
        assert before.stop == after.start
    assert all(field.about for field in spec.fields)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_who_changes_an_observation_raises_its_version(name, players):
    """A new version gets a line of its own: `[version, digest]` in the file is what programs out there know."""
    spec = spec_of(vicus.game(name), players)
    known = dict(json.loads(DIGESTS.read_text("utf-8"))[name][str(players)])
    assert known[spec.version] == spec.digest, "fields, order or meaning are others: raise the version, add the digest"
    assert max(known) == spec.version
    assert len(set(known.values())) == len(known)
    close = spec_of(vicus.game(name), players, closer=True)
    if close.closer:
        assert json.loads(DIGESTS.read_text("utf-8"))[f"{name}, closer"][str(players)] == close.digest, "nets know this one"


# -- nothing else ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_positions_that_a_seat_cannot_tell_apart_have_equal_observations(name, players):
    for number, match in enumerate(played_well(name, players)):
        seat = number % players
        numbers = closely(match.game, match.state, seat)
        for seed in range(3):
            assert closely(match.game, match.game.sample(match.view(seat), seed), seat) == numbers


def looks(players: int, number: int) -> Match:
    """Carpe Diem with a box full of fountains, after so many looks; with more than twelve cards come up again."""
    game = with_fountains()
    match, random = game.new(players=players, seed=number), Random(number)
    while match.state.looks < number and not match.over:
        legal = match.legal()
        build = [action for action in legal if action.text.startswith("build")]
        match.play(random.choice(build or legal))
    return match


@cache
def with_fountains() -> vicus.Game:
    fountain = {"sides": "----", "single": "fountain"}
    tiles = vicus.game("carpe_diem").box.contents.tile_ids
    return vicus.game("carpe_diem", box={"tiles": {name: fountain for name in tiles if name[0] == "L"}})


@pytest.mark.parametrize("number", [1, 7, 12, 13, 18, 23, 24])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_of_fountain_cards_and_what_is_not(players, number):
    """Others' cards change nothing; what the seat itself saw come and go is there, also of cards that came up again."""
    match = looks(players, number)
    assert match.state.looks == number
    assert_readable(match)
    hidden = 0
    for seat in range(players):
        numbers = closely(match.game, match.state, seat)
        for seed in range(6):
            twin = match.game.sample(match.view(seat), seed)
            assert closely(match.game, twin, seat) == numbers
            hidden += (twin.kept, twin.drawn, twin.put) != (match.state.kept, match.state.drawn, match.state.put)
    assert hidden > 0


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_random_words_and_counts_of_moves_are_in_no_number(name, players):
    for match in positions(name, players, 6, {}):
        before = [closely(match.game, match.state, seat) for seat in range(players)]
        twin = match.state.copy()
        twin.chance, twin.moves, twin.forced = [1, 2], 99, 98
        assert [closely(match.game, twin, seat) for seat in range(players)] == before


def test_the_order_of_face_down_tiles_is_in_no_number():
    for match in positions("carpe_diem", 3, 6, {}):
        before = [closely(match.game, match.state, seat) for seat in range(3)]
        s = match.state.copy()
        s.light[: s.lights] = reversed(s.light[: s.lights])
        s.dark[: s.darks] = reversed(s.dark[: s.darks])
        assert [closely(match.game, s, seat) for seat in range(3)] == before


# -- on another engine ---------------------------------------------------------------------------------------------------------


@pytest.mark.compile
@pytest.mark.xdist_group("native")
@pytest.mark.parametrize("name", names())
def test_compiled_observations_are_the_same(name):
    game = vicus.game(name)
    observe = Compiled(name, game.box, "sight_checked", {"kernel.sight": ("observe",)}, nobody).entries["observe"]
    for players in game.meta.players:
        for match in positions(name, players, 7, {}):
            record = match.state.to_record()
            for seat in range(players):
                for closer in (False, True):
                    out = np.full(spec_of(game, players, closer).width, 99, "i1")
                    observe(record[0], seat, out)
                    assert out.tolist() == observed(game, match.state, seat, closer)
