"""`deep`: search with a net. The same on every engine, by what the seat sees."""

import copy
import pickle
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

import vicus
from vicus.bots import bot
from vicus.bots.code import NativeCode, code_for
from vicus.bots.deep import DeepBot
from vicus.bots.deep_settings import STANDARD, deep_known
from vicus.bots.deep_tree import DeepTree
from vicus.bots.guard import GuardedBot
from vicus.bots.judge import Calibration, Judge, judge
from vicus.bots.judgement import DEEP_SETTINGS, file_of, judgement
from vicus.bots.levels import is_ready, plans_ahead
from vicus.engine.kernel.chance import derive, sow
from vicus.engine.kernel.search import ALL_KNOWN, STEEPEST
from vicus.errors import BadOption
from vicus.games import names
from vicus.nets.game_net import game_net

from ..engine.test_planning import last_decisions
from ..nets.random_nets import net_file_of
from .test_fairness import positions, redealt

GAMES = names()


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("nets")
    return {name: net_file_of(name, folder) for name in GAMES}


@pytest.fixture(params=GAMES)
def net(request, files):
    return game_net(vicus.game(request.param), str(files[request.param]))


def known(net, corrections=0):
    """What a search by the net judges by: the net alone, or with what the prospects of the plain search say besides."""
    own = judgement(net.game.name)
    return deep_known(replace(own, corrections=own.prospects), {"corrections": corrections})


def tree_at(match, net, code, nodes=1 << 12, corrections=0):
    tree = DeepTree(code, net, known(net, corrections), nodes)
    tree.reset(match.state)
    return tree


def interpreted(net):
    return code_for(net.game, "interpreted")


def test_a_tree_adds_up(net):
    """Every simulation goes through the root, and gives one win in all."""
    game = net.game
    for players in game.meta.players:
        match = game.new(players=players, seed=3)
        tree = tree_at(match, net, interpreted(net))
        tree.search(match.seat, 5, 60)
        root, *others = tree.nodes()
        assert root.visits == tree.visits == tree.done == 60
        assert sum(root.values) == pytest.approx(60)
        assert root.values[players:] == (0,) * (max(game.meta.players) - players)
        found = [tree.result(action.id, match.seat) for action in match.legal()]
        assert sum(visits for visits, _ in found) == 59  # the first one asked the net about the root itself
        priors = [others[1 + k].prior for k in range(len(match.legal()))]
        assert sum(priors) == pytest.approx(1)


def test_priors_and_the_first_value_are_those_of_the_net(net):
    from vicus.core.sight import Sight
    from vicus.nets.agreement import softmax

    match = positions(net.game.name)[1]
    tree = tree_at(match, net, interpreted(net))
    tree.search(match.seat, 5, 1)
    thoughts = net.think([Sight(net.game, match.players, net.known.closer).see(match.state, match.seat)], match.players)
    ids = [net.known.turned[match.players][match.seat][action.id] for action in match.legal()]
    nodes = list(tree.nodes())
    expected = softmax(thoughts.logits[:, ids] * 100 / STANDARD["prior_temperature"])[0]
    assert [node.prior for node in nodes[2:]] == pytest.approx(expected.tolist())
    shares = softmax(thoughts.values[:, : match.players])[0]
    assert [nodes[0].values[(match.seat + r) % match.players] for r in range(match.players)] == pytest.approx(shares.tolist())


def worths(game, state, weights):
    """What features are worth to each seat: now, and as far as the game is still to come."""
    rules = game.engine.rules
    left, found = rules.stage(state), []
    for seat in range(state.players):
        counted = [0] * rules.FEATURES
        rules.features(state, seat, counted)
        pairs = zip(counted, weights[: rules.FEATURES], weights[rules.FEATURES :], strict=True)
        found.append(sum(number * (now + left / 100 * to_come) for number, now, to_come in pairs))
    return np.array(found)


