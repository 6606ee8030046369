"""Random games on other engines, stepped from Python as their users do.

A move is a player's decision with more than one option.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

Counted = tuple[int, int]
"""Moves, forced decisions."""


def catanatron() -> Callable[[int], Counted]:
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> Counted:
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        moves = forced = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            if len(game.state.playable_actions) > 1:
                moves += 1
            else:
                forced += 1
            game.play_tick()
        return moves, forced

    return play


def open_spiel(name: str) -> Callable[[int], Counted]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> Counted:
        chooser = random.Random(seed)
        state = game.new_initial_state()
        moves = forced = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                if len(actions) > 1:
                    moves += 1
                else:
                    forced += 1
            state.apply_action(actions[int(chooser.random() * len(actions))])
        return moves, forced

    return play


# Chance outcomes are drawn evenly: that is right for go and hearts, and for backgammon it saves OpenSpiel the weights.
PEERS: dict[str, Callable[[], Callable[[int], Counted]]] = {
    "catanatron (Catan, 4 players)": catanatron,
    "OpenSpiel backgammon": lambda: open_spiel("backgammon"),
    "OpenSpiel go 9×9": lambda: open_spiel("go(board_size=9)"),
    "OpenSpiel hearts": lambda: open_spiel("hearts"),
}


def measure(name: str, seconds: float) -> dict[str, float]:
    play = PEERS[name]()
    play(0)
    moves = forced = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        a, b = play(games + 1)
        moves, forced, games = moves + a, forced + b, games + 1
    spent = time.perf_counter() - start
    return {"moves_per_second": moves / spent, "forced_per_second": forced / spent, "games_per_second": games / spent}
