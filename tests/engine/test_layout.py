from typing import Annotated

import numpy as np
import pytest

import vicus
from vicus.engine.layout import Blank, Grid, Header, Int8, Int32, Row, layout


@layout
class Sample(Header):
    number: Int8
    row: Annotated[Row, "i2", 3]
    grid: Annotated[Grid, "i1", 2, 2]
    cube: Annotated[list[list[list[int]]], "i4", 2, 1, 2]


def filled() -> Sample:
    s = Sample()
    s.number, s.row, s.grid = 5, [1, -2, 300], [[1, 2], [3, 4]]
    s.cube = [[[1, 2]], [[3, 4]]]
    return s


def test_fields_of_the_base_class_come_first():
    names = [f.name for f in Sample.fields]
    assert names[: len(Header.fields)] == [f.name for f in Header.fields]
    assert names[len(Header.fields) :] == ["number", "row", "grid", "cube"]


def test_starts_at_zero_with_plain_ints_and_lists():
    s = Sample()
    assert (s.number, s.row, s.grid, s.cube) == (0, [0, 0, 0], [[0, 0], [0, 0]], [[[0, 0]], [[0, 0]]])
    assert type(s.number) is int


def test_unknown_fields_are_refused():
    with pytest.raises(AttributeError):
        Sample().numbr = 1


def test_record_and_back():
    s = filled()
    record = s.to_record()
    assert record.dtype == Sample.dtype
    assert record["row"][0].tolist() == [1, -2, 300]
    assert Sample.from_record(record[0]) == s


def test_a_number_that_does_not_fit_is_an_error_not_a_wrap():
    s = filled()
    s.number = 200
    with pytest.raises(OverflowError):
        s.to_record()


def test_copies_share_nothing():
    s = filled()
    twin = s.copy()
    twin.row[0] = twin.grid[1][1] = twin.cube[1][0][1] = 9
    assert (s.row[0], s.grid[1][1], s.cube[1][0][1]) == (1, 4, 4)
    assert s.differences(twin) == [
        "row: [1, -2, 300] != [9, -2, 300]",
        "grid: [[1, 2], [3, 4]] != [[1, 2], [3, 9]]",
        "cube: [[[1, 2]], [[3, 4]]] != [[[1, 2]], [[3, 9]]]",
    ]


def test_assigning_keeps_the_listener():
    s, other = filled(), Sample()
    other.log = []
    other.assign(s)
    assert other == s
    assert other.log == []


def test_a_field_without_a_size_is_refused():
    with pytest.raises(TypeError, match="'loose'"):

        @layout
        class Loose(Blank):
            loose: int


def test_dtype_is_aligned():
    assert Sample.dtype.fields["chance"][1] % 8 == 0
    assert Sample.dtype["row"].base == np.dtype("i2")


def test_types_of_the_header_are_wide_enough_for_long_games():
    assert {f.name: f.code for f in Header.fields}["moves"] == Int32.__metadata__[0]


@pytest.mark.parametrize("name", ["bohemian_villages", "carpe_diem", "helvetia"])
def test_the_digest_is_that_of_the_kernel(name):
    match = vicus.game(name).new(players=2, seed=11)
    for _ in range(60):
        assert match.state.digest() == match.game.engine.fields.digest(match.state)
        match.play(match.legal()[-1])
    digest = match.state.digest()
    match.state.forced += 1
    assert match.state.digest() == match.game.engine.fields.digest(match.state) != digest
