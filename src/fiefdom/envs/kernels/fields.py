"""Compiled: the fields that a family adds to its records, written as bytes.

Each number is one more than the field's, so that NOBODY is 0.
"""

from typing import Any

from fiefdom.engine.compiled import compiled_twin, inlined, kernel
from fiefdom.engine.registry import Field
from fiefdom.engine.traits import layout_of_dtype, layout_of_type
from fiefdom.envs.kernels.description import LARGEST
from fiefdom.envs.kernels.memory import put


@inlined
def clipped(number: int) -> int:
    """A count as a byte."""
    return min(max(number, 0), LARGEST)


def state_numbers(state: Any, target: Any, at: int) -> int:
    """Write the fields that a family adds to its states; returns where they end."""
    return _write(state, layout_of_dtype(state.dtype).family.state_fields, target, at)


def kingdom_numbers(kingdom: Any, target: Any, at: int) -> int:
    """Write the fields that a family adds to its kingdoms; returns where they end."""
    return _write(kingdom, layout_of_dtype(kingdom.dtype).family.kingdom_fields, target, at)


def _write(record: Any, fields: tuple[Field, ...], target: Any, at: int) -> int:
    for name, *_ in fields:
        for number in record[name].reshape(-1):
            put(target, at, clipped(int(number) + 1))
            at += 1
    return at


@compiled_twin(state_numbers)
def _state_numbers(state: Any, target: Any, at: Any) -> Any:
    return _writer(layout_of_type(state).family.state_fields)


@compiled_twin(kingdom_numbers)
def _kingdom_numbers(kingdom: Any, target: Any, at: Any) -> Any:
    return _writer(layout_of_type(kingdom).family.kingdom_fields)


def _writer(fields: tuple[Field, ...]) -> Any:
    """A function that writes these fields one after another: in compiled code, names of fields must be constants."""
    if not fields:
        return lambda record, target, at: at
    name, rest = fields[0][0], kernel(_writer(fields[1:]))

    def write_number(record: Any, target: Any, at: int) -> int:
        put(target, at, clipped(record[name] + 1))
        return rest(record, target, at + 1)

    def write_numbers(record: Any, target: Any, at: int) -> int:
        for number in record[name].flat:
            put(target, at, clipped(number + 1))
            at += 1
        return rest(record, target, at)

    return write_number if len(fields[0]) == 2 else write_numbers
