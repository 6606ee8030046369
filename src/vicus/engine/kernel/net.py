"""A net (`vicus.nets`): what is observed goes in, how good actions and seats are comes out. Whole numbers only.

Most bytes of an observation rest and about half of all hidden units sleep: both are skipped, and what is left are sums of rows,
for which processors have instructions. No sum leaves 32 bits: a net for which that could be is not loaded.
"""

from vicus.engine.layout import Acts, ByteRows, Bytes, Words
from vicus.engine.records import Mind, Net

LIMIT = (1 << 14) - 1
"""A hidden unit is no higher (`vicus.nets.weights`)."""


def think(net: Net, mind: Mind, seat: int, menu: Acts, n: int) -> None:
    """What the net makes of `mind.observation`, seen from a seat: logits of the first n actions of a menu, and of all seats."""
    collect(net, mind)
    wake(mind.sums, mind.units, net.shifts[0])
    for i in range(len(net.blocks)):
        for j in range(len(mind.sums)):
            mind.sums[j] = net.block_biases[i][j]
        spread(net.blocks[i], net.block_shifts[i], mind)
        add(mind.sums, mind.units, net.shifts[1 + i])
    for k in range(n):
        action = net.ids[seat][menu[k]]
        mind.logits[k] = (dot(net.policy[action], mind.units) << net.policy_shifts[action]) + net.policy_bias[action]
    for r in range(len(net.value)):
        mind.values[r] = (wide_dot(net.value[r], mind.units) << net.value_shifts[r]) + net.value_bias[r]


def collect(net: Net, mind: Mind) -> None:
    """The first layer: what each byte adds that does not rest."""
    n = 0
    for i in range(len(mind.observation)):
        value = min(max(mind.observation[i], net.lowest[i]), net.highest[i])
        mind.awake[n] = net.starts[i] + value
        n += int(value != net.rests[i])
    for j in range(len(mind.sums)):
        mind.sums[j] = net.first_bias[j]
    k = 0
    while k + 4 <= n:
        a = mind.awake
        add_rows(net.table[a[k]], net.table[a[k + 1]], net.table[a[k + 2]], net.table[a[k + 3]], mind.sums)
        k += 4
    while k < n:
        add_row(net.table[mind.awake[k]], mind.sums)
        k += 1


def add_rows(a: Acts, b: Acts, c: Acts, d: Acts, sums: Words) -> None:
    """Four at a time: the sums are fetched and put back once."""
    for j in range(len(sums)):
        sums[j] += a[j] + b[j] + c[j] + d[j]


def add_row(row: Acts, sums: Words) -> None:
    for j in range(len(sums)):
        sums[j] += row[j]


def wake(sums: Words, units: Acts, shift: int) -> None:
    """Units are the sums above 0, rounded."""
    half = (1 << shift) >> 1
    for j in range(len(sums)):
        units[j] = min(LIMIT, (max(0, sums[j]) + half) >> shift)


def add(sums: Words, units: Acts, shift: int) -> None:
    """The same, on top of what the units are."""
    half = (1 << shift) >> 1
    for j in range(len(sums)):
        units[j] = min(LIMIT, units[j] + ((max(0, sums[j]) + half) >> shift))


def spread(block: ByteRows, shifts: Bytes, mind: Mind) -> None:
    """What each unit that is awake adds to the sums of the next layer."""
    n = 0
    for i in range(len(mind.units)):
        mind.awake[n] = i
        mind.times[n] = mind.units[i] << shifts[i]
        n += int(mind.units[i] != 0)
    k = 0
    while k + 4 <= n:
        a = mind.awake
        add_times(block[a[k]], block[a[k + 1]], block[a[k + 2]], block[a[k + 3]], mind.times, k, mind.sums)
        k += 4
    while k < n:
        add_one(block[mind.awake[k]], mind.times[k], mind.sums)
        k += 1


def add_times(a: Bytes, b: Bytes, c: Bytes, d: Bytes, times: Words, k: int, sums: Words) -> None:
    """Four rows, each so many times. (Taken from an array of 32 bits: so compilers see that no more of them are needed.)"""
    u = times[k]
    v = times[k + 1]
    x = times[k + 2]
    y = times[k + 3]
    for j in range(len(sums)):
        sums[j] += a[j] * u + b[j] * v + c[j] * x + d[j] * y


def add_one(row: Bytes, times: int, sums: Words) -> None:
    for j in range(len(sums)):
        sums[j] += row[j] * times


def dot(row: Bytes, units: Acts) -> int:
    """What an output collects of all units."""
    total = 0
    for j in range(len(units)):
        total += row[j] * units[j]
    return total


def wide_dot(row: Acts, units: Acts) -> int:
    """The same with weights of two bytes."""
    total = 0
    for j in range(len(units)):
        total += row[j] * units[j]
    return total
