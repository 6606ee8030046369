"""What a figure on a building brings while the game runs."""

from ..components import FARM, INN, MANOR, MANUFACTORY, MILL, NOBODY, SLOTS
from ..events import FOR_FARM, FOR_FLOUR, FOR_GLASS, FOR_MANOR, earned, scored, went_home, woke
from ..state import State
from ..tables import FLOUR_PAYS, GLASS_PAYS, VALUE_AT
from .bank import pay


def village_of(s: State, building: int) -> int:
    """The board on which a building is printed."""
    return s.place[building] // (2 * SLOTS)


def resolve(s: State, p: int, kind: int, building: int) -> None:
    """The effect of a figure just set on a building of that kind.

    B-41, B-42: a tile, and a scoring if it was the last building. B-43, B-43a: as many coins as p has farms now. B-49: the
    printed value. An inn's tile (B-44) is no more than its building's owner and whether it is active.
    """
    if kind == MILL:
        s.flour[p] += 1
        if s.free[MILL] == 0:
            score_mills(s)
    elif kind == MANUFACTORY:
        s.glass[p] += 1
        if s.free[MANUFACTORY] == 0:
            score_manufactories(s)
    elif kind == FARM:
        earn(s, p, s.own[p][FARM], FOR_FARM)
    elif kind == MANOR:
        earn(s, p, VALUE_AT[s.place[building]], FOR_MANOR)


def earn(s: State, p: int, coins: int, source: int) -> None:
    pay(s, p, coins)
    earned(s, p, coins, source)


def wake_inns(s: State, board: int) -> None:
    """B-44: the tile of an occupied inn turns active once three other buildings of its village are occupied.

    B-44a: whosever they are. B-44b: as the board is now. B-44c: each inn by itself, another inn counts as one of the three.
    """
    if s.taken[board] < 4:
        return
    for inn in range(s.first[INN], s.first[INN + 1]):
        if s.owner[inn] != NOBODY and s.active[inn - s.first[INN]] == 0 and village_of(s, inn) == board:
            s.active[inn - s.first[INN]] = 1
            woke(s, s.owner[inn], s.place[inn])


def score_mills(s: State) -> None:
    """B-41: two coins a flour tile, tiles back, figures home."""
    scored(s, MILL)
    for p in range(s.players):
        if s.flour[p] > 0:
            earn(s, p, FLOUR_PAYS * s.flour[p], FOR_FLOUR)
            s.flour[p] = 0
    send_home(s, MILL)


def score_manufactories(s: State) -> None:
    """B-42: the same with three coins a glass tile."""
    scored(s, MANUFACTORY)
    for p in range(s.players):
        if s.glass[p] > 0:
            earn(s, p, GLASS_PAYS * s.glass[p], FOR_GLASS)
            s.glass[p] = 0
    send_home(s, MANUFACTORY)


def send_home(s: State, kind: int) -> None:
    """All figures on buildings of a kind return to their owners; the buildings are free again (B-41a)."""
    for building in range(s.first[kind], s.first[kind + 1]):
        p = s.owner[building]
        s.owner[building] = NOBODY
        s.own[p][kind] -= 1
        s.figures[p] += 1
        s.free[kind] += 1
        s.taken[village_of(s, building)] -= 1
        went_home(s, p, s.place[building])
