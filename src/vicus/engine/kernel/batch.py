"""Many random games in one call: the entry points that are compiled for Python."""

from vicus.engine.layout import Acts, Ints, Table
from vicus.engine.records import RandomSeries

from .chance import derive
from .fields import digest
from .game import State, States, tiebreak
from .play import begin, playout, total


def random_game(s: State, seed: int, players: int, options: Ints, acts: Acts, lines: Ints, scores: Ints) -> int:
    """One random game from set-up to scores; its digest covers every field of the final state."""
    begin(s, seed, players, options)
    playout(s, seed, acts)
    for p in range(players):
        scores[p] = total(s, p, lines)
    return digest(s)


def winners(s: State, scores: Ints) -> int:
    """The seats that have won, as bits."""
    best = 0
    for p in range(1, s.players):
        if scores[p] > scores[best] or (scores[p] == scores[best] and tiebreak(s, p) > tiebreak(s, best)):
            best = p
    bits = 0
    for p in range(s.players):
        if scores[p] == scores[best] and tiebreak(s, p) == tiebreak(s, best):
            bits |= 1 << p
    return bits


def simulate(states: States, results: Table, scores: Table, series: RandomSeries, acts: Acts, lines: Ints) -> None:
    """Games of a series, one for each row of `results` (digest, moves, forced, winners).

    The final states are kept as far as `states` has room for them.
    """
    for i in range(len(results)):
        s = states[i % len(states)]
        row = results[i]
        seed = derive(series.seed, series.first + i)
        row[0] = random_game(s, seed, series.players, series.options, acts, lines, scores[i])
        row[1] = s.moves
        row[2] = s.forced
        row[3] = winners(s, scores[i])
