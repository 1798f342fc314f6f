"""The random source: one uint64 in an array of length 1, owned and passed in by the caller. States do not contain one.

The generator is xorshift64*; seeds are mixed by splitmix64, so neighbouring seeds give unrelated streams.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.engine.compiled import compiled_twin, inlined

WORD = 0xFFFF_FFFF_FFFF_FFFF
GOLDEN = 0x9E37_79B9_7F4A_7C15
U64 = np.uint64
Randoms = npt.NDArray[np.uint64]


def random_sources(seed: int, first: int, number: int) -> Randoms:
    """Streams first .. first + number - 1 of a seed. They are never 0 and are the same on every machine."""
    with np.errstate(over="ignore"):
        index = np.arange(first, first + number).astype(np.uint64)
        value = U64(seed & WORD) + index * U64(0xD134_2543_DE82_EF95) + U64(GOLDEN)
        value = (value ^ value >> U64(30)) * U64(0xBF58_476D_1CE4_E5B9)
        value = (value ^ value >> U64(27)) * U64(0x94D0_49BB_1331_11EB)
        value ^= value >> U64(31)
    value[value == 0] = GOLDEN
    return value


def mixed(seed: int, index: int) -> int:
    """The start of stream `index` of `seed`."""
    return int(random_sources(seed, index, 1)[0])


def stirred(value: int, word: int) -> int:
    """A hash of two words that depends on every bit of both."""
    value = ((int(value) ^ int(word)) + GOLDEN) * 0xD134_2543_DE82_EF95 & WORD
    return value ^ value >> 32


@compiled_twin(stirred)
def _stirred(value: Any, word: Any) -> Any:
    def compiled(value: Any, word: Any) -> Any:
        value = ((value ^ word) + U64(GOLDEN)) * U64(0xD134_2543_DE82_EF95)
        return value ^ value >> U64(32)

    return compiled


def following(value: int) -> int:
    """One step of the generator."""
    value = int(value)
    value ^= value << 13 & WORD
    value ^= value >> 7
    return value ^ (value << 17 & WORD)


@compiled_twin(following)
def _following(value: Any) -> Any:
    def compiled(value: Any) -> Any:
        value ^= value << U64(13)
        value ^= value >> U64(7)
        return value ^ value << U64(17)

    return compiled


def scaled(value: int, bound: int) -> int:
    """Scale a generator word to a number below `bound` (1 <= bound < 2**31)."""
    return ((int(value) * 0x2545_F491_4F6C_DD1D & WORD) >> 32) * int(bound) >> 32


@compiled_twin(scaled)
def _scaled(value: Any, bound: Any) -> Any:
    def compiled(value: Any, bound: Any) -> Any:
        return np.int64((value * U64(0x2545_F491_4F6C_DD1D) >> U64(32)) * U64(bound) >> U64(32))

    return compiled


@inlined
def below(random: Any, bound: int) -> int:
    """A uniformly random number in range(bound); advances the source."""
    value = following(random[0])
    random[0] = value
    return scaled(value, bound)


def new_source(seed: int, index: int = 0) -> Randoms:
    """A random source for Python callers."""
    return random_sources(seed, index, 1)
