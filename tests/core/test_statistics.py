import pytest

from vicus.core.statistics import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (300, 1000, 0.2724, 0.3291), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(successes, trials, low, high):
    assert wilson(successes, trials) == pytest.approx((low, high), abs=2e-4)
