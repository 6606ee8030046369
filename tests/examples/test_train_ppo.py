"""The example that learns, where PyTorch is installed: it is none of what `make test` installs."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import vicus

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.mark.compile
@pytest.mark.xdist_group("native")
def test_a_net_improves_on_what_it_has_seen():
    torch = pytest.importorskip("torch")
    example = runpy.run_path(str(EXAMPLE))
    torch.manual_seed(1)
    game = vicus.game("bohemian_villages")
    batch = game.batch(example["ROWS"], players=2, seed=1)
    batch.reset()
    net = example["Net"](batch.observation_spec.width, batch.num_actions)
    optimizer = torch.optim.Adam(net.parameters(), example["RATE"])
    before = [each.detach().clone() for each in net.parameters()]
    example["improve"](net, optimizer, *example["collect"](net, batch))
    assert any((a != b).any() for a, b in zip(before, net.parameters(), strict=True))
    share, interval = example["wins_against_random"](net, game, rows=100)
    assert 0 <= share <= 1
    assert interval < 0.11
