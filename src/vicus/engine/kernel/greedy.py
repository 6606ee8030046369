"""The greedy player: what stands best after the own next step, with what has been begun carried out as well as can be."""

from vicus.engine.layout import Ints, Table
from vicus.engine.records import SelfPlaySeries, Workspace

from .chance import derive, mix
from .game import FEATURES, advance, apply, features, is_quiescent, legal, stage
from .judging import is_settled, judge, lead
from .memory import copy_state
from .play import begin, settle, total

# Scratch: the position, an option being tried, an option of that
HERE, TRIED, INNER = 0, 1, 2
NOISE_BITS = 16


def greedy_move(w: Workspace, n: int, seat: int, weights: Ints, noise: int, seed: int) -> int:
    """The best of the first n actions in `w.menus[HERE]`. `noise` (in hundredths of a point) blurs every judgement."""
    best = 0
    highest = 0
    for i in range(n):
        value = best_outcome(w, w.menus[HERE][i], seat, weights) + blur(seed, i, noise)
        if i == 0 or value > highest:
            highest = value
            best = i
    return w.menus[HERE][best]


def blur(seed: int, number: int, noise: int) -> int:
    """Between -noise and noise, the same for the same seed and number."""
    word = mix((seed & 0xFFFFFFFF) ^ mix((number * 0x9E3779B1 + (seed >> 32)) & 0xFFFFFFFF)) >> NOISE_BITS
    return ((2 * word + 1) * noise >> NOISE_BITS) - noise


def best_outcome(w: Workspace, action: int, seat: int, weights: Ints) -> int:
    """The lead after an action when each decision that it leads to is taken for the best."""
    copy_state(w.states, TRIED, HERE)
    apply(w.states[TRIED], action)
    for _ in range(len(w.menus[0])):
        s = w.states[TRIED]
        if is_settled(s, seat):
            break
        if s.pending != 0:
            advance(s)
        else:
            n = legal(s, w.menus[TRIED])
            apply(s, best_next(w, n, seat, weights))
    return lead(w.states[TRIED], seat, weights, w.feats)


def best_next(w: Workspace, n: int, seat: int, weights: Ints) -> int:
    """The best of the first n actions in `w.menus[TRIED]`, by a look at what stands right after it."""
    best = 0
    highest = 0
    if n > 1:
        for i in range(n):
            value = judge(w, INNER, TRIED, w.menus[TRIED][i], seat, weights)
            if i == 0 or value > highest:
                highest = value
                best = i
    return w.menus[TRIED][best]


def self_play(w: Workspace, weights: Table, series: SelfPlaySeries, rows: Table, scores: Table) -> int:
    """Games of greedy players, seat p with weights[p]; a row of `scores` for each.

    Every so many decisions, if nothing is half done, the position is written to `rows`: game, seat, stage, and the features
    of the seat less the mean of the others' (times the number of others). Returns how many rows were written.
    """
    written = 0
    for game in range(len(scores)):
        s = w.states[HERE]
        here = derive(series.seed, series.first + game)
        begin(s, here, series.players, series.options)
        n = settle(s, w.menus[HERE])
        while n > 0:
            if series.every > 0 and s.moves % series.every == 0 and is_quiescent(s):
                written = write_rows(w, rows, written, game)
            action = greedy_move(w, n, s.seat, weights[s.seat], series.noise, derive(here, s.moves))
            s.moves += 1
            apply(s, action)
            n = settle(s, w.menus[HERE])
        for p in range(series.players):
            scores[game][p] = total(s, p, w.lines)
    return written


def write_rows(w: Workspace, rows: Table, written: int, game: int) -> int:
    s = w.states[HERE]
    for p in range(s.players):
        if written < len(rows):
            row = rows[written]
            row[0] = game
            row[1] = p
            row[2] = stage(s)
            for i in range(FEATURES):
                row[3 + i] = 0
            for q in range(s.players):
                features(s, q, w.feats)
                for i in range(FEATURES):
                    row[3 + i] += w.feats[i] * (s.players - 1) if q == p else -w.feats[i]
            written += 1
    return written
