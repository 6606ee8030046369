"""A step of a batch that several threads take together (native engine).

One of them leads: it was called, opens a round, and returns when all is done. Others wait for rounds as long as these come
quickly, since to wake a thread that sleeps takes longer than many a step. Each has rows of its own, which stay in the memory
near its processor, in parts; who is done with them takes what others have not begun. In each round all actions are looked at
first, and only if none is illegal anything moves.
"""

from vicus.engine.layout import Ints
from vicus.engine.records import Rows

from .shared import add, lower, pause, read, replace, write
from .stepping import LEGAL, first_illegal, step_rows

ROUND, THREADS, PARTS, LOOKED, MOVED, FAULT, LEAVE = 0, 8, 16, 24, 32, 40, 48
"""Numbers that threads share, each in a line of memory of its own: the round, how many threads there are, how many parts each
has, how many parts have been looked at and moved, the first illegal row, and whether everybody shall leave."""
FIRST, OF_A_THREAD = 56, 24
"""Then of each thread which of its parts is the next to be looked at, and to be moved, and whether it is there."""
LOOK, MOVE, THERE = 0, 8, 16
BITS = 32
"""For a part's number; above them stands the round, so that who is late takes nothing of another one."""
UNFINISHED = -2
"""Others are at work for unusually long: their processors are busy with something else."""


def lead(rows: Rows, actions: Ints, lines: Ints, spare: int, common: Ints, opens: int, patience: int) -> int:
    """The first row with an illegal action, and nothing has moved; LEGAL; or UNFINISHED: come again, but open no round."""
    parts = common[THREADS] * common[PARTS]
    if opens != 0:
        open_round(common, len(rows.counts))
    work(rows, actions, lines, spare, common, common[ROUND], patience)
    if not reached(common, LOOKED, parts, patience):
        return UNFINISHED
    fault = read(common, FAULT)
    if fault < len(rows.counts):
        return fault
    return LEGAL if reached(common, MOVED, parts, patience) else UNFINISHED


def open_round(common: Ints, rows: int) -> None:
    """What can be moved is closed first: who is late, and thinks that the last round goes on, finds nothing."""
    now = common[ROUND] + 1
    for n in range(common[THREADS]):
        write(common, FIRST + n * OF_A_THREAD + MOVE, now << BITS)
    write(common, LOOKED, 0)
    write(common, MOVED, 0)
    write(common, FAULT, rows)
    for n in range(common[THREADS]):
        write(common, FIRST + n * OF_A_THREAD + LOOK, now << BITS)
    write(common, ROUND, now)


def follow(rows: Rows, actions: Ints, lines: Ints, spare: int, common: Ints, last: int, patience: int) -> None:
    """Take part in all rounds after the last one, until none has begun for a while."""
    place = FIRST + (spare - len(rows.counts)) * OF_A_THREAD + THERE
    if not replace(common, place, 0, 1):
        return  # somebody was asked twice: there is one scratch
    waited = 0
    while waited < patience and read(common, LEAVE) == 0:
        now = read(common, ROUND)
        if now == last:
            pause()
            waited += 1
        else:
            last = now
            waited = 0
            work(rows, actions, lines, spare, common, now, patience)
    write(common, place, 0)


def work(rows: Rows, actions: Ints, lines: Ints, spare: int, common: Ints, now: int, patience: int) -> None:
    """What nobody else has begun of a round."""
    end = len(rows.counts)
    own, parts = spare - end, common[THREADS] * common[PARTS]
    size = (end + parts - 1) // parts
    part = next_part(common, LOOK, own, now)
    while part >= 0:
        row = first_illegal(rows, actions, min(end, part * size), min(end, (part + 1) * size))
        if row != LEGAL:
            lower(common, FAULT, row)
        add(common, LOOKED, 1)
        part = next_part(common, LOOK, own, now)
    if not reached(common, LOOKED, parts, patience) or read(common, FAULT) < end:
        return
    part = next_part(common, MOVE, own, now)
    while part >= 0:
        step_rows(rows, actions, lines, spare, min(end, part * size), min(end, (part + 1) * size))
        add(common, MOVED, 1)
        part = next_part(common, MOVE, own, now)


def next_part(common: Ints, what: int, own: int, now: int) -> int:
    """The caller's alone, one of its own as long as there are any; -1 if there is none left, or another round has begun."""
    threads, parts = common[THREADS], common[PARTS]
    for k in range(threads):
        n = (own + k) % threads
        part = claimed(common, FIRST + n * OF_A_THREAD + what, now, parts)
        if part >= 0:
            return n * parts + part
    return -1


def claimed(common: Ints, at: int, now: int, parts: int) -> int:
    taken = read(common, at)
    while 0 <= taken - (now << BITS) < parts:
        if replace(common, at, taken, taken + 1):
            return taken - (now << BITS)
        taken = read(common, at)
    return -1


def reached(common: Ints, at: int, wanted: int, patience: int) -> bool:
    """Wait for a number, as long as patience allows."""
    waited = 0
    while read(common, at) < wanted and waited < patience:
        pause()
        waited += 1
    return waited < patience or read(common, at) >= wanted
