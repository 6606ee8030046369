from collections import Counter
from itertools import pairwise

from vicus.engine.kernel.chance import below, derive, draw, mix, pick, sow
from vicus.engine.layout import Header


def words(seed: int) -> Header:
    s = Header()
    sow(s, seed)
    return s


def test_draws_are_xoroshiro64_star_star():
    """The published algorithm, written a second time with explicit 32-bit rotations."""

    def rotated(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    s = words(7)
    a, b = s.chance
    for _ in range(1000):
        result = (rotated((a * 0x9E3779BB) & 0xFFFFFFFF, 5) * 5) & 0xFFFFFFFF
        b ^= a
        a, b = rotated(a, 26) ^ b ^ ((b << 9) & 0xFFFFFFFF), rotated(b, 13)
        assert draw(s) == result
        assert s.chance == [a, b]


def test_neighbouring_seeds_are_unrelated():
    firsts = [draw(words(seed)) for seed in range(2000)]
    assert len(set(firsts)) > 1990
    changed = [bin(a ^ b).count("1") for a, b in pairwise(firsts)]
    assert 15 < sum(changed) / len(changed) < 17


def test_high_bits_of_a_seed_count():
    assert words(1).chance != words(1 + 2**40).chance
    assert words(1).chance != words(1 + 2**62).chance


def test_below_is_even():
    s = words(3)
    counts = Counter(below(s, 6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < n < 10_400 for n in counts.values())


def test_derived_seeds_are_valid_and_distinct():
    seeds = {derive(s, i) for s in (0, 1, 2**62) for i in range(20_000)}
    assert len(seeds) == 60_000
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_pick_is_even_and_independent_of_the_game():
    counts = Counter(pick(seed, number, 7) for seed in range(300) for number in range(100))
    assert all(3_900 < counts[i] < 4_700 for i in range(7))


def test_mix_is_a_bijection_on_a_sample():
    assert len({mix(x) for x in range(100_000)}) == 100_000
