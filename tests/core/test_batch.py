"""Batches: the same games as matches, row by row, on every engine."""

from __future__ import annotations

import copy
import gc
import pickle
import threading
import time
from dataclasses import replace

import numpy as np
import pytest

import vicus
from vicus.batch import WAIT, derive
from vicus.core.batch import Batch
from vicus.errors import BadOption, EngineUnavailable, IllegalRow, UnknownAction, VicusError
from vicus.games import names
from vicus.testing.batches import agree, random_actions

GAME = "bohemian_villages"
WAYS = [(name, players) for name in names() for players in vicus.game(name).meta.players]
COMPILED = [pytest.param(name, marks=[pytest.mark.compile, pytest.mark.xdist_group(name)]) for name in ("native", "wasm")]
ENGINES = ["interpreted", *COMPILED]


def small(engine: str = "interpreted", games: int = 4, name: str = GAME, players: int = 2, **more: object) -> Batch:
    return vicus.game(name).batch(games, players=players, seed=5, engine=engine, **more)  # type: ignore[arg-type]


def shown(match, seat):
    """Everything but how often somebody was asked for form's sake."""
    return {name: value for name, value in match.view(seat).items() if name not in ("moves", "forced")}


@pytest.mark.parametrize(("name", "players"), WAYS)
def test_interpreted_rows_are_matches(name, players):
    assert agree(small(name=name, games=2, players=players), games=2) >= 2


@pytest.mark.compile
@pytest.mark.xdist_group("native")
@pytest.mark.parametrize(("name", "players"), WAYS)
def test_compiled_rows_are_matches(name, players):
    """`python -m bench.conformance` does the same with a thousand games each."""
    assert agree(small("native", name=name, games=8, players=players), games=20) >= 20


@pytest.mark.compile
@pytest.mark.xdist_group("native")
@pytest.mark.parametrize(("name", "players"), WAYS)
def test_both_engines_tell_the_same_at_every_step(name, players):
    ours = small("native", name=name, games=6, players=players, threads=2)
    theirs = small(name=name, games=6, players=players)
    a, b = ours.reset(), theirs.reset()
    rng = np.random.default_rng(3)
    for _ in range(150):
        for field in ("seat", "mask", "n_legal", "observation", "done", "returns", "scores", "ranks", "final"):
            assert (getattr(a, field) == getattr(b, field)).all(), field
        actions = random_actions(a, rng)
        a, b = ours.step(actions), theirs.step(actions)
    assert ours.seeds == theirs.seeds
    assert ours.save().states.tobytes() == theirs.save().states.tobytes()


@pytest.mark.compile
@pytest.mark.xdist_group("wasm")
def test_wasm_tells_the_same(monkeypatch):
    monkeypatch.setattr("vicus.engine.rows.ROOM", 8)
    ours, theirs = small("wasm", games=6), small(games=6)
    a, b, rng = ours.reset(), theirs.reset(), np.random.default_rng(3)
    for _ in range(150):
        actions = random_actions(a, rng)
        a, b = ours.step(actions), theirs.step(actions)
        for field in ("seat", "mask", "n_legal", "observation", "done", "returns", "scores", "ranks", "final"):
            assert (getattr(a, field) == getattr(b, field)).all(), field
    assert (ours.observe(1) == theirs.observe(1)).all()
    assert [ours.match(row).save() for row in range(6)] == [theirs.match(row).save() for row in range(6)]


