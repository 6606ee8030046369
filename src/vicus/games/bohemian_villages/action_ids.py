"""Every action has one number, the same in every position."""

from .components import HANDS, PLACES

USE = 0  # + hand: these dice are the group for the next move
REROLL = USE + len(HANDS)  # + hand: give the special-action tile and roll these dice again
SET = REROLL + len(HANDS)  # + place: set a figure there
BISHOP = SET + PLACES
TILE = BISHOP + 1
PASS = TILE + 1
ACTIONS = PASS + 1