def test_corrections_are_added_to_what_the_net_says(net):
    """To its logits, and so far as is set."""
    differs = 0
    for match in positions(net.game.name):
        logits = {}
        for corrections in (0, 300, 1000):
            tree = tree_at(match, net, interpreted(net), nodes=2, corrections=corrections)
            tree.search(ALL_KNOWN, 5, 1)
            logits[corrections] = np.log(tree.sums().shares[: match.players])
        said = worths(net.game, match.state, known(net).prospects) / 1000
        for corrections in (300, 1000):
            expected = logits[0] + corrections / 1000 * said
            added = logits[corrections] - expected
            assert added == pytest.approx(added.mean(), abs=0.002)  # worths are whole thousandths
        differs += bool(np.abs(logits[1000] - logits[0]).max() > 0.01)
    assert differs


def test_corrections_are_calibrated_with_the_net(net):
    match = positions(net.game.name)[0]
    logits = []
    for how in (None, Judge("deep", calibrations={match.players: Calibration(2000)})):
        tree = DeepTree(interpreted(net), net, known(net, 1000), 2, how)
        tree.reset(match.state)
        tree.search(ALL_KNOWN, 5, 1)
        logits.append(np.log(tree.sums().shares[: match.players]))
    assert np.ptp(logits[0]) > 0.01
    assert np.ptp(logits[0] / 2 - logits[1]) == pytest.approx(0, abs=1e-6)


def test_a_game_may_say_how_it_is_searched():
    """`[deep]` of a judgement, and the name of a bot after that."""
    own = replace(judgement("carpe_diem"), deep={"corrections": 700, "doubt": 10})
    numbers = dict(zip(DEEP_SETTINGS, deep_known(own, {"doubt": 20}).settings, strict=True))
    assert (numbers["corrections"], numbers["doubt"]) == (700, 20)
    assert {**numbers, "corrections": 0, "doubt": 50} == STANDARD


def test_a_thought_has_no_chance_of_its_own(net, monkeypatch):
    """What was a good move and what was luck is told as the difference of two."""
    from vicus.analysis.asking import Ask, Scales

    told = replace(judgement(net.game.name), corrections=judgement(net.game.name).prospects, deep={"corrections": 700})
    monkeypatch.setattr("vicus.analysis.asking.judgement", lambda game: told)
    monkeypatch.setattr("vicus.nets.game_net.game_net", lambda game: net)
    scales = Scales(net.game, 2, interpreted(net), interpreted(net))
    state = net.game.new(players=2, seed=3).state
    found = [scales.carry_out(one(Ask(state, 1, seed, judge="deep"))).sums.shares for seed in (5, 6)]
    corrected = DeepTree(interpreted(net), net, deep_known(told), 2, judge(net.game.name))
    corrected.reset(state)
    corrected.search(ALL_KNOWN, 7, 1)
    assert found[0] == found[1] == corrected.sums().shares


def one(ask):
    return (yield ask)


def test_a_level_searches_as_its_file_says(monkeypatch, tmp_path):
    game = vicus.game("carpe_diem")
    text = file_of(game.name).read_text("utf-8")
    assert "corrections = 700" in text
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("corrections = 700", "corrections = 300"), "utf-8")
    settings = []
    monkeypatch.setattr("vicus.bots.deep.DeepBot._start", lambda player, *_: settings.append(player._known.settings))
    for name in ("grandmaster", f"grandmaster/judgement={mine}"):
        bot(name, game, 1)
    at = list(DEEP_SETTINGS).index("corrections")
    assert [each[at] for each in settings] == [700, 300]


def test_a_search_goes_on_below_what_was_chosen(net):
    match = net.game.new(players=2, seed=4)
    player = DeepBot(net.game, 1, simulations=60, net=net, code=interpreted(net))
    kept = 0
    for _ in range(14):
        seat, before = match.seat, player.simulations
        match.play(player.choose(match.view(seat), match.legal()))
        kept += sum(player.visits.values()) > player.simulations - before
        if match.seat != seat:
            player.new_game(1)
    assert kept > 0


