"""Random numbers that are the same on every engine.

xoroshiro64** over two 32-bit words held in int64 fields. Every step is masked: Python's big integers, Numba's wrapping int64
and CUDA then agree bit for bit. No uint64 anywhere (its mixing rules differ between engines and versions).
"""

from vicus.engine.layout import Header

MASK = 0xFFFFFFFF


def mix(x: int) -> int:
    """Spread the bits of a 32-bit value (the finaliser of MurmurHash3)."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & MASK
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)


def derive(seed: int, index: int) -> int:
    """The seed of game `index` in a series that starts from `seed`: below 2**62, and unrelated for neighbours."""
    low = mix((seed & MASK) ^ mix((index & MASK) + 0x9E3779B9 & MASK))
    high = mix(((seed >> 32) & MASK) ^ low ^ mix(((index >> 32) & MASK) ^ 0x7F4A7C15))
    return ((high & 0x3FFFFFFF) << 32) | mix(low ^ high)


def sow(s: Header, seed: int) -> None:
    """Set the random words from a seed of up to 63 bits."""
    low = mix((seed & MASK) ^ 0x243F6A88)
    high = mix(((seed >> 32) & MASK) ^ low ^ 0x85A308D3)
    s.chance[0] = mix(low ^ 0x13198A2E)
    s.chance[1] = high | 1  # never both zero: that state would not move


def draw(s: Header) -> int:
    """The next 32 random bits."""
    a = s.chance[0]
    b = s.chance[1]
    x = (a * 0x9E3779BB) & MASK
    result = ((((x << 5) | (x >> 27)) & MASK) * 5) & MASK
    b = b ^ a
    s.chance[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & MASK
    s.chance[1] = ((b << 13) | (b >> 19)) & MASK
    return result


def below(s: Header, n: int) -> int:
    """A random number 0 … n-1; the bias is below n / 2**32."""
    return (draw(s) * n) >> 32


def pick(seed: int, number: int, n: int) -> int:
    """The option 0 … n-1 that a random player takes at decision `number`.

    It does not touch the game's own random words, so a simulated game is also an ordinary match with the same seed.
    """
    word = mix((seed & MASK) ^ mix((number * 0x9E3779B1) & MASK))
    word = mix(word ^ ((seed >> 32) & MASK))
    return (word * n) >> 32
