"""What bots judge a position by, by name."""

from enum import IntEnum


class Feature(IntEnum):
    POINTS = 0
    SIMPLE_WORKERS = 1
    MIDDLE_WORKERS = 2
    FINE_WORKERS = 3
    EXCHANGERS = 4
    SLEEPERS = 5
    DELIVERABLE = 6
    FIRST_DELIVERIES = 7
    BUILDINGS = 8
    EMPTY_BUILDINGS = 9
    IN_CENTRE = 10
    IN_SCHOOL = 11
    NEWBORN = 12
    COUPLES = 13
    COINS = 14
    WON_COINS = 15
    DOWRY = 16
    RING = 17
    LEADS = 18
    BRANCHES = 19
    PARTNERS = 20
    START_TILE = 21
    VICTORY_BUILDINGS = 22
    SUPPLY = 23


BURDENS: frozenset[Feature] = frozenset({Feature.SLEEPERS, Feature.EMPTY_BUILDINGS})
