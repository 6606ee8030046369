"""The greedy player: what stands best after the own next step, with what has been begun carried out as well as can be."""

from vicus.engine.layout import Ints, Menus, Table

from .chance import derive, mix
from .game import FEATURES, States, advance, apply, features, is_resting, legal, stage
from .judging import is_settled, judge, lead
from .memory import copy_state
from .play import begin, settle, total

# Scratch: the position, an option being tried, an option of that
HERE, TRIED, INNER = 0, 1, 2
NOISE_BITS = 16


def greedy_move(states: States, menus: Menus, n: int, seat: int, weights: Ints, feats: Ints, noise: int, seed: int) -> int:
    """The best of the first n actions in `menus[HERE]`. `noise` (in hundredths of a point) blurs every judgement."""
    best = 0
    highest = 0
    for i in range(n):
        value = best_outcome(states, menus, menus[HERE][i], seat, weights, feats) + blur(seed, i, noise)
        if i == 0 or value > highest:
            highest = value
            best = i
    return menus[HERE][best]


def blur(seed: int, number: int, noise: int) -> int:
    """Between -noise and noise, the same for the same seed and number."""
    word = mix((seed & 0xFFFFFFFF) ^ mix((number * 0x9E3779B1 + (seed >> 32)) & 0xFFFFFFFF)) >> NOISE_BITS
    return ((2 * word + 1) * noise >> NOISE_BITS) - noise


def best_outcome(states: States, menus: Menus, action: int, seat: int, weights: Ints, feats: Ints) -> int:
    """The lead after an action when each decision that it leads to is taken for the best."""
    copy_state(states, TRIED, HERE)
    apply(states[TRIED], action)
    for _ in range(len(menus[0])):
        s = states[TRIED]
        if is_settled(s, seat):
            break
        if s.pending != 0:
            advance(s)
        else:
            n = legal(s, menus[TRIED])
            apply(s, best_next(states, menus, n, seat, weights, feats))
    return lead(states[TRIED], seat, weights, feats)


def best_next(states: States, menus: Menus, n: int, seat: int, weights: Ints, feats: Ints) -> int:
    best = 0
    highest = 0
    if n > 1:
        for i in range(n):
            value = judge(states, INNER, TRIED, menus[TRIED][i], seat, weights, feats, menus[INNER])
            if i == 0 or value > highest:
                highest = value
                best = i
    return menus[TRIED][best]


def self_play(
    states: States,
    menus: Menus,
    weights: Table,
    feats: Ints,
    lines: Ints,
    rows: Table,
    scores: Table,
    seed: int,
    first: int,
    players: int,
    options: Ints,
    noise: int,
    every: int,
) -> int:
    """Games of greedy players, seat p with weights[p]; a row of `scores` for each.

    Every so many decisions, if nothing is half done, the position is written to `rows`: game, seat, stage, and the features
    of the seat less the mean of the others' (times the number of others). Returns how many rows were written.
    """
    written = 0
    for game in range(len(scores)):
        s = states[HERE]
        here = derive(seed, first + game)
        begin(s, here, players, options)
        n = settle(s, menus[HERE])
        while n > 0:
            if every > 0 and s.moves % every == 0 and is_resting(s):
                written = write_rows(states, rows, written, game, feats)
            action = greedy_move(states, menus, n, s.seat, weights[s.seat], feats, noise, derive(here, s.moves))
            s.moves += 1
            apply(s, action)
            n = settle(s, menus[HERE])
        for p in range(players):
            scores[game][p] = total(s, p, lines)
    return written


def write_rows(states: States, rows: Table, written: int, game: int, feats: Ints) -> int:
    s = states[HERE]
    for p in range(s.players):
        if written < len(rows):
            row = rows[written]
            row[0] = game
            row[1] = p
            row[2] = stage(s)
            for i in range(FEATURES):
                row[3 + i] = 0
            for q in range(s.players):
                features(s, q, feats)
                for i in range(FEATURES):
                    row[3 + i] += feats[i] * (s.players - 1) if q == p else -feats[i]
            written += 1
    return written
