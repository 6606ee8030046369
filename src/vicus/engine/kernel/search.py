"""Information-set Monte Carlo tree search: many possible worlds, one tree.

Each iteration deals anew what the searching seat cannot see, with other random words to come (open loop: a node stands for the
decisions made, whatever chance did in between), *selects* its way down the tree by PUCT, *expands* it by the options of a new
position, plays a short *rollout*, *evaluates* where that leads, and *backs up* every player's share of the win to the nodes
on its way. It knows fractions, but only what IEEE 754 settles to the last bit (+ - * / and roots): every engine finds the same.
"""

from math import sqrt

from vicus.engine.layout import Ints
from vicus.engine.records import Evaluation, SearchTree, Workspace

from .chance import MASK, below, derive, mix, sow
from .exponent import exp
from .game import FEATURES, apply, is_quiescent, resample, stage, tiebreak
from .judging import QUIESCENCE_LIMIT, judge, lead, worth
from .memory import copy_state
from .play import settle, total

ROOT, WORLD, TRIED = 0, 1, 2
ALL_KNOWN = -2
"""In place of a seat: the world is as it is, only chance to come is drawn."""
SQUARES, POINTS, POINT_SQUARES = 0, 1, 2
"""Rows of `SearchTree.sums`."""
ACTIONS = 1 << 15
"""No action has a higher number: menus hold 16 bits."""
ROLLOUT_DEPTH, CANDIDATES, PRIOR_TEMPERATURE, C_PUCT, WIN_SHARE, WIN_DOUBT = 0, 1, 2, 3, 4, 5
"""Decisions of a rollout, options weighed at each, hundredths of a point, per mille, per mille, per mille a decision."""
PROSPECT_SCALE = 1000.0
"""Prospects are weighed in thousandths of a logit: e to that power is a player's part of the win."""
STEEPEST = 20.0
FIRST_VALUE = 0.9
"""An option that was never tried is taken for so much of what its parent was worth (first-play urgency)."""


def search(
    w: Workspace, tree: SearchTree, known: Evaluation, root: int, seat: int, seed: int, first: int, iterations: int
) -> int:
    """Iterations `first`, `first` + 1 … from `w.states[ROOT]`, where the tree node `root` stands; returns the deepest level."""
    deepest = 0
    for i in range(iterations):
        copy_state(w.states, WORLD, ROOT)
        s = w.states[WORLD]
        sow(s, derive(seed, first + i))
        if seat != ALL_KNOWN:
            resample(s, seat)
        depth = 0
        tree.path[0] = root
        fresh = False
        n = settle(s, w.menus[ROOT])
        if tree.first[0] >= 0:
            apply(s, tree.first[0])
            n = settle(s, w.menus[ROOT])
        while n > 0 and not fresh and depth < len(tree.path) - 1 and expand(w, tree, known, n, tree.path[depth]):
            node = select(w, tree, known, n, tree.path[depth])
            depth += 1
            tree.path[depth] = node
            fresh = tree.visits[node] == 0
            n = settle(s, w.menus[ROOT])
        evaluate(w, tree, known, rollout(w, known, n))
        if len(known.points) > 1:
            account(w, tree, known)
        backup(tree, depth, s.players)
        deepest = max(deepest, depth)
    return deepest


def slot_of(keys: Ints, parent: int, action: int) -> int:
    """Where the child of a node is kept, or the free slot where it would be."""
    return slot_at(keys, key_of(parent, action))


def slot_at(keys: Ints, key: int) -> int:
    """Where a key is kept, or the free slot where it would be."""
    slot = mix((key & MASK) ^ mix(key >> 32)) & (len(keys) - 1)
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & (len(keys) - 1)
    return slot


def key_of(parent: int, action: int) -> int:
    """Never 0, which stands for a free slot."""
    return parent * ACTIONS + action + 1


def expand(w: Workspace, tree: SearchTree, known: Evaluation, n: int, parent: int) -> bool:
    """Give each of the n options a node, with its prior; false if there is no room."""
    if tree.used[0] + n >= len(tree.visits):
        return False
    s = w.states[WORLD]
    p = s.seat
    base = 0
    weighed = False
    for i in range(n):
        slot = slot_of(tree.keys, parent, w.menus[ROOT][i])
        if tree.keys[slot] == 0:
            if not weighed:
                weighed = True
                base = lead(s, p, known.weights, w.feats)
            node = tree.used[0]
            tree.used[0] += 1
            tree.keys[slot] = key_of(parent, w.menus[ROOT][i])
            tree.slots[slot] = node
            gain = judge(w, TRIED, WORLD, w.menus[ROOT][i], p, known.weights) - base
            steepness = gain / known.settings[PRIOR_TEMPERATURE]
            tree.priors[node] = exp(min(STEEPEST, max(-STEEPEST, steepness)))
    return True