def test_a_full_tree_goes_on_without_growing(net):
    match = net.game.new(players=2, seed=4)
    tree = tree_at(match, net, interpreted(net), nodes=64)
    tree.search(match.seat, 5, 40)
    assert tree.visits == 40
    assert len(list(tree.nodes())) < 64


def test_a_tree_without_room_asks_about_the_next_decision_alone(net):
    """What an analysis calls a chance: the net's own thought before a decision, and right after it the mean over chance."""
    match = net.game.new(players=2, seed=3)
    tree = DeepTree(interpreted(net), net, known(net), 2)
    tree.reset(match.state)
    tree.search(ALL_KNOWN, 5, 3)
    sums = tree.sums()
    seen = net.game.sight(2, net.known.closer).see(match.state, match.seat)
    thought = net.think(np.array([seen], "i1"), 2).values[0][:2]
    shares = np.exp(thought - thought.max())
    shares = np.roll(shares / shares.sum(), match.seat)
    assert (sums.visits, sums.shares[:2]) == (3, pytest.approx(3 * shares))
    assert sums.squares[:2] == pytest.approx(3 * shares**2), "the same each time: there is no doubt"
    action = match.legal()[0].id
    tree.reset(match.state, action)
    tree.search(ALL_KNOWN, 5, 6)
    ways = []
    for number in range(6):
        state = match.state.copy()
        sow(state, derive(5, number))
        net.game.engine.play.step(state, action, [0] * net.game.engine.rules.MAX_LEGAL)
        after = DeepTree(interpreted(net), net, known(net), 2)
        after.reset(state)
        after.search(ALL_KNOWN, 1, 1)
        ways.append(after.sums().shares[:2])
    assert tree.sums().shares[:2] == pytest.approx(np.sum(ways, axis=0))


@pytest.mark.parametrize(("temperature", "bias"), [(2000, 0), (500, 0), (1000, 300), (800, -200)])
def test_what_the_net_says_is_calibrated_before_means_are_taken(net, temperature, bias):
    match = net.game.new(players=3, seed=3)
    logits = []
    for how in (None, Judge("deep", calibrations={3: Calibration(temperature, bias)})):
        tree = DeepTree(interpreted(net), net, known(net), 2, how)
        tree.reset(match.state)
        tree.search(ALL_KNOWN, 5, 1)
        logits.append(np.log(tree.sums().shares[:3]))
    expected = logits[0].copy()
    expected[match.seat] += bias / 1000
    expected *= 1000 / temperature
    found, expected = (each - each.max() for each in (logits[1], expected))
    assert found == pytest.approx(np.maximum(expected, -STEEPEST), abs=0.001)


def test_what_is_hidden_changes_no_choice(net, files):
    name = f"deep:12/net={files[net.game.name]}"
    for match in positions(net.game.name)[::2]:
        chosen = {GuardedBot(name, net.game, 5).choose(m.view(m.seat), m.legal()) for m in (match, redealt(match, 1))}
        assert len(chosen) == 1


def test_a_win_is_found_even_by_a_net_that_knows_nothing(net):
    """Where nobody else will move any more, the search takes a way that wins if there is one."""
    for last, wins in islice(last_decisions(net.game), 2):
        player = DeepBot(
            net.game, 1, simulations=150, settings={"c_puct": 2000, "prior_temperature": 4000}, net=net, code=interpreted(net)
        )
        assert player.choose(last.view(last.seat), last.legal()).id in wins


def test_a_bot_can_be_copied_and_sent_elsewhere(net, files):
    match = positions(net.game.name)[0]
    player = bot(f"deep:30/net={files[net.game.name]}", net.game, seed=3)
    twins = [copy.deepcopy(player), pickle.loads(pickle.dumps(player))]
    found = [each.choose(match.view(match.seat), match.legal()) for each in (player, *twins)]
    assert found[0] == found[1] == found[2]
    assert player.visits == twins[0].visits == twins[1].visits


