"""Information-set tree search: many possible worlds, one tree.

Each iteration deals anew what the searching seat cannot see, with other random words to come (open loop: a node stands for the
decisions made, whatever chance did in between), walks down the tree by what looked best so far, judges a new position
after a short look ahead, and tells every player's prospects to the nodes on its way. Native code only: it knows fractions.
"""

from math import exp, sqrt

from vicus.engine.layout import Floats, FloatTable, Ints, Menus, Table

from .chance import MASK, below, derive, mix, sow
from .game import States, apply, is_resting, resample, tiebreak
from .judging import FURTHEST, judge, lead, worth
from .memory import copy_state
from .play import settle, total

ROOT, WORLD, TRIED = 0, 1, 2
VISITS, USED = 0, 1  # columns of `nodes`; USED of the root: how many nodes there are
PRIOR = 4  # column of `values` after the players'
ACTIONS = 1 << 13
LOOK_AHEAD, CANDIDATES, PRIOR_SCALE, EXPLORE, WIN_SHARE = 0, 1, 2, 3, 4
"""Decisions of a look ahead, options weighed at each, hundredths of a point, per mille, per mille."""
PROSPECT_SCALE = 1000.0
"""Prospects are weighed in thousandths of a logit: e to that power is a player's part of the win."""
STEEPEST = 20.0


def search(
    states: States,
    menus: Menus,
    nodes: Table,
    values: FloatTable,
    keys: Ints,
    slots: Ints,
    path: Ints,
    outlook: Floats,
    weights: Ints,
    prospects: Ints,
    feats: Ints,
    lines: Ints,
    setting: Ints,
    root: int,
    seat: int,
    seed: int,
    first: int,
    iterations: int,
) -> int:
    """Iterations `first`, `first` + 1 … from `states[ROOT]`, where the tree node `root` stands; returns the deepest level."""
    deepest = 0
    for i in range(iterations):
        copy_state(states, WORLD, ROOT)
        s = states[WORLD]
        sow(s, derive(seed, first + i))
        resample(s, seat)
        depth = 0
        path[0] = root
        fresh = False
        n = settle(s, menus[ROOT])
        while n > 0 and not fresh and depth < len(path) - 1:
            node = select(states, menus, n, nodes, values, keys, slots, path[depth], weights, feats, setting)
            if node < 0:
                break
            depth += 1
            path[depth] = node
            fresh = nodes[node][VISITS] == 0
            n = settle(s, menus[ROOT])
        look_ahead(states, menus, n, weights, feats, setting)
        foresee(states, outlook, prospects, feats, lines, setting)
        for level in range(depth + 1):
            nodes[path[level]][VISITS] += 1
            for p in range(s.players):
                values[path[level]][p] += outlook[p]
        deepest = max(deepest, depth)
    return deepest


def slot_of(keys: Ints, key: int) -> int:
    """Where a key is kept, or the free slot where it would be."""
    slot = mix((key & MASK) ^ mix(key >> 32)) & (len(keys) - 1)
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & (len(keys) - 1)
    return slot


def select(
    states: States,
    menus: Menus,
    n: int,
    nodes: Table,
    values: FloatTable,
    keys: Ints,
    slots: Ints,
    parent: int,
    weights: Ints,
    feats: Ints,
    setting: Ints,
) -> int:
    """Take the option that promises most, and return its node; -1 when there is no room for new ones."""
    s = states[WORLD]
    p = s.seat
    if nodes[0][USED] + n >= len(nodes):
        return -1
    base = lead(s, p, weights, feats)
    priors = 0.0
    for i in range(n):
        key = parent * ACTIONS + menus[ROOT][i] + 1
        slot = slot_of(keys, key)
        if keys[slot] == 0:
            keys[slot] = key
            slots[slot] = nodes[0][USED]
            nodes[0][USED] += 1
            gain = judge(states, TRIED, WORLD, menus[ROOT][i], p, weights, feats, menus[TRIED]) - base
            steepness = gain / setting[PRIOR_SCALE]
            values[slots[slot]][PRIOR] = exp(min(STEEPEST, max(-STEEPEST, steepness)))
        priors += values[slots[slot]][PRIOR]
    visits = nodes[parent][VISITS]
    hope = values[parent][p] / visits if visits > 0 else 0.5
    chosen = menus[ROOT][0]
    best = slots[slot_of(keys, parent * ACTIONS + chosen + 1)]
    highest = -1.0
    for i in range(n):
        node = slots[slot_of(keys, parent * ACTIONS + menus[ROOT][i] + 1)]
        seen = nodes[node][VISITS]
        quality = values[node][p] / seen if seen > 0 else 0.9 * hope
        share = values[node][PRIOR] / priors
        promise = quality + setting[EXPLORE] / 1000.0 * share * sqrt(visits + 1.0) / (1.0 + seen)
        if promise > highest:
            highest = promise
            best = node
            chosen = menus[ROOT][i]
    apply(s, chosen)
    return best


def look_ahead(states: States, menus: Menus, n: int, weights: Ints, feats: Ints, setting: Ints) -> None:
    """Play on for a few decisions, and to a moment of rest: at each the best of some options drawn at random."""
    s = states[WORLD]
    done = 0
    while n > 0 and done < FURTHEST + setting[LOOK_AHEAD] and (done < setting[LOOK_AHEAD] or not is_resting(s)):
        done += 1
        best = menus[ROOT][below(s, n)]
        if setting[CANDIDATES] > 1 and n > 1:
            highest = judge(states, TRIED, WORLD, best, s.seat, weights, feats, menus[TRIED])
            for _ in range(min(setting[CANDIDATES], n) - 1):
                option = menus[ROOT][below(s, n)]
                value = judge(states, TRIED, WORLD, option, s.seat, weights, feats, menus[TRIED])
                if value > highest:
                    highest = value
                    best = option
        apply(s, best)
        n = settle(s, menus[ROOT])


def foresee(states: States, outlook: Floats, prospects: Ints, feats: Ints, lines: Ints, setting: Ints) -> None:
    """Every player's prospects, 1 in all: by what a position promises, and when the game is over mostly by who has won."""
    s = states[WORLD]
    best = 0.0
    for p in range(s.players):
        outlook[p] = worth(s, p, prospects, feats) / PROSPECT_SCALE
        best = max(best, outlook[p]) if p > 0 else outlook[p]
    sum_of = 0.0
    for p in range(s.players):
        outlook[p] = exp(max(-STEEPEST, outlook[p] - best))
        sum_of += outlook[p]
    winners = 0
    for p in range(s.players):
        if s.over and is_winner(states, p, lines):
            winners += 1
    won = setting[WIN_SHARE] / 1000.0 if s.over else 0.0
    for p in range(s.players):
        outlook[p] = (1.0 - won) * outlook[p] / sum_of
        if winners > 0 and is_winner(states, p, lines):
            outlook[p] += won / winners


def is_winner(states: States, p: int, lines: Ints) -> bool:
    s = states[WORLD]
    own = total(s, p, lines)
    for q in range(s.players):
        other = total(s, q, lines)
        if other > own or (other == own and tiebreak(s, q) > tiebreak(s, p)):
            return False
    return True