def select(w: Workspace, tree: SearchTree, known: Evaluation, n: int, parent: int) -> int:
    """Take the option that is best by PUCT, and return its node."""
    s = w.states[WORLD]
    p = s.seat
    priors = 0.0
    for i in range(n):
        priors += tree.priors[tree.slots[slot_of(tree.keys, parent, w.menus[ROOT][i])]]
    visits = tree.visits[parent]
    unseen = FIRST_VALUE * (tree.values[parent][p] / visits if visits > 0 else 0.5)
    chosen = w.menus[ROOT][0]
    best = tree.slots[slot_of(tree.keys, parent, chosen)]
    highest = -1.0
    for i in range(n):
        node = tree.slots[slot_of(tree.keys, parent, w.menus[ROOT][i])]
        seen = tree.visits[node]
        quality = tree.values[node][p] / seen if seen > 0 else unseen
        share = tree.priors[node] / priors
        upper = quality + known.settings[C_PUCT] / 1000.0 * share * sqrt(visits + 1.0) / (1.0 + seen)
        if upper > highest:
            highest = upper
            best = node
            chosen = w.menus[ROOT][i]
    apply(s, chosen)
    return best


def rollout(w: Workspace, known: Evaluation, n: int) -> int:
    """Play on for a few decisions, and until nothing is half done: at each the best of some options drawn at random.

    Returns how many.
    """
    s = w.states[WORLD]
    depth = known.settings[ROLLOUT_DEPTH]
    candidates = known.settings[CANDIDATES]
    done = 0
    while n > 0 and done < QUIESCENCE_LIMIT + depth and (done < depth or not is_quiescent(s)):
        done += 1
        best = w.menus[ROOT][below(s, n)]
        if candidates > 1 and n > 1:
            highest = judge(w, TRIED, WORLD, best, s.seat, known.weights)
            for _ in range(min(candidates, n) - 1):
                option = w.menus[ROOT][below(s, n)]
                value = judge(w, TRIED, WORLD, option, s.seat, known.weights)
                if value > highest:
                    highest = value
                    best = option
        apply(s, best)
        n = settle(s, w.menus[ROOT])
    return done


def evaluate(w: Workspace, tree: SearchTree, known: Evaluation, done: int) -> None:
    """Every player's share of the win, 1 in all: by a position's prospects, and when the game is over mostly by who has won.

    The more decisions of a rollout led there, the less its end is believed: it plays worse than people do.
    """
    s = w.states[WORLD]
    best = 0.0
    for p in range(s.players):
        tree.shares[p] = worth(s, p, known.prospects, w.feats) / PROSPECT_SCALE
        best = max(best, tree.shares[p]) if p > 0 else tree.shares[p]
    sum_of = 0.0
    for p in range(s.players):
        tree.shares[p] = exp(max(-STEEPEST, tree.shares[p] - best))
        sum_of += tree.shares[p]
    winners = 0
    for p in range(s.players):
        if s.over and is_winner(w, p):
            winners += 1
    won = max(0, known.settings[WIN_SHARE] - known.settings[WIN_DOUBT] * done) / 1000.0 if s.over else 0.0
    for p in range(s.players):
        tree.shares[p] = (1.0 - won) * tree.shares[p] / sum_of
        if winners > 0 and is_winner(w, p):
            tree.shares[p] += won / winners


def is_winner(w: Workspace, p: int) -> bool:
    s = w.states[WORLD]
    own = total(s, p, w.lines)
    for q in range(s.players):
        other = total(s, q, w.lines)
        if other > own or (other == own and tiebreak(s, q) > tiebreak(s, p)):
            return False
    return True


def account(w: Workspace, tree: SearchTree, known: Evaluation) -> None:
    """Add up what an analysis wants to know besides: how far the shares scatter, and the points to expect at the end."""
    s = w.states[WORLD]
    for p in range(s.players):
        points = expected_points(w, known, p)
        tree.sums[SQUARES][p] += tree.shares[p] * tree.shares[p]
        tree.sums[POINTS][p] += points
        tree.sums[POINT_SQUARES][p] += points * points


def expected_points(w: Workspace, known: Evaluation, p: int) -> float:
    """At the end of the game: what there is, or features times weights and what all have in common."""
    s = w.states[WORLD]
    if s.over:
        return total(s, p, w.lines) * 1.0
    common = 100 * known.points[2 * FEATURES] + stage(s) * known.points[2 * FEATURES + 1]
    return worth(s, p, known.points, w.feats) / 100.0 + common / 10000.0


def backup(tree: SearchTree, depth: int, players: int) -> None:
    """Count the visit, and what it was worth to each seat, for every node on the path."""
    for level in range(depth + 1):
        node = tree.path[level]
        tree.visits[node] += 1
        for p in range(players):
            tree.values[node][p] += tree.shares[p]
