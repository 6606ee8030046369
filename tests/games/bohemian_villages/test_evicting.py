import pytest

from .table import Table


@pytest.mark.rule("B-32", "X-B-32")
def test_no_second_shop_by_eviction():
    table = Table(players=2, dice=(1, 1, 6, 6)).fill(1, "bakery", but=1).fill(0, "bakery")
    taken = next(v for k, v in table.buildings("bakery") if table.owner(k, v) == 1)
    assert table.play("use 1+1").match.why_not(f"place bakery {taken}")[0] == "B-32"
