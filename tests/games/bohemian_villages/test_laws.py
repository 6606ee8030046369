"""Laws that hold in every game, whatever is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

import vicus
from vicus.games.bohemian_villages.components import INN, KINDS, LAST_KIND, NOBODY

GAME = vicus.game("bohemian_villages")
players = st.sampled_from(GAME.meta.players)
seeds = st.integers(0, 2**62)
choices = st.lists(st.integers(0, 2**16), min_size=5, max_size=120)


def played(count, seed, picks):
    """A match at every decision, driven by the picks."""
    match = GAME.new(players=count, seed=seed)
    for pick in picks:
        if match.over:
            return
        yield match
        legal = match.legal()
        match.play(legal[pick % len(legal)])
    yield match


@settings(max_examples=60, deadline=None)
@given(players, seeds, choices)
def test_every_piece_is_somewhere(count, seed, picks):
    for match in played(count, seed, picks):
        counted = GAME.spec.census(match.state, GAME.box.contents)
        assert {name: pair for name, pair in counted.items() if pair[0] != pair[1]} == {}


@settings(max_examples=40, deadline=None)
@given(players, seeds, choices)
def test_an_active_inn_stays_active_and_occupied(count, seed, picks):
    before: list[int] = []
    for match in played(count, seed, picks):
        s = match.state
        now = [s.active[i - s.first[INN]] for i in range(s.first[INN], s.first[INN + 1])]
        assert all(a <= b for a, b in zip(before, now, strict=False))
        assert all(s.owner[s.first[INN] + i] != NOBODY for i, active in enumerate(now) if active)
        before = now


@settings(max_examples=40, deadline=None)
@given(players, seeds, choices)
def test_mills_and_manufactories_are_never_all_taken_at_a_decision(count, seed, picks):
    for match in played(count, seed, picks):
        assert match.over or (match.state.free[6] > 0 and match.state.free[7] > 0)


@settings(max_examples=40, deadline=None)
@given(players, seeds, choices)
def test_a_figure_moves_only_where_the_dice_say(count, seed, picks):
    before = None
    for match in played(count, seed, picks):
        s = match.state
        last = match.actions[-1].value if match.actions else None
        if before is not None and type(last).__name__ == "Place" and not match.over:
            kind = next(k for k, name in KINDS.items() if name == last.kind)
            assert sum(before.group) == kind
            moved = [b for b in range(s.first[LAST_KIND + 1]) if s.owner[b] == before.seat != before.owner[b]]
            assert len(moved) <= 1
        before = s.copy()


@settings(max_examples=40, deadline=None)
@given(players, seeds, choices)
def test_coins_only_grow_while_the_game_runs(count, seed, picks):
    before = [0] * count
    for match in played(count, seed, picks):
        coins = match.state.coins[:count]
        assert match.over or all(a <= b for a, b in zip(before, coins, strict=True))
        before = coins[:]


@settings(max_examples=30, deadline=None)
@given(players, seeds, choices, seeds)
def test_what_is_hidden_changes_nothing_that_is_seen(count, seed, picks, other):
    *_, match = played(count, seed, picks)
    twin = GAME.sample(match.view(0), other)
    assert twin.chance != match.state.chance or other == seed
    assert GAME.spec.view(twin, 0, GAME.box.contents) == GAME.spec.view(match.state, 0, GAME.box.contents)
    twin.chance = match.state.chance
    assert twin == match.state, twin.differences(match.state)
