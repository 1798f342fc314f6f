"""The arrays that a vector environment writes into: their types and shapes, and whether given ones fit."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Form = tuple[Any, tuple[int, ...]]


def make_arrays(forms: Mapping[str, Form], given: Mapping[str, Array]) -> dict[str, Array]:
    """The given arrays and new ones for all others. Raises TypeError for unknown names and arrays that do not fit."""
    for name in given:
        if name not in forms:
            raise TypeError(f"there is no array {name!r}; the arrays are {', '.join(forms)}")
    made = {}
    for name, (dtype, shape) in forms.items():
        if name in given:
            check_array(given[name], dtype, shape, name)
            made[name] = given[name]
        else:
            made[name] = np.zeros(shape, dtype)
    return made


def check_array(array: Any, dtype: Any, shape: tuple[int, ...], name: str) -> None:
    """Raises TypeError for what is no array of that type, ValueError for another shape or memory in pieces."""
    if not isinstance(array, np.ndarray) or array.dtype != dtype:
        found = array.dtype if isinstance(array, np.ndarray) else type(array).__name__
        raise TypeError(f"{name} must be an array of {np.dtype(dtype)}, not {found}")
    if array.shape != shape:
        raise ValueError(f"{name} must have the shape {shape}, not {array.shape}")
    if not (array.flags.c_contiguous and array.flags.writeable and array.flags.aligned):
        raise ValueError(f"{name} must be writeable and lie in one piece: pass a copy")


def check_actions(actions: Any, number: int) -> npt.NDArray[np.int64]:
    """Actions as the compiled code takes them; no copy if they are already. Raises TypeError or ValueError."""
    array = np.asarray(actions)
    if array.dtype.kind not in "iu":
        raise TypeError(f"actions must be integers, not {array.dtype}")
    if array.shape != (number,):
        raise ValueError(f"actions must have the shape ({number},), one a game, not {array.shape}")
    return np.ascontiguousarray(array, np.int64)
