"""Which values of a number have a row of their own, by what random games have shown."""

from dataclasses import replace

import numpy as np

import vicus
from vicus.nets.description import described
from vicus.train.task import BYTES, FURTHER, MARGIN, worth_a_row

COUNT = next(group for group in described(vicus.game("helvetia")).inputs.groups if group.counts and group.high > 100)


def tally(**times: int) -> np.ndarray:
    found = np.zeros(BYTES, "i8")
    for value, number in times.items():
        found[int(value[1:]) + BYTES // 2] = number
    return found


def test_those_who_play_well_get_further_than_random_games():
    low, high = worth_a_row(COUNT, tally(v0=1000, v10=1000))
    assert (low, high) == (COUNT.low, COUNT.rest + FURTHER * (10 - COUNT.rest) + MARGIN)


def test_what_hardly_ever_comes_has_no_row_of_its_own():
    assert worth_a_row(COUNT, tally(v0=1000, v10=1_000_000, v90=20)) == worth_a_row(COUNT, tally(v0=1000, v10=1_000_000))
    assert worth_a_row(COUNT, tally(v0=1000, v10=1_000_000, v90=2000)) > worth_a_row(COUNT, tally(v0=1000, v10=1_000_000))


def test_what_only_names_something_is_never_cut_off():
    assert worth_a_row(replace(COUNT, counts=False), tally(v0=1000)) == (COUNT.low, COUNT.high)
