"""The box as numbers for the rules."""

from vicus.engine.box import in_play

from .box import Contents, Village
from .components import HANDS, NUMBERS, SLOTS
from .meta import META

_BOX: Contents = in_play()


def _kinds(village: Village) -> list[int]:
    return [NUMBERS[b.kind] for b in village.printed] + [0] * (SLOTS - len(village.printed))


def _values(village: Village) -> list[int]:
    return [b.value or 0 for b in village.printed] + [0] * (SLOTS - len(village.printed))


# By place: what stands there (0: nothing) and what is printed on it.
KIND_AT: list[int] = [kind for village in _BOX.sides for kind in _kinds(village)]
VALUE_AT: list[int] = [value for village in _BOX.sides for value in _values(village)]

# By number of players (0 and 1 stand for nothing): the boards in play, the figures of each player.
_PLAYERS = range(6)
IN_PLAY = [[int(n not in board.out_with) for board in _BOX.boards] for n in _PLAYERS]
FIGURES = [0, 0, *(_BOX.figures.of(n) for n in META.players)]

COINS = _BOX.worth
SPECIAL_TILES = _BOX.tiles.special

# What is paid
SHOP_SETS = [0, *_BOX.scoring.shops]
CHURCH_MOST, CHURCH_SECOND = _BOX.scoring.churches
NO_TOWN_HALL = _BOX.scoring.no_town_hall
FLOUR_PAYS = _BOX.scoring.flour
GLASS_PAYS = _BOX.scoring.glass

# The faces of a hand, rising, three bits each from the lowest.
HAND_FACES = [sum(face << (3 * i) for i, face in enumerate(hand)) for hand in HANDS]
