"""What a position is judged by: numbers of one player, for bots. The weights are fitted by self-play."""

from vicus.engine.layout import Ints

from ..components import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    BAKERY,
    CHIMNEYS,
    FOUNTAIN,
    FOUNTAIN_KINDS,
    GOODS,
    MARKET,
    NOTHING_THERE,
    PASSES,
    PLACES,
    ROUNDS,
    SIDES,
    VILLA,
)
from ..state import PLACE_DISC, PLACE_PATRICIAN, SETTLE_REWARDS, TAKE_TILE, State
from ..tables import IS_RED, PAYS
from .cards import coins_needed, times_owned
from .cells import ANYTHING, beside, lowest, side, size_of
from .ending import fountain_points, frame_points

FEATURES = 23


def features(s: State, p: int, out: Ints) -> None:
    goods = 0
    for good in range(len(GOODS)):
        goods += s.goods[p][good]
    kept = 0
    for kind in range(len(FOUNTAIN_KINDS)):
        kept += s.kept[p][kind]
    out[0] = s.points[p]
    out[1] = s.villa_points[p]
    out[2] = s.step[p]
    out[3] = goods
    out[4] = s.coins[p]
    out[5] = s.breads[p]
    out[6] = s.stores[p]
    out[7] = frame_points(s, p)
    out[8] = fountain_points(s, p)
    out[9] = kept
    out[10] = s.owned[p][ANY_LANDSCAPE]
    out[11] = s.owned[p][ANY_DWELLING]
    out[12] = s.owned[p][VILLA]
    out[13] = s.owned[p][CHIMNEYS]
    out[14] = s.owned[p][MARKET] + s.owned[p][BAKERY] + s.owned[p][FOUNTAIN]
    out[15] = size_of(s.built[p])
    out[16] = 0
    out[17] = 0
    out[18] = 0
    gaps(s, p, out)
    cards_met(s, p, out)


def gaps(s: State, p: int, out: Ints) -> None:
    """Empty cells beside tiles: those that want one picture, two, or more."""
    cells = beside(s.built[p]) & ~s.built[p]
    while cells != 0:
        want = s.want[p][lowest(cells)]
        cells &= cells - 1
        pictures = 0
        for direction in range(SIDES):
            picture = side(want, direction)
            if picture != 0 and picture != ANYTHING:
                pictures += 1
        if pictures > 0:
            out[15 + min(pictures, 3)] += 1


def cards_met(s: State, p: int, out: Ints) -> None:
    """What green cards would pay, red cards that could be paid, and cards of either colour that could not be met."""
    out[19] = 0
    out[20] = 0
    out[21] = 0
    out[22] = 0
    for place in range(PLACES):
        card = s.card[place]
        if card != NOTHING_THERE:
            worth = 2 * PAYS[card][0] + 4 * PAYS[card][1] + 3 * PAYS[card][2] + 2 * PAYS[card][3]
            if IS_RED[card]:
                if coins_needed(s, p, card, 1) <= s.coins[p]:
                    out[20] += worth
                else:
                    out[22] += 1
            else:
                times = times_owned(s, p, card)
                out[19] += times * worth
                if times == 0:
                    out[21] += 1


def stage(s: State) -> int:
    """How much of the game is still to come, in per cent."""
    if s.over:
        return 0
    turns = PASSES * ROUNDS * s.players
    return 100 * (turns - s.passes * ROUNDS * s.players - s.turns) // turns


def is_resting(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    return s.phase == TAKE_TILE or s.phase == PLACE_DISC or s.phase == PLACE_PATRICIAN


def is_settling(s: State) -> bool:
    """What is pending needs no chance and belongs to the move just made."""
    return s.pending == SETTLE_REWARDS
