"""Information-set tree search by a net: it tells which options are worth a try, and what a position is worth.

As `search`, but without rollouts: each iteration deals anew what the searching seat cannot see, goes down the tree by PUCT, and
asks the net once, at the first position that is new. Its value goes back to all that led there, its policy becomes the priors
of the options. A position stands for the decisions made *and* for the menu they led to: other dice mostly bring other menus,
and what is good with one need not be with another. Where the net judges worse than it chooses, features correct its value;
their weights stand where the plain search has its prospects.

Rows of the tree are options and positions by turns; the root is an option, the one that led to where the search begins.
"""

from math import sqrt

from vicus.engine.layout import Acts
from vicus.engine.records import Evaluation, Mind, Net, Offshoots, SearchTree, Workspace

from .chance import derive, sow
from .exponent import exp
from .game import apply, resample
from .judging import worth
from .memory import copy_state
from .net import think
from .play import settle
from .search import ALL_KNOWN, PROSPECT_SCALE, ROOT, SQUARES, STEEPEST, WORLD, backup, is_winner, slot_at
from .sight import observe

PRIOR_TEMPERATURE, C_PUCT, DOUBT, CORRECTIONS = 0, 1, 2, 3
"""Hundredths, then per mille. A net's policy is surer than it should be: the temperature spreads it. An option that was never
tried is taken for what the position is worth, less some doubt. Corrections count for so much of what they say."""
UNKNOWN = -1
KEY_MASK = (1 << 62) - 1
STEP = 0x5851F42D4C957F2D


def deepen(
    w: Workspace,
    tree: SearchTree,
    offshoots: Offshoots,
    net: Net,
    mind: Mind,
    known: Evaluation,
    root: int,
    seat: int,
    seed: int,
    first: int,
    iterations: int,
) -> int:
    """Iterations `first`, `first` + 1 … from `w.states[ROOT]`, where the option `root` has led; returns the deepest level.

    With an action `tree.first` each begins right after it. In a tree without room for a position, each asks the net about the
    first decision that comes: the mean is what chance makes of the position.
    """
    deepest = 0
    for i in range(iterations):
        copy_state(w.states, WORLD, ROOT)
        s = w.states[WORLD]
        sow(s, derive(seed, first + i))
        if seat != ALL_KNOWN:
            resample(s, seat)
        depth = 0
        tree.path[0] = root
        n = settle(s, w.menus[ROOT])
        if tree.first[0] >= 0:
            apply(s, tree.first[0])
            n = settle(s, w.menus[ROOT])
        position = position_at(tree, offshoots, root, s.seat, w.menus[ROOT], n)
        while position != UNKNOWN and depth < len(tree.path) - 3:
            k = best_option(tree, offshoots, known, position, n, s.seat)
            tree.path[depth + 1] = position
            tree.path[depth + 2] = offshoots.firsts[position] + k
            depth += 2
            apply(s, w.menus[ROOT][k])
            n = settle(s, w.menus[ROOT])
            position = position_at(tree, offshoots, tree.path[depth], s.seat, w.menus[ROOT], n)
        if n == 0:
            share_win(w, tree)
        else:
            observe(s, s.seat, mind.observation)
            think(net, mind, s.seat, w.menus[ROOT], n)
            share_hope(w, tree, net, mind, known)
            if position == UNKNOWN and grow(w, tree, offshoots, net, mind, known, tree.path[depth], n):
                depth += 1
                tree.path[depth] = tree.used[0] - n - 1
        for p in range(s.players):
            tree.sums[SQUARES][p] += tree.shares[p] * tree.shares[p]
        backup(tree, depth, s.players)
        deepest = max(deepest, depth)
    return deepest


def key_at(option: int, seat: int, menu: Acts, n: int) -> int:
    """By what a position is found: what led there, whose decision it is, and what can be done. Never 0."""
    key = option * 64 + seat
    for k in range(n):
        key = (key * STEP + menu[k] + 1) & KEY_MASK
    return (key ^ (key >> 29)) + 1


