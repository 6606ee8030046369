"""Small nets with random weights: enough to see whether all that thinks comes to the same result."""

from __future__ import annotations

import vicus
from vicus.nets.description import described
from vicus.nets.float_net import FloatNet
from vicus.nets.game_net import GameNet
from vicus.nets.net_file import Header, write
from vicus.nets.quantising import Seen, quantised
from vicus.nets.samples import samples
from vicus.testing.random_net import random_net as float_net


def header_of(game, net) -> Header:
    known = described(game).inputs
    return Header(game.name, known.digest, game.actions.size, "1", game.box.digest, net.hidden, len(net.blocks), net.learned)


def seen_in(game, net, number=60) -> list[Seen]:
    return samples(game, net, number)


def game_net_of(name, **sizes) -> tuple[FloatNet, GameNet, list[Seen]]:
    """A net, the same in whole numbers, and observations that it has never seen."""
    game = vicus.game(name)
    net = float_net(game, **sizes)
    weights = quantised(net, described(game).inputs, seen_in(game, net))
    return net, GameNet(game, header_of(game, net), weights), samples(game, net, 60, seed=5)


def net_file_of(name, folder, **sizes):
    """The file of such a net."""
    net, whole, _ = game_net_of(name, **sizes)
    file = folder / f"{name}.npz"
    write(file, header_of(whole.game, net), whole.weights)
    return file
