"""What a position is judged by: numbers of one player, for bots. The weights are fitted by self-play."""

from vicus.engine.layout import Ints

from ..components import BAKERY, CHURCH, FARM, INN, TAILOR, TOWN_HALL
from ..state import CHOOSE_DICE, State
from ..tables import COINS
from .scoring import CHURCHES, SHOPS, TOWN_HALLS, final_line
from .turn import active_inns

FEATURES = 17


def features(s: State, p: int, out: Ints) -> None:
    kinds = 0
    for kind in range(BAKERY, TAILOR + 1):
        if s.own[p][kind] > 0:
            kinds += 1
    active = active_inns(s, p)
    out[0] = s.coins[p]
    out[1] = 0 if s.over else final_line(s, p, SHOPS)
    out[2] = kinds
    out[3] = s.own[p][TOWN_HALL]
    out[4] = 1 if s.own[p][TOWN_HALL] > 0 else 0
    out[5] = 0 if s.over else final_line(s, p, TOWN_HALLS)
    out[6] = s.own[p][CHURCH]
    out[7] = 0 if s.over else final_line(s, p, CHURCHES)
    out[8] = 1 if s.bishop == p else 0
    out[9] = s.own[p][CHURCH] if s.bishop == p else 0
    out[10] = active
    out[11] = s.own[p][INN] - active
    out[12] = s.flour[p]
    out[13] = s.glass[p]
    out[14] = s.special[p]
    out[15] = s.figures[p]
    out[16] = s.own[p][FARM]


def stage(s: State) -> int:
    """How much of the game is still to come, in per cent: what the bank still holds."""
    return 0 if s.over else 100 * s.bank // COINS


def is_resting(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    return s.phase == CHOOSE_DICE


def is_settling(s: State) -> bool:
    """What is pending needs no chance and belongs to the move just made."""
    return False
