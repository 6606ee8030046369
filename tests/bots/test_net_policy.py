"""`policy`: the net alone plays wherever a bot can, by what its seat sees."""

import pytest

import vicus
from vicus.arena.contest import Company, Plan
from vicus.arena.together import play_together, side_by_side
from vicus.bots import bot
from vicus.bots.fingerprint import fingerprint
from vicus.bots.guard import GuardedBot
from vicus.bots.policy import _made
from vicus.core.sight import Sight
from vicus.errors import BadOption
from vicus.games import names
from vicus.nets.game_net import game_net
from vicus.testing.walk import matches

from ..nets.random_nets import net_file_of
from .test_fairness import positions, redealt


@pytest.fixture(scope="module", params=names())
def net(request, tmp_path_factory):
    """A game, and the file of a net for it."""
    return vicus.game(request.param), net_file_of(request.param, tmp_path_factory.mktemp("nets"))


def test_the_likeliest_legal_action_is_taken(net):
    game, file = net
    known = game_net(game, str(file))
    for match in matches(game, 1):
        sight, seats = Sight(game, match.players, known.known.closer), set()
        player = bot(f"policy/net={file}", game, seed=1)
        for _ in range(25):
            seats.add(match.seat)
            logits = known.think([sight.see(match.state, match.seat)], match.players).logits[0]
            ids = known.known.turned[match.players][match.seat]
            best = max(match.legal(), key=lambda action: (logits[ids[action.id]], -action.id))
            assert player.choose(match.view(match.seat), match.legal()) == best
            match.play(best)
        assert seats <= set(range(match.players))


def test_what_is_hidden_changes_no_choice(net):
    game, file = net
    for name in (f"policy/net={file}", f"policy/temperature=100/net={file}"):
        for match in positions(game.name):
            chosen = {GuardedBot(name, game, 5).choose(m.view(m.seat), m.legal()) for m in (match, redealt(match, 1))}
            assert len(chosen) == 1


def test_with_a_temperature_it_draws_by_its_seed(net):
    game, file = net
    match = positions(game.name)[1]

    def chosen(temperature, seed):
        player = bot(f"policy/temperature={temperature}/net={file}", game, seed)
        return [player.choose(match.view(match.seat), match.legal()).id for _ in range(30)]

    assert chosen(300, 1) == chosen(300, 1)
    assert len(set(chosen(1000, 1))) > 1
    assert chosen(300, 1) != chosen(300, 2)
    best = bot(f"policy/net={file}", game).choose(match.view(match.seat), match.legal()).id
    assert set(chosen(1, 1)) == set(chosen(0, 1)) == {best}


def test_many_games_of_a_contest_are_asked_at_once(net):
    game, file = net
    name = f"policy/temperature=100/net={file}"
    plan = Plan(game.name, (name, "random"), players=2, games=4, seed=3, options={})
    assert side_by_side(plan) > 1
    together = {outcome.number: outcome for outcome in play_together(plan, plan.pairings(), Company(plan))}
    assert sorted(together) == [0, 1, 2, 3]
    for pairing in plan.pairings():
        (alone,) = play_together(plan, [pairing], Company(plan))
        assert alone.scores == together[alone.number].scores


def test_a_bot_is_told_by_its_net(net, tmp_path):
    game, file = net
    other = net_file_of(game.name, tmp_path, seed=2)
    marks = {fingerprint(f"policy/net={each}", game.name) for each in (file, other)}
    assert len(marks) == 2
    assert fingerprint("greedy", game.name) not in marks


def test_names_and_settings_that_cannot_be_are_told(net):
    game, file = net
    for name, words in (
        (f"policy/warmth=3/net={file}", "warmth"),
        (f"policy/temperature=99999/net={file}", "temperature"),
        (f"policy/net={file}.other", "cannot be read as a net"),
        ("policy:99999", "temperature"),
        ("policy:0.5s", "policy:0.5s"),
    ):
        with pytest.raises(BadOption, match=words):
            bot(name, game)


def test_a_game_without_a_net_has_no_such_bot(monkeypatch, tmp_path):
    game = vicus.game("helvetia")
    monkeypatch.setattr("vicus.engine.net_place.net_place", lambda game: tmp_path / "net.npz")
    _made.cache_clear()
    with pytest.raises(BadOption, match="comes without a net"):
        bot("policy", game)
