"""The box as numbers for the rules."""

from vicus.engine.box import in_play

from .components import HANDS, KINDS, SLOTS

_BOX = in_play()
_NUMBER = {name: kind for kind, name in KINDS.items()}
_VILLAGES = [_BOX["villages"][letter]["buildings"] for board in _BOX["boards"] for letter in board["sides"]]


def _kinds(buildings: list[str]) -> list[int]:
    return [_NUMBER[b.split()[0]] for b in buildings] + [0] * (SLOTS - len(buildings))


def _values(buildings: list[str]) -> list[int]:
    return [int([*b.split(), "0"][1]) for b in buildings] + [0] * (SLOTS - len(buildings))


# By place: what stands there (0: nothing) and what is printed on it.
KIND_AT: list[int] = [kind for village in _VILLAGES for kind in _kinds(village)]
VALUE_AT: list[int] = [value for village in _VILLAGES for value in _values(village)]

# By number of players (0 and 1 stand for nothing): the boards in play, the figures of each player.
_PLAYERS = range(6)
IN_PLAY = [[int(n not in board["out_with"]) for board in _BOX["boards"]] for n in _PLAYERS]
FIGURES: list[int] = [_BOX["figures"].get(str(n), 0) for n in _PLAYERS]

COINS: int = sum(int(worth) * number for worth, number in _BOX["coins"].items() if worth.isdigit())
SPECIAL_TILES: int = _BOX["tiles"]["special"]

# What is paid
SHOP_SETS: list[int] = [0, *_BOX["scoring"]["shops"]]
CHURCH_MOST: int = _BOX["scoring"]["churches"][0]
CHURCH_SECOND: int = _BOX["scoring"]["churches"][1]
NO_TOWN_HALL: int = _BOX["scoring"]["no_town_hall"]
FLOUR_PAYS: int = _BOX["scoring"]["flour"]
GLASS_PAYS: int = _BOX["scoring"]["glass"]

# The faces of a hand, rising, three bits each from the lowest.
HAND_FACES = [sum(face << (3 * i) for i, face in enumerate(hand)) for hand in HANDS]