def position_at(tree: SearchTree, offshoots: Offshoots, option: int, seat: int, menu: Acts, n: int) -> int:
    """The row of the position with this menu; UNKNOWN if there is none."""
    if n == 0:
        return UNKNOWN
    key = key_at(option, seat, menu, n)
    slot = slot_at(tree.keys, key)
    if tree.keys[slot] == 0 or offshoots.counts[tree.slots[slot]] != n:
        return UNKNOWN
    return tree.slots[slot]


def best_option(tree: SearchTree, offshoots: Offshoots, known: Evaluation, position: int, n: int, p: int) -> int:
    """The best of n options by PUCT, for the player whose decision it is."""
    first = offshoots.firsts[position]
    visits = tree.visits[position]
    unseen = tree.values[position][p] / visits - known.settings[DOUBT] / 1000.0
    explore = known.settings[C_PUCT] / 1000.0 * sqrt(visits * 1.0)
    best = 0
    highest = 0.0
    for k in range(n):
        seen = tree.visits[first + k]
        quality = tree.values[first + k][p] / seen if seen > 0 else unseen
        upper = quality + explore * tree.priors[first + k] / (1.0 + seen)
        if k == 0 or upper > highest:
            highest = upper
            best = k
    return best


def share_win(w: Workspace, tree: SearchTree) -> None:
    """The game is over: the win is shared by those who have won."""
    s = w.states[WORLD]
    winners = 0
    for p in range(s.players):
        tree.shares[p] = 1.0 if is_winner(w, p) else 0.0
        winners += int(tree.shares[p])
    for p in range(s.players):
        tree.shares[p] /= winners


def share_hope(w: Workspace, tree: SearchTree, net: Net, mind: Mind, known: Evaluation) -> None:
    """The share of the win that the net expects for each seat, by its logits and what features add to them."""
    s = w.states[WORLD]
    weight = known.settings[CORRECTIONS] / 1000.0 * net.scales[2] / PROSPECT_SCALE
    for r in range(s.players):
        p = (s.seat + r) % s.players
        tree.shares[p] = mind.values[r] * net.scales[1]
        if known.settings[CORRECTIONS] > 0:
            tree.shares[p] += weight * worth(s, p, known.prospects, w.feats)
    best = tree.shares[0]
    for p in range(s.players):
        best = max(best, tree.shares[p])
    sum_of = 0.0
    for p in range(s.players):
        tree.shares[p] = exp(max(-STEEPEST, tree.shares[p] - best))
        sum_of += tree.shares[p]
    for p in range(s.players):
        tree.shares[p] /= sum_of


def grow(
    w: Workspace, tree: SearchTree, offshoots: Offshoots, net: Net, mind: Mind, known: Evaluation, option: int, n: int
) -> bool:
    """A row for the new position and one for each of its n options, with the priors of the net; false if there is no room."""
    position = tree.used[0]
    if position + n + 1 >= len(tree.visits):
        return False
    key = key_at(option, w.states[WORLD].seat, w.menus[ROOT], n)
    slot = slot_at(tree.keys, key)
    tree.keys[slot] = key
    tree.slots[slot] = position
    offshoots.firsts[position] = position + 1
    offshoots.counts[position] = n
    best = mind.logits[0]
    for k in range(n):
        best = max(best, mind.logits[k])
    scale = net.scales[0] * 100.0 / known.settings[PRIOR_TEMPERATURE]
    sum_of = 0.0
    for k in range(n):
        row = position + 1 + k
        tree.priors[row] = exp(max(-STEEPEST, (mind.logits[k] - best) * scale))
        sum_of += tree.priors[row]
        offshoots.actions[row] = w.menus[ROOT][k]
        offshoots.counts[row] = 0
    for k in range(n):
        tree.priors[position + 1 + k] /= sum_of
    tree.used[0] = position + n + 1
    return True
