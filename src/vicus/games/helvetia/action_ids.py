"""Every action has one number, the same in every position."""

from .components import GOODS, KINDS, PLACES, SEATS, START_KINDS

VILLAGES = SEATS
DRAFT = 0  # + start kind: choose this start building
ROB = DRAFT + len(START_KINDS)  # + seat * start kinds + start kind: take it from that player (H-13)
LAY = ROB + SEATS * len(START_KINDS)  # + place: lay the building there
LAY_NEUTRAL = LAY + PLACES  # + start kind: this one of the neutral buildings (H-121)
SETTLE = LAY_NEUTRAL + len(START_KINDS)  # + place * 3 + sex: a villager there (2: nobody)
MOVE_IN = SETTLE + PLACES * 3  # + sex: who moves in, or which of a pair
DEED = MOVE_IN + 2  # the five persons' actions, paid with a coin

# A deed's number, + DEED when paid for, + EXTRA when a person tile allows it
BUILD = 0  # + kind
DELIVER = BUILD + len(KINDS)  # + good
WAKE = DELIVER + len(GOODS)  # + village * 4 + quarter
MARRY = WAKE + VILLAGES * 4  # + source * VILLAGES * PLACES + village * PLACES + place; source 0 centre, 1 school
BEAR = MARRY + 2 * VILLAGES * PLACES  # + place * 2 + sex
DEEDS = BEAR + PLACES * 2

EXTRA = DEED + DEEDS
EMPTY_WAKE = EXTRA + DEEDS
NEUTRAL_BUILD = EMPTY_WAKE + 1  # + kind
NEUTRAL_MARRY = NEUTRAL_BUILD + len(KINDS)  # + place
END = NEUTRAL_MARRY + PLACES
PASS = END + 1
WORK = PASS + 1  # + village * PLACES + place: the own villager there makes the good that is wanted
BUY = WORK + VILLAGES * PLACES
FROM = BUY + 1  # + good: the exchange takes this good
DOWRY = FROM + len(GOODS)  # + seat: take this player's coin
ACTIONS = DOWRY + SEATS
