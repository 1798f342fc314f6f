"""The arrays that a vector environment writes into: their types and shapes, and checks of given ones."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.envs.refusals import EnvironmentCode
from fiefdom.errors import InvalidArgument, InvalidType

Array = npt.NDArray[Any]
Form = tuple[Any, tuple[int, ...]]


def make_arrays(forms: Mapping[str, Form], given: Mapping[str, Array]) -> dict[str, Array]:
    """The given arrays and new ones for all others.

    Raises TypeError for unknown names, ValueError for arrays that share memory, and as `check_array` does.

    >>> make_arrays({"rewards": (np.float32, (2, 4))}, {})["rewards"].shape
    (2, 4)
    """
    for name in given:
        if name not in forms:
            raise InvalidType(EnvironmentCode.UNKNOWN_ARRAY(name=name, known=tuple(forms)))
    made = {}
    for name, (dtype, shape) in forms.items():
        if name in given:
            check_array(given[name], dtype, shape, name)
            made[name] = given[name]
        else:
            made[name] = np.zeros(shape, dtype)
    _check_apart(made)
    return made


def _check_apart(arrays: Mapping[str, Array]) -> None:
    """Raises ValueError if two arrays share memory: one would overwrite the other."""
    # All are contiguous, so that a comparison of their bounds is exact.
    for (name, array), (other_name, other) in combinations(arrays.items(), 2):
        if np.may_share_memory(array, other):
            raise InvalidArgument(EnvironmentCode.SHARED_MEMORY(name=name, other=other_name))


def check_array(array: Any, dtype: Any, shape: tuple[int, ...], name: str) -> None:
    """Raises TypeError if it is not an array of that type, ValueError for another shape or unsuitable memory.

    >>> check_array(np.zeros(3, np.uint8), np.uint8, (3,), "masks")
    >>> check_array(np.zeros(3, np.uint8), np.uint8, (4,), "masks")
    Traceback (most recent call last):
    fiefdom.errors.InvalidArgument: masks must have the shape (4,), not (3,).
    """
    if not isinstance(array, np.ndarray) or array.dtype != dtype:
        found = str(array.dtype) if isinstance(array, np.ndarray) else type(array).__name__
        raise InvalidType(EnvironmentCode.ARRAY_TYPE(name=name, expected=str(np.dtype(dtype)), found=found))
    if array.shape != shape:
        raise InvalidArgument(EnvironmentCode.ARRAY_SHAPE(name=name, expected=str(shape), found=str(array.shape)))
    if not (array.flags.c_contiguous and array.flags.writeable and array.flags.aligned):
        raise InvalidArgument(EnvironmentCode.ARRAY_MEMORY(name=name))


def check_last_axis(array: Any, length: int, name: str) -> None:
    """Raises TypeError if it is not an array of bytes, ValueError if its last axis has another length.

    >>> check_last_axis(np.zeros((2, 3), np.uint8), 3, "masks")
    """
    if not isinstance(array, np.ndarray) or array.dtype != np.uint8:
        found = str(array.dtype) if isinstance(array, np.ndarray) else type(array).__name__
        raise InvalidType(EnvironmentCode.ARRAY_TYPE(name=name, expected="uint8", found=found))
    if array.ndim == 0 or array.shape[-1] != length:
        expected, found = f"(..., {length})", str(array.shape)
        raise InvalidArgument(EnvironmentCode.ARRAY_SHAPE(name=name, expected=expected, found=found))


def check_actions(actions: Any, number: int, name: str = "actions") -> npt.NDArray[np.int64]:
    """Actions as the compiled code needs them; not copied if they already are. Raises TypeError or ValueError.

    >>> check_actions([3, 5], 2).dtype.name
    'int64'
    """
    array = np.asarray(actions)
    if array.dtype.kind not in "iu":
        raise InvalidType(EnvironmentCode.ACTION_TYPE(name=name, found=str(array.dtype)))
    if array.shape != (number,):
        shape, found = str((number,)), str(array.shape)
        raise InvalidArgument(EnvironmentCode.ARRAY_SHAPE(name=name, expected=shape, found=found))
    return np.ascontiguousarray(array, np.int64)
