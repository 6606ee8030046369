"""What finished structures bring, and in which order (C-24, C-26, C-27, C-29)."""

from vicus.engine.layout import Acts

from ..actions import CRAFT, REWARD
from ..components import (
    BAKER,
    CRAFTSMAN,
    DISPLAY,
    FIRST_LANDSCAPE,
    GOODS,
    LAST_DWELLING,
    LAST_LANDSCAPE,
    MERCHANT,
    NOTHING_THERE,
    STEWARD,
)
from ..events import BREADS, crafted, lapsed, traded
from ..state import BUILD_TILE, CHOOSE_CRAFT, CHOOSE_REWARD, NOTHING, SETTLE_REWARDS, State
from ..tables import FACE
from .building import finishes_somewhere
from .cells import side, size_of
from .storage import gain
from .structures import survey
from .track import go_forward

LANDSCAPES = 0b11110
"""The bits of vineyard, herb garden, hen yard and pond."""
REWARDED = 0b111111110
"""The bits of everything but meadow and villa (C-23)."""


def settle_rewards(s: State, p: int) -> bool:
    """Give what waits, the last tile's first (C-29a); stop where the player has to choose. True: nothing waits any more."""
    while s.piles > 0:
        bits = s.waiting[s.piles - 1] & REWARDED
        free = bits & ~contested(s, p, bits)
        if bits == 0:
            s.piles -= 1
            s.waiting[s.piles] = 0
            s.waiting_at[s.piles] = 0
        elif free == 0:
            s.phase = CHOOSE_REWARD
            s.pending = NOTHING
            return False
        else:
            picture = FIRST_LANDSCAPE
            while (free >> picture) & 1 == 0:
                picture += 1
            grant(s, p, picture)
            if s.pending == NOTHING:
                return False
    return True


def contested(s: State, p: int, bits: int) -> int:
    """C-29b: the waiting rewards whose order can change something.

    A merchant sells the goods that are there; a craftsman's tile may finish a merchant or a landscape. Breads and steps
    never matter to another reward.
    """
    landscapes = bits & LANDSCAPES
    merchant = bits & (1 << MERCHANT)
    craftsman = bits & (1 << CRAFTSMAN)
    result = 0
    if merchant != 0 and landscapes != 0:
        result |= merchant | landscapes
    if craftsman != 0 and landscapes != 0 and may_finish(s, p, MERCHANT):
        result |= craftsman | landscapes
    if craftsman != 0 and merchant != 0:
        for picture in range(FIRST_LANDSCAPE, LAST_LANDSCAPE + 1):
            if may_finish(s, p, picture):
                result |= craftsman | merchant
    return result


def may_finish(s: State, p: int, picture: int) -> bool:
    """Could a craftsman's tile finish something of this kind? A chain only adds sides to match: what fits later fits now."""
    for slot in range(DISPLAY):
        tile = s.display[slot]
        if tile != NOTHING_THERE and shows(tile, picture) and finishes_somewhere(s, p, tile, picture):
            return True
    return False


def shows(tile: int, picture: int) -> bool:
    for direction in range(4):
        if side(FACE[tile], direction) == picture:
            return True
    return False


def grant(s: State, p: int, picture: int) -> None:
    """One reward of the last pile."""
    top = s.piles - 1
    s.waiting[top] &= ~(1 << picture)
    s.pending = SETTLE_REWARDS
    if picture <= LAST_LANDSCAPE:
        cell = s.waiting_at[top]
        cells, _ = survey(s, p, cell, s.sides[p][cell], picture)
        gain(s, p, picture - FIRST_LANDSCAPE, size_of(cells) - 1, picture)  # C-24
    elif picture == MERCHANT:
        trade(s, p)
    elif picture == BAKER:
        gain(s, p, BREADS, 2, BAKER)
    elif picture == STEWARD:
        go_forward(s, p, 2)
    elif has_display(s):
        s.phase = CHOOSE_CRAFT
        s.pending = NOTHING
    else:
        lapsed(s, p, CRAFTSMAN)  # C-27


def trade(s: State, p: int) -> None:
    """C-26, C-26a: every good becomes a coin, and there is one more."""
    sold = 0
    for good in range(len(GOODS)):
        sold += s.goods[p][good]
        s.goods[p][good] = 0
    s.coins[p] += sold + 1
    traded(s, p, sold, sold + 1)


def has_display(s: State) -> bool:
    for slot in range(DISPLAY):
        if s.display[slot] != NOTHING_THERE:
            return True
    return False


def legal_rewards(s: State, p: int, acts: Acts) -> int:
    bits = s.waiting[s.piles - 1] & REWARDED
    n = 0
    for picture in range(FIRST_LANDSCAPE, LAST_DWELLING + 1):
        if (bits >> picture) & 1:
            acts[n] = REWARD + picture - 1
            n += 1
    return n


def legal_crafts(s: State, acts: Acts) -> int:
    """C-27a: any tile of the display, also one that does not fit."""
    n = 0
    for slot in range(DISPLAY):
        if s.display[slot] != NOTHING_THERE:
            acts[n] = CRAFT + slot
            n += 1
    return n


def craft(s: State, p: int, slot: int) -> None:
    s.hand = s.display[slot]
    s.display[slot] = NOTHING_THERE
    s.phase = BUILD_TILE
    crafted(s, p, slot + 1)
