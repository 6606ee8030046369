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
    VILLA,
)
from ..features import Feature
from ..state import PLACE_DISC, PLACE_PATRICIAN, SETTLE_REWARDS, TAKE_TILE, State
from ..tables import IS_RED, PAYS
from .building import pictures_wanted
from .cards import coins_needed, times_owned
from .cells import beside, lowest, size_of
from .ending import fountain_points, frame_points


def features(s: State, p: int, out: Ints) -> None:
    goods = 0
    for good in range(len(GOODS)):
        goods += s.goods[p][good]
    kept = 0
    for kind in range(len(FOUNTAIN_KINDS)):
        kept += s.kept[p][kind]
    out[Feature.POINTS] = s.points[p]
    out[Feature.VILLA_POINTS] = s.villa_points[p]
    out[Feature.STEPS] = s.step[p]
    out[Feature.GOODS] = goods
    out[Feature.COINS] = s.coins[p]
    out[Feature.BREADS] = s.breads[p]
    out[Feature.STORED] = s.stores[p]
    out[Feature.FRAME] = frame_points(s, p)
    out[Feature.FOUNTAIN_POINTS] = fountain_points(s, p)
    out[Feature.FOUNTAIN_CARDS] = kept
    out[Feature.LANDSCAPES] = s.owned[p][ANY_LANDSCAPE]
    out[Feature.DWELLINGS] = s.owned[p][ANY_DWELLING]
    out[Feature.VILLAS] = s.owned[p][VILLA]
    out[Feature.CHIMNEYS] = s.owned[p][CHIMNEYS]
    out[Feature.SINGLES] = s.owned[p][MARKET] + s.owned[p][BAKERY] + s.owned[p][FOUNTAIN]
    out[Feature.TILES] = size_of(s.built[p])
    out[Feature.GAPS] = 0
    out[Feature.DOUBLE_GAPS] = 0
    out[Feature.TRIPLE_GAPS] = 0
    gaps(s, p, out)
    cards_met(s, p, out)


def gaps(s: State, p: int, out: Ints) -> None:
    """Empty cells beside tiles: those that want one picture, two, or more."""
    cells = beside(s.built[p]) & ~s.built[p]
    while cells != 0:
        pictures = pictures_wanted(s.want[p][lowest(cells)])
        cells &= cells - 1
        if pictures == 1:
            out[Feature.GAPS] += 1
        elif pictures == 2:
            out[Feature.DOUBLE_GAPS] += 1
        elif pictures > 2:
            out[Feature.TRIPLE_GAPS] += 1


def cards_met(s: State, p: int, out: Ints) -> None:
    """What green cards would pay, red cards that could be paid, and cards of either colour that could not be met."""
    out[Feature.GREEN_CARDS] = 0
    out[Feature.RED_CARDS] = 0
    out[Feature.GREEN_UNMET] = 0
    out[Feature.RED_UNMET] = 0
    for place in range(PLACES):
        card = s.card[place]
        if card != NOTHING_THERE:
            worth = 2 * PAYS[card][0] + 4 * PAYS[card][1] + 3 * PAYS[card][2] + 2 * PAYS[card][3]
            if IS_RED[card]:
                if coins_needed(s, p, card, 1) <= s.coins[p]:
                    out[Feature.RED_CARDS] += worth
                else:
                    out[Feature.RED_UNMET] += 1
            else:
                times = times_owned(s, p, card)
                out[Feature.GREEN_CARDS] += times * worth
                if times == 0:
                    out[Feature.GREEN_UNMET] += 1


def stage(s: State) -> int:
    """How much of the game is still to come, in per cent."""
    if s.over:
        return 0
    turns = PASSES * ROUNDS * s.players
    return 100 * (turns - s.passes * ROUNDS * s.players - s.turns) // turns


def is_quiescent(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    return s.phase == TAKE_TILE or s.phase == PLACE_DISC or s.phase == PLACE_PATRICIAN


def is_settling(s: State) -> bool:
    """What is pending needs no chance and belongs to the move just made."""
    return s.pending == SETTLE_REWARDS
