"""Values derived from the state of a game: cached until the game changes."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Value = TypeVar("Value")


class derived(Generic[Value]):
    """A cached read-only property. The owner has a dictionary `_derived`, which it clears whenever it changes."""

    def __init__(self, read: Callable[[Any], Value]) -> None:
        self._read = read
        self._name = read.__name__
        self.__doc__ = read.__doc__

    @overload
    def __get__(self, owner: None, kind: type[Any]) -> "derived[Value]": ...

    @overload
    def __get__(self, owner: object, kind: type[Any]) -> Value: ...

    def __get__(self, owner: Any, kind: type[Any]) -> "derived[Value] | Value":
        if owner is None:
            return self
        known: dict[str, Value] = owner._derived
        if self._name not in known:
            known[self._name] = self._read(owner)
        return known[self._name]

    def __set__(self, owner: object, value: object) -> None:
        raise AttributeError(f"{self._name} is derived from the game and cannot be set")
