"""What is kept is made once, and never for anything else."""

from vicus.spec import kept
from vicus.spec.kept import Kept, LatestKept


def counted(make):
    def made(*given):
        calls.append(given)
        return make(*given)

    calls = []
    return made, calls


def test_what_follows_from_a_key_is_made_once():
    make, calls = counted(lambda number: [number])
    rows = Kept(make)
    assert rows[3] is rows[3]
    assert rows[4] == [4]
    assert calls == [(3,), (4,)]


def test_of_each_key_the_latest_is_kept():
    make, calls = counted(lambda coins, goods: coins + sum(goods))
    worth = LatestKept(make)
    assert [worth("a", 1, [2, 3]), worth("b", 0, [9]), worth("a", 1, [2, 3]), worth("b", 0, [9])] == [6, 9, 6, 9]
    assert len(calls) == 2
    assert [worth("a", 2, [2, 3]), worth("a", 1, [2, 3])] == [7, 6]
    assert len(calls) == 4


def test_a_row_or_grid_that_changes_in_place_is_another_one():
    row, grid = [1, 2], [[1], [2]]
    sums = LatestKept(lambda row, grid: sum(row) + sum(map(sum, grid)))
    assert sums("a", row, grid) == 6
    row[0] = 5
    assert sums("a", row, grid) == 10
    grid[1][0] = 7
    assert sums("a", row, grid) == 15


def test_it_never_becomes_too_much(monkeypatch):
    monkeypatch.setattr(kept, "MOST", 5)
    rows, latest = Kept(str), LatestKept(str)
    for number in range(23):
        assert rows[number] == latest(number, number) == str(number)
        assert len(rows) <= 5
        assert len(latest._latest) <= 5
