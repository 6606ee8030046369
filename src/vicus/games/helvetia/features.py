"""What a position is judged by: the names of the numbers that `rules/features.py` writes for a player."""

from __future__ import annotations

from enum import IntEnum


class Feature(IntEnum):
    POINTS = 0  # as the game would end now
    SIMPLE_WORKERS = 1  # awake makers of raw goods
    MIDDLE_WORKERS = 2  # awake makers of processed goods
    FINE_WORKERS = 3  # awake makers of fine goods
    EXCHANGERS = 4  # awake in buildings that exchange goods
    SLEEPERS = 5  # all who sleep
    DELIVERABLE = 6  # goods that could be delivered now
    FIRST_DELIVERIES = 7  # points of the tiles that wait for the first to deliver these
    BUILDINGS = 8  # built
    EMPTY_BUILDINGS = 9  # with nobody in them
    IN_CENTRE = 10  # villagers in the centre
    IN_SCHOOL = 11  # villagers in the school
    NEWBORN = 12  # newborn children
    COUPLES = 13  # in the own village
    COINS = 14
    WON_COINS = 15  # dowry coins taken this turn, usable from the next one on
    DOWRY = 16  # dowry coins in the centre, of all colours
    RING = 17  # buildings round the centre; a full ring counts as many as it has
    LEADS = 18  # persons at which the player is ahead of all others
    BRANCHES = 19  # goods delivered in branches whose tile is still there
    PARTNERS = 20  # single villagers elsewhere whom somebody could marry
    START_TILE = 21  # whether the player has the start-player tile
    VICTORY_BUILDINGS = 22  # victory buildings
    SUPPLY = 23  # children still to come


FEATURES = len(Feature)
BURDENS = frozenset((Feature.SLEEPERS, Feature.EMPTY_BUILDINGS))
"""Features that are better fewer."""