@pytest.mark.compile
@pytest.mark.xdist_group("native")
@pytest.mark.parametrize("chance", ["seeded", "explicit"])
def test_threads_change_nothing(chance):
    one, three = (small("native", games=200, threads=n, chance=chance) for n in (1, 3))
    rng = np.random.default_rng(1)
    t, u = one.reset(), three.reset()
    for number in range(200):
        if one.pending.any():
            outcomes = rng.integers(0, 2**40, 200)
            t, u = one.step_chance(outcomes), three.step_chance(outcomes)
        else:
            actions = random_actions(t, rng)
            t, u = one.step(actions), three.step(actions)
        if number % 50 == 20:
            rows = np.flatnonzero(one.pending == 0)
            seeds = rng.integers(0, 2**40, len(rows))
            t, u = one.resample(rows, seeds), three.resample(rows, seeds)
        for field in ("seat", "mask", "legal", "observation", "done", "returns", "scores", "ranks", "final"):
            assert (getattr(t, field) == getattr(u, field)).all(), field
    assert (one.observe(1) == three.observe(1)).all()
    assert one.save().states.tobytes() == three.save().states.tobytes()


@pytest.mark.compile
@pytest.mark.xdist_group("native")
def test_threads_may_go_and_come_again():
    """Those that follow leave when no step comes for a while, and while they are needed for something else."""
    one, two = (small("native", games=300, threads=n) for n in (1, 2))
    rng = np.random.default_rng(2)
    t, u = one.reset(), two.reset()
    for number in range(60):
        actions = random_actions(t, rng)
        t, u = one.step(actions), two.step(actions)
        assert (t.mask == u.mask).all()
        if number % 7 == 3:
            time.sleep(0.003)
        if number % 5 == 2:
            assert (one.observe(0) == two.observe(0)).all()
        if number % 11 == 5:
            wrong = np.where(np.arange(300) == 200, two.num_actions, t.legal[:, 0])
            with pytest.raises(UnknownAction, match="Row 200"):
                two.step(wrong)
    assert one.save().states.tobytes() == two.save().states.tobytes()


@pytest.mark.compile
@pytest.mark.xdist_group("native")
def test_each_thread_has_a_scratch_of_its_own_and_all_rows_are_done_once(monkeypatch):
    """Whether two threads that share one get into each other's way is chance; so it is looked at who is given what."""
    batch = small("native", games=400, threads=3)
    together, given = threading.Barrier(3), []

    def reset_rows(rows, lines, spare, start, end):
        fresh = threading.get_ident() not in {who for who, *_ in given}
        given.append((threading.get_ident(), id(lines), spare, range(start, end)))
        if fresh:
            together.wait(60)  # else one of them might do it all before the others are awake

    batch.reset()
    monkeypatch.setattr(batch._stepper, "_entries", {**batch._stepper._entries, "reset_rows": reset_rows})
    batch._stepper.reset(np.zeros(400, "i8"))
    own = {(who, lines, spare) for who, lines, spare, _ in given}
    assert len(own) == len({lines for _, lines, _ in own}) == len({spare for *_, spare in own}) == 3
    assert min(spare for *_, spare in own) >= 400
    assert sorted(row for *_, rows in given for row in rows) == list(range(400))


@pytest.mark.parametrize("engine", ENGINES)
def test_an_illegal_action_changes_nothing_and_names_its_row_and_rule(engine):
    batch = small(engine)
    t = batch.reset()
    before = batch.save()
    actions = t.legal[:, 0].astype(int)
    wrong = next(a for a in range(batch.num_actions) if not t.mask[2, a])
    actions[2] = wrong
    with pytest.raises(IllegalRow, match=r"Row 2: ") as caught:
        batch.step(actions)
    rule, _ = batch.match(2).why_not(wrong) or ("", {})
    assert (caught.value.row, caught.value.rule) == (2, rule)
    for none in (batch.num_actions, -2):
        actions[2] = none
        with pytest.raises(UnknownAction, match=r"Row 2: "):
            batch.step(actions)
    after = batch.save()
    assert (after.states == before.states).all()
    assert all((after.arrays[name] == before.arrays[name]).all() for name in before.arrays)


