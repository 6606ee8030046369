"""What a position is judged by: numbers of one player, for bots. The weights are fitted by self-play."""

from vicus.engine.layout import Ints

from ..components import BAKERY, CHURCH, FARM, INN, TAILOR, TOWN_HALL
from ..features import Feature
from ..state import CHOOSE_DICE, State
from ..tables import COINS
from .scoring import CHURCHES, SHOPS, TOWN_HALLS, final_line
from .turn import active_inns


def features(s: State, p: int, out: Ints) -> None:
    kinds = 0
    for kind in range(BAKERY, TAILOR + 1):
        if s.own[p][kind] > 0:
            kinds += 1
    active = active_inns(s, p)
    out[Feature.COINS] = s.coins[p]
    out[Feature.SHOP_SETS] = 0 if s.over else final_line(s, p, SHOPS)
    out[Feature.SHOP_KINDS] = kinds
    out[Feature.TOWN_HALLS] = s.own[p][TOWN_HALL]
    out[Feature.HAS_TOWN_HALL] = 1 if s.own[p][TOWN_HALL] > 0 else 0
    out[Feature.FULL_VILLAGES] = 0 if s.over else final_line(s, p, TOWN_HALLS)
    out[Feature.CHURCHES] = s.own[p][CHURCH]
    out[Feature.CHURCH_PRIZE] = 0 if s.over else final_line(s, p, CHURCHES)
    out[Feature.BISHOP] = 1 if s.bishop == p else 0
    out[Feature.BISHOP_CHURCHES] = s.own[p][CHURCH] if s.bishop == p else 0
    out[Feature.ACTIVE_INNS] = active
    out[Feature.SLEEPING_INNS] = s.own[p][INN] - active
    out[Feature.FLOUR] = s.flour[p]
    out[Feature.GLASS] = s.glass[p]
    out[Feature.SPECIAL_TILE] = s.special[p]
    out[Feature.FIGURES] = s.figures[p]
    out[Feature.FARMS] = s.own[p][FARM]


def stage(s: State) -> int:
    """How much of the game is still to come, in per cent: what the bank still holds."""
    return 0 if s.over else 100 * s.bank // COINS


def is_quiescent(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    return s.phase == CHOOSE_DICE


def is_settling(s: State) -> bool:
    """What is pending needs no chance and belongs to the move just made."""
    return False
