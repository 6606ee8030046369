"""The net that learns: symbols of an observation in, a logit for each action and each seat's share of the win out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import nn
from torch.nn import functional

from .first_layer import LEAST, MOST, Column, FirstLayer
from .fused import Columns, kind_on, spread

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from torch import Tensor

    from vicus.nets.float_net import FloatNet
    from vicus.nets.inputs import Inputs

    Array = np.ndarray[Any, Any]

MATRIX = 64
"""Matrix units like widths that are multiples of it."""


class Table(NamedTuple):
    """The first layer as it is calculated, for observations of so many players."""

    players: int
    rows: Tensor
    """[C, H] what each column adds."""


class Net(nn.Module):
    """`hidden` units, then `blocks` of them that each add to what came before.

    What a byte adds to the first layer is a row of a table (`table`), so the first layer is a product of that table and a
    matrix of ones and zeros: it needs no gradient, and matrix units do it faster than anything else would look rows up. The
    table is made of fewer weights (`vicus.nets.inputs`). `sizes`: by group, how large its numbers are, so that what counts
    something is learned as quickly as anything else.
    """

    def __init__(
        self,
        inputs: Inputs,
        actions: int,
        hidden: int,
        blocks: int,
        learned: int,
        lowest: Sequence[int] | None = None,
        highest: Sequence[int] | None = None,
        sizes: Sequence[float] | None = None,
    ) -> None:
        super().__init__()
        self.actions, self.seats, self.learned, self.hidden = actions, max(inputs.places), learned, hidden
        self._first = first = FirstLayer(inputs, lowest, highest)
        size_of = dict(zip(inputs.groups, sizes or [float(group.scale) for group in inputs.groups], strict=True))
        for players, places in inputs.places.items():
            self._keep_layout(players, places)
            there = set(places)
            counted = [(byte in there, group) for group in inputs.groups if group.has_count for byte in group.places()]
            self._keep(f"rests_{players}", [is_there * group.rest / size_of[group] for is_there, group in counted])
        self._keep_symbols()
        self._keep("count_scale", [1 / size_of[group] for group in first.counts])
        self._keep("handed_over", [group.scale / size_of[group] for group in first.counts])
        size = 1 / math.sqrt(max(1, inputs.width / 4))
        self.symbols = nn.Parameter(torch.randn(first.number_of_symbols(), learned) / math.sqrt(learned))
        self.few = nn.Parameter(torch.randn(first.few, hidden) * size)
        self.counts = nn.Parameter(torch.randn(len(first.counts), hidden) * size)
        self.described = nn.Parameter(torch.randn(len(first.cells), learned, hidden) * size)
        self.first_bias = nn.Parameter(torch.zeros(hidden))
        self.blocks = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(blocks))
        self.policy = nn.Linear(hidden, actions + -actions % MATRIX)
        self.value = nn.Linear(hidden, self.seats)
        nn.init.normal_(self.policy.weight, std=0.05 / math.sqrt(hidden))
        for zero in (self.policy.bias, self.value.weight, self.value.bias):
            nn.init.zeros_(zero)

    def _keep(self, name: str, numbers: Sequence[Any], kind: torch.dtype = torch.float32) -> None:
        self.register_buffer(name, torch.tensor(numbers, dtype=kind), persistent=False)

    def _keep_layout(self, players: int, places: Sequence[int]) -> None:
        """One net for all, but fewer players have fewer bytes, and so need fewer of the rows."""
        columns = [(byte, column) for byte, place in enumerate(places) for column in self._first.columns[place]]
        columns.append((0, Column(LEAST, MOST, self._first.bias)))  # always there
        columns += [(0, Column(LEAST, MOST, self._first.zeros))] * (-len(columns) % MATRIX)
        self._keep(f"bytes_{players}", [byte for byte, _ in columns], torch.int32)
        self._keep(f"lows_{players}", [column.low for _, column in columns], torch.int8)
        self._keep(f"highs_{players}", [column.high for _, column in columns], torch.int8)
        self._keep(f"rows_{players}", [column.row for _, column in columns], torch.int64)

    def columns(self, players: int) -> Columns:
        return Columns(*(getattr(self, f"{name}_{players}") for name in ("bytes", "lows", "highs")))

    def _keep_symbols(self) -> None:
        """What values mean is a product, too: for each the symbol of its own, less the one at rest."""
        first, rows = self._first, []
        for symbols, rest in first.symbols():
            for symbol in symbols:
                row = [0.0] * first.number_of_symbols()
                row[symbol] += 1
                row[rest] -= 1
                rows.append(row)
        self._keep("meanings", rows or [[]])
        self._keep("cells", first.cells, torch.int64)

    def forward(self, observation: Tensor, table: Table, chosen: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Of observations [B, D], or of those that are chosen: logits of actions (with some more behind them that mean
        nothing) and, by seat counted from the mover, of the shares of the win [B, P]."""
        shown = spread(observation, self.columns(table.players), chosen)
        x = functional.relu(shown @ table.rows)
        for block in self.blocks:
            x = x + functional.relu(linear(x, block))
        return linear(x, self.policy), linear(x, self.value)[:, : table.players]

    def table(self, players: int) -> Table:
        kind, first = kind_on(self.few), self._first
        parts = [self.few]
        if first.cells:
            meanings = (self.meanings @ self.symbols).view(len(first.learned), first.most, self.learned)
            parts.append(torch.bmm(meanings.index_select(0, self.cells), self.described).flatten(0, 1))
        bias = self.first_bias - getattr(self, f"rests_{players}") @ self.counts
        parts += [self.counts * self.count_scale[:, None], bias[None], self.few.new_zeros(1, self.hidden)]
        return Table(players, torch.cat(parts).index_select(0, getattr(self, f"rows_{players}")).to(kind))

    def arrays(self) -> dict[str, Array]:
        """The weights as `vicus.nets` takes them."""
        import numpy as np

        w = {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}
        blocks, scale = range(len(self.blocks)), self.handed_over.cpu().numpy()[:, None]
        return {
            "symbols": self._all_symbols(w["symbols"]),
            # `vicus.nets` divides by another number
            "first": np.concatenate([w["few"], w["counts"] * scale, w["described"].reshape(-1, self.hidden)]),
            "first_bias": w["first_bias"],
            "blocks": np.array([w[f"blocks.{i}.weight"].T for i in blocks], "f4").reshape(-1, self.hidden, self.hidden),
            "block_biases": np.array([w[f"blocks.{i}.bias"] for i in blocks], "f4").reshape(-1, self.hidden),
            # what was never legal has learned nothing, its bias neither: noise would only take room in a file
            "policy": w["policy.weight"][: self.actions] * (w["policy.bias"][: self.actions, None] != 0),
            "policy_bias": w["policy.bias"][: self.actions],
            "value": w["value.weight"],
            "value_bias": w["value.bias"],
        }

    @torch.no_grad()
    def take(self, net: FloatNet) -> None:
        """Other weights than its own, as `arrays` hands them over."""
        few, counts = len(self.few), len(self.counts)

        def fill(place: Tensor, numbers: Array) -> None:
            place.copy_(torch.tensor(numbers, dtype=torch.float32).reshape(place.shape))

        fill(self.symbols, net.symbols)
        fill(self.few, net.first[:few])
        fill(self.counts, net.first[few : few + counts] / self.handed_over.cpu().numpy()[:, None])
        fill(self.described, net.first[few + counts :])
        fill(self.first_bias, net.first_bias)
        for block, weights, bias in zip(self.blocks, net.blocks, net.block_biases, strict=True):
            fill(block.weight, weights.T)
            fill(block.bias, bias)
        fill(self.policy.weight[: self.actions], net.policy)
        fill(self.policy.bias[: self.actions], net.policy_bias)
        fill(self.value.weight, net.value)
        fill(self.value.bias, net.value_bias)

    def _all_symbols(self, symbols: Array) -> Array:
        """Values beyond those with a row of their own mean the same as the last of these."""
        found, start = symbols.copy(), 0
        for group, values in self._first.learned:
            lowest, highest = start + values[0] - group.low, start + values[-1] - group.low
            found[start:lowest], found[highest : start + group.values] = found[lowest], found[highest]
            start += group.values
        return found


class Sum(torch.autograd.Function):
    """Adds a bias to every row. The gradient of a bias is a sum over all rows, and a product with ones is many times as quick
    at that as a sum."""

    @staticmethod
    def forward(_: Any, rows: Tensor, bias: Tensor) -> Tensor:
        return rows + bias

    @staticmethod
    def backward(_: Any, *slopes: Tensor) -> tuple[Tensor, Tensor]:
        (slope,) = slopes
        return slope, (slope.new_ones(1, len(slope)) @ slope)[0]


def linear(x: Tensor, layer: nn.Linear) -> Tensor:
    found: Tensor = Sum.apply(functional.linear(x, layer.weight.to(x.dtype)), layer.bias.to(x.dtype))
    return found