def test_names_say_how_long_and_with_which_settings(net, files):
    game, file = net.game, files[net.game.name]
    match = game.new(players=2, seed=1)
    for name, done in ((f"deep:7/net={file}", 7), (f"deep:9/threads=3/c_puct=100/prior_temperature=100/doubt=0/net={file}", 9)):
        player = bot(name, game, seed=1)
        assert player.choose(match.view(match.seat), match.legal()) in match.legal()
        assert player.simulations == done
        player.close()
    assert bot(f"deep:0.01s/net={file}", game, seed=1).choose(match.view(match.seat), match.legal()) in match.legal()
    assert list(DEEP_SETTINGS) == list(STANDARD)
    assert plans_ahead("deep:200", game)
    assert plans_ahead(f"deep/net={file}", game)
    assert is_ready("policy", game)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("deep:0", "no time to think"),
        ("deep:0.0s/c_puct=3", "no time to think"),
        ("deep:5/warmth=3", "warmth"),
        ("deep:5/prior_temperature=0", "prior_temperature"),
        ("deep:99999999999", "simulations"),
        ("deep:5/threads=0", "threads"),
        ("deep:quick", "deep:quick"),
    ],
)
def test_names_that_cannot_be_are_told(name, words, files):
    game = vicus.game("bohemian_villages")
    with pytest.raises(BadOption, match=words):
        bot(name if name == "deep:quick" else f"{name}/net={files[game.name]}", game)


def test_a_game_without_a_net_has_no_such_bot(monkeypatch, tmp_path):
    monkeypatch.setattr("vicus.engine.net_place.net_place", lambda game: tmp_path / "net.npz")
    with pytest.raises(BadOption, match="comes without a net"):
        bot("deep:20", vicus.game("helvetia"))


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
@pytest.mark.parametrize("name", GAMES)
def test_all_engines_grow_the_same_tree(name, files):
    """Visits, priors and values, to the last bit, with corrections for every other number of players; and on, deep into
    the game, with a tree that is full."""
    game = vicus.game(name)
    net = game_net(game, str(files[name]))
    for players in game.meta.players:
        match, engines = game.new(players=players, seed=3), ("interpreted", "native", "wasm")
        corrections = 500 * (players % 2)
        trees = {how: tree_at(match, net, code_for(game, how, thinks=True), corrections=corrections) for how in engines}
        for tree in trees.values():
            tree.search(match.seat, 5, 80)
        plain = list(trees["interpreted"].nodes())
        assert list(trees["native"].nodes()) == plain
        assert list(trees["wasm"].nodes()) == plain
        sums = []
        for tree in trees.values():
            tree.reset(match.state, match.legal()[-1].id)
            tree.search(ALL_KNOWN, 5, 40)
            sums.append(tree.sums())
        assert sums[0] == sums[1] == sums[2], "after an action, with everything known"
        for tree in trees.values():
            tree.reset(match.state)
    for how in ("native", "wasm"):
        trees[how].search(match.seat, 5, 3000)
    assert list(trees["native"].nodes()) == list(trees["wasm"].nodes())


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
def test_every_index_is_within_its_array(files):
    game = vicus.game("bohemian_villages")
    net = game_net(game, str(files[game.name]))
    match = game.new(players=5, seed=3)
    code = NativeCode(game, checked=True, thinks=True)
    for corrections in (0, 500):
        tree = tree_at(match, net, code, corrections=corrections)
        tree.search(match.seat, 5, 3000)
        assert tree.visits == 3000


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
@pytest.mark.parametrize("name", GAMES)
def test_compiled_bots_play_the_same_game(name, files):
    """Trees are kept from one decision to the next: that agrees, too."""
    game = vicus.game(name)
    net = game_net(game, str(files[name]))
    for_all = [DeepBot(game, 7, simulations=40, net=net, code=code_for(game, how, thinks=True)) for how in ("native", "wasm")]
    match = game.new(players=2, seed=5)
    for _ in range(25):
        found = [player.choose(match.view(match.seat), match.legal()) for player in for_all]
        assert found[0] == found[1]
        assert for_all[0].visits == for_all[1].visits
        match.play(found[0])