@pytest.mark.parametrize(
    "actions",
    [[0, 0], [0.5] * 4, "now", None, [[0, 0, 0, 0]], [True] * 4, [[1], [2, 3]]],
    ids=["few", "fractions", "word", "none", "nested", "flags", "ragged"],
)
def test_actions_that_are_none(actions):
    with pytest.raises(BadOption, match="whole numbers"):
        small().step(actions)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_row_can_wait(engine):
    batch = small(engine)
    t = batch.reset()
    before, actions = batch.save(), t.legal[:, 0].astype(int)
    actions[[0, 3]] = WAIT
    batch.step(actions)
    after = batch.save()
    assert [(after.states[i] == before.states[i]).all() for i in range(4)] == [True, False, False, True]
    assert after.arrays["lengths"].tolist() == [0, 1, 1, 0]
    assert after.arrays["observations"][0].tolist() == before.arrays["observations"][0].tolist()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_result_is_told_once_though_its_row_waits(engine):
    batch = small(engine, games=2)
    t, rng = batch.reset(), np.random.default_rng(1)
    while not t.done.any():
        t = batch.step(random_actions(t, rng))
    t = batch.step([WAIT, WAIT])
    assert not t.done.any()


def test_arrays_can_only_be_read():
    t = small().reset()
    for name in ("mask", "legal", "observation", "seat"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(t, name)[0] = 0


@pytest.mark.parametrize("engine", ENGINES)
def test_results_are_those_of_the_matches_that_ended(engine):
    batch = small(engine, games=3)
    t, rng, ended = batch.reset(), np.random.default_rng(2), 0
    while ended < 4:
        before = [batch.match(row) for row in range(3)]
        actions = random_actions(t, rng)
        t = batch.step(actions)
        for row in np.flatnonzero(t.done):
            match = before[row]
            match.play(int(actions[row]))
            assert match.over
            assert t.scores[row].tolist() == [score.total for score in match.scores()]
            assert np.flatnonzero(t.ranks[row] == 1).tolist() == match.winners()
            assert t.returns[row].tolist() == pytest.approx([(p in match.winners()) / len(match.winners()) for p in range(2)])
            spec = vicus.game(GAME).observation(players=2)
            assert spec["over"].read(t.final[row]).tolist() == [1, 1]
            assert spec["seat"].read(t.final[row]).tolist() == [0, 1]
            ended += 1


def test_seeds_of_games_follow_from_row_and_number():
    batch = small(games=2)
    t, rng = batch.reset(), np.random.default_rng(2)
    assert batch.seeds == [derive(derive(5, row), 0) for row in range(2)]
    while not t.done[1]:
        t = batch.step(random_actions(t, rng))
    assert batch.seeds[1] == derive(derive(5, 1), 1)
    assert batch.reset(seed=6).done.tolist() == [False, False]
    assert batch.seeds[0] == derive(derive(6, 0), 0)


@pytest.mark.parametrize("engine", ENGINES)
def test_what_was_saved_goes_on_as_it_did(engine):
    batch = small(engine)
    t, rng = batch.reset(), np.random.default_rng(2)
    for _ in range(30):
        t = batch.step(random_actions(t, rng))
    saved = batch.save()
    other = small(engine)
    twin = pickle.loads(pickle.dumps(batch))
    deep = copy.deepcopy(batch)
    other.load(saved)
    for _ in range(60):
        actions = random_actions(t, rng)
        t = batch.step(actions)
        for each in (other, twin, deep):
            assert (each.step(actions).observation == t.observation).all()
    assert [batch.match(row).save() for row in range(4)] == [twin.match(row).save() for row in range(4)]
    batch.load(saved)
    assert (batch.time_step.mask == small(engine).load(saved).mask).all()


def test_what_was_saved_of_another_batch_is_refused():
    with pytest.raises(BadOption, match="another kind of batch"):
        small().load(small(games=5).save())
    with pytest.raises(BadOption, match="another kind of batch"):
        small().load(small(players=3).save())


@pytest.mark.parametrize("engine", ENGINES)
def test_a_match_goes_on_in_a_row(engine):
    batch = small(engine)
    t, rng = batch.reset(), np.random.default_rng(4)
    match = vicus.game(GAME).new(players=2, seed=99)
    for _ in range(12):
        match.play(match.legal()[0])
    before = t.mask[[0, 1, 3]].copy()
    t = batch.put(2, match)
    assert (t.mask[[0, 1, 3]] == before).all()
    for _ in range(20):
        assert np.flatnonzero(t.mask[2]).tolist() == sorted(action.id for action in match.legal())
        assert batch.match(2).state == match.state
        actions = random_actions(t, rng)
        t = batch.step(actions)
        match.play(int(actions[2]))
    over = vicus.game(GAME).new(players=3, seed=1)
    with pytest.raises(BadOption, match="does not fit"):
        batch.put(0, over)


def test_a_row_is_a_match_that_can_be_saved():
    batch = small()
    t, rng = batch.reset(), np.random.default_rng(4)
    for _ in range(25):
        t = batch.step(random_actions(t, rng))
    assert vicus.load(batch.match(1).save()).state == batch.match(1).state


def test_games_longer_than_there_was_room_for_are_kept(monkeypatch):
    monkeypatch.setattr("vicus.engine.rows.ROOM", 4)
    batch = small()
    t, rng = batch.reset(), np.random.default_rng(4)
    for _ in range(40):
        t = batch.step(random_actions(t, rng))
        assert [len(batch.match(row).actions) for row in range(4)] == batch._stepper.rows.lengths.tolist()


@pytest.mark.parametrize("engine", ENGINES[:2])
@pytest.mark.parametrize("name", names())
def test_other_worlds_are_those_that_samples_of_the_view_are(name, engine):
    batch = small(engine, name=name, games=3)
    t, rng = batch.reset(), np.random.default_rng(4)
    for _ in range(40):
        t = batch.step(random_actions(t, rng))
    true = [batch.match(row) for row in range(3)]
    observation, mask = t.observation.copy(), t.mask.copy()
    t = batch.resample([2, 0], [11, 12])
    assert (t.observation == observation).all()
    assert (t.mask == mask).all()
    assert batch.match(1).state == true[1].state
    for row, seed in ((2, 11), (0, 12)):
        found = batch.match(row)
        assert found.view(found.seat) == true[row].view(true[row].seat)
        world = true[row].game.world(true[row].view(true[row].seat), seed)
        for _ in range(30):
            for seat in range(2):
                assert shown(found, seat) == shown(world, seat)
            if found.over:
                break
            action = int(rng.choice([action.id for action in found.legal()]))
            found.play(action)
            world.play(action)
        found = batch.match(row)
        with pytest.raises(VicusError, match="no record"):
            found.save()


@pytest.mark.parametrize(("rows", "seeds"), [([0, 0], [1, 2]), ([4], [1]), ([-1], [1]), ([0], [-1]), ([0, 1], [1])])
def test_rows_that_cannot_be_resampled(rows, seeds):
    with pytest.raises(BadOption):
        small().resample(rows, seeds)


@pytest.mark.parametrize("rows", [[True, False], [0.5], "one", np.ones((4, 1), bool)])
def test_rows_are_numbers_or_a_mask(rows):
    with pytest.raises(BadOption, match="Give the numbers of rows, or a mask"):
        small().resample(rows, [1])


def test_rows_can_be_chosen_by_a_mask():
    by_mask, by_numbers = small(), small()
    by_mask.resample(np.array([False, True, False, True]), [7, 8])
    by_numbers.resample([1, 3], [7, 8])
    assert (by_mask.save().states == by_numbers.save().states).all()
    assert (by_mask.save().states != small().save().states).tolist() == [False, True, False, True]


@pytest.mark.parametrize("engine", ENGINES[:2])
@pytest.mark.parametrize(("name", "players"), WAYS)
def test_chance_can_be_asked(name, players, engine):
    """The set-up and every draw wait for an outcome; with the same outcomes all goes as before."""
    batch = small(engine, name=name, games=3, players=players, chance="explicit")
    twin = small(name=name, games=3, players=players, chance="explicit")
    t = batch.reset()
    assert batch.pending.tolist() == [2, 2, 2]
    assert t.n_legal.tolist() == [0, 0, 0]
    with pytest.raises(VicusError, match="chance is asked"):
        batch.step([0, 0, 0])
    rng, asked, drawn = np.random.default_rng(4), 0, 0
    twin.reset()
    while asked < 200:
        assert (batch.pending == twin.pending).all()
        if batch.pending.any():
            before = t.mask[batch.pending == 0].copy()
            outcomes, still = rng.integers(0, 2**40, 3), batch.pending == 0
            t = batch.step_chance(outcomes)
            assert (t.mask[still] == before).all()
            twin.step_chance(outcomes)
            drawn += 1
        else:
            words = [state["chance"].tolist() for state in batch.save().states]
            actions = random_actions(t, rng)
            t = batch.step(actions)
            twin.step(actions)
            moved = [state["chance"].tolist() for state in batch.save().states]
            assert words == moved, "a decision brought chance by itself"
            asked += 1
    assert drawn > 3
    assert (batch.save().states == twin.save().states).all()


def test_what_any_seat_sees_can_be_asked():
    batch = small(players=3)
    t = batch.reset()
    spec = batch.observation_spec
    assert spec
    for seat in range(3):
        assert spec["seat"].read(batch.observe(seat)).tolist() == [seat] * 4
    assert (batch.observe(t.seat) == t.observation).all()
    for wrong in (3, -1, "me", 0.5):
        with pytest.raises(BadOption):
            batch.observe(wrong)


def test_less_is_computed_where_less_is_wanted():
    assert small(observations=False).reset().observation.shape == (0, 0)
    t = small(final=False).reset()
    assert (t.final.shape[0], t.observation.shape[0]) == (0, 4)


@pytest.mark.parametrize(
    "bad",
    [{"games": 0}, {"games": 1.5}, {"threads": 0}, {"players": 9}, {"chance": "none"}, {"seed": -1}, {"movement": "star"}],
)
def test_arguments_that_cannot_be(bad):
    with pytest.raises(BadOption):
        vicus.game(GAME).batch(**{"games": 2, "players": 2, "engine": "interpreted", **bad})
    with pytest.raises(EngineUnavailable):
        vicus.game(GAME).batch(2, players=2, engine="steam")


def test_a_row_is_asked_what_its_match_is_asked():
    """In Carpe Diem a match also asks where there is nothing to choose, for form's sake; a batch does not."""
    batch = small(name="carpe_diem", games=8)
    t, rng = batch.reset(), np.random.default_rng(5)
    for _ in range(200):
        t = batch.step(random_actions(t, rng))
        for row in range(0, 8, 3):
            match = batch.match(row)
            assert (match.seat, len(match.legal())) == (t.seat[row], t.n_legal[row])


@pytest.mark.parametrize("name", names())
def test_nothing_is_seen_before_a_game_begins(name):
    batch = small(name=name, chance="explicit")
    batch.reset()
    assert not batch.observe(1).any()


def test_a_copy_knows_the_seed_that_was_given_later():
    batch = small()
    batch.reset(seed=77)
    twin = pickle.loads(pickle.dumps(batch))
    assert (twin.seed, twin.seeds) == (77, batch.seeds)
    twin.reset()
    assert twin.seeds == [derive(derive(77, row), 0) for row in range(4)]


def test_what_was_saved_with_other_options_is_refused_and_nothing_changes():
    star, ring = (small(name="carpe_diem", movement=each) for each in ("star", "ring"))
    with pytest.raises(BadOption, match="another kind of batch"):
        ring.load(star.save())
    with pytest.raises(BadOption, match="another kind of batch"):
        small(chance="explicit").load(small().save())
    batch = small()
    batch.reset()
    saved = small(games=4).save()
    other, nothing = "another kind of batch", "nothing that batch.save"
    for broken, told in (
        (replace(saved, states=saved.states[:1]), other),
        (replace(saved, arrays={}), other),
        (replace(saved, states=None), other),
        (replace(saved, arrays={**saved.arrays, "games": saved.arrays["games"].astype("U")}), other),
        (replace(saved, arrays={**saved.arrays, "games": saved.arrays["games"].tolist()}), other),
        (replace(saved, seed="x"), "seed"),
        (None, nothing),
        (b"pickled", nothing),
    ):
        before = batch.save()
        with pytest.raises(BadOption, match=told):
            batch.load(broken)
        assert batch.save().states.tobytes() == before.states.tobytes()


def test_numbers_too_large_are_no_actions():
    with pytest.raises(BadOption, match="whole numbers"):
        small().step(np.full(4, 2**64 - 1, np.uint64))


def test_seats_of_another_shape_are_none():
    with pytest.raises(BadOption):
        small().observe([0, 1])


@pytest.mark.parametrize("row", [None, [0], "1", 1.0, 4, -1, True])
def test_what_is_no_row(row):
    with pytest.raises(BadOption):
        small().match(row)


def test_a_match_of_an_equal_box_fits_and_one_that_is_held_does_not():
    game = vicus.game(GAME, box={"coins": {"1": 40}})
    batch = game.batch(1, players=2, engine="interpreted")
    batch.reset()
    assert batch.put(0, vicus.load(batch.match(0).save())).n_legal[0] > 1
    held = vicus.game(GAME).new(players=2, seed=5)
    while not held.held:
        held.play(held.legal()[0], hold=True)
    for wrong in (held, None, "match"):
        with pytest.raises(BadOption, match="does not fit"):
            small().put(0, wrong)


@pytest.mark.compile
@pytest.mark.xdist_group("wasm")
def test_arrays_outlive_their_batch():
    t = small("wasm").reset()
    gc.collect()
    assert t.mask.sum() == t.n_legal.sum()


def test_whoever_looks_before_the_first_step_sees_the_first_games():
    assert small(chance="explicit").pending.tolist() == [2] * 4
    assert small().time_step.n_legal.min() > 1
    assert len(set(small().seeds)) == 4


def test_no_rows_are_resampled():
    batch = small()
    before = batch.save()
    batch.resample([], [])
    assert batch.save().states.tobytes() == before.states.tobytes()


@pytest.mark.parametrize("name", [np.array(["native", "wasm"]), np.zeros(2), None, 3])
def test_what_is_no_engine_is_told(name):
    with pytest.raises(EngineUnavailable, match="engine"):
        vicus.game(GAME).batch(4, players=2, engine=name)


def test_an_option_that_is_no_word_is_told():
    with pytest.raises(BadOption, match="option"):
        vicus.game("carpe_diem").new(players=2, movement=np.array(["star", "ring"]))


def test_an_observation_of_another_number_of_players_is_refused():
    two, three = (vicus.game(GAME).observation(players) for players in (2, 3))
    with pytest.raises(BadOption, match="numbers"):
        two.read(np.zeros(three.width, np.int8))
    with pytest.raises(BadOption, match="numbers"):
        two["coins"].read(None)


@pytest.mark.parametrize("engine", ENGINES)
def test_nobody_can_write_into_its_arrays(engine):
    """NumPy would let whoever has a view of them make it writable again."""
    batch = small(engine)
    for name, array in {**vars(batch.reset()), "pending": batch.pending}.items():
        with pytest.raises(ValueError, match="WRITEABLE"):
            array.setflags(write=True)
        assert not array.flags.writeable, name
