"""The net that learns: symbols of an observation in, a logit for each action and each seat's share of the win out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import nn
from torch.nn import functional

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from torch import Tensor

    from vicus.nets.inputs import Group, Inputs

    Array = np.ndarray[Any, Any]

MATRIX = 64
"""Matrix units like widths that are multiples of it."""
NEVER = -1e9
"""The logit of what may not be chosen."""


class Table(NamedTuple):
    """The first layer as it is calculated, for observations of so many players."""

    players: int
    symbols: Tensor
    """What each value of each byte adds …"""
    counts: Tensor
    """… and each byte for each one that it counts."""
    bias: Tensor


class Layout(NamedTuple):
    """Where the bytes of so many players' observations have their rows."""

    read: Tensor
    """The bytes that are read."""
    rows: Tensor
    """Of all rows of the table those that they need."""
    base: Tensor
    """By byte that is read: the first of its rows, less its lowest value."""
    most: Tensor
    """By byte that is read: the highest value with a row of its own."""
    places: Tensor
    """By byte that is read: its place in the widest observation."""


class Net(nn.Module):
    """`hidden` units, then `blocks` of them that each add to what came before.

    What a byte adds to the first layer is a row of a table (`table`), so the first layer is a product of that table and a
    matrix of ones and zeros: it needs no gradient, and matrix units do it faster than anything else would look rows up. The
    table is made of fewer weights (`vicus.nets.inputs`). `highest`: by group, the highest value that has a row of its own;
    `sizes`: how large its numbers are, so that what counts something is learned as quickly as anything else.
    """

    def __init__(
        self,
        inputs: Inputs,
        actions: int,
        hidden: int,
        blocks: int,
        learned: int,
        highest: Sequence[int] | None = None,
        sizes: Sequence[float] | None = None,
    ) -> None:
        super().__init__()
        self.actions, self.seats, self.learned, self.hidden = actions, max(inputs.places), learned, hidden
        self.groups = inputs.groups
        self.highest = [
            min(*pair) for pair in zip((g.high for g in self.groups), highest or (127,) * len(self.groups), strict=True)
        ]
        spans: list[range] = [range(0)] * inputs.width  # by byte: its rows
        low = [0] * inputs.width
        few: list[int] = []
        learned_groups: list[tuple[Group, int, int, int]] = []  # with its values, first row and first symbol
        rows = symbols = 0
        for group, high in zip(self.groups, self.highest, strict=True):
            values = high - group.low + 1
            for cell, byte in enumerate(group.places()):
                spans[byte], low[byte] = range(rows + cell * values, rows + (cell + 1) * values), group.low
            if group.is_learned:
                learned_groups.append((group, values, rows, symbols))
                symbols += group.values
            else:
                kept = [value for value in range(values) if value != group.rest - group.low]
                few += [rows + cell * values + value for cell in range(group.cells) for value in kept]
            rows += group.cells * values
        self.rows = rows
        counts = [(byte, group) for group in self.groups if group.has_count for byte in group.places()]
        for players, places in inputs.places.items():
            self._keep_layout(players, places, spans, low)
        self._keep("few_rows", few, torch.int64)
        self._keep_learned(learned_groups)
        self._keep("count_at", [byte for byte, _ in counts], torch.int64)
        rest = dict.fromkeys(range(inputs.width), 0) | {byte: group.rest for byte, group in counts}
        self._keep("byte_rest", list(rest.values()), torch.float32)
        size_of = dict(zip(self.groups, sizes or [float(group.scale) for group in self.groups], strict=True))
        self._keep("count_scale", [1 / size_of[group] for _, group in counts], torch.float32)
        self._keep("handed_over", [group.scale / size_of[group] for _, group in counts], torch.float32)
        self.width = inputs.width
        spread = 1 / math.sqrt(max(1, inputs.width / 4))
        self.symbols = nn.Parameter(torch.randn(symbols, learned) / math.sqrt(learned))
        self.few = nn.Parameter(torch.randn(len(few), hidden) * spread)
        self.counts = nn.Parameter(torch.randn(len(counts), hidden) * spread)
        self.described = nn.Parameter(torch.randn(sum(group.cells for group, *_ in learned_groups), learned, hidden) * spread)
        self.first_bias = nn.Parameter(torch.zeros(hidden))
        self.blocks = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(blocks))
        self.policy = nn.Linear(hidden, actions + -actions % MATRIX)
        self.value = nn.Linear(hidden, self.seats)
        nn.init.normal_(self.policy.weight, std=0.05 / math.sqrt(hidden))
        for zero in (self.policy.bias, self.value.weight, self.value.bias):
            nn.init.zeros_(zero)

    def _keep(self, name: str, numbers: list[Any], kind: torch.dtype) -> None:
        self.register_buffer(name, torch.tensor(numbers, dtype=kind), persistent=False)

    def _keep_layout(self, players: int, places: Sequence[int], spans: list[range], low: list[int]) -> None:
        """One net for all, but fewer players have fewer bytes, and so need fewer of the rows."""
        rows: list[int] = []
        base, most = [], []
        read = [byte for byte, place in enumerate(places) if spans[place]]
        places = [places[byte] for byte in read]
        for place in places:
            base.append(len(rows) - low[place])
            most.append(low[place] + len(spans[place]) - 1)
            rows += spans[place]
        found = Layout(*(torch.tensor(each) for each in (read, rows, base, most, places)))
        for name, numbers in found._replace(most=found.most.to(torch.int8))._asdict().items():
            self.register_buffer(f"{name}_{players}", numbers, persistent=False)

    def layout(self, players: int) -> Layout:
        return Layout(*(getattr(self, f"{name}_{players}") for name in Layout._fields))

    def _keep_learned(self, groups: list[tuple[Group, int, int, int]]) -> None:
        """All groups are worked on as if they had as many values as the largest: one product instead of dozens."""
        most = max((values for _, values, _, _ in groups), default=0)
        symbol_of: list[list[int]] = []
        at_rest: list[int] = []
        rows: list[int] = []
        taken: list[int] = []
        for group, values, first, symbol in groups:
            for cell in range(group.cells):
                taken += [len(at_rest) * most + value for value in range(values)]
                rows += range(first + cell * values, first + (cell + 1) * values)
                symbol_of.append([symbol + min(value, values - 1) for value in range(most)])
                at_rest.append(symbol + group.rest - group.low)
        self._keep("symbol_of", symbol_of, torch.int64)
        self._keep("symbol_at_rest", at_rest, torch.int64)
        self._keep("learned_rows", rows, torch.int64)
        self._keep("learned_from", taken, torch.int64)

    def forward(self, observation: Tensor, table: Table) -> tuple[Tensor, Tensor]:
        """Of observations [B, D]: logits [B, A] and, by seat counted from the mover, of the shares of the win [B, P]."""
        layout, kind = self.layout(table.players), table.symbols.dtype
        if len(layout.read) < observation.shape[1]:
            observation = observation.index_select(1, layout.read)
        ones = torch.zeros(len(observation), len(table.symbols), dtype=kind, device=observation.device)
        ones.scatter_(1, torch.minimum(observation, layout.most).to(torch.int64) + layout.base, 1.0)
        x = functional.relu(ones @ table.symbols + observation.to(kind) @ table.counts + table.bias)
        for block in self.blocks:
            x = x + functional.relu(block(x))
        return self.policy(x)[:, : self.actions], self.value(x)[:, : table.players]

    def table(self, players: int) -> Table:
        kind = torch.bfloat16 if self.few.is_cuda else torch.float32
        found = torch.zeros(self.rows, self.hidden, device=self.few.device).index_copy(0, self.few_rows, self.few)
        if len(self.learned_rows):
            meaning = self.symbols[self.symbol_of] - self.symbols[self.symbol_at_rest][:, None]
            added = torch.bmm(meaning, self.described).flatten(0, 1)
            found = found.index_copy(0, self.learned_rows, added.index_select(0, self.learned_from))
        layout = self.layout(players)
        symbols = functional.pad(found.index_select(0, layout.rows).to(kind), (0, 0, 0, -len(layout.rows) % MATRIX))
        each = self.counts * self.count_scale[:, None]
        counts = torch.zeros(self.width, self.hidden, device=self.few.device).index_copy(0, self.count_at, each)
        here = counts.index_select(0, layout.places)
        return Table(players, symbols, here.to(kind), self.first_bias - self.byte_rest.index_select(0, layout.places) @ here)

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
            "policy": w["policy.weight"][: self.actions],
            "policy_bias": w["policy.bias"][: self.actions],
            "value": w["value.weight"],
            "value_bias": w["value.bias"],
        }

    def _all_symbols(self, symbols: Array) -> Array:
        """Values above the highest with a row of its own mean the same as that one."""
        found, first = symbols.copy(), 0
        for group, high in zip(self.groups, self.highest, strict=True):
            if group.is_learned:
                last = first + high - group.low
                found[last : first + group.values] = found[last]
                first += group.values
        return found
