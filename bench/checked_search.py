"""The search with every index checked, in every game with its most players: `python bench/checked_search.py`.

Compiling with checks takes a minute for the larger games, so `make test` does it for one game only. An index that is out of
bounds ends this with an IndexError.
"""

from __future__ import annotations

import vicus
from vicus.bots.code import NativeCode
from vicus.bots.judgement import judgement
from vicus.bots.tree import Tree

SIMULATIONS = 5000


def main() -> None:
    for name in vicus.games():
        game = vicus.game(name)
        match = game.new(players=max(game.meta.players), seed=3)
        tree = Tree(NativeCode(game, checked=True), judgement(name), 1 << 12)
        moves = 0
        while not match.over:  # now and then along a whole game
            if moves % 20 == 0:
                tree.reset(match.state)
                tree.search(match.seat, moves, SIMULATIONS)
            match.play(match.legal()[moves % len(match.legal())])
            moves += 1
        print(f"{name}: {moves} decisions, {(moves + 19) // 20} searches of {SIMULATIONS} simulations, every index in bounds")


if __name__ == "__main__":
    main()
